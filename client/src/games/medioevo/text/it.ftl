# Il tabellone di Medioevo Universale in italiano: ciò che i messaggi del gioco non dicono.

table-round = Turno { $n }
map = Carta: le frecce passano da un luogo ai confinanti, Maiusc e frecce spostano la carta, più e meno cambiano la scala
card = Notizie su questo luogo
close = Chiudi
layers = Che cosa colora la carta
layer-owner = Possessi
layer-terrain = Terreno
layer-people = Popolazione
layer-price = Prezzi
layer-threat = Minacce
layer-objective = Obiettivo
legend = Legenda
zooms = Quanto da vicino
zoom-continent = Continente
zoom-region = Regione
zoom-territory = Territorio
zoom-in = Più vicino
zoom-out = Più lontano
search = Cerca un luogo
legend-river = fiume +2
legend-stream = torrente +1
legend-realm = confine di regno
free = terra barbara
idle = fuori da questa partita
terrain = Terreno
points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
armies = Armate
armies-here =
    { $n ->
        [0] nessuna armata
        [one] un’armata
       *[other] { $n } armate
    }
people = Popolazione
n-of = { $n } su { $limit }
city = Città
goods = Merci
prices = Prezzi
prices-rows = sopra si compra, sotto si vende
threat-from = { $land }, possono attaccare in { $n }
borders-on = Confina con { $lands }.
neighbours = Confinanti, con i punti per entrarvi
water-coastal = mare costiero
water-strait = stretto
water-ocean = oceano
banner-level = Vessillo { $n }, livello { $level }
engine = Macchina d’assedio { $n }
pirates = Pirati
crusade = Crociata
blockade = Blocco di { $by } contro { $against }
panels = Che cosa sta accanto alla carta
panel-realms = Regni
panel-none = Carta
panel-lands = Terre
panel-mine = Il mio regno
panel-diplomacy = Diplomazia
panel-trade = Commerci
ruler = Sovrano
col-lands = terre
col-armies = arm.
col-honour = onore
col-arts = tecn.
col-florins = fior.
treasury = Tesoro e riserva
own-florins = Fiorini
own-reserve = Armate in riserva
own-generals = Generali senza Vessillo
own-honour = Onore
own-coins = Monete d’onore
own-grain = Scorte di grano
waiting = Da collocare: { $what }
hand = Carte Impero in mano
objective = Il tuo obiettivo segreto
arts = Tecnologie
art-level = Livello { $level }, { $cost } fiorini
needs = Richiede: { $what }
you-and = Tu e gli altri
among-others = Fra gli altri
relation-war = in guerra
relation-allied = alleati
relation-passage = transito
relation-commerce = commercio
relation-none = in pace
honour-n = onore { $n }
lands-n =
    { $n ->
        [one] 1 terra
       *[other] { $n } terre
    }
excommunicated = scomunicato
casus = Casus belli: tuoi { $mine }, suoi { $his }
peace = La pace in discussione
stakes =
    { $lands ->
        [one] 1 terra
       *[other] { $lands } terre
    }, { $armies } armate, onore { $honour }
gives = Dà
only-peace = soltanto la pace
term-florins = { $n } fiorini subito
term-instalment = { $n } fiorini a turno, per { $turns } turni
term-cards =
    { $n ->
        [one] una carta a sua scelta
       *[other] { $n } carte a sua scelta
    }
swords = Le spade dell'ordine di turno
sword-now = all'asta adesso
sword-free = ancora libera
sword-rule = A busta chiusa: l'offerta più alta vince la spada. Quelle che nessuno vuole si sorteggiano.
order-before = Ordine finora:
buy-at = Dove costa meno
sell-at = Dove rende di più
how-many = Quanti
fewer = Uno di meno
more = Uno di più

## Battaglia

battle = Battaglia
battle-first = prima del primo lancio
battle-n =
    { $n ->
        [one] dopo il primo lancio
       *[other] dopo { $n } lanci
    }
attack = Attacco
attack-odds = riesce in { $n } casi su 100
attack-one = Battaglia per battaglia, con il vessillo { $n } da { $from }
attack-all = Fino in fondo, con il vessillo { $n } da { $from }
battle-over = l'attacco è finito
dice =
    { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
base-armies =
    { $n ->
        [one] combatte un'armata
       *[other] combattono { $n } armate
    }
in-all = in tutto
odds = Combattuto fino in fondo, l'attacco riesce in { $n } casi su 100.
loses-defender = il difensore perde 1 armata
loses-attacker = l'attaccante perde 1 armata
loses-tie = parità: perde 1 l'attaccante
unpaired = dado senza avversario
fallen = Armate perse: attaccante { $n }, difensore { $other }.
earlier =
    { $n ->
        [one] Il lancio precedente
       *[other] I { $n } lanci precedenti
    }

## I regni, più brevi dei loro nomi interi

realm-castile = Castiglia
realm-france = Francia
realm-england = Inghilterra
realm-empire = Impero
realm-hungary = Ungheria
realm-mamluks = Mamelucchi
realm-rum = Rum
realm-almohads = Almohadi
realm-byzantines = Bizantini
realm-rus = Russia
realm-church = Chiesa
realm-two_sicilies = Due Sicilie
realm-republics = Repubbliche
realm-arles = Arles
realm-bohemia = Boemia
realm-poland = Polonia
realm-denmark = Danimarca
realm-portugal = Portogallo
realm-aragon = Aragona
realm-aquitaine = Aquitania
realm-scotland = Scozia
realm-crusaders = Crociati
realm-latins = Latini
realm-serbia = Serbia
realm-bulgaria = Bulgaria
realm-georgia = Georgia
realm-hafsids = Hafsidi
realm-novgorod = Novgorod
realm-teutons = Teutoni
realm-lithuania = Lituania
realm-sweden = Svezia
realm-norway = Norvegia
realm-horde = Orda d’Oro
