# Medioevo Universale in English.
# Names of places, cards and pieces come from the content: place-*, kingdom-*, card-*, piece-* …; an argument such as
# $place or $card arrives in words. Each subject has a section of its own, headed by three hashes.

game-title = Medioevo Universale
game-tagline = Europe in 1265 on a portolan chart: trade, treaties, learning and war.
game-in-a-minute = You lead a kingdom of Europe, North Africa or the Near East about 1265. Each round, swords set the order of turns: they are drawn by lot, and with 5 or more players the first ones are auctioned. In your turn events strike, you deal with the others, muster and tax, buy and place armies and buildings, fight and trade. Conquests, technologies and treaties bring honour. A secret objective adds to it, and ends the game at once if you hold all its territories. Whoever has the most honour at the end wins.

### The chapters of the rules

chapter-1 = What is in the box
chapter-2 = Conventions of the text
chapter-3 = The map, the pieces and the cards
chapter-4 = Aim, length and points
chapter-5 = Diplomacy
chapter-6 = Setting up
chapter-7 = The round
chapter-9 = Examples
chapter-10 = Special and optional rules

### Endings, figures, words

ending-ceiling = A player ended their turn with enough honour, objective included, to end the game.
ending-rounds = The last round is over.
ending-empire = A player holds every territory of their objective.
ending-mongols = The Mongols have reached their goal.
ending-survivor = Only one kingdom is left.
tally-rounds = Rounds
tally-eliminated = Players eliminated
tally-pirates = Pirate ships at the end
faith-christian = Christian
faith-muslim = Muslim
faith-orthodox = Orthodox
category-honour = Honour
category-objective = Objective
score-honour = Honour recorded
score-yellow = Yellow territories of the objective
score-red = Red territories of the objective
score-green = Home territories lost
score-tie =
    Tie on honour ({ $n }): { $by ->
        [territories] the most territories win
        [technologies] territories are equal too, so the most technologies win
        [florins] territories and technologies are equal too, so the most florins win
       *[shared] everything else is equal too, so the victory is shared
    }

### table

table-length = Length
table-length-text = Against bots a round takes 10–12 minutes; among several people much longer. The game ends after the last round, or earlier once somebody reaches that much honour.
table-length-hour = about an hour: 5 rounds or 10 honour points, pieces already placed
table-length-short = about an hour and a half: 6 rounds or 15 honour points
table-length-evening = an evening, about three hours: 12 rounds or 30 honour points
table-length-epic = several evenings: 30 rounds or 60 honour points
table-ceiling = Honour to reach
table-ceiling-text = Whoever ends their turn with this much honour wins. An hour of play brings each player about 5–10 points.
table-rounds = Last round
table-rounds-text = The game ends after this round at the latest.
table-duration = End of the game
table-duration-text = Whether honour can end the game before the last round.
table-duration-ceiling = honour or the last round
table-duration-rounds = only the last round
table-placement = First placement
table-placement-text = Who places the starting pieces and armies.
table-placement-players = the players
table-placement-automatic = automatic, for a quick start
table-towers = Towers and standards
table-towers-text = Towers in Rome, Constantinople and Jerusalem defend, hold people and bring reinforcements.
table-towers-true = with towers
table-towers-false = without
table-religion_levels = Four levels of religion
table-religion_levels-text = The religion technologies follow one another; all 4 let the Heroine defend.
table-religion_levels-true = with four levels
table-religion_levels-false = as printed
table-honour_coins = Honour coins
table-honour_coins-text = 1 coin for every 10 honour points, to spend on a card, armies or florins.
table-honour_coins-true = with coins
table-honour_coins-false = without
table-trade_buildings = Farms, markets, mines
table-trade_buildings-text = Buildings that change the prices of their city; grain reserves need a farm.
table-trade_buildings-true = with trade buildings
table-trade_buildings-false = without
table-treasures = Treasures
table-treasures-text = Whoever kills a barbarian general draws a treasure.
table-treasures-true = with treasures
table-treasures-false = without
table-northern_garrisons = Northern garrisons
table-northern_garrisons-text = With 10 players Novgorod and the Teutonic Knights start with 2 armies in each territory.
table-northern_garrisons-true = 2 armies
table-northern_garrisons-false = 1 army
table-zones = Land zones
table-zones-text = How much of the map is in play.
table-zones-by_players = by the number of players
table-zones-all = always all 4
table-auction = Auction of swords
table-auction-text = What the winner of a sword pays.
table-auction-second_price = the second bid plus 1
table-auction-first_price = their own bid
table-first_swords = Swords of the first round
table-first_swords-text = Whether the swords of the set-up also count in round 1.
table-first_swords-kept = kept
table-first_swords-drawn = auctioned and drawn again

### common

option-done = Done
option-end-turn = Skip the rest: { $phases }
option-yes = Yes
option-no = No
option-automatic = Place the rest automatically
option-amount = { $n }
option-player = { $player }
reason-not-offered = You cannot choose this here.
words-sum =
    { $n ->
        [0] no florins
        [one] 1 florin
       *[other] { $n } florins
    }
words-cash =
    { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }
words-purse =
    { $florins ->
        [0] You have no florins
        [one] You have 1 florin
       *[other] You have { $florins } florins
    }
words-price =
    { $price ->
        [one] 1 florin
       *[other] { $price } florins
    }
event-earns = { $player } receives { words-sum }.
event-pays = { $player } pays { words-sum }.
event-hands-over-share = { $player } pays { words-sum } of the sale to { $other }, who owns the city.
event-hands-over = { $player } pays { words-sum } to { $other }.
event-honour-gained =
    { $player } gains { $n ->
        [one] 1 honour point
       *[other] { $n } honour points
    } { $why } ({ $total } in all).
event-honour-lost =
    { $player } loses { $n ->
        [one] 1 honour point
       *[other] { $n } honour points
    } { $why } ({ $total } in all).
honour-3-30-5-w = for the outcome of the crusade
honour-4-03-a = for completing a minor kingdom that was barbarian
honour-4-03-b = for completing a great kingdom that was barbarian
honour-4-03-c = for conquering a tower
honour-4-03-d = for taking a city from a player
honour-4-03-e = for completing a minor kingdom that was a player’s
honour-4-03-f = for completing a great kingdom that was a player’s
honour-4-03-g = for a transport captured or destroyed
honour-4-03-h = for the Pope
honour-4-03-i = for the death of the Pope
honour-4-03-j = for a general killed
honour-4-03-k = for a banner destroyed
honour-4-03-l = for all 24 technologies
honour-5-01-t = for an act of diplomacy
event-coin =
    { $player } receives { $gained ->
        [one] an honour coin
       *[other] { $gained } honour coins
    } and has { $n }.
event-casus-belli = { $player } marks { $n } casus belli against { $other }.
event-draws = { $player } draws an empire card.
event-draws-card = You draw { THE($card) }.
event-turns-up = { $player } reveals { THE($card) }.
event-commander = A barbarian commander appears { IN($place) }.
event-barbarian-general = A barbarian general appears { IN($place) }.
event-wins =
    { $player } wins with { $n ->
        [one] 1 point
       *[other] { $n } points
    }.

### setup

prompt-kingdom =
    Choose your kingdom. Of { $n } players { $christian ->
        [one] 1 is Christian
       *[other] { $christian } are Christian
    }, { $muslim ->
        [one] 1 Muslim
       *[other] { $muslim } Muslim
    } and { $orthodox ->
        [one] 1 Orthodox
       *[other] { $orthodox } Orthodox
    }{ $count ->
        [0] { "" }
       *[other] ; always in play: { $required }
    }.
option-kingdom =
    { $kingdom } ({ $faith }): { $lands ->
        [one] 1 territory
       *[other] { $lands } territories
    } with { $cities }{ $pope ->
        [0] { "" }
       *[1] . The first Christian in turn order is Pope and holds Rome
    }
option-kingdom-told = { $kingdom } ({ $faith })
reason-kingdom-taken = This kingdom is already taken.
reason-kingdom-not-in-play = This kingdom is not in play at this table.
reason-faith-full = There are already enough players of this faith.
event-kingdom = { $player } rules { THE($kingdom) }.
event-pope = { $player } is Pope.
prompt-place = Where do you place { THE($piece) }?
prompt-place-first = Where do you place { THE($piece) }? { $text }
option-place = { $place }
reason-not-a-place = It goes to one of your home cities, a ship to one of your ports.
reason-not-yours = { CAPITAL(THE($place)) } is not yours.
reason-no-farm = You have no farm there.
reason-no-see = A cathedral goes to a kingdom that you hold completely and that has room for one more.
reason-no-city = Without Roads it can only go to one of your cities that is not in ruins.
event-places = { $player } places { A($piece) } { IN($place) }.
prompt-lot =
    Place { $n ->
        [one] 1 army
       *[other] { $n } armies
    }; { $total ->
        [one] 1 is left
       *[other] { $total } are left
    }.
option-army-at = { $place } ({ $armies } of { $limit })
option-aboard = Aboard { $vehicle } { IN($place) }{ words-load }
reason-no-room = There is no room there.
prompt-how-many-armies = How many armies go { TO($place) }?
event-places-armies =
    { $player } places { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { IN($place) }.
event-automatic = The armies of { $player } are placed automatically.

### round

event-round = Round { $n } begins.
event-turn = { $player } begins their turn.

### swords

prompt-bid = Sword { $sword }, place { $sword } in turn order: what is the most you would pay? { words-purse }.
option-bid =
    { $n ->
        [0] Nothing
        [one] 1 florin
       *[other] { $n } florins
    }
reason-bid = Choose one of the sums offered. { words-purse }.
event-sword = { $player } wins sword { $sword }.
event-order = Place { $n }: { $player }.

### reinforcements

event-reinforcements =
    { $player } receives { $n ->
        [0] no armies.
        [one] 1 army: { words-reinforcements }.
       *[other] { $n } armies: { words-reinforcements }.
    }
words-reinforcements =
    { $home } for the home territories{ $minor ->
        [0] { "" }
       *[other] , { $minor } for complete minor kingdoms
    }{ $towers ->
        [0] { "" }
       *[other] , { $towers } for towers and standards
    }
option-hire =
    Hire { $n ->
        [one] 1 mercenary army
       *[other] { $n } mercenary armies
    } for { words-price }
prompt-mercenaries = Mercenary: how many armies do you hire at { words-price } each? { words-purse }.
reason-mercenaries =
    One card brings at most { $most ->
        [one] 1 army
       *[other] { $most } armies
    }.
event-mercenaries =
    { $player } hires { $n ->
        [one] 1 army
       *[other] { $n } armies
    }.

### learning

option-learn = { $technology } ({ words-sum }): { $text }
option-learn-told = { $technology } ({ words-sum })
event-learns = { $player } learns { $technology }.
event-level = { $player } reaches { $n ->
    [4] the highest technology level
   *[other] technology level { $n }
}.

### pacts

event-pact =
    { $kind ->
        [passage] { $player } may cross the territories of { $other }.
        [commerce] { $player } may trade in the cities of { $other }.
       *[alliance] { $player } and { $other } are allies.
    }
event-pact-ends =
    { $kind ->
        [passage] { $player } may no longer cross the territories of { $other }.
        [commerce] { $player } may no longer trade in the cities of { $other }.
       *[alliance] { $player } and { $other } are no longer allies.
    }
event-debt-ends = { $player } no longer owes { $other } { words-sum }.
event-truce-over = The truce between { $player } and { $other } is over.
event-rate = { $player } pays { $other } { $n }% of every sale in the cities of { $other }.
event-truce = { $player } imposes a truce on { $other } for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
event-imposed = The pact holds for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} of { $player } and { $other } and cannot be revoked.
event-at-war = { $player } and { $other } are at war.
event-at-peace = { $player } and { $other } are no longer at war.
event-casus-belli-spent = { $player } spends { $n } casus belli against { $other } instead of honour.

### papacy

prompt-judge = { $player } has given cause for excommunication ({ $causes }). Do you impose it?
option-absolve = Let it pass
option-excommunicate = Excommunicate: they count as a Muslim, lose their generals and mark { $n } casus belli against you
event-pope-dies = The Pope is dead. There is no Pope until a Christian takes Rome.
trigger-excommunication = Excommunication
event-excommunicated = { $player } is excommunicated: { $causes }.

### losses

event-armies-from = { $player } loses these armies: { $places }.
event-loses-armies =
    { $player } loses { $n ->
        [one] 1 army
       *[other] { $n } armies
    }.
prompt-lose-armies =
    Where do you remove armies? { $n ->
        [one] 1 has
       *[other] { $n } have
    } to go.
prompt-lose-how-many =
    { $n ->
        [one] Do you remove 1 army there?
       *[other] How many of the { $n } armies do you remove there?
    }
option-lose-some =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    } fewer: { $from }
option-lose-evenly = Always where the most are left
option-armies-of =
    { $place } ({ $armies ->
        [one] 1 army
       *[other] { $armies } armies
    })
reason-no-armies-there = You cannot remove armies there; the last one in your own territory stays.

### cards

option-play = Play { THE($card) }. { $text }
option-play-told = Plays { THE($card) }
option-card = { $card }
prompt-victim = Against whom do you play { THE($card) }? They will mark { $n } casus belli against you.
prompt-partner = On whom do you play { THE($card) }?
option-victim-cards =
    { $player }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
option-victim-cathedrals =
    { $player }: { $n ->
        [one] 1 cathedral
       *[other] { $n } cathedrals
    }
reason-no-victim = That player has nothing that this card takes.
prompt-turns = For how many turns does { THE($card) } hold with { $other }?
option-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
event-plays = { $player } plays { THE($card) }.
event-plays-against = { $player } plays { THE($card) } against { $other }.
prompt-parry = { $other } has sent an Assassin. Do you stop it with yours? If not, you lose one of your cards.
event-parries = { $player } stops the Assassin of { $other } with one of their own.
prompt-eliminate = You see the cards of { $other }: which one do you eliminate?
prompt-steal = You see the cards of { $other }: which one do you take?
reason-not-in-hand = That card is not in the hand that you choose from.
event-eliminates = { $other } loses { THE($card) }.
event-takes-card = { $player } takes a card from { $other }.
event-steals = { $player } takes { THE($card) } from { $other }.
prompt-take-cathedral = Which cathedral of { $other } does the Bishop take?
reason-no-cathedral = There is no cathedral to take there.
event-cathedral-taken = { $other } loses the cathedral { IN($place) }.

### purchase

prompt-purchase = What do you buy? { words-purse }.
prompt-purchase-learning =
    { prompt-purchase } Only technologies for now.{ $architecture ->
        [0] { "" }
       *[1] { " " }Buildings need Architecture.
    }{ $army ->
        [0] { "" }
       *[1] { " " }Generals and engines need Army.
    }{ $full ->
        [0] { "" }
       *[1] { " " }Banners and transports are at your level’s limit.
    } The rest is too expensive.
option-buy = { $piece }: { words-price }. { $text }
option-buy-told = { $piece }: { words-price }
option-buy-in-vain = { option-buy } It would wait in your reserve: there is no place for it now.
option-scrap = Scrap a transport (it is lost)
reason-needs-technology = It needs { $technologies }, learned in an earlier turn.
reason-known = You already have this technology.
reason-costs =
    You have { $have ->
        [0] no florins
        [one] 1 florin
       *[other] { $have } florins
    }; it costs { $need }.
event-buys-ware = { $player } buys { A($piece) }.
prompt-scrap = Which transport do you scrap? In one of your territories everything aboard stays; elsewhere it is lost.
event-scraps = { $player } scraps { A($vehicle) }.

### placement

prompt-placement =
    Place what waits in your reserve: { $n ->
        [0] no armies
        [one] 1 army
       *[other] { $n } armies
    }{ $others ->
        [0] { "" }
        [one] { " " }and 1 other piece
       *[other] { " " }and { $others } other pieces
    }. The rest waits for your next turn.
prompt-placement-reinforcements =
    Place what waits in your reserve: { $n ->
        [one] 1 army
       *[other] { $n } armies
    } ({ words-reinforcements }){ $others ->
        [0] { "" }
        [one] { " " }and 1 other piece
       *[other] { " " }and { $others } other pieces
    }. The rest waits for your next turn.
option-deploy = { $piece }: { TO($place) }
option-deploy-general = { $piece }: to banner { $n } { IN($place) }
option-deploy-armies =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { TO($place) }
option-embark =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    } aboard { $vehicle } { IN($place) }
reason-nothing-waits = Your reserve holds none of these: { $piece }.
reason-round-number = A long list offers only round numbers and the total; place the rest with another choice.

### moving

option-use = { $vehicle } { IN($place) }: { words-left }{ words-load }
option-banner = Banner { $n }, level { $level }, { IN($place) }
words-load =
    { $armies ->
        [0] { "" }
        [one] , 1 army
       *[other] , { $armies } armies
    }{ $units ->
        [0] { "" }
       *[other] , { $goods }
    }{ $banner ->
        [0] { "" }
       *[other] , banner { $banner }
    }
words-left =
    { $points ->
        [0] no points left
        [one] 1 point left
       *[other] { $points } points left
    }
words-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
option-engine = { $piece } { IN($place) }
prompt-use = { $vehicle } { IN($place) }, { words-left }{ words-load }. What does it do?
option-go = Go { words-destination }
option-march = March with banner { $n } { FROM($from) } { words-destination }
option-march-told = Marches with banner { $n } { FROM($from) } { TO($place) }
option-haul = Haul { THE($piece) } { FROM($from) } { TO($place) }: { words-held }. { $text }
option-haul-told = Hauls { THE($piece) } { FROM($from) } { TO($place) }
option-vehicle-done = { $vehicle }: finished
words-destination =
    { TO($place) }: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }{ $whose ->
        [own] , yours
        [sea] { "" }
       *[other] , { $owner }
    }{ $armies ->
        [0] { "" }
        [one] , 1 army
       *[other] , { $armies } armies
    }{ $count ->
        [0] { "" }
       *[other] ; { A($there) }
    }{ $attacked ->
        [0] { "" }
       *[other] ; they attack you
    }{ $worth ->
        [0] { "" }
        [one] ; your load is worth 1 florin
       *[other] ; your load is worth { $worth } florins
    }
event-travels = { $player } moves { A($vehicle) } { TO($place) }.
prompt-lead = How many armies go { TO($place) } with the banner?
reason-too-few-or-many = One army must stay behind, and barbarians on the way let only stronger forces pass.
event-marches =
    { $player } leads a banner{ $n ->
        [0] { "" }
        [one] { " " }and 1 army
       *[other] { " " }and { $n } armies
    } { TO($place) }.
event-hauls = { $player } hauls an engine { TO($place) }.

### loading

words-cargo =
    { $what ->
        [banner] banner { $n }{ $armies ->
            [0] { "" }
            [one] { " " }and up to 1 army
           *[other] { " " }and up to { $armies } armies
        }
        [armies] { $armies ->
            [one] 1 army
           *[other] up to { $armies } armies
        }
       *[goods] goods ({ $goods })
    }
option-load = Load { words-cargo }: { words-points }
option-unload = Unload { words-cargo }: { words-points }
option-give = Hand { words-cargo } to { $vehicle }: { words-points }
option-take = Take { words-cargo } from { $vehicle }: { words-points }
reason-at-most = The most is { $n }.
event-banner-aboard = A banner of { $player } goes aboard { IN($place) }.
event-banner-ashore = A banner of { $player } leaves its transport { IN($place) }.
prompt-pass-armies =
    { $way ->
        [ashore] How many armies do you unload { IN($there) }?
       *[aboard] How many armies do you load onto { $there }? A territory with 4 armies or fewer may rebel.
    }
event-armies-aboard =
    { $player } loads { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { IN($place) }.
event-armies-ashore =
    { $player } unloads { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { IN($place) }.
prompt-pass-goods =
    { $way ->
        [ashore] Which goods do you unload { IN($there) }?
       *[aboard] Which goods do you load onto { $there }?
    }
option-good = { CAPITAL($good) }: { $n }
prompt-pass-some =
    { $way ->
        [ashore] How many units of { $good } do you unload { IN($there) }?
       *[aboard] How many units of { $good } do you load onto { $there }?
    }
event-goods-aboard =
    { $player } loads { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } { IN($place) }.
event-goods-ashore =
    { $player } unloads { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } { IN($place) }.

### trade

option-trade-done = { $n ->
    [0] End trading
    [one] End trading: 1 transport that can still act stays as it is
   *[other] End trading: { $n } transports that can still act stay as they are
}
prompt-trade = Which transport moves and trades? { words-purse }.
prompt-trade-with = { $vehicle } { IN($place) }, { words-left }{ words-load }. Where does it go, or what does it trade? { words-purse }.
option-sell =
    Sell { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } for { words-cash } ({ words-price } each)
option-buy-goods =
    Buy { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } for { words-cash } ({ words-price } each)
event-sells =
    { $player } sells { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } { IN($place) }.
event-buys =
    { $player } buys { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } { IN($place) }.

### coins

option-coin-card = Spend an honour coin: an empire card
option-coin-armies = Spend an honour coin: 10 armies
option-coin-florins = Spend an honour coin: 333 florins
event-reserves-armies = { $player } takes 10 armies into the reserve.
event-spends-coin =
    { $player } spends an honour coin and has { $n ->
        [0] none
       *[other] { $n }
    } left.
prompt-coin-armies = Where do the 10 armies go?
option-reserve = To the reserve

### diplomacy

prompt-diplomacy = Diplomacy: you have { $n ->
    [0] no actions
    [one] { $n } action
   *[other] { $n } actions
} left.
option-approach =
    Deal with { $player }, { $faith }{ $relation ->
        [war] , at war with you
        [ally] , your ally
       *[none] { "" }
    }{ $casus ->
        [0] { "" }
       *[other] ; you hold { $casus } casus belli
    }
option-approach-told = Deals with { $player }
option-orders = Change your standing orders
option-orders-told = Changes the standing orders
words-effects =
    { $honour ->
        [0] { "" }
       *[other] , { $honour } honour
    }{ $spent ->
        [0] { "" }
       *[other] , { $spent } casus belli spent instead of honour
    }{ $against ->
        [0] { "" }
       *[other] , { $against } casus belli against you
    }{ $marks ->
        [0] { "" }
       *[other] , you mark { $marks } casus belli
    }{ $cause ->
        [0] { "" }
       *[other] , the Pope may excommunicate you
    }
prompt-approach = What do you want from { $other }?
option-propose =
    { $kind ->
        [passage] Ask { $other } for passage through their territories
        [commerce] Ask { $other } for commerce in their cities
        [tax_10] Demand 10% of what { $other } sells in your cities
        [tax_20] Demand 20% of what { $other } sells in your cities
       *[alliance] Propose a military alliance to { $other }
    }{ $accepted ->
        [0] { "" }
       *[other] ; if accepted{ words-effects }
    }{ $refused ->
        [0] { "" }
       *[other] ; if refused, you mark { $refused } casus belli
    }
option-revoke =
    { $kind ->
        [passage] Revoke the passage of { $other } through your territories
        [commerce] Revoke the commerce of { $other } in your cities
       *[alliance] Leave the alliance with { $other }
    }{ words-effects }
option-renounce =
    { $kind ->
        [passage] Give up your passage through the territories of { $other }
       *[commerce] Give up your commerce in the cities of { $other }
    }
trigger-barbarians = The barbarians there attack
trigger-call = The allies of both sides are called to the war
option-declare =
    Declare war on { $other }; your treaties end{ words-effects }{ $n ->
        [0] { "" }
       *[other] ; allies who may join them: { $allies }
    }
option-peace = Offer peace to { $other }
option-waive = Waive your { $n }% of what { $other } sells in your cities
event-proposes =
    { $kind ->
        [passage] { $player } asks { $other } for passage through their territories.
        [commerce] { $player } asks { $other } for commerce in their cities.
        [tax_10] { $player } demands 10% of what { $other } sells in the cities of { $player }.
        [tax_20] { $player } demands 20% of what { $other } sells in the cities of { $player }.
       *[alliance] { $player } proposes a military alliance to { $other }.
    }
event-companions = { $player } and { $other } fight on the same side: they are allies now.
event-refuses = { $player } refuses the proposal of { $other }.
event-turns-down = { $other } does not grant what { $player } asks in return. That counts as a refusal by { $player }.
event-revokes =
    { $kind ->
        [passage] { $player } revokes the passage granted to { $other }.
        [commerce] { $player } revokes the commerce granted to { $other }.
       *[alliance] { $player } leaves the alliance with { $other }.
    }
event-renounces =
    { $kind ->
        [passage] { $player } gives up the passage through the territories of { $other }.
       *[commerce] { $player } gives up the commerce in the cities of { $other }.
    }
event-waives = { $player } waives the share of what { $other } sells.
prompt-answer =
    { $kind ->
        [passage] { $player } asks for passage through your territories.
        [commerce] { $player } asks to trade in your cities.
        [tax_10] { $player } wants 10% of what you sell in their cities.
        [tax_20] { $player } wants 20% of what you sell in their cities.
       *[alliance] { $player } proposes a military alliance: join the other’s wars or leave it.
    } Asking in return for what they do not grant counts as refusing.
option-accept = Accept{ words-effects }
option-refuse = Refuse{ words-effects }
option-counter =
    { $kind ->
        [passage] Accept in return for passage through the territories of { $other }
        [commerce] Accept in return for commerce in the cities of { $other }
        [tax_10] Accept in return for 10% of what { $other } sells in your cities
        [tax_20] Accept in return for 20% of what { $other } sells in your cities
       *[alliance] Accept in return for a military alliance
    }{ words-effects }
option-counter-told =
    { $kind ->
        [passage] Accepts in return for passage through the territories of { $other }
        [commerce] Accepts in return for commerce in the cities of { $other }
        [tax_10] Accepts in return for 10% of what { $other } sells
        [tax_20] Accepts in return for 20% of what { $other } sells
       *[alliance] Accepts in return for a military alliance
    }
option-counter-florins = Accept in return for florins
reason-no-counter = You cannot ask for this in return.
prompt-sum = How many florins do you ask from { $other }?
option-florins = { words-sum }
reason-no-sum = Only the sums listed can be named.
prompt-reply =
    { $kind ->
        [passage] You asked { $other } for passage through their territories.
        [commerce] You asked { $other } for commerce in their cities.
        [tax_10] You demanded 10% of what { $other } sells in your cities.
        [tax_20] You demanded 20% of what { $other } sells in your cities.
       *[alliance] You proposed a military alliance to { $other }.
    } { $counter ->
        [passage] In return they ask for passage through your territories.
        [commerce] In return they ask for commerce in your cities.
        [tax_10] In return they want 10% of what you sell in their cities; whoever pays marks 1 casus belli.
        [tax_20] In return they want 20% of what you sell in their cities; whoever pays marks 1 casus belli.
        [alliance] In return they ask for a military alliance.
       *[florins] In return they ask for { words-sum }.
    }
reason-final = This answer is final: yes or no.

### war

event-declares-war = { $player } declares war on { $other }.
prompt-call = { $player } has declared war on { $other }: do you stand by your ally?
option-stand-by = Join the war on the side of { $player }, against { $other }
option-stand-aside = Stay out and leave the alliance, without a penalty
event-stands-by = { $player } joins the war on the side of { $other }.
event-drops = { $player } leaves the alliance with { $other }.

### peace

event-offers-peace = { $player } offers peace to { $other }.
words-gives =
    peace{ $gives_florins ->
        [0] { "" }
        [one] , 1 florin
       *[other] , { $gives_florins } florins
    }{ $gives_instalment ->
        [0] { "" }
       *[other] , { $gives_instalment ->
            [one] 1 florin
           *[other] { $gives_instalment } florins
        } { $gives_turns ->
            [one] next turn
           *[other] a turn for { $gives_turns } turns
        }
    }{ $gives_count ->
        [0] { "" }
       *[other] , { $gives_things }
    }{ $gives_cards ->
        [0] { "" }
        [one] , 1 empire card of the giver’s choice
       *[other] , { $gives_cards } empire cards of the giver’s choice
    }
words-asks =
    peace{ $asks_florins ->
        [0] { "" }
        [one] , 1 florin
       *[other] , { $asks_florins } florins
    }{ $asks_instalment ->
        [0] { "" }
       *[other] , { $asks_instalment ->
            [one] 1 florin
           *[other] { $asks_instalment } florins
        } { $asks_turns ->
            [one] next turn
           *[other] a turn for { $asks_turns } turns
        }
    }{ $asks_count ->
        [0] { "" }
       *[other] , { $asks_things }
    }{ $asks_cards ->
        [0] { "" }
        [one] , 1 empire card of the giver’s choice
       *[other] , { $asks_cards } empire cards of the giver’s choice
    }
prompt-draft-peace = Peace with { $other }. You give: { words-gives }. You ask for: { words-asks }.
option-make-offer = Make this offer
option-offer-florins = Give florins at once
option-offer-instalment = Give florins in instalments
option-offer-vehicle = Give a transport
option-offer-territory = Give a territory
option-offer-card = Give an empire card
option-offer-pope = Give the Pope with the State of the Church
option-demand-florins = Ask for florins at once
option-demand-instalment = Ask for florins in instalments
option-demand-vehicle = Ask for a transport
option-demand-territory = Ask for a territory
option-demand-card = Ask for an empire card of their choice
option-demand-pope = Ask for the Pope with the State of the Church
reason-no-article = This cannot be part of the offer.
reason-not-of-giver = { CAPITAL(THE($place)) } is no territory of { $player }, who would give it.
reason-named-already = { CAPITAL(THE($place)) } is part of the offer already.
reason-only-with-pope = { CAPITAL(THE($place)) } is given only together with the Pope card.
prompt-peace-florins =
    { $asked ->
        [1] How many florins do you ask for
       *[0] How many florins do you give
    }{ $instalment ->
        [1] { " " }each turn?
       *[0] { " " }at once?
    }
prompt-peace-turns = How many instalments of { words-sum }?
option-instalments =
    { $n ->
        [one] 1 instalment
       *[other] { $n } instalments
    }: { $total ->
        [one] 1 florin
       *[other] { $total } florins
    } in all
prompt-peace-vehicle = Which transport?
option-transport = { $vehicle } { IN($place) }{ words-load }
prompt-peace-land = Which territory?
words-held =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $built ->
        [0] { "" }
       *[other] , { A($works) }
    }
option-land = { $place }: { words-held }
prompt-peace-card = Which card? Everybody will see it.
prompt-answer-peace = { $other } offers: { words-gives }. They ask for: { words-asks }.
option-sign = Sign the peace
option-refuse-peace = Refuse: the war goes on
option-counter-peace = Make another offer
event-debt =
    { $player } owes { $other } { words-sum } { $turns ->
        [one] next turn
       *[other] a turn for { $turns } turns
    }.
event-cedes-vehicle = { $player } cedes { A($vehicle) } to { $other }.
event-cedes = { $player } cedes { THE($place) } to { $other }.
prompt-give-cards =
    Choose a card for { $other }; { $n ->
        [one] 1 is
       *[other] { $n } are
    } still due.

### orders

prompt-order-cards = Which battle cards do you use when somebody attacks you?
prompt-order-losses = Where do your armies fall?
prompt-order-offers = How do you answer the proposals of other players?
prompt-order-calls = What do you do when an ally goes to war?
option-order-ask = Ask every time
option-order-none = Use none
option-order-all = Use all that help
option-order-default = Those on land first, then from the fullest transport
option-order-refuse = Refuse them all
option-order-drop = Leave the alliance
option-order-confirm = Confirm the alliance and join the war

### combat

barbarians = Barbarians
prompt-combat = Combat: move, attack or finish.
option-attack =
    Attack { THE($place) }: { $owner }, { words-enemies }{ $built ->
        [0] { "" }
       *[other] , { A($works) }
    }; { words-with-banner }{ $church ->
        [0] { "" }
       *[other] . If you break it off, the Pope may excommunicate you
    }
words-enemies =
    { $enemies ->
        [0] no armies
        [one] 1 army
       *[other] { $enemies } armies
    }
words-with-banner =
    with banner { $n } { FROM($from) } ({ $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, { $left ->
        [one] 1 attack
       *[other] { $left } attacks
    } left{ $odds ->
        [-1] { "" }
       *[other] , { $odds }% chance
    }), { $way ->
        [all] to the end
       *[one] battle by battle
    }
event-experience = Banner { $n } of { $player } now has experience { $level }.
option-strike = Attack what { $player } has { IN($place) } ({ words-enemies }) { words-with-banner }
option-hunt = Attack the pirates { IN($place) } ({ words-enemies }) { words-with-banner }
event-attacks = { $player } attacks { THE($place) }.
event-attacks-vehicles = { $player } attacks what { $other } has { IN($place) }.
event-attacks-pirates = { $player } attacks the pirates { IN($place) }.
event-barbarians-attack =
    The barbarians attack { THE($place) } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }; { $player } defends with { $enemies }.
event-barbarians-attack-vehicles =
    With { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } the barbarians attack what { $player } has { IN($place) }; { $enemies ->
        [0] no army defends it
        [one] 1 army defends it
       *[other] { $enemies } armies defend it
    }.
event-barbarians-repelled =
    The barbarians lose all their armies. { $player } holds { THE($place) } with { $enemies ->
        [one] 1 army
       *[other] { $enemies } armies
    }.
event-barbarians-beaten =
    The barbarians lose the battle { IN($place) }; { $player } has { $enemies ->
        [one] 1 army
       *[other] { $enemies } armies
    } left.
prompt-fight-on =
    How do you fight { IN($place) }? You have { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $enemies }.
option-fight =
    One battle with { $n ->
        [one] 1 army and 1 die
       *[other] { $n } armies, 1 die each
    }
option-fight-on =
    Fight on until it falls or { $n ->
        [one] only the garrison is left
       *[other] { $n } armies are left
    }
option-break-off =
    Break off: the banner { $level ->
        [0] loses all its experience and is removed
       *[other] loses a level and attacks no more this turn
    }{ $cause ->
        [0] { "" }
       *[other] , the Pope may excommunicate you
    }
reason-base-armies = You can fight with 1–3 armies besides the garrison, and break off after the first battle.
prompt-cards-in-attack =
    { CAPITAL(IN($place)) } you have { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $enemies }. Which cards do you use in attack?
prompt-cards-in-defence =
    { $side } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against your { $enemies ->
        [one] only army
       *[other] { $enemies }
    } { IN($place) }. Which cards do you use? They are lost if your highest die loses.
option-no-cards = No card
option-show-1 = { $card1 }
option-show-2 = { $card1 }, { $card2 }
option-show-3 = { $card1 }, { $card2 }, { $card3 }
event-shows-card = { $player } uses { THE($card) }.
event-loses-card = { $player } loses { THE($card) }.
event-dice = { $side }: { $dice }.
event-dice-raised = { $side }: { $dice }, the first raised by { $n } to { $first }.
event-losses = Armies lost: attacker { $n }, defender { $other }.
event-leader-falls = The barbarian commander falls.
event-barbarian-general-falls = The barbarian general falls.
event-breaks-off = { $player } breaks off the attack.
event-banner-removed = A banner of { $player } loses all its experience and is removed.
prompt-losses =
    Battle of { THE($place) }: where do you lose armies? { $n ->
        [one] 1 has
       *[other] { $n } have
    } to go.
option-lose-on-land = { $n } on land
option-lose-with = { $n } with { $piece } { $number }
reason-losses = There are not that many armies to lose there.

### conquest

event-conquers = { $player } conquers { THE($place) }.
event-conquers-from = { $player } conquers { THE($place) } from { $other }.
event-falls-to-barbarians =
    { $player } loses { THE($place) } with all its defenders to the barbarians, who have { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } left.
event-occupies =
    { $player } moves { $n ->
        [one] 1 army
       *[other] { $n } armies
    } into { THE($place) }.
prompt-occupy =
    { $rides ->
        [cavalry] The cavalry moves into { THE($place) }. How many armies dismount to hold it?
       *[other] How many armies move into { THE($place) }?
    } A territory with 4 armies or fewer may rebel.
reason-occupy = At least as many must move in as fought last, and some may have to stay behind.
option-occupy-with-banner =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    } with the banner{ $rides ->
        [cavalry] , which dismounts
        [warship] , which lands
       *[other] { "" }
    }
option-occupy =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }; the banner stays{ $rides ->
        [cavalry] { " " }mounted
        [warship] { " " }aboard
       *[other] { " " }behind
    }
prompt-standard = Do you move the standard { FROM($place) } to another of your towers?
option-standard-stays = Leave it there
event-standard = { $player } moves the standard { TO($place) }.
event-pirates-sunk = The pirate ship { IN($place) } is sunk.
event-vehicle-seized = { $other } captures { A($vehicle) } from { $player }.
event-vehicle-destroyed = { $player } loses { A($vehicle) }.
event-banner-falls = A banner of { $player } falls.
event-banner-and-general-fall = A banner of { $player } falls, and its general.
event-engine-falls = { CAPITAL(A($piece)) } of { $player } falls.
event-eliminated = { $player } is out of the game.
event-inherits = { $player } takes everything that { $other } had.
event-inherits-panel =
    { $player } takes the reserve of { $other }: { words-sum } and { $armies ->
        [0] no armies
        [one] 1 army
       *[other] { $armies } armies
    }.
event-treasure = { $player } finds { $treasure }.
event-deserters =
    { $n ->
        [one] 1 deserter joins
       *[other] { $n } deserters join
    } { $player }.
event-treasure-goods =
    Goods found { IN($place) }: { $n ->
        [0] { $good }, for which no ship has room
        [one] 1 unit of { $good }
       *[other] { $n } units of { $good }
    }.

### blockades

option-blockade = Blockade { THE($place) } with the fleet
option-close = Close { THE($place) }
option-lift = Lift the blockade of { THE($place) } against { $player }
prompt-blockade = To whom do you close { THE($place) }? They will mark { $n } casus belli against you.
reason-has-passage = You have granted { $player } passage.
reason-shut-out = { $player } is shut out there already.
reason-stronger-fleet = The fleet of { $player } there is too strong to be shut out.
event-blockade = { $player } closes { THE($place) } to { $other }.
event-blockade-ends = The blockade of { THE($place) } by { $player } against { $other } is over.

### fate

event-dice-skulls = { $player } rolls the event dice: { $skulls ->
    [2] two skulls, so a calamity
    [1] one skull, so an event and then rebellions
   *[0] { $double ->
        [1] a double { $one }
       *[0] { $one } and { $other }, so nothing happens
    }
 }.
event-barbarians-grow = The barbarians grow: 1 more army in each of their territories.
event-barbarians-build = The settlements and fortifications of the barbarians rise by 1 level.
event-rebellion-die =
    Rebellions: territories with { $n ->
        [one] 1 army
       *[other] { $n } armies
    } or fewer rise.
event-rebels =
    Rebellion { IN($place) } against { $player } with { $n ->
        [one] 1 barbarian army
       *[other] { $n } barbarian armies
    }.
event-grain-lost =
    { $player } loses { $n ->
        [one] 1 grain reserve
       *[other] { $n } grain reserves
    } { IN($place) }, above the limit.
event-lost-with = With { THE($place) } { $player } also loses { A($pieces) }.
event-leaders-recruit = { $n ->
    [one] A barbarian leader raises armies.
   *[other] { $n } barbarian leaders raise armies.
}
event-barbarian-fort = The barbarians { IN($place) } build a fort.
event-pirates-sail =
    A pirate ship with { $n ->
        [one] 1 army
       *[other] { $n } armies
    } appears { IN($place) }.

### events

event-card = Event { IN($zone) }: { $card }. { $text }
event-vehicle-lost = { $player } loses { A($vehicle) } { IN($place) }.
event-vehicle-loses =
    { $player } loses { $n ->
        [one] 1 unit
       *[other] { $n } units
    } aboard { A($vehicle) } { IN($place) }.
event-vehicle-faster =
    { CAPITAL(A($vehicle)) } of { $player } { IN($place) } has { $n ->
        [one] 1 more movement point
       *[other] { $n } more movement points
    }.
event-vehicle-slower =
    { CAPITAL(A($vehicle)) } of { $player } { IN($place) } has { $n ->
        [one] 1 fewer movement point
       *[other] { $n } fewer movement points
    }.
event-vehicle-stopped = { CAPITAL(A($vehicle)) } of { $player } { IN($place) } does not move.
event-vehicle-no-crossing = { CAPITAL(A($vehicle)) } of { $player } { IN($place) } cannot cross rivers or streams.
event-vehicle-fair = { CAPITAL(A($vehicle)) } of { $player } { IN($place) } sells each unit for { words-sum } more.
event-vehicle-gains =
    { $player } finds { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of goods for { A($vehicle) } { IN($place) }.
prompt-pay-or-stay = Do you pay { words-sum } for { THE($vehicle) } { IN($place) }? If not, it does not move.
prompt-armies-or-goods = What does { THE($vehicle) } { IN($place) } lose?
option-lose-armies =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
option-lose-goods =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of goods

### calamities

event-calamity = { $player } draws a calamity: { $card }. { $text }
event-gold =
    { $player } turns { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of iron into gold.
prompt-gold =
    Alchemy: { $n ->
        [one] do you turn your unit of iron into gold?
       *[other] which of your { $n } units of iron do you turn into gold?
    }
prompt-gold-how-much = How many units of iron do you turn into gold?
option-all-gold = All of it
reason-no-iron = There is not that much iron there.
event-banner-overboard = { $player } loses a banner aboard { A($vehicle) } { IN($place) }.
event-city-flooded =
    The Tempest strikes { THE($place) }; { $n ->
        [0] the city is in ruins
       *[other] the settlement falls to level { $n }
    }.
event-disorder =
    Disorder { IN($place) }: { $settlement ->
        [0] { "" }
        [one] the settlement loses 1 level
       *[other] the settlement loses { $settlement } levels
    }{ $before_fort ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }{ $fort ->
        [0] { "" }
        [one] the fortification loses 1 level
       *[other] the fortification loses { $fort } levels
    }.
event-slaves-rise =
    { $n ->
        [one] 1 slave rises
       *[other] { $n } slaves rise
    } { IN($place) }.
event-city-lowered =
    Revolt { IN($place) }: the settlement loses { $n ->
        [one] 1 level
       *[other] { $n } levels
    }.
prompt-lower-cities =
    In which city do the slaves rise? { $n ->
        [one] 1 city loses
       *[other] { $n } cities lose
    } { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }.
prompt-council =
    Council: you may learn { $n ->
        [one] 1 more technology
       *[other] { $n } more technologies
    } at half price.
event-cathedral-lost = The cathedral { IN($place) } falls.
prompt-lose-cathedral =
    Which of your cathedrals falls? { $n ->
        [one] 1 has
       *[other] { $n } have
    } to go.
event-throws = { $player } rolls { $n }.
event-receives-kingdom = { $player } receives { THE($kingdom) }.
event-shows-heroine = { $player } shows a Heroine.
prompt-heroine = Dice choose the Emperor. Do you show a Heroine and roll 4?
event-deceives = { $player } deceives { $other }.
prompt-deceive = Whom do you deceive? They will mark { $n } casus belli against you.
option-deceive =
    { $player }: { $n ->
        [0] immune, you lose a general instead
        [one] loses 1 general
       *[other] loses up to { $n } generals
    }
event-general-lost = { $player } loses a general.
prompt-lose-general =
    Which general do you lose? { $n ->
        [one] 1 has
       *[other] { $n } have
    } to go.
option-general-in-reserve = The one in reserve
prompt-secede = Civil War: what goes to { $player }? At least { $n } more.
reason-cannot-secede = That has to stay with you.
event-secedes = Secession { IN($place) }.
event-horde =
    { $n ->
        [one] 1 army { OF($invasion) } comes
       *[other] { $n } armies { OF($invasion) } come
    } from the east.
event-pirate-fleet =
    A pirate fleet of { $n ->
        [one] 1 army
       *[other] { $n } armies
    } appears { IN($zone) }.

### excess

prompt-excess = There are too many pieces { IN($place) }. Which one do you remove?
prompt-excess-load =
    There { $n ->
        [one] is 1
       *[other] are { $n }
    } too many { IN($place) }. What do you remove?
prompt-excess-some = How many do you remove { FROM($place) }?
event-excess-piece = { $player } loses { A($piece) } { IN($place) }: there is no room.
event-excess-armies =
    { $player } loses { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { IN($place) }: there is no room.
event-excess-goods =
    { $player } loses { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } { IN($place) }: there is no room.

### crusade

prompt-answer-call = The Pope calls a crusade: do you join? Crusaders become allies, at war with the owner of the goal. Whoever refuses is excommunicated.
event-joins-crusade = { $player } joins the crusade.
event-refuses-crusade = { $player } refuses to join the crusade.
prompt-crusade-goal = Which city is the goal of the crusade?
prompt-crusade-start = In which city does the crusade gather?
prompt-crusade-rounds = For how many rounds does the crusade prepare?
prompt-crusade-share =
    What percentage of their armies does everybody send? You have { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } on the map.
option-crusade-goal =
    { $place }: { $owner }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, { $n ->
        [one] 1 honour point
       *[other] { $n } honour points
    } at stake
option-crusade-start = { $place }: { $owner }
option-crusade-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }: it leaves in round { $round }
option-percent = { $n }%
event-crusade = A crusade against { THE($place) } gathers { IN($start) }. It leaves in round { $round }; everybody sends { $n }% of their armies.
option-crusade = Commit pieces to the crusade
prompt-commit =
    What do you commit to the crusade? You have sent { $n ->
        [0] no armies
        [one] 1 army
       *[other] { $n } armies
    }; your quota is { $quota }.
prompt-commit-how-many = How many armies do you commit?
reason-nothing-to-commit = Only what is in the city of departure can be committed.

### why pieces cannot go or act

reason-off-the-map = { $piece } is not on the map.
reason-no-vehicle = You have no trade transport that can still act.
reason-other-phase = { $vehicle } moves in another phase: { $phase }.
reason-stopped = { $vehicle } does not move again this turn.
reason-no-points = { $vehicle } has no movement points left this turn.
reason-vehicle-idle =
    { $vehicle } has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left, and nothing within its reach.
reason-too-far =
    { $piece } has { $have ->
        [0] no movement points left
        [one] 1 movement point left
       *[other] { $have } movement points left
    }; going { TO($place) } takes { $need }.
reason-already-there = { $piece } is there already.
reason-is-aboard = { $piece } is aboard: unload it first ({ $vehicle }).
reason-no-passage = { $player } grants you no passage.
reason-way-barred = The way leads through { THE($bar) }, where { $player } grants you no passage.
reason-barbarians-on-way =
    The way leads through { THE($bar) }, where { $armies ->
        [one] 1 barbarian army lets
       *[other] { $armies } barbarian armies let
    } only a larger force pass.
reason-barbarians-alone = { $piece } has no armies: the barbarians { IN($place) } would take it without a fight.
reason-way-out = { $piece } has no right to be { IN($place) }: it may only leave by the shortest way.
reason-no-way = No way over land leads there.
reason-no-crossing = The way { TO($place) } is closed this turn.
reason-no-voyage = No way by sea that is open to your ships leads there.
reason-not-at-sea = { $piece } travels over land.
reason-needs-astronomy = Ships enter an ocean only with Astronomy.
reason-no-port = There is no open port { IN($place) }.
reason-sea-full =
    Each player may have { $n ->
        [one] 1 transport
       *[other] { $n } transports
    } { IN($place) }, and yours are there.
reason-engine-only-home = { CAPITAL(THE($piece)) } moves only between your own territories.
reason-engine-moved = { CAPITAL(THE($piece)) } has moved this turn already.
reason-engine-far = { CAPITAL(THE($piece)) } moves 1 territory a turn { FROM($place) }, over land.
reason-vehicles-apart = { $vehicle } is in another place.
reason-not-at-home = Armies go aboard, and everything goes ashore, only in your own territories.
reason-no-hold = { $vehicle } is for war: it carries no goods.
reason-full = { $vehicle } is full.
reason-nothing-to-load = There are no goods to move.
reason-load-points =
    { $vehicle } has { $have ->
        [0] no movement points left
        [one] 1 movement point left
       *[other] { $have } movement points left
    }; this takes { $need }.
reason-carries-no-banner = { $vehicle } carries no banners: only warships and cavalry do.
reason-banner-aboard = { $vehicle } already carries a banner.
reason-banner-elsewhere = { $piece } is not there.
reason-last-army = The last army of a territory stays there.
reason-no-armies-aboard = There are no armies aboard.
reason-no-target = There is nothing to attack there.
reason-not-beside = { $piece } is { IN($from) }: { THE($place) } is not next to it.
reason-not-same-place = { $piece } is { IN($from) }: what is { IN($place) } can be attacked only from there.
reason-no-war = You are not at war with { $player }.
reason-truce = A truce with { $player } is in force.
reason-banned = Because of the excommunication your banners do not attack this turn.
reason-attacks-made =
    { $piece } { $made ->
        [0] has no attack this turn
        [one] has already made its attack of this turn
       *[other] has already made its { $made } attacks of this turn
    }.
reason-few-armies =
    { $piece } has { $have ->
        [0] no army
        [one] 1 army
       *[other] { $have } armies
    } with it; an attack takes { $need }.
reason-attack-points =
    { $piece } has { $have ->
        [0] no movement points left
        [one] 1 movement point left
       *[other] { $have } movement points left
    }; attacking { THE($place) } takes { $need }.
reason-no-blockade = You have no blockade { IN($place) }.
reason-no-shores = To close a strait you need the territories on both its shores.
reason-no-fleet = A blockade { IN($place) } takes a warship of yours there, with armies aboard.
reason-reopened = You lifted a blockade { IN($place) } this turn: it stays open until the next.
reason-nobody-to-shut-out = Nobody is left to shut out { IN($place) }.
reason-no-market = Goods are traded in a standing city: your own, of barbarians, or of a player who grants you commerce.
reason-iron = Iron is traded only with Metals.
reason-not-aboard = It is not aboard { $vehicle }: { $good }.
reason-has-bought = { $vehicle } has bought this turn: it sells no more.
reason-too-few-goods =
    { $vehicle } carries only { $have ->
        [one] 1 unit
       *[other] { $have } units
    } of it, not { $need } ({ $good }).
reason-gold-not-bought = Gold is never bought.
reason-no-hold-left =
    { $vehicle } { $have ->
        [0] is full
       *[other] has room for { $have } more, not for { $need }
    } ({ $good }).
reason-round-goods = A long list offers only round numbers and the total; trade the rest with another choice.
reason-no-coin =
    { $coins ->
        [0] You have no honour coin.
       *[other] No empire card is left to draw.
    }
reason-no-such-card = { $card } is not in your hand.
reason-card-phase =
    { $card } is played in { $n ->
        [one] another phase
       *[other] other phases
    }: { $phases }.
reason-card-condition = { $text } { $card } finds nothing to act on.
reason-banned-from-building = Because of the excommunication you build nothing this turn.
reason-ware-needs = It needs { $technology }.
reason-none-left = You may have no more of these: { $piece }.
reason-banner-led = That banner has a general already.
reason-not-on-land = { CAPITAL(THE($piece)) } goes on a territory.
reason-not-your-land = New pieces go to your own territories, and { THE($place) } is not one.
reason-does-not-fit = { $text } That territory does not suit it ({ $piece }).
reason-too-few =
    { $have ->
        [0] No army
        [one] Only 1 army
       *[other] Only { $have } armies
    } can be placed there, not { $need }.
reason-yourself = That is you.
reason-is-out = { $player } is out of the game.
reason-banned-from-diplomacy = Because of the excommunication you start no diplomacy this turn.
reason-actions-taken =
    You have already taken your { $n ->
        [one] diplomatic action
       *[other] { $n } diplomatic actions
    } of this turn.
reason-all-tried = Everything possible with { $player } has been tried this turn.
reason-was-refused = You have already proposed that to { $player } this turn.
reason-at-war = You are at war with { $player }: peace comes first.
reason-no-tax = You take no share from { $player }.
reason-on-your-side = { $player } is on your side.
reason-no-pact = There is no such pact with { $player }: { $treaty }.
reason-has-pact = You have it from { $player } already: { $treaty }.
reason-pope-alone = The Pope is never allied with a Muslim.
reason-no-new-tax = A share is agreed upon only if it differs from the present one, on commerce that no card imposed.

# What a place is for, said to whoever would choose it at another time.
reason-at-lands = A territory is chosen when pieces are placed, move or attack: in the placement, combat and trade phases.
reason-at-seas = A sea territory is chosen when one of your ships sails there, in the combat and trade phases.
reason-at-technology_owners = Technologies are bought in the purchase phase.
reason-at-pope = The Pope card is used in the turn of whoever has it, as its rules say.
reason-at-players = A player is chosen in the diplomacy phase, or for a card that strikes a player.
reason-at-players-hand = Each empire card is played in your turn, in the phase that it names.
reason-at-players-shown = A card that lies face up is in force already: it is not played again.
reason-at-players-vehicles = Transports load, unload and move in the combat phase if they are for war, and in the trade phase if they are for trade.
reason-at-players-banners = Banners march and attack in the combat phase.
reason-at-players-engines = Catapults and bombards move in the combat phase.
reason-at-players-reserve = What is in your reserve is put on the map in the placement phase.
reason-at-players-coins = An honour coin is spent in your turn, for a card, armies or florins.
reason-one-of-a-group = Only one of these cards can be shown in a battle.
event-commits-piece = { $player } commits { A($piece) } to the crusade.
event-commits-armies =
    { $player } commits { $n ->
        [one] 1 army
       *[other] { $n } armies
    } to the crusade.
prompt-crusade-step = The crusade goes { TO($place) }. Where does it march now?
event-crusade-moves = The crusade marches { TO($place) }.
event-attacks-crusade = { $player } attacks the crusade { IN($place) }.
option-attack-crusade = Attack the crusade { IN($place) } ({ words-enemies }) { words-with-banner }
prompt-declare-for-defence =
    The crusade is before { $place }. Do you defend? Defenders gain { $n ->
        [one] 1 honour point
       *[other] { $n } honour points
    } if it fails and lose as many if it succeeds.
prompt-order-fighters = Who on your side fights next? The order repeats until the end.
event-crusade-fails = The crusade is lost.
event-crusade-succeeds = The crusade is won.
prompt-give-city = Who receives { $place }?
option-crusader =
    { $player }: { $n ->
        [one] 1 army
       *[other] { $n } armies
    }

### phases

phase-setup = Set-up
phase-swords = Swords
phase-empire_cards = Empire cards
phase-event_dice = Event dice
phase-diplomacy = Diplomacy
phase-reinforcements = Reinforcements
phase-taxes = Taxes
phase-purchase = Purchase
phase-placement = Placement
phase-combat = Combat
phase-trade = Trade
phase-end_of_turn = End of turn
phase-barbarians = Barbarians

### parts of the board

part-actions = Diplomatic actions used
part-active = Turn of
part-against = Against
part-aim = Kind of target
part-alliance_calls = Calls of allies
part-allied = Allied with
part-armies = Armies
part-asks = Asks
part-at = Place
part-attack = Attack in progress
part-battle = The next battle
part-attacker = Attacker
part-attacks = Attacks made
part-ban = Bans of excommunication
part-banner = Banner
part-banners = Banners
part-base = Base dice
part-battle_cards = Battle cards when attacked
part-battle_losses = Where armies fall
part-bid = Bid
part-blockades = Blockades
part-bonus = Movement changed by
part-by = By
part-calamity_discards = Calamities that have struck
part-calamity_pile = Calamities left
part-cards = Empire cards in hand
part-casus_belli = Casus belli
part-cathedral = Cathedral
part-causes = Grounds for excommunication
part-choice = Cards of the giver’s choice
part-clause = Clause
part-coins = Honour coins
part-commerce = May trade with
part-committed = Armies committed
part-contributors = Armies sent by
part-creditor = Creditor
part-crusade = Crusade
part-debtor = Debtor
part-debts = Debts
part-defender = Defender
part-departs = Departs in round
part-dice = Dice
part-earned = Levels earned
part-eliminated = Eliminated
part-empire_discards = Empire cards discarded
part-empire_pile = Empire cards left
part-ended = Ended by
part-enemy = Enemy
part-engines = Engines
part-event_discards = Events that have happened
part-event_pile = Events left
part-excommunicated = Excommunicated
part-florins = Florins
part-fortification = Fortification
part-fresh = Learned this turn
part-general = General
part-generals = Generals in reserve
part-gives = Gives
part-goal = Goal
part-goods = Goods
part-grain_reserves = Grain reserves
part-granary = Grain reserves in the farm
part-half_price = An architect works
part-hand = Hand
part-helps = What helps
part-holders = Last complete holder
part-honour = Honour
part-honour_peak = Tens of honour reached
part-instalment = Instalment
part-joiners = Crusaders
part-kind = Kind
part-kingdom = Kingdom
part-lands = Territories
part-leader = Barbarian leader
part-level = Experience
part-marks = State
part-moved = Moved
part-n = Number
part-new_allies = Alliances of the crusade
part-new_wars = At war by the crusade
part-objective = Objective
part-odds = Chance in %
part-offer = Offer of peace
part-offers = Proposals
part-one = One
part-order = Order of play
part-orders = Standing orders
part-other = Other
part-outfit = Armies to place
part-overdue = Overdue
part-owner = Owner
part-passage = May pass through
part-percent = Percentage to send
part-phase = Phase
part-pirates = Pirate ships
part-players = Players
part-pope = Pope
part-quotas = Quotas
part-raise = Added to the highest die
part-rates = Share of sales paid
part-reach = Attacks and points of the turn
part-reopened = Seas opened again
part-reserve = Armies in reserve
part-seas = Ships at sea
part-settled = Settlements raised
part-settlement = Settlement
part-shores = By both shores
part-shown = Cards in force
part-sides = Sides, the attacker first
part-source = From
part-spent = Points spent
part-spoils = Goods for whoever comes
part-standards = Standards
part-start = Departure
part-stock = Buildings in reserve
part-stop = Fights on while armies exceed
part-sword = Sword
part-target = Target
part-technologies = Technologies
part-technology_owners = Who has which technology
part-terms = Truces and imposed pacts
part-to = To
part-trade_building = Trade building
part-treasure_discards = Treasures found
part-treasure_pile = Treasures left
part-turns = Turns left
part-turns_one = Turns of the first
part-turns_other = Turns of the second
part-vehicles = Transports
part-walled = Fortifications raised
part-war = At war with
part-what = What
part-who = Who
part-won = Winners

### what empire cards do
card-mercenary-text = Hire up to 5 armies at 10 florins each; 5 more with Metals, 5 more with Army.
card-arquebusier-text = In attack or defence: +1 to your highest die.
card-condottiero-text = In attack: +1 to your highest die, +2 if the banner has a general.
card-genius-text = In attack or defence: +1 to your highest die, +2 with Engineering.
card-relic-text = In defence of a territory with a cathedral: +1 to your highest die, +2 with Mysticism.
card-templar-text = In attack on a territory with a cathedral: +1 to your highest die, +2 with Monotheism.
card-heroine-text = In attack: 1 more die for each of your cathedrals.
card-assassin-text = See another player’s hand and eliminate a card; it also stops another Assassin.
card-thief-text = See another player’s hand and take a card.
card-diplomat-text = Impose a truce of 1–3 turns on a player.
card-golden_tablet-text = Impose passage through a player’s territories for 1–3 turns.
card-treaty-text = Impose commerce in a player’s cities for 1–3 turns.
card-merchant-text = With Coinage: 50 florins at the start of each of your turns.
card-tax_collector-text = With at least one cathedral, at the start of each of your turns: cathedrals × territories × 5 florins.
card-architect-text = With Architecture: buildings at half price in this purchase phase.
card-bishop-text = Take a cathedral from another player, but not from the Pope.
card-pope-text = The State of the Church is yours, you lead crusades and have 1 more honour point; Bishop and Inquisition spare you.

### what technologies and pieces do
technology-agriculture-text = +10 population on your plains; halves your losses in a Famine.
technology-pottery-text = +10 population on your plains, not cumulative with Agriculture; grain reserves help against the Famine.
technology-weaving-text = +1 movement point for ships.
technology-medicine-text = Halves your losses in a Plague.
technology-deism-text = Opens Mysticism, Monotheism and Theology; in Superstition you lose 1 fewer cathedral.
technology-mysticism-text = The Relic card counts 2; in Superstition you lose 1 fewer cathedral, not cumulative with Deism.
technology-monotheism-text = The Templar card counts 2; cancels the help of Theology against the Inquisition.
technology-theology-text = The Inquisition takes 1 fewer cathedral.
technology-mathematics-text = Opens Architecture, Astronomy and Engineering.
technology-architecture-text = Allows settlements, fortifications and cathedrals; opens Roads.
technology-astronomy-text = Ships may enter the ocean, for 1 movement point.
technology-engineering-text = The Genius card counts 2; softens the Tempest by 1 step.
technology-roads-text = +1 movement point for cavalry and caravans; mountains and rivers cost less. Reinforcements come to any of your territories. Worsens Plague and Civil Disorder.
technology-mining-text = Opens Metals; worsens the Slave Revolt.
technology-metals-text = Allows trade in iron and opens Coinage; the Mercenary card brings 5 more armies.
technology-coinage-text = Each Merchant card yields 50 florins at the start of your turn.
technology-education-text = Opens Literature, Theatre, Music and Law; softens Deceit and Slave Revolt.
technology-literature-text = Softens Deceit; opens Philosophy.
technology-theatre-text = Softens Civil War and Civil Disorder.
technology-music-text = Softens Civil War and Civil Disorder.
technology-law-text = Softens Civil Disorder and, with Army, the Convoy Raid; opens Democracy and Army.
technology-philosophy-text = Deceit strikes you only as its first victim; worsens Civil War.
technology-army-text = Allows generals, catapults and bombards; the Mercenary card brings 5 more armies. Worsens Civil War and Civil Disorder.
technology-democracy-text = Softens Civil War and Civil Disorder.
piece-encampment-text = +10 population; rebuilds a city in ruins, which trades again.
piece-village-text = +20 population instead of +10; allows the castle.
piece-town-text = +30 population instead of +20; allows the palace.
piece-capital-text = +40 population instead of +30; allows the fortress.
piece-fort-text = +10 population, and 1 more die for the last 10 armies that defend.
piece-castle-text = The extra die counts for the last 20 armies; it needs a village.
piece-palace-text = The extra die counts for the last 30 armies; it needs a town.
piece-fortress-text = The extra die counts for the last 40 armies; it needs a capital.
piece-cathedral-text = +10 population; yields with the Tax Collector and helps Relic and Heroine. Only in a kingdom that you hold completely.
piece-farm-text = In its city wine and grain cost 5 florins less; it stores grain reserves.
piece-market-text = In its city textiles and hides sell for 5 florins more.
piece-mine-text = In its city iron and salt cost 5 florins less, and slaves sell for 5 more.
piece-trade_ship-text = Buys, carries and sells goods by sea: 9 movement points and 10 units, more at higher technology levels.
piece-caravan-text = Buys, carries and sells goods by land: 6 movement points and 10 units, more at higher technology levels.
piece-warship-text = Carries a banner and 20 armies by sea with 10 movement points; more at higher technology levels.
piece-cavalry-text = Carries a banner and 20 armies by land with 9 movement points; more at higher technology levels.
piece-banner-text = Only banners attack. The level, 1–3, is the number of attacks and of movement points on foot in a turn.
piece-general-text = Its banner has 1 more level; the Condottiere card counts 2.
piece-catapult-text = 1 more die when its territory is defended; it moves 1 territory a turn.
piece-bombard-text = 1 more die in attack and in defence; it moves 1 territory a turn.
piece-grain_reserve-text = With Pottery the Famine takes 10 fewer armies.

### what an objective is worth
words-yellow = Yellow territories, 1 honour point each at the end
words-red = Red territories, 1 honour point each, 2 with at least 6 yellow ones

### what events and calamities do
card-brigands-text = A die is rolled for each caravan: on 4 or more it loses half of its goods.
card-toll-text = Each caravan and cavalry pays 10 florins or does not move.
card-mud-text = Caravans and cavalry lose 3 movement points.
card-snow-text = Caravans and cavalry in mountains, hills or woods do not move.
card-glanders-text = A die is rolled for each cavalry: on a 6 it is lost, and those it carries dismount. The others lose 2 movement points.
card-desertion-text = Each cavalry loses 3 armies.
card-ambush-text = Each caravan and cavalry loses 2 armies or 5 units of goods.
card-flood-text = Caravans and cavalry cross neither rivers nor streams.
card-fair-text = Caravans sell each unit for 2 florins more.
card-guide-text = Caravans and cavalry gain 2 movement points.
card-contrary_winds-text = Ships lose 4 movement points.
card-calm-text = Ships outside ports do not move.
card-squall-text = A die is rolled for each ship outside a port: on 5 or more it loses half of its load.
card-shipwreck-text = A die is rolled for each ship outside a port: on a 6 it sinks.
card-corsairs-text = A die is rolled for each merchant ship outside a port and without an escort: on 5 or more it loses all its goods.
card-mutiny-text = A die is rolled for each ship outside a port: on a 6 it turns pirate.
card-scurvy-text = Each ship loses 3 armies.
card-leak-text = Each ship pays 20 florins or does not move.
card-fair_wind-text = Ships gain 3 movement points.
card-salvage-text = Each merchant ship finds 5 units of goods.
card-alchemy-text = All iron may become gold, which is worth as much as slaves.
card-convoy_raid-text = A die is rolled for each land transport in one zone: it may lose its goods or be destroyed; Law and Army protect.
card-famine-text = A D12 is rolled once: whoever draws this and their neighbours lose 10 armies × the roll. Half with Agriculture; 10 fewer for each grain reserve with Pottery.
card-council-text = Everybody may buy up to 3 technologies at half price at once; the Pope up to 4.
card-crusade-text = The Pope calls the Christians against a city. Whoever wins the crusade gains the honour points of its goal; whoever loses it loses as many.
card-civil_disorder-text = The cities of whoever draws this drop by 2 levels, their fortifications by 4. Theatre, Music, Law and Democracy each take 1 off; Roads and Army each add 1.
card-governor-text = Whoever holds a whole kingdom rolls a D12; the highest receives a minor kingdom of the barbarians.
card-civil_war-text = Whoever draws this keeps 10 territories, 3 more with each of Theatre, Music and Democracy. The rest go to the weakest player.
card-emperor-text = Whoever holds a whole kingdom adds up 3 dice; the highest receives a kingdom of the barbarians.
card-deceit-text = Whoever draws this picks a victim, who loses 3 generals: 2 with Education, 1 with Literature, none with Philosophy.
card-inquisition-text = Whoever draws this loses all their cathedrals and 10 armies for each. Theology without Monotheism saves 1. If it is the Pope, the others lose 1 each.
card-barbarian_invasions-text = A horde comes from the east and conquers territory after territory towards its goal. If the goal falls, the game ends.
card-plague-text = A die is rolled once: whoever draws this and their neighbours lose the roll × 10% of their armies. Half with Medicine; 5 more armies with Roads. Then each of their cities loses armies equal to its level.
card-pirates-text = A pirate fleet attacks the coasts of a sea zone.
card-slave_revolt-text = Whoever owns slaves has 3 cities drop by 1 level, and the slaves rise and attack.
card-superstition-text = Whoever draws this loses 3 cathedrals, and 3 other players 1 each; 1 fewer with Deism or Mysticism.
card-tempest-text = In a sea zone ships in the ocean sink, those off the coast lose their load, and 2 cities on the coast are struck; Engineering lessens it.

### what else the outline of the board names
value-barbarian = barbarians
value-reserve = reserve
    .in = in reserve
value-crusade = crusade
    .in = in the crusade
value-truce = truce
value-imposed_passage = imposed passage
value-imposed_commerce = imposed commerce
value-none = { option-order-none }
value-all = { option-order-all }
value-default = { option-order-default }
value-refuse = { option-order-refuse }
value-drop = { option-order-drop }
value-confirm = { option-order-confirm }
value-stopped = finished moving
value-bought = has bought
value-no_crossing = crosses no water
value-fair = at the fair
value-first_berth = at its first berth
value-unjust_war = unjust war
value-muslim_ally = alliance with a Muslim
value-missed_crusade = missed crusade
value-failed_at_rome = failed attack on Rome
value-land = territory
value-party = transports and banners
value-pirates = pirates
