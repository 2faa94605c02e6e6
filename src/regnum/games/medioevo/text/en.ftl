# Medioevo Universale in English.
# Names of places, cards and pieces come from the content: place-*, kingdom-*, card-*, piece-* …; an argument such as
# $place or $card arrives in words. Each subject has a section of its own, headed by three hashes.

game-title = Medioevo Universale
game-tagline = Europe in 1265 on a portolan chart: trade, treaties, learning and war.
game-in-a-minute = You lead a kingdom of Europe, North Africa or the Near East about 1265. Each round swords give the order of turns: they are drawn by lot, and from five players up the first ones are auctioned. In your turn events strike, you deal with the others, muster and tax, buy and place armies and buildings, fight and trade. Conquests, technologies and treaties bring honour; a secret objective adds to it, and completes the game at once if you hold all its lands. Whoever has the most honour at the end wins.

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

ending-ceiling = At the end of his turn a player had, with his objective, the honour that ends the game.
ending-rounds = The last round is over.
ending-empire = A player holds every territory of his objective.
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
    Tie at { $n } honour: { $by ->
        [territories] the most territories win
        [technologies] equal territories too, the most technologies win
        [florins] equal territories and technologies too, the most florins win
       *[shared] everything else is equal too, so the victory is shared
    }

### table

table-length = Length
table-length-text = For one person against bots a round takes 10 to 12 minutes; among several people much more. The game ends after the last round, or earlier for whoever reaches that much honour.
table-length-hour = about an hour: 5 rounds or 10 honour points, pieces already placed
table-length-short = about an hour and a half: 6 rounds or 15 honour points
table-length-evening = an evening, about three hours: 12 rounds or 30 honour points
table-length-epic = several evenings: 30 rounds or 60 honour points
table-ceiling = Honour to reach
table-ceiling-text = Whoever has this much honour at the end of a turn of their own wins. An hour of play brings a player about 5 to 10 points.
table-rounds = Last round
table-rounds-text = The game ends after this round at the latest.
table-duration = End of the game
table-duration-text = Whether honour can end the game before the last round.
table-duration-ceiling = honour or the last round
table-duration-rounds = only the last round
table-placement = First placement
table-placement-text = Who places the pieces and armies of the outfit.
table-placement-players = the players
table-placement-automatic = the program, for a quick start
table-towers = Towers and standards
table-towers-text = Towers in Rome, Constantinople and Jerusalem defend, hold people and bring reinforcements.
table-towers-true = with towers
table-towers-false = without
table-religion_levels = Four levels of religion
table-religion_levels-text = The religion technologies follow one another; all four let the Heroine defend.
table-religion_levels-true = with four levels
table-religion_levels-false = as printed
table-honour_coins = Honour coins
table-honour_coins-text = A coin for every ten points of honour, to be spent for a card, armies or florins.
table-honour_coins-true = with coins
table-honour_coins-false = without
table-trade_buildings = Farms, markets, mines
table-trade_buildings-text = Buildings that change the prices of their city; grain reserves need a farm.
table-trade_buildings-true = with trade buildings
table-trade_buildings-false = without
table-treasures = Treasures
table-treasures-text = Who slays a barbarian general draws a treasure.
table-treasures-true = with treasures
table-treasures-false = without
table-northern_garrisons = Northern garrisons
table-northern_garrisons-text = With ten players Novgorod and the Teutonic Knights start with two armies in each territory.
table-northern_garrisons-true = two armies
table-northern_garrisons-false = one army
table-zones = Land zones
table-zones-text = How much of the map is in play.
table-zones-by_players = by the number of players
table-zones-all = always all four
table-auction = Auction of swords
table-auction-text = What the winner of a sword pays.
table-auction-second_price = the second bid plus 1
table-auction-first_price = his own bid
table-first_swords = Swords of the first round
table-first_swords-text = Whether the swords of set-up also serve in round 1.
table-first_swords-kept = kept
table-first_swords-drawn = auctioned and drawn anew

### common

option-done = Done
option-end-turn = Skip the rest: { $phases }
option-yes = Yes
option-no = No
option-automatic = Let the program place the rest
option-amount = { $n }
option-player = { $player }
reason-not-offered = This cannot be chosen here.
words-sum =
    { $n ->
        [one] 1 florin
       *[other] { $n } florins
    }
words-cash =
    { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }
words-price =
    { $price ->
        [one] 1 florin
       *[other] { $price } florins
    }
event-earns = { $player } receives { words-sum }.
event-pays = { $player } pays { words-sum }.
event-hands-over-share = { $player } leaves { words-sum } of the sale to { $other }, who owns the city.
event-hands-over = { $player } pays { words-sum } to { $other }.
event-honour-gained = { $player } gains { $n } honour, { $why } ({ $total } in all).
event-honour-lost = { $player } loses { $n } honour, { $why } ({ $total } in all).
honour-3-30-5-w = for the outcome of the crusade
honour-4-03-a = for completing a minor kingdom that was barbarian
honour-4-03-b = for completing a great kingdom that was barbarian
honour-4-03-c = for conquering a tower
honour-4-03-d = for taking a city from a player
honour-4-03-e = for completing a minor kingdom that was a player’s
honour-4-03-f = for completing a great kingdom that was a player’s
honour-4-03-g = for a vehicle captured or destroyed
honour-4-03-h = for the Pope
honour-4-03-i = for the death of the Pope
honour-4-03-j = for a general killed
honour-4-03-k = for a banner destroyed
honour-4-03-l = for all 24 technologies
honour-5-01-t = for an act of diplomacy
event-coin = { $player } receives an honour coin and has { $n }.
event-casus-belli = { $player } marks { $n } casus belli against { $other }.
event-draws = { $player } draws an empire card.
event-draws-card = You draw { $card }.
event-turns-up = { $player } turns up { $card }.
event-commander = A barbarian commander appears in { $place }.
event-barbarian-general = A barbarian general appears in { $place }.
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
    { $kingdom } ({ $faith }): { $lands } lands; cities: { $cities }{ $pope ->
        [0] { "" }
       *[1] . The first Christian in the order of swords is Pope and holds Rome
    }
option-kingdom-told = { $kingdom } ({ $faith })
reason-kingdom-taken = This kingdom is taken.
reason-kingdom-not-in-play = Nobody can play this kingdom now.
reason-faith-full = There are enough players of this faith.
event-kingdom = { $player } rules: { $kingdom }.
event-pope = { $player } is Pope.
prompt-place = Place: { $piece }.
prompt-place-first = Place: { $piece }. { $text }
option-place = { $place }
reason-not-a-place = It cannot be placed there.
reason-no-city = Without Roads it goes only to a city of yours that is not in ruins.
event-places = { $player } places in { $place }: { $piece }.
prompt-lot =
    Place { $n ->
        [one] one army
       *[other] { $n } armies
    }; { $total ->
        [one] one is left
       *[other] { $total } are left
    }.
option-army-at = { $place } ({ $armies } of { $limit })
option-aboard = Aboard { $vehicle } in { $place }{ words-load }
reason-no-room = There is no room for that.
prompt-how-many-armies = How many armies go to { $place }?
event-places-armies =
    { $player } places { $n ->
        [one] one army
       *[other] { $n } armies
    } in { $place }.
event-automatic = The armies of { $player } are placed by rule.

### round

event-round = Round { $n } begins.
event-turn = The turn of { $player }.

### swords

prompt-bid = Sword { $sword }, place { $sword } in the order of the round: what is the most you would pay? You have { words-cash }.
option-bid =
    { $n ->
        [0] Nothing
        [one] 1 florin
       *[other] { $n } florins
    }
reason-bid = You may bid one of the sums offered, at most { words-cash }.
event-sword = { $player } wins sword { $sword }.
event-order = { $n }: { $player }.

### reinforcements

event-reinforcements =
    { $player } receives { $n ->
        [0] no armies.
        [one] one army: { words-reinforcements }.
       *[other] { $n } armies: { words-reinforcements }.
    }
words-reinforcements =
    { $home } for the lands of the home kingdom{ $minor ->
        [0] { "" }
       *[other] , { $minor } for complete minor kingdoms
    }{ $towers ->
        [0] { "" }
       *[other] , { $towers } for towers and standards
    }
option-hire =
    Hire { $n ->
        [one] one mercenary army
       *[other] { $n } mercenary armies
    } for { words-price }
prompt-mercenaries = Mercenary: how many armies do you hire at { words-price } each? You have { words-cash }.
reason-mercenaries = One card brings no more than that, or there is no card or no money for it.
event-mercenaries =
    { $player } hires { $n ->
        [one] one army
       *[other] { $n } armies
    }.

### learning

option-learn = { $technology } ({ words-sum }): { $text }
option-learn-told = { $technology } ({ words-sum })
event-learns = { $player } learns { $technology }.
event-level = { $player } reaches { $n ->
    [4] the highest level of learning
   *[other] level { $n } of learning
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
event-truce-over = The truce between { $player } and { $other } is over.
event-rate = { $player } leaves { $n }% of every sale in the cities of { $other } to their owner.
event-truce = { $player } imposes a truce on { $other } for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
event-imposed = It holds for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} of { $player } and { $other } and cannot be revoked.
event-at-war = { $player } and { $other } are at war.
event-at-peace = { $player } and { $other } are no longer at war.
event-casus-belli-spent = { $player } spends { $n } casus belli against { $other } instead of honour.

### papacy

prompt-judge = { $player } has given cause: { $causes }. Do you excommunicate him?
option-absolve = Let it pass
option-excommunicate = Excommunicate him: he counts as a Muslim, loses his generals and marks { $n } casus belli against you
event-pope-dies = The Pope is dead. There is none until a Christian takes Rome.
event-excommunicated = { $player } is excommunicated: { $causes }.

### losses

event-armies-from = Armies of { $player } that are lost: { $places }.
event-loses-armies =
    { $player } loses { $n ->
        [one] one army
       *[other] { $n } armies
    }.
prompt-lose-armies =
    Where do you remove armies? { $n ->
        [one] One has
       *[other] { $n } have
    } to go.
prompt-lose-how-many =
    { $n ->
        [one] Does the one army go there?
       *[other] How many of the { $n } armies go there?
    }
option-lose-some =
    { $n ->
        [one] One army
       *[other] { $n } armies
    } fewer: { $from }
option-lose-evenly = Always where most are left
option-armies-of =
    { $place } ({ $armies ->
        [one] one army
       *[other] { $armies } armies
    })
reason-no-armies-there = No army can be taken there: the last one on own land stays.

### cards

option-play = Play { $card }. { $text }
option-play-told = Plays { $card }
option-card = { $card }
prompt-victim = { $card }: against whom? He marks { $n } casus belli against you.
prompt-partner = { $card }: on whom do you impose it?
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
reason-no-victim = The card cannot be used against this player.
reason-no-partner = The card cannot be used on this player.
prompt-turns = { $card }: for how many turns does it hold with { $other }?
option-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
event-plays = { $player } plays { $card }.
event-plays-against = { $player } plays { $card } against { $other }.
prompt-parry = { $other } has sent an assassin. Do you stop him with yours? If not, one of your cards is eliminated.
event-parries = { $player } stops the assassin of { $other } with one of his own.
prompt-eliminate = You see the cards of { $other }: which one is eliminated?
prompt-steal = You see the cards of { $other }: which one do you take?
reason-not-in-hand = That card is not among those you can choose.
event-eliminates = { $other } loses { $card }.
event-takes-card = { $player } takes a card from { $other }.
event-steals = { $player } takes { $card } from { $other }.
prompt-take-cathedral = Which cathedral of { $other } does the bishop take?
reason-no-cathedral = There is no cathedral to take there.
event-cathedral-taken = { $other } loses the cathedral in { $place }.

### purchase

prompt-purchase = Buy what you like: you have { words-cash }.
prompt-purchase-learning =
    { prompt-purchase } Only technologies for now:{ $architecture ->
        [0] { "" }
       *[1] { " " }buildings need Architecture;
    }{ $army ->
        [0] { "" }
       *[1] { " " }generals and engines need Army;
    }{ $full ->
        [0] { "" }
       *[1] { " " }banners and vehicles are at the most of your level;
    } for the rest florins are missing.
option-buy = { $piece }: { words-price }. { $text }
option-buy-told = { $piece }: { words-price }
option-buy-in-vain = { option-buy } At present it would stay in reserve: there is nowhere to place it.
option-scrap = Scrap a vehicle (it is lost)
reason-not-for-sale = This is not for sale to you now: technology, level, supply or money is missing.
reason-needs-technology = It needs { $technologies } from an earlier turn.
reason-known = You know this already.
reason-costs = It costs { words-price }, you have { words-cash }.
event-buys-ware = { $player } buys: { $piece }.
prompt-scrap = Which vehicle is scrapped, with all aboard?
event-scraps = { $player } scraps: { $vehicle }.

### placement

prompt-placement =
    Place what waits in your reserve: { $n ->
        [0] no armies
        [one] one army
       *[other] { $n } armies
    }{ $others ->
        [0] { "" }
        [one] { " " }and one other piece
       *[other] { " " }and { $others } other pieces
    }. What is left waits for your next turn.
prompt-placement-reinforcements =
    Place what waits in your reserve: { $n ->
        [one] one army
       *[other] { $n } armies
    } ({ words-reinforcements }){ $others ->
        [0] { "" }
        [one] { " " }and one other piece
       *[other] { " " }and { $others } other pieces
    }. What is left waits for your next turn.
option-deploy = { $piece }: to { $place }
option-deploy-general = { $piece }: to banner { $n } in { $place }
option-deploy-armies =
    { $n ->
        [one] One army
       *[other] { $n } armies
    } to { $place }
option-embark =
    { $n ->
        [one] One army
       *[other] { $n } armies
    } aboard { $vehicle } in { $place }
reason-nothing-waits = Nothing of the kind waits in your reserve.
reason-round-number = In a long list only round numbers can be chosen, and all: place the rest with another choice.

### moving

option-use = { $vehicle } in { $place }: { words-points } left{ words-load }
option-banner = Banner { $n }, level { $level }, in { $place }
words-load =
    { $armies ->
        [0] { "" }
        [one] , one army
       *[other] , { $armies } armies
    }{ $units ->
        [0] { "" }
       *[other] , { $goods }
    }{ $banner ->
        [0] { "" }
       *[other] , banner { $banner }
    }
words-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
option-engine = { $piece } in { $place }
prompt-use = { $vehicle } in { $place }, { words-points } left{ words-load }: what does it do?
option-go = Go to { words-destination }
option-march = March with banner { $n } from { $from } to { words-destination }
option-march-told = Marches with banner { $n } from { $from } to { $place }
option-haul = Haul { $piece } from { $from } to { option-land }. { $text }
option-haul-told = Haul { $piece } from { $from } to { option-land }
option-vehicle-done = { $vehicle }: that is all
words-destination =
    { $place }: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }{ $whose ->
        [own] , yours
        [sea] { "" }
       *[other] , { $owner }
    }{ $armies ->
        [0] { "" }
        [one] , one army
       *[other] , { $armies } armies
    }{ $count ->
        [0] { "" }
       *[other] ; { $there }
    }{ $attacked ->
        [0] { "" }
       *[other] ; they attack you
    }{ $worth ->
        [0] { "" }
        [one] ; your load is worth 1 florin
       *[other] ; your load is worth { $worth } florins
    }
reason-vehicle-cannot = This vehicle cannot do that here, or has no points left for it.
reason-out-of-reach = It cannot go there: too far, no way, no right or no room.
event-travels = { $player } moves to { $place }: { $vehicle }.
prompt-lead = How many armies go to { $place } with the banner?
reason-too-few-or-many = So many cannot go: one army stays behind, and barbarians on the way let only stronger ones pass.
event-marches =
    { $player } leads a banner and { $n ->
        [one] one army
       *[other] { $n } armies
    } to { $place }.
event-hauls = { $player } hauls an engine to { $place }.

### loading

words-cargo =
    { $what ->
        [banner] banner { $n }{ $armies ->
            [0] { "" }
            [one] { " " }and up to one army
           *[other] { " " }and up to { $armies } armies
        }
        [armies] { $armies ->
            [one] one army
           *[other] up to { $armies } armies
        }
       *[goods] goods ({ $goods })
    }
option-load = Load { words-cargo }: { words-points }
option-unload = Unload { words-cargo }: { words-points }
option-give = Hand over to { $vehicle } { words-cargo }: { words-points }
option-take = Take over from { $vehicle } { words-cargo }: { words-points }
reason-cannot-pass = That cannot be loaded or unloaded here.
event-banner-aboard = A banner of { $player } goes aboard in { $place }.
event-banner-ashore = A banner of { $player } goes ashore in { $place }.
prompt-pass-armies =
    { $way ->
        [ashore] How many armies go ashore in { $there }?
       *[aboard] How many armies go aboard { $there }? A land with 4 armies or fewer may rebel.
    }
event-armies-aboard =
    { $player } loads { $n ->
        [one] one army
       *[other] { $n } armies
    } in { $place }.
event-armies-ashore =
    { $player } unloads { $n ->
        [one] one army
       *[other] { $n } armies
    } in { $place }.
prompt-pass-goods =
    { $way ->
        [ashore] Which goods go ashore in { $there }?
       *[aboard] Which goods go aboard { $there }?
    }
option-good = { $good }: { $n }
prompt-pass-some =
    { $way ->
        [ashore] How many units of { $good } go ashore in { $there }?
       *[aboard] How many units of { $good } go aboard { $there }?
    }
event-goods-aboard =
    { $player } loads { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } in { $place }.
event-goods-ashore =
    { $player } unloads { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } in { $place }.

### trade

option-trade-done = { $n ->
    [0] End trading
    [one] End trading: one vehicle that can still act stays as it is
   *[other] End trading: { $n } vehicles that can still act stay as they are
}
prompt-trade = Which vehicle moves and trades? You have { words-cash }.
prompt-trade-with = { $vehicle } in { $place }, { words-points } left{ words-load }: where does it go, what does it trade? You have { words-cash }.
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
    } of { $good } in { $place }.
reason-buy-goods = You cannot buy that: money, room or Metals is missing, or there is no market for you; in a long list only round numbers can be chosen.
event-buys =
    { $player } buys { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of { $good } in { $place }.

### coins

option-coin-card = Spend an honour coin: an empire card
option-coin-armies = Spend an honour coin: 10 armies
option-coin-florins = Spend an honour coin: 333 florins
event-reserves-armies = { $player } takes { $n } armies into the reserve.
event-spends-coin = { $player } spends an honour coin and has { $n } left.
prompt-coin-armies = Where do the 10 armies go?
option-reserve = To the reserve

### diplomacy

prompt-diplomacy = Diplomacy: { $n ->
    [one] { $n } action is
   *[other] { $n } actions are
} left to you.
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
reason-no-diplomacy = This cannot be done now: no action is left, a truce or ban forbids it, or it has been tried this turn.
prompt-approach = What do you want of { $other }?
option-propose =
    { $kind ->
        [passage] Ask for passage through the territories of { $other }
        [commerce] Ask for commerce in the cities of { $other }
        [tax_10] Demand 10% of what { $other } sells in your cities
        [tax_20] Demand 20% of what { $other } sells in your cities
       *[alliance] Propose a military alliance to { $other }
    }{ $accepted ->
        [0] { "" }
       *[other] ; if accepted{ words-effects }
    }{ $refused ->
        [0] { "" }
       *[other] ; if refused, you mark { $refused } casus belli against { $other }
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
option-declare =
    Declare war on { $other }: your treaties end{ words-effects }{ $n ->
        [0] { "" }
       *[other] ; these allies may side against you: { $allies }
    }
option-peace = Offer peace to { $other }
option-waive = Waive your { $n }% of what { $other } sells in your cities
event-proposes =
    { $kind ->
        [passage] { $player } asks { $other } for passage through his territories.
        [commerce] { $player } asks { $other } for commerce in his cities.
        [tax_10] { $player } demands 10% of what { $other } sells in the cities of { $player }.
        [tax_20] { $player } demands 20% of what { $other } sells in the cities of { $player }.
       *[alliance] { $player } proposes a military alliance to { $other }.
    }
event-companions = { $player } and { $other } fight on the same side: they are allies now.
event-refuses = { $player } refuses the proposal of { $other }.
event-turns-down = { $other } does not give what { $player } asks in return: that counts as a refusal by { $player }.
event-revokes =
    { $kind ->
        [passage] { $player } revokes the passage of { $other } through his territories.
        [commerce] { $player } revokes the commerce of { $other } in his cities.
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
        [passage] { $player } asks for passage: vehicles and banners of his may cross your territories.
        [commerce] { $player } asks for commerce: to trade in your cities.
        [tax_10] { $player } wants to keep 10% of what you sell in his cities.
        [tax_20] { $player } wants to keep 20% of what you sell in his cities.
       *[alliance] { $player } proposes a military alliance: if one of you goes to war, the other joins it or drops the alliance.
    } To ask in return for what is then not granted counts as your refusal.
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
reason-no-counter = This cannot be asked for in return.
prompt-sum = How many florins do you ask of { $other }?
option-florins = { words-sum }
reason-no-sum = This sum cannot be named.
prompt-reply =
    { $kind ->
        [passage] You asked { $other } for passage through his territories.
        [commerce] You asked { $other } for commerce in his cities.
        [tax_10] You demanded 10% of what { $other } sells in your cities.
        [tax_20] You demanded 20% of what { $other } sells in your cities.
       *[alliance] You proposed a military alliance to { $other }.
    } { $counter ->
        [passage] In return he asks for passage through your territories.
        [commerce] In return he asks for commerce in your cities.
        [tax_10] In return he would keep 10% of what you sell in his cities: whoever pays marks a casus belli.
        [tax_20] In return he would keep 20% of what you sell in his cities: whoever pays marks a casus belli.
        [alliance] In return he asks for a military alliance.
       *[florins] In return he asks for { words-sum }.
    }
reason-too-dear = You do not have so many florins.

### war

event-declares-war = { $player } declares war on { $other }.
prompt-call = { $player } has declared war on { $other }: do you stand by your ally?
option-stand-by = Join the war on the side of { $player }, against { $other }
option-stand-aside = Stay out and drop the alliance, without a penalty
event-stands-by = { $player } joins the war on the side of { $other }.
event-drops = { $player } drops the alliance with { $other }.

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
           *[other] in each of { $gives_turns } turns
        }
    }{ $gives_count ->
        [0] { "" }
       *[other] , { $gives_things }
    }{ $gives_cards ->
        [0] { "" }
        [one] , one empire card of the giver's choice
       *[other] , { $gives_cards } empire cards of the giver's choice
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
           *[other] in each of { $asks_turns } turns
        }
    }{ $asks_count ->
        [0] { "" }
       *[other] , { $asks_things }
    }{ $asks_cards ->
        [0] { "" }
        [one] , one empire card of the giver's choice
       *[other] , { $asks_cards } empire cards of the giver's choice
    }
prompt-draft-peace = Peace with { $other }. You give: { words-gives }. You ask for: { words-asks }.
option-make-offer = Make this offer
option-offer-florins = Give florins at once
option-offer-instalment = Give florins by instalments
option-offer-vehicle = Give a vehicle
option-offer-territory = Give a territory
option-offer-card = Give an empire card
option-offer-pope = Give the Pope with the State of the Church
option-demand-florins = Ask for florins at once
option-demand-instalment = Ask for florins by instalments
option-demand-vehicle = Ask for a vehicle
option-demand-territory = Ask for a territory
option-demand-card = Ask for an empire card of his choice
option-demand-pope = Ask for the Pope with the State of the Church
reason-no-article = This cannot be part of the offer.
prompt-peace-florins =
    { $asked ->
        [1] How many florins do you ask for
       *[0] How many florins do you give
    }{ $instalment ->
        [1] { " " }each turn?
       *[0] { " " }at once?
    }
prompt-peace-turns = For how many turns { words-sum } each?
option-instalments =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: { $total ->
        [one] 1 florin
       *[other] { $total } florins
    } in all
prompt-peace-vehicle = Which vehicle?
option-transport = { $vehicle } in { $place }{ words-load }
prompt-peace-land = Which territory?
option-land =
    { $place }: { $armies ->
        [one] one army
       *[other] { $armies } armies
    }{ $built ->
        [0] { "" }
       *[other] , { $works }
    }
prompt-peace-card = Which card? It is shown to all.
prompt-answer-peace = { $other } offers: { words-gives }. He asks for: { words-asks }.
option-sign = Sign the peace
option-refuse-peace = Refuse: the war goes on
option-counter-peace = Make another offer
event-debt =
    { $player } owes { $other } { words-sum } { $turns ->
        [one] next turn
       *[other] in each of { $turns } turns
    }.
event-cedes-vehicle = { $player } cedes to { $other }: { $vehicle }.
event-cedes = { $player } cedes to { $other }: { $place }.
prompt-give-cards =
    Choose a card for { $other }; { $n ->
        [one] one is still due.
       *[other] { $n } are still due.
    }

### orders

prompt-order-cards = When you are attacked: your battle cards.
prompt-order-losses = Where your armies fall.
prompt-order-offers = Proposals of other players.
prompt-order-calls = When war is declared on or by an ally.
option-order-ask = Ask every time
option-order-none = Use none
option-order-all = Use all that help
option-order-default = Those on land first, then from the vehicle with most
option-order-refuse = Refuse them all
option-order-drop = Drop the alliance
option-order-confirm = Confirm the alliance and join the war

### combat

barbarians = Barbarians
prompt-combat = Combat: move, attack, or be done.
option-attack =
    Attack { $place } ({ $owner }, { words-enemies }{ $built ->
        [0] { "" }
       *[other] , { $works }
    }) { words-with-banner }{ $church ->
        [0] { "" }
       *[other] ; if you break it off, the Pope may excommunicate you
    }
words-enemies =
    { $enemies ->
        [0] no armies
        [one] one army
       *[other] { $enemies } armies
    }
words-with-banner =
    with banner { $n } in { $from } ({ $armies ->
        [one] one army
       *[other] { $armies } armies
    }, { $left ->
        [one] one attack
       *[other] { $left } attacks
    } left{ $odds ->
        [-1] { "" }
       *[other] , succeeds in { $odds } of 100 cases
    }), { $way ->
        [all] to the end, losses by rule
       *[one] battle by battle
    }
reason-combat = Nothing of yours can do that now.
reason-no-attack = No banner of yours can do that now. A banner attacks neighbouring lands: on foot without spending points, aboard a vehicle with the points that it has left.
event-experience = Banner { $n } of { $player } now has experience { $level }.
option-strike = Attack what { $player } has in { $place } ({ words-enemies }) { words-with-banner }
option-hunt = Attack the pirates in { $place } ({ words-enemies }) { words-with-banner }
reason-target = This banner cannot attack that from where it is.
event-attacks = { $player } attacks { $place }.
event-attacks-vehicles = { $player } attacks what { $other } has in { $place }.
event-attacks-pirates = { $player } attacks the pirates in { $place }.
event-barbarians-attack =
    Barbarians attack { $place } with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }; { $player } defends it with { $enemies ->
        [one] one
       *[other] { $enemies }
    }.
event-barbarians-attack-vehicles =
    Barbarians with { $armies ->
        [one] one army
       *[other] { $armies } armies
    } attack what { $player } has in { $place }; { $enemies ->
        [0] no army defends it
        [one] one army defends it
       *[other] { $enemies } armies defend it
    }.
event-barbarians-repelled =
    The barbarians lose all their armies: { $player } holds { $place }, where { $enemies ->
        [one] one army is left
       *[other] { $enemies } armies are left
    }.
event-barbarians-beaten =
    The barbarians lose the battle in { $place }: { $player } has { $enemies ->
        [one] one army
       *[other] { $enemies } armies
    } left.
prompt-fight-on = { $place }: armies { $armies } against { $enemies }.
option-fight =
    One battle with { $n ->
        [one] one army
       *[other] { $n } armies
    }, one die each
option-fight-on =
    Fight on until it falls or { $n ->
        [one] only the garrison is left
       *[other] { $n } armies are left
    }
option-break-off =
    Break off: the banner { $level ->
        [0] has lost all experience and is removed
       *[other] loses a level and attacks no more this turn
    }{ $cause ->
        [0] { "" }
       *[other] , the Pope may excommunicate you
    }
reason-base-armies = You may fight with 1 to 3 armies beside the garrison, and break off after the first battle.
prompt-cards-in-attack = { $place }, armies { $armies } against { $enemies }: the cards of your attack.
prompt-cards-in-defence = { $place } is attacked by { $side }, your armies { $enemies } against { $armies }: the cards of your defence. They are lost if your highest die loses.
option-no-cards = No card
option-show-1 = { $card1 }
option-show-2 = { $card1 }, { $card2 }
option-show-3 = { $card1 }, { $card2 }, { $card3 }
reason-battle-cards = You do not have these cards, or they cannot be used together or here.
event-shows-card = { $player } uses { $card }.
event-loses-card = { $player } loses { $card }.
event-dice = { $side }: { $dice }.
event-dice-raised = { $side }: { $dice }, the first raised by { $n } to { $first }.
event-losses = Armies lost: attacker { $n }, defender { $other }.
event-leader-falls = The barbarian commander falls.
event-barbarian-general-falls = The barbarian general falls.
event-breaks-off = { $player } breaks off the attack.
event-banner-removed = A banner of { $player } has lost all experience and is removed.
prompt-losses = Battle of { $place }: where do you lose armies? Still to lose: { $n }.
option-lose-on-land = { $n } on the land
option-lose-with = { $n } with: { $piece } { $number }
reason-losses = There are not so many armies to lose there.

### conquest

event-conquers = { $player } conquers { $place }.
event-conquers-from = { $player } conquers { $place }, which was { $other }'s.
event-falls-to-barbarians =
    { $player } loses { $place } with all its defenders: it falls to barbarians, who have { $armies ->
        [one] one army
       *[other] { $armies } armies
    } left.
event-occupies =
    { $player } moves { $n ->
        [one] one army
       *[other] { $n } armies
    } into { $place }.
prompt-occupy =
    { $rides ->
        [cavalry] The cavalry moves into { $place }: how many armies dismount to hold it?
       *[other] How many armies move into { $place }?
    } A land with 4 armies or fewer may rebel.
reason-occupy = At least as many must move in as fought last, and some may have to stay behind.
option-occupy-with-banner =
    { $n ->
        [one] One army
       *[other] { $n } armies
    } with the banner{ $rides ->
        [cavalry] , which dismounts
        [warship] , which lands
       *[other] { "" }
    }
option-occupy =
    { $n ->
        [one] One army
       *[other] { $n } armies
    }, and the banner stays{ $rides ->
        [cavalry] { " " }mounted
        [warship] { " " }aboard
       *[other] { " " }behind
    }
prompt-standard = The standard in { $place }: move it to another tower of yours?
option-standard-stays = Leave it there
event-standard = { $player } moves the standard to { $place }.
event-pirates-sunk = The pirate ship in { $place } is sunk.
event-vehicle-seized = { $other } seizes a vehicle of { $player }: { $vehicle }.
event-vehicle-destroyed = { $player } loses a vehicle: { $vehicle }.
event-banner-falls = A banner of { $player } falls.
event-banner-and-general-fall = A banner of { $player } falls, and its general.
event-eliminated = { $player } is out of the game.
event-inherits = { $player } takes all that { $other } had.
event-inherits-panel =
    In the reserve of { $other } were { words-sum } and { $armies ->
        [one] one army
       *[other] { $armies } armies
    }; they are { $player }'s now.
event-treasure = { $player } finds a treasure: { $treasure }.
event-deserters =
    { $n ->
        [one] One deserter joins
       *[other] { $n } deserters join
    } { $player }.
event-treasure-goods = Goods are found in { $place }: { $good }.

### blockades

option-blockade = Blockade by fleet: { $place }
option-close = Close the strait: { $place }
option-lift = Lift the blockade of { $place } against { $player }
prompt-blockade = For whom is { $place } closed? He marks { $n } casus belli against you.
reason-blockade = This player cannot be shut out there.
event-blockade = { $player } closes { $place } for { $other }.
event-blockade-ends = The blockade of { $place } by { $player } against { $other } is over.

### fate

event-dice-skulls = { $player } throws the event dice: { $skulls ->
    [2] two skulls, which is a calamity
    [1] one skull, which is an event and then rebellions
   *[0] { $double ->
        [1] a double { $one }
       *[0] { $one } and { $other }, nothing happens
    }
 }.
event-barbarians-grow = The barbarians grow: one army more in every land of theirs.
event-barbarians-build = Cities and fortifications of the barbarians rise by a level.
event-rebellion-die =
    Rebellions: territories with { $n ->
        [one] one army
       *[other] { $n } armies
    } or fewer rise.
event-rebels =
    { $place } rebels against { $player }: { $n ->
        [one] one barbarian army
       *[other] { $n } barbarian armies
    }.
event-lost-with = With { $place } { $player } also loses: { $pieces }.
event-leaders-recruit = { $n ->
    [one] A barbarian leader raises armies.
   *[other] { $n } barbarian leaders raise armies.
}
event-barbarian-fort = The barbarians of { $place } build a fort.
event-pirates-sail =
    A pirate ship with { $n ->
        [one] one army
       *[other] { $n } armies
    } appears: { $place }.

### events

event-card = Event: { $card }, { $zone }. { $text }
event-vehicle-lost = { $player } loses: { $vehicle } ({ $place }).
event-vehicle-loses =
    { $player } loses { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of the load: { $vehicle } ({ $place }).
event-vehicle-faster =
    { $player } has { $n ->
        [one] 1 point
       *[other] { $n } points
    } of movement more: { $vehicle } ({ $place }).
event-vehicle-slower =
    { $player } has { $n ->
        [one] 1 point
       *[other] { $n } points
    } of movement fewer: { $vehicle } ({ $place }).
event-vehicle-stopped = It does not move: { $vehicle } of { $player } ({ $place }).
event-vehicle-no-crossing = It crosses no river and no stream: { $vehicle } of { $player } ({ $place }).
event-vehicle-fair = It sells each unit for { words-sum } more: { $vehicle } of { $player } ({ $place }).
event-vehicle-gains =
    { $player } finds { $n ->
        [one] 1 unit
       *[other] { $n } units
    } of goods: { $vehicle } ({ $place }).
prompt-pay-or-stay = { $vehicle } ({ $place }): pay { words-sum }, or it does not move?
prompt-armies-or-goods = { $vehicle } ({ $place }): what do you lose?
option-lose-armies =
    { $n ->
        [one] One army
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
        [one] does your unit of iron become gold?
       *[other] which of your { $n } units of iron become gold?
    }
prompt-gold-how-much = How many units of iron become gold?
option-all-gold = All of it
reason-no-iron = There is not so much iron there.
event-banner-overboard = { $player } loses a banner: { $vehicle } ({ $place }).
event-city-flooded = The tempest strikes { $place }: the settlement has level { $n }.
event-disorder =
    Disorder in { $place }: the settlement loses { $settlement ->
        [one] 1 level
       *[other] { $settlement } levels
    }, the fortification { $fort }.
event-slaves-rise = { $n ->
    [one] A slave rises
   *[other] { $n } slaves rise
} in { $place }.
event-city-lowered =
    Revolt in { $place }: the settlement loses { $n ->
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
reason-not-at-council = You have bought enough, it is not open to you, or you lack the florins.
event-cathedral-lost = The cathedral of { $place } falls.
prompt-lose-cathedral =
    Which cathedral falls? { $n ->
        [one] One of yours has to.
       *[other] { $n } of yours have to.
    }
event-throws = { $player } throws { $n }.
event-receives-kingdom = { $player } receives: { $kingdom }.
event-shows-heroine = { $player } shows a heroine.
prompt-heroine = The emperor is chosen by dice: do you show a heroine and throw four?
event-deceives = { $player } deceives { $other }.
prompt-deceive = Whom do you deceive? He marks { $n } casus belli against you.
option-deceive =
    { $player }: { $n ->
        [0] immune, you lose a general instead
        [one] loses one general
       *[other] loses up to { $n } generals
    }
reason-not-a-victim = Only another player with whom there is no truce.
event-general-lost = { $player } loses a general.
prompt-lose-general =
    Which general do you lose? { $n ->
        [one] One has to go.
       *[other] { $n } have to go.
    }
option-general-in-reserve = The one in reserve
prompt-secede = Civil war: choose what goes to { $player }, { $n } more at least.
reason-cannot-secede = It is not yours to give, or has to stay with you.
event-secedes = { $place } secedes.
event-horde =
    { $invasion }: { $n ->
        [one] one army comes
       *[other] { $n } armies come
    } from the east.
event-pirate-fleet =
    A pirate fleet of { $n ->
        [one] one army
       *[other] { $n } armies
    } appears: { $zone }.

### excess

prompt-excess = There are too many pieces in { $place }: which one goes?
prompt-excess-load =
    In { $place } there { $n ->
        [one] is one
       *[other] are { $n }
    } too many: what goes?
prompt-excess-some = How many go from { $place }?
event-excess-piece = { $player } loses in { $place }, for want of room: { $piece }.
event-excess-armies =
    { $player } loses { $n ->
        [one] one army
       *[other] { $n } armies
    } in { $place }, for want of room.
event-excess-goods = { $player } loses in { $place }, for want of room, { $good }: { $n }.

### crusade

prompt-answer-call = The Pope calls a crusade. Do you join? Joiners become allies and are at war with the owner of the goal; whoever refuses is excommunicated.
event-joins-crusade = { $player } joins the crusade.
event-refuses-crusade = { $player } refuses to join the crusade.
prompt-crusade-goal = Which city is the goal of the crusade?
prompt-crusade-start = In which city does the crusade gather?
prompt-crusade-rounds = How many rounds does it prepare?
prompt-crusade-share =
    What percentage of his armies has each to send? You have { $armies ->
        [one] one army
       *[other] { $armies } armies
    } on the map.
option-crusade-goal =
    { $place }: { $owner }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }, { $n } honour at stake
option-crusade-start = { $place }: { $owner }
option-crusade-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }: it leaves in round { $round }
option-percent = { $n }%
event-crusade = A crusade against { $place } gathers in { $start }. It leaves in round { $round }; each has to send { $n } percent.
option-crusade = Commit pieces to the crusade
prompt-commit =
    What do you commit to the crusade? You have sent { $n ->
        [one] one army
       *[other] { $n } armies
    }; your quota is { $quota }.
prompt-commit-how-many = How many armies do you commit?
reason-nothing-to-commit = Only what stands in the city of departure can be committed.
event-commits-piece = { $player } commits to the crusade: { $piece }.
event-commits-armies =
    { $player } commits { $n ->
        [one] one army
       *[other] { $n } armies
    } to the crusade.
prompt-crusade-step = Where does the crusade march, on its way to { $place }?
event-crusade-moves = The crusade marches: { $place }.
event-attacks-crusade = { $player } attacks the crusade in { $place }.
option-attack-crusade = Attack the crusade in { $place } ({ words-enemies }) { words-with-banner }
prompt-declare-for-defence = The crusade is before { $place }. Do you fight for its defence? Defenders gain { $n } honour if it fails and lose as much if it wins.
prompt-order-fighters = Who of your side fights next? The order is repeated until the end.
event-crusade-fails = The crusade is lost.
event-crusade-succeeds = The crusade is won.
prompt-give-city = Who receives { $place }?
option-crusader =
    { $player }: { $n ->
        [one] one army
       *[other] { $n } armies
    }

### terminal

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
board-round = Round { $n } of { $last }
board-ceiling = goal { $n }
board-crusade = Crusade for { $goal }, now in { $at }, leaves in round { $n }
board-honour = Honour
board-lands = Lands
board-armies = Armies
board-techs = Techs
board-cards = Cards
board-waiting = In reserve
board-forces = Your pieces
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-yellow = Yellow
board-red = Red
board-prices = Prices
board-diplomacy = Diplomacy
board-rate = share of sales
board-truce = has a truce with
board-imposed_passage = passes by order through the land of
board-imposed_commerce = trades by order with
board-turns =
    { $n ->
        [one] 1 turn more
       *[other] { $n } turns more
    }
board-owes =
    { words-sum } for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $overdue } overdue
board-blockade = blockade: { $place }
board-florins = { words-sum }
board-instalments =
    { words-sum } for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
board-dice =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
board-people = population { $n } of { $limit }
board-borders = Borders
board-seas = Seas
board-quiet-seas =
    { $n ->
        [one] one empty sea
       *[other] { $n } empty seas
    }
board-signs = Signs of the map; the small number is the level
board-waters = stream, river, strait

### parts of the board

part-actions = Diplomatic actions used
part-active = Turn of
part-against = Against
part-aim = Aim
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
part-choice = Cards of the giver's choice
part-clause = Clause
part-coins = Honour coins
part-commerce = May trade with
part-committed = Armies committed
part-contributors = Who has sent armies
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
part-marks = Marks
part-moved = Moved
part-n = Number
part-new_allies = Alliances of the crusade
part-new_wars = At war by the crusade
part-objective = Objective
part-odds = Succeeds in cases of 100
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
part-vehicles = Vehicles
part-walled = Fortifications raised
part-war = At war with
part-what = What
part-who = Who
part-won = Winners

### what empire cards do
card-mercenary-text = Hires up to 5 armies at 10 florins each: 5 more with Metals, 5 more with Army.
card-arquebusier-text = In attack or defence: +1 on the highest die.
card-condottiero-text = In attack: +1 on the highest die, +2 if the banner has a general.
card-genius-text = In attack or defence: +1 on the highest die, +2 with Engineering.
card-relic-text = In defence of a territory with a cathedral: +1 on the highest die, +2 with Mysticism.
card-templar-text = In attack on a territory with a cathedral: +1 on the highest die, +2 with Monotheism.
card-heroine-text = In attack: one more die for each of your cathedrals.
card-assassin-text = You see another player's hand and eliminate a card; stops another Assassin.
card-thief-text = You see another player's hand and take a card.
card-diplomat-text = You impose a truce of 1-3 turns on a player.
card-golden_tablet-text = You impose passage through a player's territories for 1-3 turns.
card-treaty-text = You impose commerce in a player's cities for 1-3 turns.
card-merchant-text = With Coinage: 50 florins at the start of each of your turns.
card-tax_collector-text = With at least one cathedral, at the start of each of your turns: cathedrals × territories × 5 florins.
card-architect-text = With Architecture: buildings at half price in this purchase phase.
card-bishop-text = You take a cathedral from another player, but not from the Pope.
card-pope-text = The State of the Church is yours, you lead crusades and have an honour point more; Bishop and Inquisition pass you by.

### what technologies and pieces do
technology-agriculture-text = +10 population on your plains; the Famine takes half.
technology-pottery-text = +10 population on your plains, not on top of Agriculture; grain stocks help against the Famine.
technology-weaving-text = +1 movement point for ships.
technology-medicine-text = The Plague takes half.
technology-deism-text = Opens Mysticism, Monotheism and Theology; Superstition 1 less.
technology-mysticism-text = The card Relic counts 2; Superstition 1 less, as with Deism.
technology-monotheism-text = The card Templar counts 2; takes away the help of Theology against the Inquisition.
technology-theology-text = The Inquisition takes one cathedral less.
technology-mathematics-text = Opens Architecture, Astronomy and Engineering.
technology-architecture-text = Allows settlements, fortifications and cathedrals; opens Roads.
technology-astronomy-text = Ships may enter the ocean, for 1 point.
technology-engineering-text = The card Genius counts 2; the Tempest strikes one step less.
technology-roads-text = +1 point for cavalry and caravans, mountains and rivers cost less; reinforcements come to any land of yours. Aggravates Plague and Civil Disorder.
technology-mining-text = Opens Metals; aggravates the Slave Revolt.
technology-metals-text = Allows trade in iron; the card Mercenary brings 5 armies more; opens Coinage.
technology-coinage-text = Each card Merchant yields 50 florins at the start of your turn.
technology-education-text = Opens Literature, Theatre, Music and Law; softens Deceit and Slave Revolt.
technology-literature-text = Softens Deceit; opens Philosophy.
technology-theatre-text = Softens Civil War and Civil Disorder.
technology-music-text = Softens Civil War and Civil Disorder.
technology-law-text = Softens Civil Disorder and, with Army, the Convoy Raid; opens Democracy and Army.
technology-philosophy-text = Deceit strikes you only as its first victim; aggravates Civil War.
technology-army-text = Allows generals, catapults and bombards; the card Mercenary brings 5 armies more. Aggravates Civil War and Civil Disorder.
technology-democracy-text = Softens Civil War and Civil Disorder.
piece-encampment-text = +10 population; rebuilds a city in ruins, which trades again.
piece-village-text = +20 population instead of +10; allows the Castle.
piece-town-text = +30 population instead of +20; allows the Palace.
piece-capital-text = +40 population instead of +30; allows the Fortress.
piece-fort-text = +10 population, and one die more for the last 10 armies that defend.
piece-castle-text = The extra die serves the last 20 armies; it needs a Village.
piece-palace-text = The extra die serves the last 30 armies; it needs a Town.
piece-fortress-text = The extra die serves the last 40 armies; it needs a Capital.
piece-cathedral-text = +10 population; yields with the Tax Collector and helps Relic and Heroine. Only in a kingdom that you hold completely.
piece-farm-text = In its city wine and grain are bought at 5 florins less; it keeps grain reserves.
piece-market-text = In its city textiles and hides are sold at 5 florins more.
piece-mine-text = In its city iron and salt are bought at 5 florins less, slaves sold at 5 more.
piece-trade_ship-text = Buys, carries and sells goods by sea: 9 points and 10 units, more with your level of learning.
piece-caravan-text = Buys, carries and sells goods by land: 6 points and 10 units, more with your level of learning.
piece-warship-text = Carries a banner and 20 armies by sea, more with your level of learning: 10 points.
piece-cavalry-text = Carries a banner and 20 armies by land, more with your level of learning: 9 points.
piece-banner-text = Only banners attack: the level, from 1 to 3, says how many attacks and how many points on foot a turn.
piece-general-text = One level more for his banner; the card Condottiero counts 2.
piece-catapult-text = One die more when its territory is defended; it moves one territory a turn.
piece-bombard-text = One die more in attack and in defence; it moves one territory a turn.
piece-grain_reserve-text = With Pottery the Famine takes 10 armies less.

### what an objective is worth
words-yellow = Yellow lands, 1 honour each at the end
words-red = Red lands, 1 honour each, 2 with at least 6 yellow ones

### what events and calamities do
card-brigands-text = Each caravan rolls a die: on 4 or more it loses half of its goods.
card-toll-text = Each caravan and cavalry pays 10 florins or does not move.
card-mud-text = Caravans and cavalry have 3 points less.
card-snow-text = Caravans and cavalry in mountains, hills or woods do not move.
card-glanders-text = Each cavalry rolls a die: on 6 it is lost, and those it carries go ashore. The others have 2 points less.
card-desertion-text = Each cavalry loses 3 armies.
card-ambush-text = Each caravan and cavalry loses 2 armies or 5 units of goods.
card-flood-text = Caravans and cavalry cross neither rivers nor streams.
card-fair-text = Caravans sell each unit for 2 florins more.
card-guide-text = Caravans and cavalry have 2 points more.
card-contrary_winds-text = Ships have 4 points less.
card-calm-text = Ships outside ports do not move.
card-squall-text = Each ship outside a port rolls a die: on 5 or more it loses half of its load.
card-shipwreck-text = Each ship outside a port rolls a die: on 6 it sinks.
card-corsairs-text = Each trade ship outside a port and without an escort rolls a die: on 5 or more it loses all its goods.
card-mutiny-text = Each ship outside a port rolls a die: on 6 it turns pirate.
card-scurvy-text = Each ship loses 3 armies.
card-leak-text = Each ship pays 20 florins or does not move.
card-fair_wind-text = Ships have 3 points more.
card-salvage-text = Each trade ship finds 5 units of goods.
card-alchemy-text = All iron may become gold, which is worth as much as slaves.
card-convoy_raid-text = In one zone each land vehicle rolls a die: it may lose its goods or be destroyed; Law and Army protect.
card-famine-text = The drawer and all neighbours lose ten times the same die of 12 in armies: half with Agriculture, 10 less for each grain reserve with Pottery.
card-council-text = Everybody may buy up to 3 technologies at half price at once, the Pope 4.
card-crusade-text = The Pope calls the Christians against a city: whoever wins the crusade gains the honour of its goal, whoever loses it loses as much.
card-civil_disorder-text = The drawer’s cities drop by 2 levels and their fortifications by 4: one less with each of Theatre, Music, Law and Democracy, one more with Roads and with Army.
card-governor-text = Whoever holds a whole kingdom rolls a die of 12: the highest receives a minor kingdom of the barbarians.
card-civil_war-text = The drawer keeps 10 territories, 3 more with each of Theatre, Music and Democracy: the rest goes to the weakest player.
card-emperor-text = Whoever holds a whole kingdom adds up 3 dice: the highest receives a kingdom of the barbarians.
card-deceit-text = The drawer picks a victim, who loses 3 generals: 2 with Education, 1 with Literature, none with Philosophy.
card-inquisition-text = The drawer loses all cathedrals and 10 armies for each; Theology without Monotheism saves one. If the drawer is Pope, the others lose one each.
card-barbarian_invasions-text = A horde comes from the east and conquers territory after territory towards its goal: if it takes that, the game ends.
card-plague-text = The drawer and all neighbours lose ten times a die percent of their armies: half with Medicine, 5 more with Roads. Then each of their cities loses armies equal to its level.
card-pirates-text = A pirate fleet attacks the coasts of a sea zone.
card-slave_revolt-text = Of everybody who owns slaves 3 cities drop by a level, and the slaves rise and attack.
card-superstition-text = The drawer loses 3 cathedrals, three other players one each: one less with Deism or Mysticism.
card-tempest-text = In a sea zone ships in the ocean sink, those off the coast lose their load, and two cities on the coast are struck; Engineering lessens it.

### what else the outline of the board names
value-barbarian = barbarians
value-reserve = reserve
value-crusade = crusade
value-truce = truce
value-imposed_passage = imposed passage
value-imposed_commerce = imposed commerce
value-none = { option-order-none }
value-all = { option-order-all }
value-default = { option-order-default }
value-refuse = { option-order-refuse }
value-drop = { option-order-drop }
value-confirm = { option-order-confirm }
value-stopped = has moved
value-bought = has bought
value-no_crossing = crosses no water
value-fair = at the fair
value-first_berth = at its first berth
value-unjust_war = unjust war
value-muslim_ally = ally of a Muslim
value-missed_crusade = missed crusade
value-failed_at_rome = beaten off at Rome
value-land = territory
value-party = vehicles and banners
value-pirates = pirates
