# 890 Anno Domini in English.
# Names of tiles, crops, Characters and Scenarios come from the content: tile-*, crop-*, character-*, scenario-*.
# An argument such as $what or $tile arrives in words; $what is one of the two words below.

game-title = 890 Anno Domini
game-tagline = Nine tiles, eight rounds: a Kingdom grows while the Saracens come from the sea.
game-in-a-minute = Everybody builds a Kingdom of 9 tiles around a Castle. On your turn you take a tile from the row, more expensive the further along it lies, and place it. 3 equal Crops in a line make a trio, which wins a Character or Coins. Saracens on tiles drive the Invader on, Towers raise the common Defence: when the Invader is ahead, whoever has the fewest Towers is invaded and one of their tiles becomes a Ruin. After 8 rounds the VP of tiles and Characters are added to the bonuses for the most Nobles, Coins and Towers: whoever has the most wins.

towers = Towers
nobles = Nobles

# What stands on a tile that is lost, and what lies beside one that is taken: the end of longer messages.
with-tokens =
    { $towers ->
        [0] { $nobles ->
            [0] { "" }
            [one] , with 1 Noble
           *[other] , with { $nobles } Nobles
        }
        [one] , with 1 Tower{ $nobles ->
            [0] { "" }
            [one] {" "}and 1 Noble
           *[other] {" "}and { $nobles } Nobles
        }
       *[other] , with { $towers } Towers{ $nobles ->
            [0] { "" }
            [one] {" "}and 1 Noble
           *[other] {" "}and { $nobles } Nobles
        }
    }
with-beside =
    { $coins ->
        [0] { $saracens ->
            [0] { "" }
            [one] , with the Saracen token beside it
           *[other] , with the { $saracens } Saracen tokens beside it
        }
        [one] , with the Coin{ $saracens ->
            [0] {" "}beside it
            [one] {" "}and the Saracen token beside it
           *[other] {" "}and the { $saracens } Saracen tokens beside it
        }
       *[other] , with the { $coins } Coins{ $saracens ->
            [0] {" "}beside it
            [one] {" "}and the Saracen token beside it
           *[other] {" "}and the { $saracens } Saracen tokens beside it
        }
    }

ending-kingdoms_complete = The eighth round is over and the Kingdoms are counted.

tally-invasions = Invasions
tally-ruins = Ruins

## What a seat is asked

prompt-castle = Choose a Castle for the centre of your Kingdom.
prompt-replace = You may first discard a tile with the Replace icon and put any Territory of the row there, for free.
prompt-replace-with = Take any Territory of the row for free: it goes where the discarded tile stood.
prompt-take =
    Take one tile: a Territory of the row or a Special Building. You have { $coins ->
        [0] no Coins
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
prompt-place = Choose a free space of your Kingdom for { THE($tile) }.
prompt-reward =
    { $n ->
        [one] You have made a trio: take a Character of its Banner, or Coins.
       *[other] You have { $n } trios to reward, one at a time: choose a Character of one of their Banners, or Coins.
    }
prompt-reward-one = You have made a trio ({ $crop }): take a Character of its Banner, or Coins.
prompt-use = { $character }: use the ability? { $ability }
prompt-put =
    { $character }: choose which of your tiles receives { $what ->
        [Towers] { $n ->
            [one] 1 Tower
           *[other] { $n } Towers
        }
       *[Nobles] { $n ->
            [one] 1 Noble
           *[other] { $n } Nobles
        }
    }.
prompt-steal =
    { $character }: choose another player’s tile to take { $what ->
        [Towers] 1 Tower
       *[Nobles] 1 Noble
    } from.
prompt-put-stolen =
    { $character }: choose which of your tiles receives the { $what ->
        [Towers] Tower
       *[Nobles] Noble
    } you took.
prompt-move =
    { $character }: { $what ->
        [Towers] { $left ->
            [one] move 1 more Tower onto your Castle, or stop.
           *[other] move up to { $left } Towers onto your Castle, one at a time.
        }
       *[Nobles] { $left ->
            [one] move 1 more Noble onto your Castle, or stop.
           *[other] move up to { $left } Nobles onto your Castle, one at a time.
        }
    }
prompt-rebuild = { $character }: choose the ruined Territory to rebuild.
prompt-swap = { character-cartographer }: choose the first of 2 tiles to swap.
prompt-swap-with = { character-cartographer }: choose the tile to swap with { THE($tile) } in space { $cell }.
prompt-token =
    { character-mystic }: { $left ->
        [one] put the last Saracen token beside a Territory of the row.
       *[other] put { $left } Saracen tokens, one at a time, beside Territories of the row.
    }
prompt-lose = You are invaded. Choose the tile that becomes a Ruin: Nobles and Towers on it are lost.
prompt-keep = { character-apprentice }: keep one of the Characters drawn, for its VP alone.

## What can be chosen

option-castle = Take { THE($tile) }
option-pass-replace = Keep your tiles as they are
option-pass-replace-told = Keeps the tiles as they are
option-replace = Discard { THE($tile) } from space { $cell }
option-take-row =
    Take { THE($tile) } { $cost ->
        [0] for free
        [one] for 1 Coin
       *[other] for { $cost } Coins
    }{ with-beside }
option-take-free =
    Take { THE($tile) } for free{ with-beside }
option-take-special =
    Take { THE($tile) } for { $cost ->
        [one] 1 Coin
       *[other] { $cost } Coins
    }
option-invent = Discard the Inventor and take { THE($tile) } for free
option-place = Put { THE($tile) } in space { $cell }
option-attract = Attract { THE($character) } ({ $vp } VP): { $ability }
option-coins =
    Take { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    } for the trio ({ $crop })
option-use = Use the ability of { THE($character) }
option-decline = Do not use the ability of { THE($character) }
option-put = On { THE($tile) } in space { $cell }
option-steal =
    { $what ->
        [Towers] Take a Tower
       *[Nobles] Take a Noble
    } of { $seat } from { THE($tile) } in space { $cell }
option-move =
    { $what ->
        [Towers] Move a Tower
       *[Nobles] Move a Noble
    } from { THE($tile) } in space { $cell } to the Castle
option-stop = Stop moving
option-rebuild = Rebuild { THE($tile) } in space { $cell }
option-swap = Move { THE($tile) } out of space { $cell }
option-with = Swap with { THE($tile) } in space { $cell }
option-token =
    Saracen token beside { THE($tile) }{ $saracens ->
        [0] { "" }
        [one] , which has 1 already
       *[other] , which has { $saracens } already
    }
option-lose =
    Lose { THE($tile) } in space { $cell }{ with-tokens }
option-keep = Keep { THE($character) } for { $vp } VP

## Why something cannot be chosen

reason-coins =
    You have { $have ->
        [0] no Coins
        [one] 1 Coin
       *[other] { $have } Coins
    }; this tile costs { $need }.
reason-no-such-castle =
    { $n ->
        [one] There is only 1 Castle left.
       *[other] There are { $n } Castles to pick from.
    }
reason-no-such-tile =
    { $n ->
        [0] The row is empty.
        [one] The row holds 1 Territory.
       *[other] The row holds { $n } Territories.
    }
reason-no-such-special =
    { $n ->
        [one] There is only 1 place for a Special Building.
       *[other] There are { $n } places for Special Buildings, numbered from 1.
    }
reason-special-gone = That place is empty: the Special Building was taken, and none is refilled.
reason-no-inventor = You do not have the Inventor: a Special Building must be paid for.
reason-just-arrived = Your Inventor arrived this turn: it can be discarded from your next turn on.
reason-territory-only = Only a Territory of the row may be taken here, not a Special Building.
reason-placed-this-turn = That tile came into your Kingdom this turn: you can discard it from your next turn on.
reason-not-replaceable = The tile in space { $cell } has no Replace icon: it cannot be discarded.
reason-ruin-without-icon = Space { $cell } holds a Ruin: a face-down tile shows no icon and cannot be discarded.
reason-no-such-space = A Kingdom has 9 spaces, numbered 1 to 9.
reason-space-taken = Space { $cell } already holds { THE($tile) }.
reason-empty-space = Space { $cell } is empty: there is no tile.
reason-other-banner = You have no trio left to reward for the Banner of { THE($character) }.
reason-character-gone = No Banner has { THE($character) } beside it.
reason-no-such-character = There is no such Character in the box.
reason-no-such-trio = You have no trio of that Crop to reward.
reason-ruin = Space { $cell } holds a Ruin, and at this table Ruins receive no tokens.
reason-own-tile = That tile is your own: the token must come from another player.
reason-no-token =
    { $what ->
        [Towers] There is no Tower on that tile.
       *[Nobles] There is no Noble on that tile.
    }
reason-on-castle = What is on your Castle is already there.
reason-no-ruin = Space { $cell } holds no Ruin.
reason-special-ruin = That Ruin was a Special Building: only Territories are rebuilt.
reason-castle-stays = At this table the Castle does not leave its space.
reason-same-tile = That is the first tile you chose: choose another to swap it with.
reason-castle-stands = A Castle can never be destroyed.
reason-already-ruin = Space { $cell } already holds a Ruin: it cannot fall twice.
reason-not-drawn = You did not draw that Character.

# What a place is for, said to whoever would choose it at another time.
reason-at-castles = Castles are chosen once, before the first turn.
reason-at-row = A Territory of the row is taken in the first step of your turn.
reason-at-special_buildings = A Special Building is taken in the first step of your turn, instead of a Territory.
reason-at-stack = The stack refills the row when a Territory is taken: nobody chooses from it.
reason-at-taken = The tile you have taken goes on a free space of your Kingdom: choose the space.
reason-at-banners = A Character is the reward for a new trio of the Banner’s Crop.
reason-at-drawn = Whoever has the Apprentice chooses one of these cards at the end of the game.
reason-at-kingdoms = A choice is about one space of a Kingdom, never about the whole Kingdom.
reason-at-kingdoms-spaces = You choose one of your spaces to place a tile, to lose one, or when an ability says so.
reason-at-kingdoms-characters = Your Characters act automatically when their cards say so.
reason-at-supply = Tokens come from the supply automatically, when a tile or a Character says so.

## What happened

event-castle = { $seat } puts { THE($tile) } in space { $cell }.
event-turn = Round { $round }: { $seat } to play.
event-takes =
    { $seat } takes { THE($tile) } { $cost ->
        [0] for free
        [one] for 1 Coin
       *[other] for { $cost } Coins
    }{ $only ->
        [1] , the only tile they can take
       *[other] { "" }
    }.
event-invents = { $seat } discards the Inventor and takes { THE($tile) } for free.
event-refill = { CAPITAL(THE($tile)) } joins the row.
event-discards-tile =
    { $seat } discards { THE($tile) } from space { $cell }{ with-tokens }.
event-places = { $seat } puts { THE($tile) } in space { $cell }.
event-saracens =
    { $n ->
        [one] The Invader moves 1 space
       *[other] The Invader moves { $n } spaces
    }, to { $invader }; the Defence is { $defence }.
event-tithe =
    { $from } pays a tithe of { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    } to { $seat } for the Church.
event-tithe-unpaid = { $from } owes { $seat } a tithe for the Church but has no Coins.
event-gains-coins =
    { $seat } receives { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }.
event-loses-coins =
    { $seat } loses { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }.
event-towers =
    { $n ->
        [one] 1 Tower
       *[other] { $n } Towers
    } for { $seat } on { THE($tile) } in space { $cell }: the Defence is { $defence }.
event-nobles =
    { $n ->
        [one] 1 Noble
       *[other] { $n } Nobles
    } for { $seat } on { THE($tile) } in space { $cell }.
event-trio = { $seat } makes a trio ({ $crop }) in spaces { $first }, { $second } and { $third }.
event-trio-shared = { $seat } makes a trio ({ $crop } or { $other }) in spaces { $first }, { $second } and { $third }.
event-attracts = { $seat } attracts { THE($character) }.
event-no-effect = The ability of { THE($character) } has no effect now.
event-steals-coins =
    { $seat } takes { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    } from { $from }.
event-steals =
    { $seat } takes a { $what ->
        [Towers] Tower
       *[Nobles] Noble
    } of { $from } from { THE($tile) } in space { $cell }.
event-puts =
    { $seat } puts the { $what ->
        [Towers] Tower
       *[Nobles] Noble
    } on { THE($tile) } in space { $cell }.
event-moves =
    { $seat } moves a { $what ->
        [Towers] Tower
       *[Nobles] Noble
    } from { THE($tile) } in space { $cell } to the Castle.
event-rebuilds = { $seat } rebuilds { THE($tile) } in space { $cell }.
event-swaps = { $seat } swaps { THE($other) } with { THE($tile) }, now in space { $cell }.
event-token = { $seat } puts a Saracen token beside { THE($tile) }.
event-invasion = Invasion! Invader { $invader }, Defence { $defence }.
event-invaded =
    { $seat } is invaded: { $towers ->
        [0] no Towers
        [one] 1 Tower, and nobody has fewer
       *[other] { $towers } Towers, and nobody has fewer
    }.
event-ruin =
    { $seat } loses { THE($tile) } in space { $cell }{ with-tokens }: it is now a Ruin.
event-nothing-to-lose = { $seat } has no tile to lose.
event-end = The last turn is over.
event-draws =
    { $seat } draws { $n ->
        [one] 1 Character
       *[other] { $n } Characters
    } for the Apprentice.
event-keeps = { $seat } keeps { THE($character) } for its VP.

## What counts at the end

part-tiles = { category-tiles }
part-places = { category-places }
category-tiles = Kingdom tiles
category-characters = Characters
category-scenario = Scenario
category-places = First and second places
score-tile = { $tile }
score-character = { $character }
score-kept = { character-apprentice }: { $character }
score-per-tower = Scenario: Towers
score-per-noble = Scenario: Nobles
score-per-coin = Scenario: Coins
score-per-church = Scenario: Churches
score-per-tavern = Scenario: Taverns
score-per-special_building = Scenario: Special Buildings
score-bonus-noble =
    { $rank ->
        [1] Most
       *[other] Second most
    } Nobles ({ $n }{ $by ->
        [duchess] ; ahead by the Duchess
        [nobles] ; ahead by Nobles
        [coins] ; ahead by Coins
        [towers] ; ahead by Towers
        [order] ; ahead by turn order
       *[number] { "" }
    })
score-bonus-coin =
    { $rank ->
        [1] Most
       *[other] Second most
    } Coins ({ $n }{ $by ->
        [duchess] ; ahead by the Duchess
        [nobles] ; ahead by Nobles
        [coins] ; ahead by Coins
        [towers] ; ahead by Towers
        [order] ; ahead by turn order
       *[number] { "" }
    })
score-bonus-tower =
    { $rank ->
        [1] Most
       *[other] Second most
    } Towers ({ $n }{ $by ->
        [duchess] ; ahead by the Duchess
        [nobles] ; ahead by Nobles
        [coins] ; ahead by Coins
        [towers] ; ahead by Towers
        [order] ; ahead by turn order
       *[number] { "" }
    })
score-tie =
    Tie at { $n } VP, won by { $by ->
        [duchess] the Duchess
        [nobles] the most Nobles
        [coins] the most Coins
        [towers] the most Towers
       *[order] turn order
    }

## What a table settles before play

table-scenario = Scenario
table-scenario-text = The Scenario says how many Coins everybody starts with, what is special about this game and which bonuses are given at its end.
table-scenario-first_steps = { scenario-first_steps }
table-scenario-raids_on_the_coast = { scenario-raids_on_the_coast }
table-scenario-year_of_plenty = { scenario-year_of_plenty }
table-scenario-court_of_ermengarde = { scenario-court_of_ermengarde }
table-scenario-watch_on_the_border = { scenario-watch_on_the_border }
table-scenario-pilgrims_road = { scenario-pilgrims_road }
table-scenario-random = One at random

table-first_player = First player
table-first_player-text = Whoever begins the game. The player to their right picks the first Castle.
table-first_player-random = At random
table-first_player-0 = Seat 1
table-first_player-1 = Seat 2
table-first_player-2 = Seat 3
table-first_player-3 = Seat 4

table-characters_with_three = Characters with 3 players
table-characters_with_three-text = How many Characters stand beside each Banner when 3 play: the two editions differ.
table-characters_with_three-3 = 3 beside each Banner
table-characters_with_three-2 = 2 beside each Banner

table-castle_order = Order of picking Castles
table-castle_order-text = The last player picks first; this says who follows.
table-castle_order-counter_clockwise = Counter-clockwise, the first player last
table-castle_order-clockwise = Clockwise from the first player

table-castle_crops = Crops of Castles
table-castle_crops-text = Which Crops a Castle counts as in a trio.
table-castle_crops-pair = The two it shows
table-castle_crops-any = Any Crop
table-castle_crops-none = None

table-nobles = Nobles in the supply
table-nobles-text = Whether Nobles can run out.
table-nobles-limited = As many as in the box
table-nobles-unlimited = Without limit

table-coins = Coins in the supply
table-coins-text = Whether Coins can run out.
table-coins-unlimited = Without limit
table-coins-limited = As many as in the box

table-unpaid_tithe = Tithe that cannot be paid
table-unpaid_tithe-text = What happens when a player who owes a tithe has no Coins.
table-unpaid_tithe-lost = It is lost
table-unpaid_tithe-supply = The supply pays it

table-replaced_trios = Trios of a replacing tile
table-replaced_trios-text = When the trios of a Territory that replaced another tile are rewarded.
table-replaced_trios-end_of_turn = With the others of the turn
table-replaced_trios-at_once = At once, before the take

table-trios_per_line = Trios in one line
table-trios_per_line-text = What a line of 3 tiles with 2 Crops in common is worth.
table-trios_per_line-each_crop = A trio for each Crop
table-trios_per_line-one = One trio

table-abilities = Immediate abilities
table-abilities-text = Whether the immediate ability of a Character may be left unused.
table-abilities-compulsory = Must be used
table-abilities-optional = May be declined

table-ruins_invaded = Ruins in an invasion
table-ruins_invaded-text = Whether an invaded player may choose a tile that is already a Ruin.
table-ruins_invaded-false = Cannot be chosen
table-ruins_invaded-true = May be chosen

table-ruin_towers = Towers of new Ruins
table-ruin_towers-text = When the Ruins of an invasion receive their Towers.
table-ruin_towers-together = After all have lost a tile
table-ruin_towers-one_by_one = Each as its tile falls

table-rebuilt_tower = Tower of a rebuilt tile
table-rebuilt_tower-text = What becomes of a Ruin’s own Tower when the tile is rebuilt.
table-rebuilt_tower-stays = It stays
table-rebuilt_tower-returns = It returns to the supply

table-castle_moves = Swapping the Castle
table-castle_moves-text = Whether the Cartographer may move the Castle.
table-castle_moves-true = Allowed
table-castle_moves-false = Not allowed

table-tokens_on_ruins = Tokens on Ruins
table-tokens_on_ruins-text = Whether a Character may put a Tower or a Noble on a Ruin.
table-tokens_on_ruins-true = Allowed
table-tokens_on_ruins-false = Not allowed

table-bonus_needs_one = Bonuses for those with none
table-bonus_needs_one-text = Whether a place in Nobles, Coins or Towers is rewarded even with none of them.
table-bonus_needs_one-false = Rewarded even with none
table-bonus_needs_one-true = At least one is needed

table-last_tie_break = Last tie-break
table-last_tie_break-text = Who is ahead when nothing else tells two players apart.
table-last_tie_break-earlier = The earlier in turn order
table-last_tie_break-later = The later in turn order

## On the board

board-round = Round { $round }/{ $rounds }
board-supply = Supply
board-coins = Coins
board-saracens = Saracens
board-invader = Invader
board-defence = Defence
board-safe =
    { $n ->
        [0] no space to spare
        [one] 1 space to spare
       *[other] { $n } spaces to spare
    }
board-behind =
    { $n ->
        [one] the Invader is 1 space ahead
       *[other] the Invader is { $n } spaces ahead
    }
board-castles = Castles
board-row = Territories
board-stack =
    { $n ->
        [0] the stack is empty
       *[other] { $n } in the stack
    }
board-specials = Special Buildings
board-gone = taken
board-cost =
    { $n ->
        [0] free
        [one] 1 Coin
       *[other] { $n } Coins
    }
board-hand = In hand
board-ruin = Ruin
board-space = space { $cell }: { $tile }
board-space-ruin = space { $cell }: Ruin of { $tile }
board-space-empty = space { $cell }: empty

## Tiles and Scenarios in words

note-points = { $n } VP.
note-cost =
    Costs { $n ->
        [one] 1 Coin.
       *[other] { $n } Coins.
    }
note-towers =
    { $n ->
        [one] Comes with 1 Tower.
       *[other] Comes with { $n } Towers.
    }
note-nobles =
    { $n ->
        [one] Comes with 1 Noble.
       *[other] Comes with { $n } Nobles.
    }
note-saracens =
    { $n ->
        [one] The Invader moves 1 space.
       *[other] The Invader moves { $n } spaces.
    }
note-coins =
    { $n ->
        [one] You receive 1 Coin.
       *[other] You receive { $n } Coins.
    }
note-lose-coins =
    { $n ->
        [one] You lose 1 Coin.
       *[other] You lose { $n } Coins.
    }
note-tithe = Every other player who has { $crop } pays you 1 Coin.
note-replace = At the start of a later turn you may discard it for any Territory of the row, for free.
note-row-saracens =
    At set-up { $n ->
        [one] 1 Saracen token
       *[other] { $n } Saracen tokens
    } beside { $tiles ->
        [one] the last tile of the row.
       *[other] each of the last { $tiles } tiles of the row.
    }
note-castle-gain =
    At set-up { $what ->
        [Towers] { $n ->
            [one] 1 Tower
           *[other] { $n } Towers
        }
       *[Nobles] { $n ->
            [one] 1 Noble
           *[other] { $n } Nobles
        }
    } on each Castle.
note-invader-start =
    { $n ->
        [one] The Invader starts on the number of players.
       *[other] The Invader starts on { $n } times the number of players.
    }
note-crops = Crops: { $crops }.
note-plain = Nothing but its Crops.
note-per-tower =
    At the end { $n } VP for { $each ->
        [one] each Tower
       *[other] every { $each } Towers
    } of the Kingdom.
note-per-noble =
    At the end { $n } VP for { $each ->
        [one] each Noble
       *[other] every { $each } Nobles
    } of the Kingdom.
note-per-coin =
    At the end { $n } VP for { $each ->
        [one] each Coin
       *[other] every { $each } Coins
    } you hold.
note-per-church =
    At the end { $n } VP for { $each ->
        [one] each Church
       *[other] every { $each } Churches
    } of the Kingdom.
note-per-tavern =
    At the end { $n } VP for { $each ->
        [one] each Tavern
       *[other] every { $each } Taverns
    } of the Kingdom.
note-per-special_building =
    At the end { $n } VP for { $each ->
        [one] each Special Building
       *[other] every { $each } Special Buildings
    } of the Kingdom.
note-itself = This building counts too.
note-most-noble =
    The most Nobles score { $first } VP{ $second ->
        [0] .
       *[other] , the second most { $second } VP.
    }
note-most-coin =
    The most Coins score { $first } VP{ $second ->
        [0] .
       *[other] , the second most { $second } VP.
    }
note-most-tower =
    The most Towers score { $first } VP{ $second ->
        [0] .
       *[other] , the second most { $second } VP.
    }

## The chapters of the rules

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-info = Open and hidden information
chapter-flow = The course of the game
chapter-take = Taking a tile
chapter-place = Placing a tile
chapter-icon = The icons on tiles
chapter-repl = Replacing a tile
chapter-trio = Trios
chapter-inv = Invasions
chapter-char = Characters
chapter-spec = Special Buildings
chapter-end = The end and the points
chapter-tie = Ties
chapter-exi = An example in full
chapter-scen = Scenarios

## What an option sets off

trigger-tithe = Tithe
trigger-invasion = Invasion
trigger-refill = A new tile comes into the row

## Parts of the table, in its outline

part-scenario = Scenario
part-kingdoms = Kingdoms
part-spaces = Spaces
part-towers = Towers
part-nobles = Nobles
part-coins = Coins
part-saracens = Saracens
part-vp = VP
part-lose_coins = Coins lost
part-characters = Characters
part-kept = Kept for points
part-row = Territories
part-stack = In the stack
part-special_buildings = Special Buildings
part-castles = Castles
part-taken = In hand
part-banners = Banners
part-deck = In the deck
part-drawn = Drawn
part-out = Out of the game
part-out_characters = Characters out of the game
part-supply = Supply
part-defence = Defence
part-invader = Invader
part-invader_moved = Invader moved
part-invasions = Invasions
part-ruin = Ruin
part-tile = Tile
