# Il tabellone di Medioevo Universale in italiano: quello che i messaggi del gioco non dicono.

table-round = Turno di gioco { $n }
map = Mappa: le frecce passano da un luogo ai confinanti, Maiusc e frecce spostano la mappa, più e meno cambiano la scala
card = Notizie su questo luogo
close = Chiudi
layers = Che cosa colora la mappa
layer-owner = Possessi
layer-terrain = Terreno
layer-people = Popolazione
layer-price = Prezzi
layer-threat = Minacce
layer-objective = Obiettivo
legend = Legenda
key-owner = Colore e tratteggio dicono chi governa; i territori senza colore sono dei barbari.
key-terrain = Accanto al nome del terreno, i punti per entrarci.
key-people = Armate e merci, su quante il territorio ne nutre; quelle in più vanno perse a fine turno.
key-room = c’è posto
key-full = quasi pieno o pieno
key-price = Quanto costa nelle città: { $good }
key-dear = più il colore è forte, più costa
key-threat = I tuoi territori contro chi vi confina:
key-safe = nessuno può attaccarlo
key-weaker = chi può attaccarlo ha meno armate di te
key-stronger = chi può attaccarlo ne ha quante te o più
key-objective = { objective-worth }
key-yellow = territorio giallo
key-red = territorio rosso
zooms = Zoom
zoom-continent = Continente
zoom-region = Regione
zoom-territory = Territorio
zoom-in = Ingrandisci
zoom-out = Riduci
search = Cerca un luogo
legend-river = fiume +2
legend-stream = torrente +1
legend-realm = confine di regno
free = territorio barbaro
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
        [one] 1 armata
       *[other] { $n } armate
    }
people = Popolazione
n-of = { $n } su { $limit }
city = Città
in-ruins = in rovina: niente commercio, rinforzi solo con Strade
goods = Merci
prices = Prezzi
prices-rows = Prima il prezzo a cui compri, poi quello a cui vendi.
threat-from =
    { $n ->
        [one] 1 armata può attaccare
       *[other] { $n } armate possono attaccare
    } { $land }
may-rebel = a ogni ribellione, { $n }% di probabilità che si ribelli, come ogni territorio con poche armate
borders-on = Confina con { $lands }.
neighbours = Confinanti, con i punti che servono in tutto per entrarci
water-coastal = mare costiero
water-strait = stretto
water-ocean = oceano
banner-level = Vessillo { $n }, livello { $level }
pirates = Pirati
crusade = Crociata
blockade = Blocco di { $by } contro { $against }
panels = Pannello accanto alla mappa
panel-realms = Regni
panel-none = Mappa
panel-lands = Territori
panel-mine = Il mio regno
panel-diplomacy = Diplomazia
panel-trade = Commercio
ruler = Chi governa
col-lands = terr.
col-armies = arm.
col-honour = onore
col-arts = tecn.
col-florins = fior.
treasury = Tesoro e riserva
own-florins = Fiorini
own-reserve = Armate in riserva
own-generals = Generali senza vessillo
own-honour = Onore
own-coins = Monete onore
own-grain = Scorte di grano
waiting = Da posizionare: { $what }
hand = Carte Impero in mano
objective = Il tuo obiettivo segreto
objective-total = Con l’onore già segnato, { $honour }, sono { $sum }. Chi alla fine del proprio turno arriva a { $ceiling } chiude la partita.
objective-worth = Alla fine ogni territorio giallo o rosso che possiedi vale 1 punto onore; con almeno 6 gialli ogni rosso vale 2. Ogni territorio iniziale che ti manca toglie 3.
objective-now =
    Se finisse ora: onore { $n } (gialli { $yellow }, rossi { $red }, { $lost ->
        [0] nessun territorio iniziale perso
        [one] 1 territorio iniziale perso
       *[other] { $lost } territori iniziali persi
    }).
arts = Tecnologie
scrap-why = Rinuncia a un mezzo di trasporto solo per sostituirlo quando sei al limite.
arts-level = Livello { $level } ({ $n } su 24){ $next ->
    [0] .
   *[other] {""}: con { $next } sali di livello. Avrai più vessilli, mezzi di trasporto e azioni diplomatiche, mezzi più capaci ed edifici più alti.
}
art-level =
    Livello { $level }, { $cost ->
        [one] 1 fiorino
       *[other] { $cost } fiorini
    }
needs = Richiede: { $what }
you-and = Tu e gli altri
among-others = Fra gli altri
relation-war = in guerra
relation-allied = in alleanza
relation-passage = passaggio
relation-commerce = commercio
relation-passage-yours = attraversi i suoi territori
relation-passage-theirs = attraversa i tuoi territori
relation-commerce-yours = commerci nelle sue città
relation-commerce-theirs = commercia nelle tue città
relation-none = in pace
honour-n = onore { $n }
lands-n =
    { $n ->
        [one] 1 territorio
       *[other] { $n } territori
    }
excommunicated = scomunica
casus = Casus belli: tuoi { $mine }, suoi { $his }
casus-what = I casus belli contro qualcuno pagano i torti che gli fai al posto dell’onore: 2 per ogni punto. Te li dà chi rifiuta una tua proposta o ti fa un torto.
peace = La pace in discussione
stakes =
    { $lands ->
        [one] 1 territorio
       *[other] { $lands } territori
    }, { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }, onore { $honour }
gives = Dà
only-peace = soltanto la pace
term-florins =
    { $n ->
        [one] 1 fiorino
       *[other] { $n } fiorini
    } subito
term-instalment =
    { $n ->
        [one] 1 fiorino
       *[other] { $n } fiorini
    } { $turns ->
        [one] al prossimo turno
       *[other] a turno per { $turns } turni
    }
term-cards =
    { $n ->
        [one] 1 carta a sua scelta
       *[other] { $n } carte a sua scelta
    }
swords = Le spade dell’ordine di turno
sword-now = all’asta adesso
sword-free = ancora libera
sword-rule = A busta chiusa: l’offerta più alta vince la spada. Le spade che nessuno vuole si sorteggiano.
order-before = Ordine finora:
orders-set = Chi ha dato ordini non fa aspettare nessuno quando non è il suo turno. Tutti vedono gli ordini.
orders-when = Valgono finché non li cambi, all’inizio della tua fase di diplomazia.
orders-give = Dai questi ordini
buy-at = Dove costa meno
sell-at = Dove rende di più
market = Mercato { $city }
market-sell = Vendi
market-buy = Acquista
market-each = l’unità
market-stays = Un mezzo di trasporto che vende o compra non si muove più in questo turno; dopo aver comprato non vende più.
trade-closed = In corsivo: serve un trattato di commercio
place-rest = Posiziona il resto in automatico
how-many = Quantità
confirm = Scegli { $what }
with-banner = Con il vessillo
letter = Attendono una tua risposta
fewer = Uno di meno
more = Uno di più

## Eventi e calamità

tidings = Che cosa è successo
tidings-you = Ti riguarda
tidings-others = Che cosa è successo agli altri ({ $n })

## Battaglia

battle = Battaglia
battle-between = { $attacker } contro { $defender }
battle-first = prima del primo lancio
battle-n =
    { $n ->
        [one] dopo il primo lancio
       *[other] dopo { $n } lanci
    }
attack = Attacco
attack-odds = { $n }% di probabilità
to-come = Arrivarci
load-worth =
    { $n ->
        [one] il carico rende lì 1 fiorino
       *[other] il carico rende lì { $n } fiorini
    }
peril = I barbari attaccano chi arriva con così poche armate.
church-risk = Se interrompi l’attacco a Roma, il Papa può scomunicarti.
tolerated = I barbari lasciano passare chi è più forte di loro.
against-barbarians =
    { $n ->
        [0] barbari, nessuna armata
        [one] barbari, 1 armata
       *[other] barbari, { $n } armate
    }
against-at-war =
    { $n ->
        [0] siete in guerra; nessuna armata
        [one] siete in guerra; 1 armata
       *[other] siete in guerra; { $n } armate
    }
attack-one = Battaglia per battaglia, con il vessillo { $n } { $from }
attack-all = Fino in fondo, con il vessillo { $n } { $from }
battle-over = l’attacco è finito
dice =
    { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
base-armies =
    { $n ->
        [one] combatte 1 armata
       *[other] combattono { $n } armate
    }
in-all = in tutto
odds = Fino in fondo: { $n }% di probabilità di riuscire.
loses-defender = il difensore perde 1 armata
loses-attacker = l’attaccante perde 1 armata
loses-tie = parità: perde 1 l’attaccante
loses-spent = non ha più armate da perdere
unpaired = dado senza avversario
fallen = Armate perse: attaccante { $n }, difensore { $other }.
fallen-in-all = In tutto l’attacco: { $n } e { $other }.
earlier =
    { $n ->
        [one] Il lancio precedente
       *[other] I { $n } lanci precedenti
    }

## La lezione

tutorial-chapter-crown = La corona d’Ungheria
tutorial-chapter-treaty = Un trattato
tutorial-chapter-muster = La leva
tutorial-chapter-battle = La presa di Vienna
tutorial-chapter-wine = Vino per Alessandria
tutorial-honour = Verso il 1265 i regni si contendono il Mediterraneo. Alla fine vince chi ha più onore.
tutorial-sources = Danno onore i regni completati, le torri, le città tolte ai rivali e, alla fine, i territori del tuo obiettivo segreto. Lo tolgono i patti rotti.
tutorial-welcome = Giocherai il primo turno di una piccola guerra: l’Ungheria prende Vienna. Scegli l’Ungheria, in uno qualsiasi dei suoi territori.
tutorial-map = Trascina la mappa; ingrandisci con la rotella o con due dita. I colori dicono chi governa; i territori senza colore, come l’Austria, sono dei barbari.
tutorial-touch = Tocca un territorio: la sua scheda ne racconta tutto.
tutorial-swords = Hai la prima spada, quindi inizi tu. Le spade danno l’ordine e si sorteggiano a ogni turno di gioco; da 5 giocatori in su le prime vanno all’asta.
tutorial-phases = Ogni turno ha le stesse fasi: diplomazia, acquisto, posizionamento, combattimento e commercio. La riga in alto ti guida; «Fatto» passa alla fase seguente.
tutorial-commerce = Con il Papa hai Roma, dove il vino costa poco. Ad Alessandria rende molto, ma per venderlo lì serve un trattato di commercio: rivolgiti al Sultano.
tutorial-proposal = Per ora hai 1 azione diplomatica per turno. Chiedere non costa nulla: un rifiuto ti dà un casus belli, che potrà pagare un torto al posto dell’onore.
tutorial-counter = Chi riceve una proposta accetta, rifiuta o rilancia. Anche il Sultano chiede di commerciare nelle tue città. Non ci perdi nulla: accetta.
tutorial-arts = Il tesoro ha 700 fiorini. Le tecnologie durano tutta la partita, e ognuna ne apre altre dal turno dopo.
tutorial-roads = Matematica porta ad Architettura, e questa a Strade, che fa arrivare i rinforzi ovunque. Apprendi Matematica.
tutorial-muster = I tuoi territori hanno mandato 11 armate, da posizionare nelle città. Mandale tutte in Pannonia: a Buda c’è il tuo vessillo, e solo i vessilli attaccano.
tutorial-limit = Un territorio nutre un certo numero di armate, scritto nella sua scheda; le altre vanno perse a fine turno. La Pannonia le nutre: avanti, a Vienna.
tutorial-target = L’Austria è nel tuo obiettivo segreto, quindi alla fine vale onore. La difende un’armata barbara dietro un fortino.
tutorial-border = Si attacca solo un territorio confinante. Ai barbari non serve dichiarare guerra.
tutorial-dice = Combatti con 3 armate, 1 dado ciascuna. Il difensore tira 1 dado per armata, e 1 in più per il fortino.
tutorial-pairs = Si confrontano i due dadi più alti, poi i seguenti. Il più basso perde un’armata, e in parità vince il difensore.
tutorial-card = L’Archibugiere aggiunge 1 al tuo dado più alto. Le carte mostrate si perdono solo se si perde il primo confronto. Mostra la carta.
tutorial-chapter-conquest = L’Austria è tua
tutorial-won = Hai tirato 4, 2 e 1, e con l’Archibugiere il 4 è diventato un 5. I barbari hanno tirato 6 e 1.
tutorial-fall = Il tuo 5 perde contro il 6, e con lui la carta. Il tuo 2 batte l’1: cade la loro unica armata, e l’Austria è tua.
tutorial-occupy = Entrano almeno tante armate quanti erano i tuoi dadi, e 1 resta indietro. Mandane 10 con il vessillo: chi ha poche armate subisce rivolte e attacchi.
tutorial-laurels = La conquista abbassa di un livello città e fortino. Il vessillo fa esperienza: dal prossimo turno attacca due volte. Ora passa al commercio.
tutorial-wine = Qui decidi tu. La nave è a Roma, dove il vino costa 31; ad Alessandria rende 57. 10 unità danno 260 fiorini di guadagno.
tutorial-sail = Una nave che compra o vende non si muove più in questo turno. Compra ora, salperai nel prossimo.
tutorial-caravan = La carovana è ancora a Buda. Il pannello «Commercio» dice dove ogni merce costa meno e dove rende di più. Se non vuoi altro, chiudi il commercio.
tutorial-end = Vienna è tua. Nel prossimo turno vendi il vino e prendi altri territori: così si vince. Continua, o comincia una partita tua: la più breve dura un’ora.

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
