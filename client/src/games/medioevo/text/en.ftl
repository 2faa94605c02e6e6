# The board of Medioevo Universale in English: what the game’s own messages do not say.

table-round = Round { $n }
map = Map: arrow keys go from a place to its neighbours, Shift and arrows move the map, plus and minus zoom
card = About this place
close = Close
layers = What colours the map
layer-owner = Owners
layer-terrain = Terrain
layer-people = Population
layer-price = Prices
layer-threat = Threat
layer-objective = Objective
legend = Key
key-owner = Colour and hatching say who rules; territories without colour belong to the barbarians.
key-terrain = Next to the name of a terrain, the points to enter it.
key-people = Armies and goods, out of as many as the territory feeds; any more are lost at the end of the turn.
key-room = there is room
key-full = nearly full, or full
key-price = What it costs in the cities: { $good }
key-dear = the stronger the colour, the more expensive
key-threat = Your territories against their neighbours:
key-safe = nobody can attack it
key-weaker = whoever can attack it has fewer armies than you
key-stronger = whoever can attack it has as many armies as you, or more
key-objective = { objective-worth }
key-yellow = yellow territory
key-red = red territory
zooms = Zoom
zoom-continent = Continent
zoom-region = Region
zoom-territory = Territory
zoom-in = Zoom in
zoom-out = Zoom out
search = Find a place
legend-river = river +2
legend-stream = stream +1
legend-realm = realm border
free = barbarian territory
idle = not in this game
terrain = Terrain
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
armies = Armies
armies-here =
    { $n ->
        [0] no armies
        [one] 1 army
       *[other] { $n } armies
    }
people = Population
n-of = { $n } of { $limit }
city = City
in-ruins = in ruins: no trade, reinforcements only with Roads
goods = Goods
prices = Prices
prices-rows = First what you buy for, then what you sell for.
threat-from =
    { $n ->
        [one] 1 army can attack
       *[other] { $n } armies can attack
    } { $land }
may-rebel = { $n }% likely to rebel in each rebellion, as any territory with few armies may
borders-on = Borders on { $lands }.
neighbours = Neighbours, with all the points to enter them
water-coastal = coastal sea
water-strait = strait
water-ocean = ocean
banner-level = Banner { $n }, level { $level }
pirates = Pirates
crusade = Crusade
blockade = Blockade of { $by } against { $against }
panels = Panel beside the map
panel-realms = Realms
panel-none = Map
panel-lands = Territories
panel-mine = My realm
panel-diplomacy = Diplomacy
panel-trade = Trade
ruler = Ruler
col-lands = terr.
col-armies = arm.
col-honour = hon.
col-arts = tech.
col-florins = flor.
treasury = Treasury and reserve
own-florins = Florins
own-reserve = Armies in reserve
own-generals = Generals without a banner
own-honour = Honour
own-coins = Honour coins
own-grain = Grain reserves
waiting = Waiting to be placed: { $what }
hand = Empire cards in hand
objective = Your secret objective
objective-total = With the honour on record, { $honour }, that makes { $sum }. Whoever reaches { $ceiling } at the end of their turn ends the game.
objective-worth = At the end each yellow or red territory that you hold is worth 1 honour point; with at least 6 yellow ones each red one is worth 2. Each home territory that you lack costs 3.
objective-now =
    If the game ended now: honour { $n } (yellow { $yellow }, red { $red }, { $lost ->
        [0] no home territories lost
        [one] 1 home territory lost
       *[other] { $lost } home territories lost
    }).
arts = Technologies
scrap-why = Give up a transport only to replace it when you are at the limit.
arts-level = Level { $level } ({ $n } of 24){ $next ->
    [0] .
   *[other] {""}: with { $next } you rise a level. That means more banners, transports and diplomatic actions, better transports and higher buildings.
}
art-level =
    Level { $level }, { $cost ->
        [one] 1 florin
       *[other] { $cost } florins
    }
needs = Needs: { $what }
you-and = You and the others
among-others = Among the others
relation-war = at war
relation-allied = allied
relation-passage = passage
relation-commerce = commerce
relation-passage-yours = you may cross their territories
relation-passage-theirs = may cross your territories
relation-commerce-yours = you trade in their cities
relation-commerce-theirs = trades in your cities
relation-none = at peace
honour-n = honour { $n }
lands-n =
    { $n ->
        [one] 1 territory
       *[other] { $n } territories
    }
excommunicated = excommunicated
casus = Casus belli: yours { $mine }, theirs { $his }
casus-what = Casus belli against somebody pay for wronging them instead of honour: 2 for each point. Whoever refuses your proposal or wrongs you gives you some.
peace = Peace on the table
stakes =
    { $lands ->
        [one] 1 territory
       *[other] { $lands } territories
    }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, honour { $honour }
gives = Gives
only-peace = only the peace
term-florins =
    { $n ->
        [one] 1 florin
       *[other] { $n } florins
    } at once
term-instalment =
    { $n ->
        [one] 1 florin
       *[other] { $n } florins
    } { $turns ->
        [one] next turn
       *[other] a turn for { $turns } turns
    }
term-cards =
    { $n ->
        [one] 1 card of their choice
       *[other] { $n } cards of their choice
    }
swords = The swords of turn order
sword-now = offered now
sword-free = still free
sword-rule = Sealed bids: the highest wins the sword. Swords that nobody wants are drawn by lot.
order-before = Order until now:
orders-set = Whoever has given orders keeps nobody waiting outside their own turn. Everybody sees the orders.
orders-when = They hold until you change them, at the beginning of your diplomacy phase.
orders-give = Give these orders
buy-at = Cheapest to buy
sell-at = Best price to sell
market = Market { $city }
market-sell = Sell
market-buy = Buy
market-each = a unit
market-stays = A transport that sells or buys moves no more this turn; after buying it sells no more.
trade-closed = In italics: needs a commerce treaty
place-rest = Place the rest automatically
how-many = How many
confirm = Choose { $what }
with-banner = With the banner
letter = You are asked for an answer
fewer = One less
more = One more

## Events and calamities

tidings = What has happened
tidings-you = This concerns you
tidings-others = What happened to the others ({ $n })

## Battle

battle = Battle
battle-between = { $attacker } against { $defender }
battle-first = before the first roll
battle-n =
    { $n ->
        [one] after the first roll
       *[other] after { $n } rolls
    }
attack = Attack
attack-odds = { $n }% chance
to-come = To come here
load-worth =
    { $n ->
        [one] the load brings 1 florin there
       *[other] the load brings { $n } florins there
    }
peril = Barbarians attack whoever comes with so few armies.
church-risk = If you break off the attack on Rome, the Pope may excommunicate you.
tolerated = Barbarians let pass whoever is stronger than they are.
against-barbarians =
    { $n ->
        [0] barbarians, no army
        [one] barbarians, 1 army
       *[other] barbarians, { $n } armies
    }
against-at-war =
    { $n ->
        [0] you are at war; no army
        [one] you are at war; 1 army
       *[other] you are at war; { $n } armies
    }
attack-one = Battle by battle, with banner { $n } { $from }
attack-all = To the end, with banner { $n } { $from }
battle-over = the attack is over
dice =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
base-armies =
    { $n ->
        [one] 1 army fights
       *[other] { $n } armies fight
    }
in-all = in all
odds = Fought to the end, the attack has a { $n }% chance.
loses-defender = the defender loses 1 army
loses-attacker = the attacker loses 1 army
loses-tie = a tie: the attacker loses 1
loses-spent = has no army left to lose
unpaired = no die against it
fallen = Armies lost: attacker { $n }, defender { $other }.
fallen-in-all = In the whole attack: { $n } and { $other }.
earlier =
    { $n ->
        [one] The roll before
       *[other] The { $n } rolls before
    }

## The lesson

tutorial-chapter-crown = The crown of Hungary
tutorial-chapter-treaty = A treaty
tutorial-chapter-muster = The muster
tutorial-chapter-battle = The taking of Vienna
tutorial-chapter-wine = Wine for Alexandria
tutorial-honour = About 1265, kingdoms contend for the Mediterranean. Whoever has the most honour at the end wins.
tutorial-sources = Completed kingdoms, towers, rivals’ cities and, at the end, your secret objective bring honour. Broken pacts and lost home territories cost it.
tutorial-welcome = You will play the first turn of a small war: Hungary takes Vienna. Choose Hungary, on any of its territories.
tutorial-map = Drag the map; zoom with the wheel or two fingers. Colours say who rules; territories without colour, such as Austria, belong to barbarians.
tutorial-touch = Tap a territory, and its card tells everything about it.
tutorial-swords = You hold the first sword, so you begin. Swords set the order of play and are drawn again each round; with 5 or more players the first ones are auctioned.
tutorial-phases = Every turn has the same phases: diplomacy, purchase, placement, combat and trade. The task line says what to do; “Done” leads to the next phase.
tutorial-commerce = With the Pope you hold Rome, where wine is cheap. In Alexandria it is expensive, but to sell there you need a treaty of commerce: turn to the Sultan.
tutorial-proposal = You have 1 diplomatic action a turn for now. Asking costs nothing: a refusal gives you a casus belli, which can pay for a later wrong instead of honour.
tutorial-counter = Whoever is asked accepts, refuses or makes a counter-offer. The Sultan asks for commerce in your cities too. You lose nothing by it, so accept.
tutorial-arts = The treasury holds 700 florins. Technologies last the whole game, and each opens others from the next turn on.
tutorial-roads = Mathematics leads to Architecture, and that to Roads, which bring reinforcements everywhere. Learn Mathematics.
tutorial-muster = Your territories have sent 11 armies, to be placed in cities. Send them all to Pannonia: your banner is in Buda, and only banners attack.
tutorial-limit = A territory feeds a limited number of armies, shown on its card; any more are lost at the end of the turn. Pannonia feeds these: on to Vienna.
tutorial-target = Austria is in your secret objective, so it is worth honour at the end. One barbarian army defends it behind a fort.
tutorial-border = You attack only neighbouring territories. Against barbarians you do not declare war.
tutorial-dice = You fight with 3 armies, 1 die each. The defender rolls 1 die for each army, and 1 more for the fort.
tutorial-pairs = The highest die meets the highest, the next meets the next. The lower one loses an army, and the defender wins ties.
tutorial-card = The Arquebusier adds 1 to your highest die. Cards that you show are lost only if the first pair is lost. Show it.
tutorial-chapter-conquest = Austria is yours
tutorial-won = You rolled 4, 2 and 1, and the Arquebusier made the 4 a 5. The barbarians rolled 6 and 1.
tutorial-fall = Your 5 loses to the 6, and the card goes with it. Your 2 beats the 1: their only army falls, and Austria is yours.
tutorial-occupy = At least as many armies move in as you rolled dice, and 1 stays behind. Send 10 with the banner: territories with few armies rebel or are attacked.
tutorial-laurels = Conquest lowers the city and the fort by a level. The banner gains experience, so next turn it can attack twice. Combat is over: go on to trade.
tutorial-wine = Now you decide. Your ship is in Rome, where wine costs 31; it sells for 57 in Alexandria. 10 units bring a profit of 260 florins.
tutorial-sail = A ship that buys or sells moves no more this turn. Buy now, and sail in the next.
tutorial-caravan = The caravan is still in Buda. The “Trade” panel says where every good is cheap and where it is expensive. If you want nothing else, end trading.
tutorial-end = Vienna is yours. Next turn, sell the wine and take more territories: that is how you win. Play on, or start your own game; the shortest takes an hour.

## Realms, shorter than their full names

realm-castile = Castile
realm-france = France
realm-england = England
realm-empire = Empire
realm-hungary = Hungary
realm-mamluks = Mamluks
realm-rum = Rum
realm-almohads = Almohads
realm-byzantines = Byzantines
realm-rus = Rus
realm-church = Church
realm-two_sicilies = Two Sicilies
realm-republics = Republics
realm-arles = Arles
realm-bohemia = Bohemia
realm-poland = Poland
realm-denmark = Denmark
realm-portugal = Portugal
realm-aragon = Aragon
realm-aquitaine = Aquitaine
realm-scotland = Scotland
realm-crusaders = Crusaders
realm-latins = Latins
realm-serbia = Serbia
realm-bulgaria = Bulgaria
realm-georgia = Georgia
realm-hafsids = Hafsids
realm-novgorod = Novgorod
realm-teutons = Teutons
realm-lithuania = Lithuania
realm-sweden = Sweden
realm-norway = Norway
realm-horde = Golden Horde
