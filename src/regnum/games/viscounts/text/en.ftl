# Viscounts of the West Kingdom in English.
# Names of cards, Manuscripts, Buildings, segments and so on come from the content: card-*, manuscript-*, segment-* …
# An argument such as $card, $place or $what arrives in words; $what is one of the four words below.
# What cards do is composed from the sentences fx-* at the end of this file.

game-title = Viscounts of the West Kingdom
game-tagline = Ride around the kingdom between Virtue and Corruption, with a deck of Townsfolk.
game-in-a-minute = You ride around the kingdom with a small deck of Townsfolk. On your turn you play a card, whose number is how far your Viscount moves, exactly. Where they stop you take one action, as strong as the Icons on your cards in play: trade, construct, place Workers in the Castle, or transcribe Manuscripts. You may hire the Townsfolk there. Virtue and Corruption bring Deeds and Debts; when one of these piles is used up, the end is near. Buildings, Castle, Manuscripts and Deeds score: the most points win.

silver = Silver
ink = Ink
gold = Gold
stone = Stone

space-outer_left = outer left space
space-outer_right = outer right space
space-inner = inner space

merchants-give =
    { $each ->
        [one] each Merchant { $exchange ->
            [Silver] gives 1 Silver
            [Ink] gives 1 Ink
            [Gold] gives 1 Gold
            [Stone] gives 1 Stone
            [Destroy] lets you destroy a card
           *[other] lets you flip a card
        }
       *[other] every { $each } Merchants { $exchange ->
            [Silver] give 1 Silver
            [Ink] give 1 Ink
            [Gold] give 1 Gold
            [Stone] give 1 Stone
            [Destroy] let you destroy a card
           *[other] let you flip a card
        }
    }
paying-more =
    { $more ->
        [0] { "" }
       *[other] , up to { $most } if you pay { $with }
    }

printed-townsfolk = the Townsfolk printed on the board
printed-manuscript = the Manuscript printed on the board
empty-space = empty space
the-rival = The { $rival }

ending-poverty = Poverty was revealed, and the last round is over.
ending-prosperity = Prosperity was revealed, and the last round is over.
ending-divided_kingdom = Poverty and Prosperity were both revealed: the kingdom is divided, and the last round is over.

tally-rounds = Rounds
tally-buildings = Buildings

## What a seat is asked

prompt-pair = Choose a Player Card and its Hero: the card says where you start and what you own, the Hero joins your deck.
prompt-play = Play one of your cards: its value is how many spaces your Viscount moves this turn.
prompt-move =
    Move your Viscount clockwise by { $value ->
        [one] 1 space
       *[other] { $value } spaces
    }. Each further space costs 1 Silver{ $free ->
        [0] { "" }
        [one] , the first is free
       *[other] , the first { $free } are free
    }; { $silver ->
        [0] you have no Silver
       *[other] you have { $silver } Silver
    }.
prompt-action-outer =
    Outer path ({ $place }): you have { $trade ->
        [0] no Merchants
        [one] 1 Merchant
       *[other] { $trade } Merchants
    } for trading and { $build ->
        [0] no Builders
        [one] 1 Builder
       *[other] { $build } Builders
    } for constructing. You may also dismiss the Townsfolk here.
prompt-action-inner =
    Inner path ({ $place }): you have { $workers ->
        [0] no Nobles
        [one] 1 Noble
       *[other] { $workers } Nobles
    } for Workers and { $transcribe ->
        [0] no Clerics
        [one] 1 Cleric
       *[other] { $transcribe } Clerics
    } for transcribing. You may also dismiss the Townsfolk here.
prompt-pay =
    The action takes { $icons ->
        [one] 1 Icon
       *[other] { $icons } Icons
    }, and you lack { $missing }: choose how to pay for { $missing ->
        [one] it
       *[other] them
    }.
prompt-trade =
    How many times? Here { merchants-give }. You have { $icons ->
        [0] no Merchants
        [one] 1 Merchant
       *[other] { $icons } Merchants
    }{ $exchange ->
        [Silver] { "" }
       *[other] ; each Silver you pay counts as 1
    }.
prompt-building =
    Choose the Building to construct. You have up to { $builders ->
        [one] 1 Builder
       *[other] { $builders } Builders
    }. Constructing it unlocks the ability underneath.
prompt-free-building = Choose which { $building } you construct for free: each unlocks another ability.
prompt-spot = Choose the Building Spot for your { $building }.
prompt-link = Your Building completes two Links: choose which of them pays first.
prompt-workers =
    How many Workers enter the Castle, facing the { $place }? You have up to { $nobles ->
        [one] 1 Noble
       *[other] { $nobles } Nobles
    }.
prompt-station =
    Choose the section of the Castle’s first tier for { $n ->
        [one] your free Worker
       *[other] your { $n } free Workers
    }.
prompt-shift = You may move one of your Workers in the first tier of the Castle to the next section.
prompt-advance = You have three Workers in more than one section of the Castle: choose which group moves next.
prompt-side = Only one of your Workers is left facing the { $place }: choose to which side it goes.
prompt-eliminate = Too many Workers in tier { $tier }, facing the { $place }: choose whose Worker goes back.
prompt-free-manuscript = Take one of these Manuscripts without paying.
prompt-recruit =
    You may hire { $card } for { $price } Silver: the card goes to your discard pile. You have { $silver ->
        [0] no Silver
       *[other] { $silver } Silver
    }.
prompt-free-hire = Hire one of the visible Townsfolk for free: the card goes to your discard pile.
prompt-setup-hire = Hire one of the visible Townsfolk for free: the card joins your starting deck.
prompt-resource = Take 1 resource: Ink, Gold or Stone.
prompt-flip = Flip one card: a Debt is paid and gives you 1 resource; a Deed is approved and scores more VP.
prompt-either = Choose one of these effects.
prompt-next = Several effects happen now: choose which comes next.
prompt-discard = You may discard a card from your hand, or the top card of your draw pile unseen.
prompt-destroy = You may destroy a card from your hand, or the top of your draw pile unseen, for its value in Silver.
prompt-destroy-any = You may destroy one of your starting cards: it leaves the game and gives you its value in Silver.
prompt-rearrange = You may rearrange the cards on your board. The one on the right leaves first.

## What can be chosen

option-pair = Card { $n }: start on space { $n }, { $gains }. Hero { $hero }. { $ability }
option-play = Play { $card } (value { $value }; { $icons }). { $ability }
option-move =
    Go to the { $space } of the { $place }{ $price ->
        [0] { "" }
       *[other] { " " }for { $price } Silver
    }
option-act-trade =
    Trade: here { merchants-give }. You have { $icons ->
        [0] no Merchants
        [one] 1 Merchant
       *[other] { $icons } Merchants
    }{ paying-more }
option-act-trade-told = Trades
option-act-build =
    Construct: you have { $icons ->
        [0] no Builders
        [one] 1 Builder
       *[other] { $icons } Builders
    }{ paying-more }
option-act-build-told = Constructs
option-act-workers =
    Place Workers: you have { $icons ->
        [0] no Nobles
        [one] 1 Noble
       *[other] { $icons } Nobles
    }{ paying-more }
option-act-workers-told = Places Workers
option-act-transcribe =
    Transcribe { $manuscript } for { $cost ->
        [one] 1 Cleric
       *[other] { $cost } Clerics
    } ({ $ability }). You have { $icons ->
        [0] no Clerics
        [one] 1 Cleric
       *[other] { $icons } Clerics
    }{ paying-more }
option-act-transcribe-told = Transcribes { $manuscript }
option-dismiss-trade =
    Dismiss { $card } for { $price } Silver (at once: { $corner }), then trade: here { merchants-give }. You will have { $icons ->
        [one] 1 Merchant
       *[other] { $icons } Merchants
    }{ paying-more }
option-dismiss-build =
    Dismiss { $card } for { $price } Silver (at once: { $corner }), then construct with { $icons ->
        [0] no Builders
        [one] 1 Builder
       *[other] { $icons } Builders
    }{ paying-more }
option-dismiss-workers =
    Dismiss { $card } for { $price } Silver (at once: { $corner }), then place Workers with { $icons ->
        [0] no Nobles
        [one] 1 Noble
       *[other] { $icons } Nobles
    }{ paying-more }
option-dismiss-transcribe =
    Dismiss { $card } for { $price } Silver (at once: { $corner }), then transcribe { $manuscript } for { $cost ->
        [one] 1 Cleric
       *[other] { $cost } Clerics
    }. You will have { $icons ->
        [0] no Clerics
        [one] 1 Cleric
       *[other] { $icons } Clerics
    }{ paying-more }
option-pass-action = Take no action
option-pay =
    Pay { $silver ->
        [0] { "" }
       *[other] { $silver } Silver
    }{ $before_ink ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $ink ->
        [0] { "" }
       *[other] { $ink } Ink
    }{ $before_gold ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Gold
    }{ $before_stone ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $stone ->
        [0] { "" }
       *[other] { $stone } Stone
    }
option-exchange =
    { $n ->
        [one] Once
       *[other] { $n } times
    }{ $price ->
        [0] { "" }
       *[other] , paying { $price } Silver in all
    }: { $n ->
        [one] { "" }
       *[other] each time{ " " }
    }{ $effect }
option-build =
    { $building } for { $cost ->
        [0] free
        [one] 1 Builder
       *[other] { $cost } Builders
    }: { $ability }
option-build-told = { $building }
option-spot = Spot { $spot } of the { $place }: { $effect }
option-spot-linked =
    Spot { $spot } of the { $place }: { $effect }. It completes { $links ->
        [one] a Link: { $gives }
       *[other] two Links: { $gives }; and { $and }
    }
option-link = First the Link that gives: { $effect }
option-workers =
    { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    } for { $nobles ->
        [one] 1 Noble
       *[other] { $nobles } Nobles
    }{ $ways ->
        [0] { "" }
       *[other] , paying{ " " }
    }{ $silver ->
        [0] { "" }
       *[other] { $silver } Silver
    }{ $both ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Gold
    }{ $ways ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }or { $silver-most ->
            [0] { "" }
           *[other] { $silver-most } Silver
        }{ $both-most ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $gold-most ->
            [0] { "" }
           *[other] { $gold-most } Gold
        }
    }{ $ways ->
        [0] { "" }
        [1] { "" }
        [2] { "" }
       *[other] { " " }or something in between
    }
option-station =
    { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    } in the section that faces the { $place }
option-shift = Move a Worker from the section of the { $place } to that of the { $there }
option-decline-shift = Move no Worker
option-advance = One of the group that faces the { $place } goes in and gives: { $effect }
option-eliminate =
    Send back a Worker of { $rival ->
        [0] { $player }
       *[other] the { $player }
    }, who has { $n } there; in return they get: { $effect }
option-transcribe = { $manuscript }, { $place }: { $ability }
option-hire = Hire { $card } ({ $icons }) for { $price } Silver. At once: { $corner }. { $ability }
option-free-hire = Hire { $card } ({ $icons }) of the { $place }. At once: { $corner }. { $ability }
option-pass-recruit = Hire nobody
option-take =
    Take 1 { $what } (you have { $have ->
        [0] none
       *[other] { $have }
    })
option-flip-debt = Pay a Debt (you have { $have } unpaid)
option-flip-deed = Approve a Deed (you have { $have } not approved)
option-either = Effect: { $effect }
option-either-told = Chooses between two effects
option-next = Next: { $effect }
option-next-told = Chooses which effect comes next
option-discard = Discard { $card } (value { $value })
option-discard-top = Discard the top card of your draw pile unseen
option-discard-reshuffled = Shuffle your discards into a new draw pile and discard its top card unseen
option-decline-discard = Discard nothing
option-destroy = Destroy { $card } for { $value } Silver
option-destroy-top = Destroy the top card of your draw pile unseen
option-destroy-reshuffled = Shuffle your discards into a new draw pile and destroy its top card unseen
option-decline-destroy = Destroy nothing
option-order = From left to right: { $left }, { $middle }, { $right }
option-decline-rearrange = Leave the cards as they are

## Why something cannot be chosen

reason-no-such-pair = That Player Card is not on offer.
reason-no-such-card = There is no such card in the box.
reason-not-in-hand = { $card } is not in your hand.
reason-not-in-deck = You do not start with { $card }.
reason-no-cards-left = Your draw pile and your discards are both empty.
reason-no-such-order = Cards only change places with one another: no card may move onto an empty space.
reason-too-far = The card moves you { $value }. That space would cost { $need } Silver more; you have { $have ->
        [0] none
       *[other] { $have }
    }.
reason-must-act = At this table you must take an action when your Icons are enough for one.
reason-inner-only = That action belongs to the inner path, and your Viscount is on the outer one.
reason-outer-only = That action belongs to the outer path, and your Viscount is on the inner one.
reason-dismissal-too-dear = Dismissing { $card } costs { $need } Silver; you have { $have ->
        [0] none
       *[other] { $have }
    }.
reason-no-matching-icon = No Icon of { $card } helps with this action.
reason-too-few-icons =
    With everything you have, you reach { $have ->
        [0] no Icons
        [one] 1 Icon
       *[other] { $have } Icons
    }, and it takes { $need }.
reason-no-such-payment =
    A payment brings exactly { $icons ->
        [one] 1 Icon
       *[other] { $icons } Icons
    }, with nothing to spare.
reason-no-exchange = Trading means at least one exchange.
reason-silver-for-silver = Paying Silver to receive Silver gains nothing.
reason-nothing-to-flip =
    You have { $have ->
        [0] no Debt or Deed
        [one] 1 Debt or Deed
       *[other] { $have } Debts and Deeds
    } to flip, and it takes { $need }.
reason-all-built = You have constructed all your Buildings.
reason-no-spot = No Building Spot of the { $place } on your side of the River is empty.
reason-already-built = You have already constructed the { $building }.
reason-left-to-right = At this table Buildings of a type are taken from left to right.
reason-other-building = The effect gives you a { $building } that is still on your board, and no other Building.
reason-spot-taken = That Spot already has a Building.
reason-other-segment = You construct where your Viscount stands: in the { $place }.
reason-other-bank = That Spot is not on your side: the River divides each segment.
reason-no-workers = All your Workers are in the Castle: there are none left to place.
reason-no-such-line = That many Workers cannot be placed at once.
reason-few-workers =
    { $n ->
        [one] There is only 1 Worker in your supply.
       *[other] There are only { $n } Workers in your supply.
    }
reason-no-such-section = The Castle has five sections, numbered 1 to 5.
reason-no-worker-there = You have no Worker in the first tier of the section that faces the { $place }.
reason-no-group =
    In the section that faces the { $place } you have { $n ->
        [0] no Workers
        [one] 1 Worker
       *[other] { $n } Workers
    }: a group takes 3.
reason-no-worker-of = { $player } has no Worker in that section.
reason-no-manuscript = There is no Manuscript left in that place.
reason-manuscript-cost = That Manuscript costs { $cost }: it is not one of those you may take.
reason-not-adjacent = You may only hire where your Viscount stands: in the { $place }.
reason-pile-empty = There are no Townsfolk left in that place.
reason-no-resource = A resource is Ink, Gold or Stone.
reason-no-such-paper = Only a Debt or a Deed can be flipped.
reason-impossible-side = This would have no effect: { $effect }.
reason-corruption-first = Corruption comes first when both are gained at once. Then: { $effect }.

# What a place is for, said to whoever would choose it at another time.
reason-at-pairs = Player Cards are chosen before the first round.
reason-at-piles = A Townsfolk is dismissed during your action, or hired after it, where your Viscount stands.
reason-at-shelves = You transcribe the Manuscript of your Viscount’s segment, from the inner path; an effect may give you another.
reason-at-spaces = Your Viscount moves right after you play a card.
reason-at-spots = You construct on an empty Spot of your Viscount’s segment, on your side of the River.
reason-at-players = A choice is about one thing on a Player Board, never about the whole board.
reason-at-players-buildings = A Building is chosen when you construct, or when an effect gives you one.
reason-at-players-castle = Workers are placed with the Place Workers action; effects may move or eliminate some.
reason-at-players-hand = You play a card of your hand when your turn begins; effects may discard or destroy one.
reason-at-players-deck = Only an effect that discards or destroys takes the top card of your draw pile.
reason-at-players-discards = Your discards stay where they are until they become your draw pile again.
reason-at-players-unseen = Only Player Card 9 lets you choose among all the cards you start with.
reason-at-players-icons = Icons count when you take your action.
reason-at-players-papers = A Debt or a Deed is flipped when an effect says so.
reason-at-players-purse = Each action takes one currency: Trade Silver, Construct Stone, Place Workers Gold, Transcribe Ink.
reason-at-players-row = Your cards in play slide when you play one; an effect may let you rearrange them.

## What an option sets off

trigger-crowd = The section is crowded

## What happened

event-pair = { $player } takes Player Card { $n } with { $hero }.
event-turn =
    Round { $round }: { $rival ->
        [0] { $player }
       *[other] the { $player }
    } to play.
event-drops =
    { $card } leaves the board of { $rival ->
        [0] { $player }
       *[other] the { $player }
    }.
event-plays = { $player } plays { $card } ({ $icons }).
event-discards = { $player } discards { $card }.
event-destroys = { $player } destroys { $card }.
event-rearranges = { $player } puts the cards on the board in another order.
event-draws =
    { $player } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
event-shuffles =
    { $player } shuffles the discards into the draw pile ({ $n ->
        [one] 1 card
       *[other] { $n } cards
    }){ $by ->
        [criminals] , with Criminals on the board
        [none] , without Criminals on the board
       *[nothing] { "" }
    }.
event-moves =
    { $player } moves to the { $space } of the { $place }{ $n ->
        [0] { "" }
       *[other] { " " }for { $n } Silver
    }{ $only ->
        [0] { "" }
       *[other] , the only space in reach
    }.
event-meets =
    { $player } meets the Viscount of { $rival ->
        [0] { $other }
       *[other] the { $other }
    } there.
event-passes = { $player } takes no action.
event-cannot-act = { $player } cannot take an action.
event-pays =
    { $rival ->
        [0] { $player } pays
       *[other] The { $player } pays
    }{ " " }{ $silver ->
        [0] { "" }
       *[other] { $silver } Silver
    }{ $before_ink ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $ink ->
        [0] { "" }
       *[other] { $ink } Ink
    }{ $before_gold ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Gold
    }{ $before_stone ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $stone ->
        [0] { "" }
       *[other] { $stone } Stone
    } for the missing Icons.
event-dismisses =
    { $player } dismisses { $card } { $price ->
        [0] for free
       *[other] for { $price } Silver
    }.
event-trades =
    { $player } trades { $n ->
        [one] once
       *[other] { $n } times
    }{ $price ->
        [0] { "" }
       *[other] { " " }and pays { $price } Silver
    }.
event-only-building = Only the { $building } can be constructed: { $ability }.
event-builds = { $player } constructs the { $building } on Spot { $spot } of the { $place }.
event-link =
    { $player } completes a Link to a Building of { $rival ->
        [0] { $other }
       *[other] the { $other }
    }.
event-own-link = { $player } completes a Link between two Buildings of the same colour.
event-workers =
    { $player } places { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    } in the Castle, facing the { $place }.
event-shifts = { $player } moves a Worker in the Castle from the section of the { $place } to that of the { $there }.
event-advances =
    A group of { $rival ->
        [0] { $player }
       *[other] the { $player }
    } facing the { $place } sends a Worker up to the second tier.
event-rises =
    A group of { $rival ->
        [0] { $player }
       *[other] the { $player }
    } facing the { $place } sends a Worker up to the third tier.
event-leader = { $player } becomes the Castle Leader.
event-eliminated =
    A Worker of { $rival ->
        [0] { $player }
       *[other] the { $player }
    } is sent back from tier { $tier } of the section facing the { $place }.
event-transcribes = { $player } transcribes { $manuscript }.
event-transcribes-printed = { $player } transcribes the Manuscript printed in the { $place }.
event-bonus = { $player } takes a Bonus Card: { $bonus }.
event-hires = { $player } hires { $card } ({ $icons }).
event-collision =
    Collision! The markers of { $rival ->
        [0] { $player }
       *[other] the { $player }
    } meet on space { $space }.
event-reacts =
    The Collision sets off { $what } of { $rival ->
        [0] { $player }
       *[other] the { $player }
    }.
event-own-reward =
    The Collision gives { $rival ->
        [0] { $player }
       *[other] the { $player }
    } the effect above space { $space }.
event-others-reward =
    The Collision also counts for { $rival ->
        [0] { $player }
       *[other] the { $player }
    }: the effect below space { $space }.
event-markers-return =
    The markers of { $rival ->
        [0] { $player }
       *[other] the { $player }
    } return to the ends of the track.
event-gains = { $player } gains { $n } { $what }.
event-virtue = { $player } gains { $n } Virtue: the marker is on space { $space }.
event-corruption =
    { $player } gains { $n } Corruption{ $criminals ->
        [0] { "" }
       *[other] { " " }for the Criminals on the board
    }: the marker is on space { $space }.
event-debt = { $player } gains a Debt.
event-deed = { $player } gains a Deed.
event-pays-debt = { $player } pays a Debt.
event-approves-deed = { $player } has a Deed approved.
event-poverty = The last Debt above it is gone: Poverty is revealed.
event-prosperity = The last Deed above it is gone: Prosperity is revealed.
event-end-near = The game ends with round { $round }.
event-end = The last round is over.
event-rival-starts = { $player } starts on the { $space } of the { $place }.
event-scheme = { $player } turns up “{ $scheme }”.
event-gains-scheme = { $player } gains a Scheme: “{ $scheme }”.

## What counts at the end

part-majorities = { category-majorities }
part-leftover = { category-leftover }
category-buildings = Buildings
category-castle = Workers in the Castle
category-manuscripts = Manuscripts
category-papers = Debts and Deeds
category-majorities = Castle Leader, Poverty and Prosperity
category-leftover = Resources left over
score-buildings = { $building } × { $n }
score-workers = Workers in tier { $tier } × { $n }
score-leader = Castle Leader
score-sets =
    Manuscripts by ribbon ({ $n ->
        [one] 1 tile
       *[other] { $n } tiles
    })
score-manuscript = { $manuscript }
score-bonus = { $bonus }
score-unpaid = Unpaid Debts × { $n }
score-paid = Paid Debts × { $n }
score-acquired = Acquired Deeds × { $n }
score-approved = Approved Deeds × { $n }
score-poverty = Poverty: { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } for approved Deeds ({ $n })
score-prosperity = Prosperity: { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } for paid Debts ({ $n })
score-leftover = Resources left over
score-tie =
    Tie at { $n } VP: { $by ->
        [rival] the Rival wins ties
        [goods] whoever has the most Silver and resources wins
       *[shared] Silver and resources are equal too, so the victory is shared
    }

## What a table settles before play

table-rival = Rival
table-rival-text = Whom you play against when you sit alone: each Rival has an action it prefers.
table-rival-rival_cleric = { rival-rival_cleric }
table-rival-rival_noble = { rival-rival_noble }
table-rival-rival_builder = { rival-rival_builder }
table-rival-rival_cards = { rival-rival_cards }
table-rival-random = One at random

table-difficulty = Difficulty of the Rival
table-difficulty-text = How many of the stronger future Schemes the Rival’s deck has from the start. In brackets: how often a bot of medium level wins against it.
table-difficulty-0 = None (35%)
table-difficulty-1 = 1 Scheme (35%)
table-difficulty-2 = 2 Schemes (23%)
table-difficulty-3 = 3 Schemes (16%)

table-first_player = First player
table-first_player-text = Who begins the game and is last to choose a Player Card.
table-first_player-random = At random
table-first_player-0 = Seat 1
table-first_player-1 = Seat 2
table-first_player-2 = Seat 3
table-first_player-3 = Seat 4

table-pairs = Player Cards and Heroes
table-pairs-text = Whether players choose their Player Card with its Hero; dealing them makes a quicker start.
table-pairs-chosen = Chosen
table-pairs-dealt = Dealt at random

table-setup_papers = Debts and Deeds at the start
table-setup_papers-text = Whether the Debts and Deeds players start with bring the end of the game nearer.
table-setup_papers-box = They come from the box
table-setup_papers-piles = They come off the piles

table-pass_action = Taking no action
table-pass_action-text = When a player may go without an action.
table-pass_action-always = Always
table-pass_action-unless_payable = Only if the Icons in play suffice for none

table-double_resource = Resources that count twice
table-double_resource-text = How many resources in one action the Artist, the Priest and the Sculptor let count as two Icons.
table-double_resource-one = One
table-double_resource-every = All that are spent

table-merchant_pairs_dismiss = Dismissing for pairs of Merchants
table-merchant_pairs_dismiss-text = Whether Townsfolk that only show Merchants may be dismissed for another action when a card lets pairs of Merchants count for it.
table-merchant_pairs_dismiss-true = Allowed
table-merchant_pairs_dismiss-false = Not allowed

table-free_deeds_react = Abilities after free effects
table-free_deeds_react-text = Whether abilities that follow an action also follow Buildings, Workers and Manuscripts that come free.
table-free_deeds_react-false = Only after an action
table-free_deeds_react-true = After free ones too

table-building_order = Order of Buildings
table-building_order-text = Which Buildings of a type may be taken from the player’s board.
table-building_order-any = Any of them
table-building_order-left_to_right = From left to right

table-marker_order = Virtue and Corruption gained at once
table-marker_order-text = In which order the markers move when several abilities bring Virtue and Corruption at the same moment.
table-marker_order-corruption_first = Corruption first
table-marker_order-by_effect = In the order the player chooses

table-collision_space = Space of a Collision
table-collision_space-text = When the space that decides the rewards of a Collision is read, as its effects may still move the markers.
table-collision_space-each_step = Again for each reward
table-collision_space-fixed = Once, for all rewards

table-shuffle_markers = Markers and Shuffle effects
table-shuffle_markers-text = Whether a Shuffle effect brings Virtue or Corruption, as reshuffling an empty draw pile does.
table-shuffle_markers-true = It does
table-shuffle_markers-false = It does not

table-icons_scored = Icons that Manuscripts count
table-icons_scored-text = Which Icons score with a Manuscript that gives VP for them.
table-icons_scored-all = All cards, Buildings and Bonus Cards
table-icons_scored-cards_and_buildings = All cards and Buildings, no Bonus Cards
table-icons_scored-board = Only what lies on the board at the end

table-rival_single_worker = A single Worker of the Rival
table-rival_single_worker-text = Whether the Rival places its last Worker in the Castle alone.
table-rival_single_worker-false = Never
table-rival_single_worker-true = If no other is left

table-rival_icons_scored = Icons of the Rival
table-rival_icons_scored-text = Whether the Icons of its Schemes count for the Rival’s Manuscripts that score Icons.
table-rival_icons_scored-true = They count
table-rival_icons_scored-false = They do not count

## What cards, tiles and spaces do: each is something to do, so that sentences can be put together

fx-none = nothing
fx-timing-none = No ability.
fx-timing-instant = When played: { $effect }.
fx-timing-ongoing = While on your board: { $effect }.
fx-timing-dropoff = When it leaves your board: { $effect }.

fx-and = { $first }, then { $second }
fx-or = { $first }; or { $second }
fx-list = { $first }, { $second }
fx-list-and = { $first } and { $second }
fx-list-or = { $first } or { $second }

fx-gain = gain { $what }
fx-amount-silver = { $n } Silver
fx-amount-ink = { $n } Ink
fx-amount-gold = { $n } Gold
fx-amount-stone = { $n } Stone
fx-amount-any-resource =
    { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
fx-amount-debt =
    { $n ->
        [one] 1 Debt
       *[other] { $n } Debts
    }
fx-amount-deed =
    { $n ->
        [one] 1 Deed
       *[other] { $n } Deeds
    }
fx-amount-virtue = { $n } Virtue
fx-amount-corruption = { $n } Corruption

fx-icon-merchant =
    { $n ->
        [one] 1 Merchant
       *[other] { $n } Merchants
    }
fx-icon-builder =
    { $n ->
        [one] 1 Builder
       *[other] { $n } Builders
    }
fx-icon-noble =
    { $n ->
        [one] 1 Noble
       *[other] { $n } Nobles
    }
fx-icon-cleric =
    { $n ->
        [one] 1 Cleric
       *[other] { $n } Clerics
    }
fx-icon-criminal =
    { $n ->
        [one] 1 Criminal
       *[other] { $n } Criminals
    }

fx-flip-debt =
    flip { $n ->
        [one] 1 Debt to its paid side
       *[other] { $n } Debts to their paid side
    }
fx-flip-deed =
    flip { $n ->
        [one] 1 Deed to its approved side
       *[other] { $n } Deeds to their approved side
    }
fx-flip-any =
    flip { $n ->
        [one] 1 Debt or Deed
       *[other] { $n } Debts or Deeds
    }
fx-discard =
    { $n ->
        [one] discard a card if you like
       *[other] discard up to { $n } cards
    }
fx-destroy =
    { $n ->
        [one] destroy a card if you like
       *[other] destroy up to { $n } cards
    }
fx-destroy-any =
    { $n ->
        [one] destroy any one of your starting cards if you like
       *[other] destroy up to { $n } of your starting cards
    }
fx-rearrange = rearrange the cards on your board if you like
fx-shuffle = shuffle your discards into your draw pile
fx-recruit-free =
    { $n ->
        [one] hire 1 Townsfolk of any segment for free
       *[other] hire { $n } Townsfolk of any segment for free
    }
fx-transcribe-free =
    { $n ->
        [one] take 1 Manuscript of cost { $costs } for free
       *[other] take { $n } Manuscripts of cost { $costs } for free
    }
fx-build-any-site = construct { $building } for free on any empty Spot
fx-build-viscount-space = construct { $building } for free at the Viscount’s space
fx-building-trading-post = a Trading Post
fx-building-guildhall = a Guildhall
fx-building-workshop = a Workshop
fx-place-workers-free =
    { $n ->
        [one] place 1 Worker for free in any section of the Castle
       *[other] place { $n } Workers for free in any one section of the Castle
    }
fx-move-worker =
    { $n ->
        [one] move 1 of your Workers to the next section of the Castle if you like
       *[other] move up to { $n } of your Workers to the next section of the Castle
    }

fx-convert =
    { $when }, you may count { $given } as { $icons }, { $times ->
        [0] as often as you like
        [one] once
       *[other] up to { $times } times
    }
fx-rate-1-1 = (1 for each Icon)
fx-rate-2-1 = (2 for each Icon)
fx-rate-1-2 = (1 for 2 Icons)
fx-rate-1-2-once = (1 for each Icon, once for 2)
fx-when-trade = when you trade
fx-when-build = when you construct
fx-when-place-workers = when you place Workers
fx-when-transcribe = when you transcribe

fx-on-after-trade = after your Trade action, { $effect }
fx-on-after-build = after your Construct action, { $effect }
fx-on-after-place-workers = after your Place Workers action, { $effect }
fx-on-after-transcribe = after your Transcribe action, { $effect }
fx-on-any-collision = at every Collision of any player, { $effect }
fx-on-hire = whenever you hire Townsfolk, { $effect }
fx-on-gain-debt = whenever you gain a Debt, { $effect }
fx-on-flip-debt = whenever you flip a Debt, { $effect }
fx-on-flip-any = whenever a card is flipped, { $effect }
fx-on-shuffle = whenever the discards are shuffled, { $effect }
fx-on-gain-scheme = whenever a Scheme is gained, { $effect }
fx-if-no-criminals = with no Criminal on your board, { $effect }
fx-if-criminals = with a Criminal on your board, { $effect }

fx-icons = { $icons } more at all times
fx-extra-move =
    { $max ->
        [one] you may move 1 space further for free
       *[other] you may move up to { $max } spaces further for free
    }
fx-dismiss-cost = dismissing Townsfolk costs you { $silver } Silver, whatever their value
fx-hand-limit =
    { $n ->
        [one] you may hold 1 more card
       *[other] you may hold { $n } more cards
    }

fx-vp-per = at the end of the game, { $vp } VP for { $per }
fx-per-building =
    { $n ->
        [one] each of your Buildings
       *[other] every { $n } of your Buildings
    }
fx-per-resource =
    { $n ->
        [one] each resource you have left
       *[other] every { $n } resources you have left
    }
fx-per-builder-icon =
    { $n ->
        [one] each Builder
       *[other] every { $n } Builders
    } { fx-icons-counted }
fx-per-cleric-icon =
    { $n ->
        [one] each Cleric
       *[other] every { $n } Clerics
    } { fx-icons-counted }
fx-per-noble-icon =
    { $n ->
        [one] each Noble
       *[other] every { $n } Nobles
    } { fx-icons-counted }
fx-per-merchant-icon =
    { $n ->
        [one] each Merchant
       *[other] every { $n } Merchants
    } { fx-icons-counted }
fx-per-criminal-icon =
    { $n ->
        [one] each Criminal
       *[other] every { $n } Criminals
    } { fx-icons-counted }
fx-icons-counted =
    { $counted ->
        [board] on your board
        [cards_and_buildings] on all your cards and Buildings
       *[all] on all your cards, Buildings and Bonus Cards
    }
fx-per-flipped-debt =
    { $n ->
        [one] each Debt you have paid
       *[other] every { $n } Debts you have paid
    }
fx-per-flipped-deed =
    { $n ->
        [one] each of your approved Deeds
       *[other] every { $n } of your approved Deeds
    }
fx-per-worker-in-castle =
    { $n ->
        [one] each of your Workers in the Castle
       *[other] every { $n } of your Workers in the Castle
    }

# What only the Rival does.

fx-action-build = construct a Building
fx-action-place-workers = place Workers in the Castle
fx-action-transcribe = transcribe a Manuscript
fx-focus = do what this Rival prefers
fx-spend =
    spend { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }, then { $effect }
fx-gain-scheme =
    { $n ->
        [one] gain 1 future Scheme
       *[other] gain { $n } future Schemes
    }
fx-dismiss-adjacent-free = dismiss the Townsfolk next to the Viscount for free

## Parts of the table, in its outline

part-acquired = Deeds acquired
part-approved = Deeds approved
part-unpaid = Debts unpaid
part-paid = Debts paid
part-grey = Grey ribbon
part-black = Black ribbon
part-yellow = Yellow ribbon
part-blue = Blue ribbon
part-bonuses = Cleric Bonus Cards
part-merchant = Merchants
part-builder = Builders
part-noble = Nobles
part-cleric = Clerics
part-criminal = Criminals
part-building = Building
part-buildings = Buildings still on the Player Board
part-card = Player Card
part-castle = Workers in the Castle, by tier
part-corruption = Corruption on space
part-cost = Cost
part-wedges-here = Castle section
part-piles-here = Townsfolk
part-shelves-here = Manuscript
part-spaces-here = Viscounts
part-exchanges-here = Exchange
part-spots-here = Building Spots
part-virtue = Virtue on space
part-debts_above = Debts above Poverty
part-deeds_above = Deeds above Prosperity
part-deck = Draw pile
part-discards = Discards
part-dismissed = Icons of the dismissed Townsfolk
part-exchanges = Exchanges by segment
part-future = Future Schemes
part-gone = Out of the game
part-hand = Hand
part-hand_limit = Hand limit
part-hero = Hero
part-icons = Icons available
part-silver = Silver
part-ink = Ink
part-gold = Gold
part-stone = Stone
part-last_round = Last round
part-leader = Castle Leader
part-left = Left in the pile
part-manuscripts = Manuscripts
part-movement = Movement of this turn
part-pairs = Player Cards with their Heroes
part-papers = Debts and Deeds
part-phase = Phase
part-piles = Townsfolk by segment
part-player = Owner
part-players = Players
part-purse = Silver and resources
part-ring = Segments, clockwise
part-rival = Rival
part-row = Cards on the board
part-shelves = Manuscripts by segment
part-spaces = Viscounts by segment
part-outer_left = Outer left space
part-outer_right = Outer right space
part-inner = Inner space
part-spots = Building Spots, clockwise
part-top = Visible
part-unseen = Cards not in sight
part-viscount = Viscount
part-wedges = Castle sections, clockwise
part-workers = Workers in the supply

## The chapters of the rules

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-debt = Debts and Deeds
chapter-track = Virtue and Corruption
chapter-icon = Icons
chapter-card = Townsfolk cards
chapter-turn = The turn
chapter-time = When effects happen
chapter-p1 = Phase 1: a card
chapter-move = Phase 2: movement
chapter-act = Phase 3: the action
chapter-dis = Dismissing Townsfolk
chapter-trade = Trading
chapter-build = Building
chapter-work = Workers in the Castle
chapter-script = Manuscripts
chapter-hire = Phase 4: hiring
chapter-coll = Phase 5: the Collision
chapter-draw = Phase 6: drawing
chapter-end = The end of the game
chapter-score = The points
chapter-solo = The Rival
chapter-fx = What effects mean
chapter-opt = Options of a table

note-scheme = First: { $effect }. Then it moves { $n } and does the first of these that it can: { $options }.
