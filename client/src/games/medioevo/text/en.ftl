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
key-owner = Colour and hatching say who rules; lands without colour are the barbarians’.
key-terrain = Beside the name of a terrain, the points to enter it.
key-people = Armies and goods against how many the land feeds: those beyond are lost at the end of the turn.
key-room = there is room
key-full = nearly full, or full
key-price = What it costs in the cities: { $good }
key-dear = the stronger the colour, the dearer
key-threat = Your lands against their neighbours:
key-safe = nobody can attack it
key-weaker = who can attack it has fewer armies than you
key-stronger = who can attack it has as many as you, or more
key-objective = { objective-worth }
key-yellow = yellow land
key-red = red land
zooms = How near
zoom-continent = Continent
zoom-region = Region
zoom-territory = Territory
zoom-in = Nearer
zoom-out = Farther
search = Find a place
legend-river = river +2
legend-stream = stream +1
legend-realm = realm border
free = barbarian land
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
threat-from = { $land }, { $n } can attack
may-rebel = may rebel: lands with 1 to { $n } armies do, by a die
borders-on = Borders on { $lands }.
neighbours = Neighbours, with all the points to enter them
water-coastal = coastal sea
water-strait = strait
water-ocean = ocean
banner-level = Banner { $n }, level { $level }
pirates = Pirates
crusade = Crusade
blockade = Blockade of { $by } against { $against }
panels = What lies beside the map
panel-realms = Realms
panel-none = Map
panel-lands = Lands
panel-mine = My realm
panel-diplomacy = Diplomacy
panel-trade = Trade
ruler = Ruler
col-lands = lands
col-armies = arm.
col-honour = hon.
col-arts = arts
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
objective-total = With the honour on record, { $honour }, that makes { $sum }: whoever reaches { $ceiling } at the end of his turn ends the game.
objective-worth = At the end each yellow or red land that you hold is worth 1 honour; with at least 6 yellow ones each red one is worth 2. Each home land that you lack takes 3.
objective-now =
    If the game ended now: honour { $n } (yellow { $yellow }, red { $red }, { $lost ->
        [0] no home land lost
        [one] 1 home land lost
       *[other] { $lost } home lands lost
    }).
arts = Technologies
scrap-why = Losing a transport only serves to buy another of its kind when they are at their limit.
arts-level = Level { $level } ({ $n } of 24){ $next ->
    [0] .
   *[other] {""}: with { $next } you rise a level: more banners, transports and diplomatic actions, better transports and higher buildings.
}
art-level = Level { $level }, { $cost } florins
needs = Needs: { $what }
you-and = You and the others
among-others = Among the others
relation-war = at war
relation-allied = allied
relation-passage = passage
relation-commerce = commerce
relation-passage-yours = you may cross those lands
relation-passage-theirs = may cross your lands
relation-commerce-yours = you trade in those cities
relation-commerce-theirs = trades in your cities
relation-none = at peace
honour-n = honour { $n }
lands-n =
    { $n ->
        [one] 1 land
       *[other] { $n } lands
    }
excommunicated = excommunicated
casus = Casus belli: yours { $mine }, theirs { $his }
casus-what = A casus belli against somebody pays for a wrong done to them instead of honour: 2 for each point. Whoever refuses a proposal or wrongs you gives you one.
peace = Peace on the table
stakes =
    { $lands ->
        [one] 1 land
       *[other] { $lands } lands
    }, { $armies } armies, honour { $honour }
gives = Gives
only-peace = only the peace
term-florins = { $n } florins at once
term-instalment = { $n } florins a turn, { $turns } turns
term-cards =
    { $n ->
        [one] a card of his choice
       *[other] { $n } cards of his choice
    }
swords = The swords of turn order
sword-now = offered now
sword-free = still free
sword-rule = Sealed: the highest bid wins the sword. What nobody wants is drawn by lot.
order-before = Order until now:
orders-set = Who has given orders keeps nobody waiting outside his turn. Everybody sees them.
orders-when = They hold until you change them: at the beginning of your diplomacy phase.
orders-give = Give these orders
buy-at = Cheapest to buy
sell-at = Dearest to sell
market = Market of { $city }
market-sell = Sell
market-buy = Buy
market-each = a unit
market-stays = Who sells or buys moves no more this turn; after buying it sells no more.
trade-closed = In italics: needs a commerce treaty
place-rest = Leave these pieces to the program
how-many = How many
confirm = Choose { $what }
with-banner = With the banner
letter = Your answer is asked for
fewer = One less
more = One more

## Events and calamities

tidings = What has happened
tidings-you = This concerns you
tidings-others = To the others: { $n } tidings

## Battle

battle = Battle
battle-between = { $attacker } against { $defender }
battle-first = before the first throw
battle-n =
    { $n ->
        [one] after the first throw
       *[other] after { $n } throws
    }
attack = Attack
attack-odds = succeeds in { $n } of 100 cases
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
attack-one = Battle by battle, with banner { $n } from { $from }
attack-all = To the end, with banner { $n } from { $from }
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
odds = Fought to the end, the attack succeeds in { $n } of 100 cases.
loses-defender = the defender loses 1 army
loses-attacker = the attacker loses 1 army
loses-tie = a tie: the attacker loses 1
loses-spent = has no army left to lose
unpaired = no die against it
fallen = Armies lost: attacker { $n }, defender { $other }.
fallen-in-all = In the whole attack: { $n } and { $other }.
earlier =
    { $n ->
        [one] The throw before
       *[other] The { $n } throws before
    }

## The lesson

tutorial-chapter-crown = The crown of Hungary
tutorial-chapter-treaty = A treaty
tutorial-chapter-muster = The muster
tutorial-chapter-battle = The taking of Vienna
tutorial-chapter-wine = Wine for Alexandria
tutorial-honour = About 1265, kingdoms contend for the Mediterranean. Whoever has most honour wins: kingdoms completed, towers, cities taken from a rival and, at the end, the lands of your secret objective bring it; broken pacts and lost home lands cost it.
tutorial-welcome = You will play the first turn of a small war: Hungary takes Vienna. Choose Hungary, on any of its lands.
tutorial-map = Drag the map; zoom with the wheel or two fingers. Colours say who rules; lands without colour, such as Austria, belong to barbarians. Touch one, and a card tells everything about it.
tutorial-swords = You hold the first sword, so you begin: swords settle the order of play, and are drawn anew each round. Only from five players up are the first ones auctioned; you are three here.
tutorial-phases = Every turn has the same phases: diplomacy, purchase, placement, combat and trade. The line of the task says what is to be done; “Done” leads to the next phase.
tutorial-commerce = In Rome, which is yours because you hold the Pope, wine is cheap; in Alexandria, with the Mamluks, it is dear. To sell in somebody else’s city you need a treaty of commerce: turn to the Sultan.
tutorial-proposal = For now you have one diplomatic action a turn. Asking costs nothing: if the Sultan refuses, you mark a casus belli against him, which can later pay for a wrong in place of honour.
tutorial-counter = Whoever is asked accepts, refuses, or makes a counter-offer. The Sultan asks the same in your cities: you lose nothing by it, so accept.
tutorial-arts = The treasury holds 700 florins. Technologies last the whole game, and each opens others from the next turn on: Mathematics leads to Architecture, and that to Roads, which bring reinforcements everywhere.
tutorial-muster = Your lands have sent 11 armies, which wait in reserve. They are placed in cities. Send them all to Pannonia: your banner is in Buda, and only banners attack.
tutorial-limit = A land feeds a certain number of armies, which its card shows: any more are lost at the end of the turn. Pannonia can feed even more: they are ready for Vienna.
tutorial-target = Austria is in your secret objective: holding it is worth honour at the end. One barbarian army defends it behind a fort. Only a neighbouring land is attacked, and against barbarians no war is declared.
tutorial-dice = You fight with three armies, a die each. The defender throws one for each army and one more for the fort. Then the highest meets the highest, and so on: the lower side loses an army, and a tie is the defender’s.
tutorial-card = The Arquebusier adds 1 to your highest die. Cards that are shown are lost only if the first pair is lost. Show it.
tutorial-won = You threw 4, 2 and 1, and the Arquebusier made the 4 a 5; the barbarians threw 6 and 1. The 5 loses to the 6, and the card goes with it; the 2 beats the 1: their only army falls, and Austria is yours.
tutorial-occupy = At least as many armies must move in as you threw dice, and one stays behind. Send ten with the banner: lands with few armies rebel or are attacked by their neighbours.
tutorial-laurels = Conquest lowers the city and the fort by a level. The banner gains experience: from the next turn on it can attack twice. Combat is over for now: go on to trade.
tutorial-wine = Here you decide. Your ship is in Rome: wine costs 31, and sells for 57 in Alexandria. Ten units bring a profit of 260 florins. Who buys or sells moves no more this turn: buy now, and sail in the next.
tutorial-caravan = The caravan is left, in Buda. The “Trade” panel says where every good is cheap and where it is dear. If you want nothing else, “End trading”: it is the others’ turn.
tutorial-end = Vienna is yours. Next turn, sell the wine in Alexandria and take more lands of your objective with two attacks: so grows the honour that wins. Play on, or begin a game of your own: the shortest takes about an hour.

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
