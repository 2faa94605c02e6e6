# The board of Medioevo Universale in English: what the game's own messages do not say.

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
        [one] one army
       *[other] { $n } armies
    }
people = Population
n-of = { $n } of { $limit }
city = City
goods = Goods
prices = Prices
prices-rows = above to buy, below to sell
threat-from = { $land }, { $n } can attack
borders-on = Borders on { $lands }.
neighbours = Neighbours, with the points to enter them
water-coastal = coastal sea
water-strait = strait
water-ocean = ocean
banner-level = Banner { $n }, level { $level }
engine = Siege engine { $n }
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
arts = Technologies
art-level = Level { $level }, { $cost } florins
needs = Needs: { $what }
you-and = You and the others
among-others = Among the others
relation-war = at war
relation-allied = allied
relation-passage = passage
relation-commerce = commerce
relation-none = at peace
honour-n = honour { $n }
lands-n =
    { $n ->
        [one] 1 land
       *[other] { $n } lands
    }
excommunicated = excommunicated
casus = Casus belli: yours { $mine }, theirs { $his }
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
buy-at = Cheapest to buy
sell-at = Dearest to sell
how-many = How many
fewer = One less
more = One more

## Battle

battle = Battle
battle-first = before the first throw
battle-n =
    { $n ->
        [one] after the first throw
       *[other] after { $n } throws
    }
attack = Attack
attack-odds = succeeds in { $n } of 100 cases
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
        [one] one army fights
       *[other] { $n } armies fight
    }
in-all = in all
odds = Fought to the end, the attack succeeds in { $n } of 100 cases.
loses-defender = the defender loses 1 army
loses-attacker = the attacker loses 1 army
loses-tie = a tie: the attacker loses 1
unpaired = no die against it
fallen = Armies lost: attacker { $n }, defender { $other }.
earlier =
    { $n ->
        [one] The throw before
       *[other] The { $n } throws before
    }

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
