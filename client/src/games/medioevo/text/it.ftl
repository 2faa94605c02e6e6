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
key-owner = Colore e tratteggio dicono chi governa; le terre senza colore sono dei barbari.
key-terrain = Accanto al nome del terreno, i punti per entrarvi.
key-people = Armate e merci contro quanti la terra ne nutre: quelli in più vanno persi a fine turno.
key-room = c’è posto
key-full = quasi piena o piena
key-price = Quanto costa nelle città: { $good }
key-dear = più il colore è forte, più costa
key-threat = Le tue terre contro chi vi confina:
key-safe = nessuno può attaccarla
key-weaker = chi può attaccarla ha meno armate di te
key-stronger = chi può attaccarla ne ha quante te o più
key-objective = { objective-worth }
key-yellow = terra gialla
key-red = terra rossa
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
threat-from = { $land }, possono attaccare in { $n }
may-rebel = può ribellarsi: lo fa chi ha da 1 a { $n } armate, secondo un dado
borders-on = Confina con { $lands }.
neighbours = Confinanti, con i punti in tutto per entrarvi
water-coastal = mare costiero
water-strait = stretto
water-ocean = oceano
banner-level = Vessillo { $n }, livello { $level }
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
waiting = Da posizionare: { $what }
hand = Carte Impero in mano
objective = Il tuo obiettivo segreto
objective-total = Con l’onore già segnato, { $honour }, sono { $sum }: chi alla fine del proprio turno arriva a { $ceiling } chiude la partita.
objective-worth = Alla fine ogni terra gialla o rossa che tieni vale 1 onore; con almeno 6 gialle ogni rossa vale 2. Ogni terra d’origine che ti manca toglie 3.
objective-now =
    Se finisse ora: onore { $n } (gialle { $yellow }, rosse { $red }, { $lost ->
        [0] nessuna terra d’origine persa
        [one] 1 terra d’origine persa
       *[other] { $lost } terre d’origine perse
    }).
arts = Tecnologie
scrap-why = Che un mezzo vada perso serve solo a comprarne un altro dello stesso tipo, quando sono al limite.
arts-level = Livello { $level } ({ $n } su 24){ $next ->
    [0] .
   *[other] {""}: con { $next } sali di livello, con più vessilli, mezzi e azioni diplomatiche, mezzi più capaci ed edifici più alti.
}
art-level = Livello { $level }, { $cost } fiorini
needs = Richiede: { $what }
you-and = Tu e gli altri
among-others = Fra gli altri
relation-war = in guerra
relation-allied = alleati
relation-passage = transito
relation-commerce = commercio
relation-passage-yours = attraversi le sue terre
relation-passage-theirs = attraversa le tue terre
relation-commerce-yours = commerci nelle sue città
relation-commerce-theirs = commercia nelle tue città
relation-none = in pace
honour-n = onore { $n }
lands-n =
    { $n ->
        [one] 1 terra
       *[other] { $n } terre
    }
excommunicated = scomunicato
casus = Casus belli: tuoi { $mine }, suoi { $his }
casus-what = Un casus belli contro qualcuno si spende per fargli uno sgarbo senza perdere onore: 2 per ogni punto. Lo dà chi rifiuta una proposta o ti fa un torto.
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
swords = Le spade dell’ordine di turno
sword-now = all’asta adesso
sword-free = ancora libera
sword-rule = A busta chiusa: l’offerta più alta vince la spada. Quelle che nessuno vuole si sorteggiano.
order-before = Ordine finora:
orders-set = Chi ha dato ordini non fa aspettare nessuno quando non è il suo turno. Tutti li vedono.
orders-when = Valgono finché non li cambi: all’inizio della tua fase di diplomazia.
orders-give = Dai questi ordini
buy-at = Dove costa meno
sell-at = Dove rende di più
market = Mercato di { $city }
market-sell = Vendi
market-buy = Compra
market-each = l’unità
market-stays = Chi vende o compra non si muove più in questo turno; dopo aver comprato non vende più.
trade-closed = In corsivo: serve un trattato di commercio
place-rest = Lascia questi pezzi al programma
how-many = Quanti
confirm = Va bene: { $what }
with-banner = Con il vessillo
letter = Ti si chiede una risposta
fewer = Uno di meno
more = Uno di più

## Eventi e calamità

tidings = Che cosa è successo
tidings-you = Ti riguarda
tidings-others = Agli altri: { $n } notizie

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
attack-odds =
    { $n ->
        [one] riesce in 1 caso su 100
       *[other] riesce in { $n } casi su 100
    }
to-come = Arrivarci
load-worth =
    { $n ->
        [one] il carico vi rende 1 fiorino
       *[other] il carico vi rende { $n } fiorini
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
attack-one = Battaglia per battaglia, con il vessillo { $n } da { $from }
attack-all = Fino in fondo, con il vessillo { $n } da { $from }
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
odds =
    { $n ->
        [one] Combattuto fino in fondo, l’attacco riesce in 1 caso su 100.
       *[other] Combattuto fino in fondo, l’attacco riesce in { $n } casi su 100.
    }
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
tutorial-honour = Verso il 1265 i regni si contendono il Mediterraneo. Vince chi ha più onore: lo danno i regni completati, le torri, le città tolte a un rivale e, alla fine, le terre del tuo obiettivo segreto; lo tolgono i patti rotti e le terre d’origine perse.
tutorial-welcome = Giocherai il primo turno di una piccola guerra: l’Ungheria prende Vienna. Scegli l’Ungheria, una qualsiasi delle sue terre.
tutorial-map = La carta si trascina e si ingrandisce con la rotella o con due dita. I colori dicono chi governa; le terre senza colore, come l’Austria, sono dei barbari. Toccane una: una scheda ne racconta tutto.
tutorial-swords = Hai la prima spada, quindi inizi tu: le spade danno l’ordine di gioco, e a ogni round si sorteggiano di nuovo. Soltanto da cinque giocatori in su le prime vanno all’asta; qui siete in tre.
tutorial-phases = Un turno ha sempre le stesse fasi: diplomazia, acquisto, posizionamento, combattimento e commercio. La riga del compito dice che cosa tocca fare; «Fatto» passa alla fase seguente.
tutorial-commerce = A Roma, che è tua perché hai il Papa, il vino costa poco; ad Alessandria, dai Mamelucchi, rende molto. Per vendere nella città d’altri serve un trattato di commercio: rivolgiti al Sultano.
tutorial-proposal = Per ora hai una sola azione diplomatica per turno. Chiedere non costa nulla: se il Sultano rifiuta, segni un casus belli contro di lui, con cui più avanti potrai pagare uno sgarbo al posto dell’onore.
tutorial-counter = Chi riceve una proposta accetta, rifiuta o fa una controproposta. Il Sultano chiede lo stesso nelle tue città: non ci perdi nulla, accetta.
tutorial-arts = Il tesoro ha 700 fiorini. Le tecnologie durano tutta la partita e ognuna apre le seguenti, dal turno dopo: da Matematica si va ad Architettura, e da questa a Strade, che portano i rinforzi ovunque.
tutorial-muster = Le tue terre hanno mandato 11 armate, che aspettano in riserva. Si posizionano nelle città. Mandale tutte in Pannonia: a Buda c’è il tuo Vessillo, e soltanto i Vessilli attaccano.
tutorial-limit = Una terra nutre un certo numero di armate, scritto nella sua scheda: quelle in più vanno perse a fine turno. La Pannonia ne nutre ancora: sono pronte per Vienna.
tutorial-target = L’Austria è nel tuo obiettivo segreto: tenerla vale onore alla fine. La difende un’armata barbara dietro un Fortino. Si attacca solo una terra confinante, e con i barbari non occorre dichiarare guerra.
tutorial-dice = Combatti con tre armate, un dado ciascuna. Il difensore ne tira uno per armata, più uno per il Fortino. Poi si confrontano il più alto con il più alto e così via: il minore perde un’armata, e la parità è del difensore.
tutorial-card = L’Archibugiere aggiunge 1 al tuo dado più alto. Le carte mostrate si perdono soltanto se si perde il primo confronto. Mostralo.
tutorial-won = Hai tirato 4, 2 e 1, e l’Archibugiere ha fatto del 4 un 5; i barbari 6 e 1. Il 5 perde contro il 6, e con lui la carta; il 2 batte l’1: cade la loro unica armata, e l’Austria è tua.
tutorial-occupy = Devono entrare almeno tante armate quanti erano i tuoi dadi, e una resta indietro. Mandane dieci con il Vessillo: le terre con poche armate si ribellano o sono assalite dai vicini.
tutorial-laurels = La conquista abbassa di un livello la città e il Fortino. Il Vessillo invece guadagna esperienza: dal prossimo turno potrà attaccare due volte. Per ora il combattimento è finito: passa al commercio.
tutorial-wine = Qui decidi tu. La nave è a Roma: il vino costa 31 e ad Alessandria rende 57. Dieci unità danno 260 fiorini di guadagno. Chi compra o vende non si muove più in questo turno: compra ora, salperai nel prossimo.
tutorial-caravan = Resta la carovana, a Buda. Il pannello «Commerci» dice dove ogni merce costa meno e dove rende di più. Se non vuoi altro, «Fine del commercio»: il turno passa agli altri.
tutorial-end = Vienna è tua. Nel prossimo turno vendi il vino ad Alessandria e con due attacchi prendi altre terre del tuo obiettivo: così cresce l’onore che vince. Continua pure, oppure comincia una partita tua: la più breve dura circa un’ora.

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
