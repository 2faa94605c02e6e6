# Medioevo Universale in italiano.
# I nomi di luoghi, carte e pezzi vengono dal contenuto: place-*, kingdom-*, card-*, piece-* …; un argomento come $place
# o $card arriva in parole. Ogni argomento ha una sua sezione, introdotta da tre cancelletti.

game-title = Medioevo Universale
game-tagline = L'Europa del 1265 su un portolano: commerci, patti, sapere e guerra.
game-in-a-minute = Guidi un regno dell’Europa, del Nordafrica o del Vicino Oriente intorno al 1265. A ogni round le spade danno l’ordine di turno: si sorteggiano, e da cinque giocatori in su le prime vanno all’asta. Al tuo turno arrivano gli eventi, tratti con gli altri, raccogli armate e tasse, compri e schieri armate ed edifici, combatti e commerci. Conquiste, tecnologie e patti danno onore; un obiettivo segreto ne aggiunge, e chiude subito la partita se possiedi tutte le sue terre. Alla fine vince chi ha più onore.

### The chapters of the rules

chapter-1 = Che cosa c’è nella scatola
chapter-2 = Convenzioni del testo
chapter-3 = La mappa, i pezzi e le carte
chapter-4 = Scopo, durata e punti
chapter-5 = La diplomazia
chapter-6 = Preparazione
chapter-7 = Il turno di gioco
chapter-9 = Esempi
chapter-10 = Regole speciali e facoltative

### Endings, figures, words

ending-ceiling = Alla fine del suo turno un giocatore aveva, con il suo obiettivo, l'onore che chiude la partita.
ending-rounds = L'ultimo turno di gioco è finito.
ending-empire = Un giocatore possiede tutti i territori del suo obiettivo.
ending-mongols = I Mongoli hanno raggiunto la loro meta.
ending-survivor = È rimasto un solo regno.
tally-rounds = Turni di gioco
tally-eliminated = Giocatori eliminati
tally-pirates = Navi pirata alla fine
faith-christian = Cristiano
faith-muslim = Musulmano
faith-orthodox = Ortodosso
category-honour = Onore
category-objective = Obiettivo
score-honour = Onore registrato
score-yellow = Territori gialli dell'obiettivo
score-red = Territori rossi dell'obiettivo
score-green = Territori della patria perduti
score-tie =
    Parità a { $n } di onore: { $by ->
        [territories] vince chi ha più territori
        [technologies] pari anche i territori, vince chi ha più tecnologie
        [florins] pari anche territori e tecnologie, vince chi ha più fiorini
       *[shared] pari anche tutto il resto, la vittoria è condivisa
    }

### table

table-length = Durata
table-length-text = Per una persona contro i bot un turno di gioco dura 10-12 minuti; fra più persone molto di più. La partita finisce dopo l'ultimo turno, o prima per chi raggiunge quei punti onore.
table-length-hour = circa un'ora: 5 turni di gioco o 10 punti onore, pezzi già posizionati
table-length-short = circa un'ora e mezza: 6 turni di gioco o 15 punti onore
table-length-evening = una serata, circa tre ore: 12 turni di gioco o 30 punti onore
table-length-epic = più serate: 30 turni di gioco o 60 punti onore
table-ceiling = Onore da raggiungere
table-ceiling-text = Vince chi raggiunge questi punti onore alla fine di un proprio turno. Un'ora di gioco ne porta a ciascuno circa 5-10.
table-rounds = Ultimo turno di gioco
table-rounds-text = La partita finisce al più tardi dopo questo turno di gioco.
table-duration = Fine della partita
table-duration-text = Se l'onore può chiudere la partita prima dell'ultimo turno di gioco.
table-duration-ceiling = l'onore o l'ultimo turno di gioco
table-duration-rounds = solo l'ultimo turno di gioco
table-placement = Posizionamento iniziale
table-placement-text = Chi posiziona i pezzi e le armate della dotazione.
table-placement-players = i giocatori
table-placement-automatic = il programma, per cominciare subito
table-towers = Torri e stendardi
table-towers-text = Le torri di Roma, Costantinopoli e Gerusalemme difendono, ospitano popolazione e danno rinforzi.
table-towers-true = con le torri
table-towers-false = senza
table-religion_levels = Quattro livelli di religione
table-religion_levels-text = Le tecnologie religiose si susseguono; tutte e quattro permettono all'Eroina di difendere.
table-religion_levels-true = con quattro livelli
table-religion_levels-false = come stampate
table-honour_coins = Monete onore
table-honour_coins-text = Una moneta ogni dieci punti onore, da spendere per una carta, armate o fiorini.
table-honour_coins-true = con le monete
table-honour_coins-false = senza
table-trade_buildings = Fattorie, mercati, miniere
table-trade_buildings-text = Edifici che cambiano i prezzi della loro città; le scorte di grano richiedono una fattoria.
table-trade_buildings-true = con gli edifici commerciali
table-trade_buildings-false = senza
table-treasures = Tesori
table-treasures-text = Chi uccide un generale barbaro pesca un tesoro.
table-treasures-true = con i tesori
table-treasures-false = senza
table-northern_garrisons = Guarnigioni del Nord
table-northern_garrisons-text = In dieci giocatori Novgorod e i Cavalieri Teutonici iniziano con due armate per territorio.
table-northern_garrisons-true = due armate
table-northern_garrisons-false = un'armata
table-zones = Zone di terra
table-zones-text = Quanta parte della mappa è in gioco.
table-zones-by_players = secondo il numero dei giocatori
table-zones-all = sempre tutte e quattro
table-auction = Asta delle spade
table-auction-text = Quanto paga chi vince una spada.
table-auction-second_price = la seconda offerta più 1
table-auction-first_price = la propria offerta
table-first_swords = Spade del primo turno
table-first_swords-text = Se le spade della preparazione valgono anche nel primo turno di gioco.
table-first_swords-kept = si tengono
table-first_swords-drawn = si rimettono all'asta e si pescano di nuovo

### common

option-done = Fatto
option-end-turn = Salta il resto: { $phases }
option-yes = Sì
option-no = No
option-automatic = Lascia il resto al programma
option-amount = { $n }
option-player = { $player }
reason-not-offered = Questo qui non si può scegliere.
words-sum =
    { $n ->
        [one] 1 fiorino
       *[other] { $n } fiorini
    }
words-cash =
    { $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }
words-price =
    { $price ->
        [one] 1 fiorino
       *[other] { $price } fiorini
    }
event-earns = { $player } riceve { words-sum }.
event-pays = { $player } paga { words-sum }.
event-hands-over = { $player } paga { words-sum } a { $other }.
event-hands-over-share = { $player } lascia { words-sum } della vendita a { $other }, che possiede la città.
event-honour-gained =
    { $player } guadagna { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    }, { $why } ({ $total } in tutto).
event-honour-lost =
    { $player } perde { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    }, { $why } ({ $total } in tutto).
honour-3-30-5-w = per l’esito della crociata
honour-4-03-a = per aver completato un regno minore che era dei barbari
honour-4-03-b = per aver completato un grande regno che era dei barbari
honour-4-03-c = per aver conquistato una torre
honour-4-03-d = per aver tolto una città a un giocatore
honour-4-03-e = per aver completato un regno minore che era di un giocatore
honour-4-03-f = per aver completato un grande regno che era di un giocatore
honour-4-03-g = per un mezzo catturato o distrutto
honour-4-03-h = per il Papa
honour-4-03-i = per la morte del Papa
honour-4-03-j = per un generale ucciso
honour-4-03-k = per un vessillo abbattuto
honour-4-03-l = per tutte e 24 le tecnologie
honour-5-01-t = per un atto di diplomazia
event-coin = { $player } riceve una moneta onore e ne ha { $n }.
event-casus-belli = { $player } segna { $n } casus belli contro { $other }.
event-draws = { $player } pesca una carta Impero.
event-draws-card = Peschi { $card }.
event-turns-up = { $player } scopre { $card }.
event-commander = Un comandante barbaro compare in { $place }.
event-barbarian-general = Un generale barbaro compare in { $place }.
event-wins =
    { $player } vince con { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.

### setup

prompt-kingdom =
    Scegli il tuo regno. In { $n } si gioca con { $christian ->
        [one] 1 cristiano
       *[other] { $christian } cristiani
    }, { $muslim ->
        [one] 1 musulmano
       *[other] { $muslim } musulmani
    } e { $orthodox ->
        [one] 1 ortodosso
       *[other] { $orthodox } ortodossi
    }{ $count ->
        [0] { "" }
       *[other] ; ci sono sempre: { $required }
    }.
option-kingdom =
    { $kingdom } ({ $faith }): { $lands } terre; città: { $cities }{ $pope ->
        [0] { "" }
       *[1] . Il primo cristiano nell’ordine delle spade è Papa e ha Roma
    }
option-kingdom-told = { $kingdom } ({ $faith })
reason-kingdom-taken = Questo regno è già preso.
reason-kingdom-not-in-play = Nessuno può giocare questo regno ora.
reason-faith-full = I giocatori di questa fede sono già abbastanza.
event-kingdom = { $player } regna: { $kingdom }.
event-pope = { $player } è Papa.
prompt-place = Posiziona: { $piece }.
prompt-place-first = Posiziona: { $piece }. { $text }
option-place = { $place }
reason-not-a-place = Lì non si può posizionare.
reason-no-city = Senza Strade va solo in una tua città che non sia in rovina.
event-places = { $player } posiziona in { $place }: { $piece }.
prompt-lot =
    Posiziona { $n ->
        [one] un'armata
       *[other] { $n } armate
    }; { $total ->
        [one] ne resta una
       *[other] ne restano { $total }
    }.
option-army-at = { $place } ({ $armies } di { $limit })
option-aboard = A bordo di { $vehicle } in { $place }{ words-load }
reason-no-room = Non c'è posto.
prompt-how-many-armies = Quante armate vanno in { $place }?
event-places-armies =
    { $player } posiziona { $n ->
        [one] un'armata
       *[other] { $n } armate
    } in { $place }.
event-automatic = Le armate di { $player } sono posizionate in automatico.

### round

event-round = Inizia il turno di gioco { $n }.
event-turn = Il turno di { $player }.

### swords

prompt-bid = Spada { $sword }, posto { $sword } nell'ordine del round: quanto pagheresti al massimo? Hai { words-cash }.
option-bid =
    { $n ->
        [0] Niente
        [one] 1 fiorino
       *[other] { $n } fiorini
    }
reason-bid = Puoi offrire una delle somme proposte, al massimo { words-cash }.
event-sword = { $player } vince la spada { $sword }.
event-order = { $n }: { $player }.

### reinforcements

event-reinforcements =
    { $player } riceve { $n ->
        [0] nessuna armata.
        [one] un'armata: { words-reinforcements }.
       *[other] { $n } armate: { words-reinforcements }.
    }
words-reinforcements =
    { $home } per le terre d’origine{ $minor ->
        [0] { "" }
       *[other] , { $minor } per i regni minori completi
    }{ $towers ->
        [0] { "" }
       *[other] , { $towers } per torri e stendardi
    }
option-hire =
    Assolda { $n ->
        [one] un'armata mercenaria
       *[other] { $n } armate mercenarie
    } per { words-price }
prompt-mercenaries = Mercenario: quante armate assoldi a { words-price } l'una? Hai { words-cash }.
reason-mercenaries = Una carta non ne porta di più, oppure manca la carta o il denaro.
event-mercenaries =
    { $player } assolda { $n ->
        [one] un'armata
       *[other] { $n } armate
    }.

### learning

option-learn = { $technology } ({ words-sum }): { $text }
option-learn-told = { $technology } ({ words-sum })
event-learns = { $player } apprende { $technology }.
event-level = { $player } raggiunge { $n ->
    [4] il livello tecnologico più alto
   *[other] il livello tecnologico { $n }
}.

### pacts

event-pact =
    { $kind ->
        [passage] { $player } può attraversare i territori di { $other }.
        [commerce] { $player } può commerciare nelle città di { $other }.
       *[alliance] { $player } e { $other } sono alleati.
    }
event-pact-ends =
    { $kind ->
        [passage] { $player } non può più attraversare i territori di { $other }.
        [commerce] { $player } non può più commerciare nelle città di { $other }.
       *[alliance] { $player } e { $other } non sono più alleati.
    }
event-truce-over = La tregua tra { $player } e { $other } è finita.
event-rate = { $player } lascia il { $n }% di ogni vendita nelle città di { $other } a chi le possiede.
event-truce = { $player } impone a { $other } una tregua di { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}.
event-imposed = Vale per { $n ->
    [one] { $n } turno
   *[other] { $n } turni
} di { $player } e { $other } e non si può revocare.
event-at-war = { $player } e { $other } sono in guerra.
event-at-peace = { $player } e { $other } non sono più in guerra.
event-casus-belli-spent = { $player } spende { $n } casus belli contro { $other } al posto dell'onore.

### papacy

prompt-judge = { $player } ne ha dato motivo: { $causes }. Lo scomunichi?
option-absolve = Lascia correre
option-excommunicate = Scomunicalo: conta come musulmano, perde i generali e segna { $n } casus belli contro di te
event-pope-dies = Il Papa è morto. Non ce ne sarà un altro finché un cristiano non prende Roma.
event-excommunicated = { $player } è scomunicato: { $causes }.

### losses

event-armies-from = Armate perse di { $player }: { $places }.
event-loses-armies =
    { $player } perde { $n ->
        [one] un'armata
       *[other] { $n } armate
    }.
prompt-lose-armies =
    Dove togli armate? { $n ->
        [one] Ne deve andare una.
       *[other] Ne devono andare { $n }.
    }
prompt-lose-how-many =
    { $n ->
        [one] L'armata va tolta lì?
       *[other] Quante delle { $n } armate vanno tolte lì?
    }
option-lose-some =
    { $n ->
        [one] Un’armata
       *[other] { $n } armate
    } in meno: { $from }
option-lose-evenly = Sempre dove ne restano di più
option-armies-of =
    { $place } ({ $armies ->
        [one] un'armata
       *[other] { $armies } armate
    })
reason-no-armies-there = Lì non si possono togliere armate: l'ultima sulla propria terra resta.

### cards

option-play = Gioca { $card }. { $text }
option-play-told = Gioca { $card }
option-card = { $card }
prompt-victim = { $card }: contro chi? Segna { $n } casus belli contro di te.
prompt-partner = { $card }: a chi la imponi?
option-victim-cards =
    { $player }: { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
option-victim-cathedrals =
    { $player }: { $n ->
        [one] 1 cattedrale
       *[other] { $n } cattedrali
    }
reason-no-victim = La carta non si può usare contro questo giocatore.
reason-no-partner = La carta non si può usare con questo giocatore.
prompt-turns = { $card }: per quanti turni vale con { $other }?
option-turns =
    { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
event-plays = { $player } gioca { $card }.
event-plays-against = { $player } gioca { $card } contro { $other }.
prompt-parry = { $other } ha mandato un sicario. Lo fermi con il tuo? Altrimenti una delle tue carte viene eliminata.
event-parries = { $player } ferma il sicario di { $other } con uno dei suoi.
prompt-eliminate = Vedi le carte di { $other }: quale viene eliminata?
prompt-steal = Vedi le carte di { $other }: quale prendi?
reason-not-in-hand = Quella carta non è tra quelle che puoi scegliere.
event-eliminates = { $other } perde { $card }.
event-takes-card = { $player } prende una carta a { $other }.
event-steals = { $player } prende { $card } a { $other }.
prompt-take-cathedral = Quale cattedrale di { $other } prende il vescovo?
reason-no-cathedral = Lì non c'è nessuna cattedrale da prendere.
event-cathedral-taken = { $other } perde la cattedrale in { $place }.

### purchase

prompt-purchase = Acquista ciò che vuoi: hai { words-cash }.
prompt-purchase-learning =
    { prompt-purchase } Solo tecnologie, ora:{ $architecture ->
        [0] { "" }
       *[1] { " " }edifici con Architettura;
    }{ $army ->
        [0] { "" }
       *[1] { " " }generali e macchine con Esercito;
    }{ $full ->
        [0] { "" }
       *[1] { " " }vessilli e mezzi sono al massimo del tuo livello;
    } per il resto mancano i fiorini.
option-buy = { $piece }: { words-price }. { $text }
option-buy-told = { $piece }: { words-price }
option-buy-in-vain = { option-buy } Per ora il pezzo resterebbe in riserva: non c'è dove posizionarlo.
option-scrap = Rinuncia a un mezzo (va perso)
reason-not-for-sale = Ora non puoi acquistarlo: manca tecnologia, livello, disponibilità o denaro.
reason-needs-technology = Serve { $technologies }, da un turno precedente.
reason-known = Lo sai già.
reason-costs = Costa { words-price }, hai { words-cash }.
event-buys-ware = { $player } acquista: { $piece }.
prompt-scrap = A quale mezzo rinunci? Va perso con tutto il carico.
event-scraps = { $player } rinuncia a un mezzo: { $vehicle }.

### placement

prompt-placement =
    Posiziona ciò che hai in riserva: { $n ->
        [0] nessuna armata
        [one] un'armata
       *[other] { $n } armate
    }{ $others ->
        [0] { "" }
        [one] { " " }e un altro pezzo
       *[other] { " " }e altri { $others } pezzi
    }. Ciò che resta aspetta il prossimo turno.
prompt-placement-reinforcements =
    Posiziona ciò che hai in riserva: { $n ->
        [one] un'armata
       *[other] { $n } armate
    } ({ words-reinforcements }){ $others ->
        [0] { "" }
        [one] { " " }e un altro pezzo
       *[other] { " " }e altri { $others } pezzi
    }. Ciò che resta aspetta il prossimo turno.
option-deploy = { $piece }: in { $place }
option-deploy-general = { $piece }: al vessillo { $n } in { $place }
option-deploy-armies =
    { $n ->
        [one] Un'armata
       *[other] { $n } armate
    } in { $place }
option-embark =
    { $n ->
        [one] Un'armata
       *[other] { $n } armate
    } a bordo di { $vehicle } in { $place }
reason-nothing-waits = Nella tua riserva non c'è nulla del genere.
reason-round-number = In un elenco lungo si scelgono solo numeri tondi, o tutto: posiziona il resto con un'altra scelta.

### moving

option-use = { $vehicle } in { $place }: ancora { words-points }{ words-load }
option-banner = Vessillo { $n }, livello { $level }, in { $place }
words-load =
    { $armies ->
        [0] { "" }
        [one] , un'armata
       *[other] , { $armies } armate
    }{ $units ->
        [0] { "" }
       *[other] , { $goods }
    }{ $banner ->
        [0] { "" }
       *[other] , vessillo { $banner }
    }
words-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
option-engine = { $piece } in { $place }
prompt-use = { $vehicle } in { $place }, ancora { words-points }{ words-load }: che cosa fa?
option-go = Muovi in { words-destination }
option-march = Marcia con il vessillo { $n } da { $from } a { words-destination }
option-march-told = Marcia con il vessillo { $n } da { $from } a { $place }
option-haul = Sposta { $piece } da { $from } a { option-land }. { $text }
option-haul-told = Sposta { $piece } da { $from } a { option-land }
option-vehicle-done = { $vehicle }: basta così
words-destination =
    { $place }: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }{ $whose ->
        [own] , territorio tuo
        [sea] { "" }
       *[other] , { $owner }
    }{ $armies ->
        [0] { "" }
        [one] , un'armata
       *[other] , { $armies } armate
    }{ $count ->
        [0] { "" }
       *[other] ; { $there }
    }{ $attacked ->
        [0] { "" }
       *[other] ; ti attaccano
    }{ $worth ->
        [0] { "" }
        [one] ; il carico vale 1 fiorino
       *[other] ; il carico vale { $worth } fiorini
    }
reason-vehicle-cannot = Questo mezzo qui non può farlo, o non ha più punti.
reason-out-of-reach = Non può andarci: troppo lontano, senza via, senza diritto o senza posto.
event-travels = { $player } muove in { $place }: { $vehicle }.
prompt-lead = Quante armate vanno in { $place } con il vessillo?
reason-too-few-or-many = Non possono andare in tante o in così poche: un'armata resta, e i barbari lungo la via lasciano passare solo chi è più forte.
event-marches =
    { $player } conduce un vessillo e { $n ->
        [one] un'armata
       *[other] { $n } armate
    } in { $place }.
event-hauls = { $player } sposta una macchina in { $place }.

### loading

words-cargo =
    { $what ->
        [banner] il vessillo { $n }{ $armies ->
            [0] { "" }
            [one] { " " }e al massimo un'armata
           *[other] { " " }e al massimo { $armies } armate
        }
        [armies] { $armies ->
            [one] un'armata
           *[other] al massimo { $armies } armate
        }
       *[goods] merci ({ $goods })
    }
option-load = Carica { words-cargo }: { words-points }
option-unload = Scarica { words-cargo }: { words-points }
option-give = Passa a { $vehicle } { words-cargo }: { words-points }
option-take = Prendi da { $vehicle } { words-cargo }: { words-points }
reason-cannot-pass = Qui non si può caricare o scaricare.
event-banner-aboard = Un vessillo di { $player } sale a bordo in { $place }.
event-banner-ashore = Un vessillo di { $player } scende in { $place }.
prompt-pass-armies =
    { $way ->
        [ashore] Quante armate scendono in { $there }?
       *[aboard] Quante armate salgono a bordo di { $there }? Una terra con 4 armate o meno può ribellarsi.
    }
event-armies-aboard =
    { $player } carica { $n ->
        [one] un'armata
       *[other] { $n } armate
    } in { $place }.
event-armies-ashore =
    { $player } scarica { $n ->
        [one] un'armata
       *[other] { $n } armate
    } in { $place }.
prompt-pass-goods =
    { $way ->
        [ashore] Quali merci si scaricano in { $there }?
       *[aboard] Quali merci si caricano a bordo di { $there }?
    }
option-good = { $good }: { $n }
prompt-pass-some =
    { $way ->
        [ashore] Quante unità di { $good } si scaricano in { $there }?
       *[aboard] Quante unità di { $good } si caricano a bordo di { $there }?
    }
event-goods-aboard =
    { $player } carica { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } in { $place }.
event-goods-ashore =
    { $player } scarica { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } in { $place }.

### trade

option-trade-done = { $n ->
    [0] Fine del commercio
    [one] Fine del commercio: un mezzo che può ancora agire resta com'è
   *[other] Fine del commercio: { $n } mezzi che possono ancora agire restano come sono
}
prompt-trade = Quale mezzo muove e commercia? Hai { words-cash }.
prompt-trade-with = { $vehicle } in { $place }, ancora { words-points }{ words-load }: dove va, che cosa commercia? Hai { words-cash }.
option-sell =
    Vendi { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } per { words-cash } ({ words-price } l’unità)
option-buy-goods =
    Acquista { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } per { words-cash } ({ words-price } l’unità)
event-sells =
    { $player } vende { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } in { $place }.
reason-buy-goods = Non puoi acquistarlo: manca denaro, posto, Metalli o un mercato aperto a te; in un elenco lungo si scelgono solo numeri tondi.
event-buys =
    { $player } acquista { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } in { $place }.

### coins

option-coin-card = Spendi una moneta onore: una carta Impero
option-coin-armies = Spendi una moneta onore: 10 armate
option-coin-florins = Spendi una moneta onore: 333 fiorini
event-reserves-armies = { $player } mette { $n } armate nella riserva.
event-spends-coin =
    { $player } spende una moneta onore e gliene { $n ->
        [one] resta una
       *[other] restano { $n }
    }.
prompt-coin-armies = Dove vanno le 10 armate?
option-reserve = In riserva

### diplomacy

prompt-diplomacy = Diplomazia: ti { $n ->
    [one] resta { $n } azione
   *[other] restano { $n } azioni
}.
option-approach =
    Tratta con { $player }; fede: { $faith }{ $relation ->
        [war] , in guerra con te
        [ally] , tuo alleato
       *[none] { "" }
    }{ $casus ->
        [0] { "" }
       *[other] ; hai { $casus } casus belli
    }
option-approach-told = Tratta con { $player }
option-orders = Cambia i tuoi ordini permanenti
option-orders-told = Cambia gli ordini permanenti
words-effects =
    { $honour ->
        [0] { "" }
       *[other] , onore { $honour }
    }{ $spent ->
        [0] { "" }
       *[other] , spendi { $spent } casus belli al posto dell'onore
    }{ $against ->
        [0] { "" }
       *[other] , { $against } casus belli contro di te
    }{ $marks ->
        [0] { "" }
       *[other] , segni { $marks } casus belli
    }{ $cause ->
        [0] { "" }
       *[other] , il Papa può scomunicarti
    }
reason-no-diplomacy = Ora non si può fare: non restano azioni, una tregua o un divieto lo impediscono, o è già stato tentato in questo turno.
prompt-approach = Che cosa vuoi da { $other }?
option-propose =
    { $kind ->
        [passage] Chiedi il passaggio nei territori di { $other }
        [commerce] Chiedi il commercio nelle città di { $other }
        [tax_10] Pretendi il 10% di ciò che { $other } vende nelle tue città
        [tax_20] Pretendi il 20% di ciò che { $other } vende nelle tue città
       *[alliance] Proponi un'alleanza militare a { $other }
    }{ $accepted ->
        [0] { "" }
       *[other] ; se accetta{ words-effects }
    }{ $refused ->
        [0] { "" }
       *[other] ; se rifiuta, segni { $refused } casus belli contro { $other }
    }
option-revoke =
    { $kind ->
        [passage] Revoca il passaggio di { $other } nei tuoi territori
        [commerce] Revoca il commercio di { $other } nelle tue città
       *[alliance] Lascia l'alleanza con { $other }
    }{ words-effects }
option-renounce =
    { $kind ->
        [passage] Rinuncia al tuo passaggio nei territori di { $other }
       *[commerce] Rinuncia al tuo commercio nelle città di { $other }
    }
option-declare =
    Dichiara guerra a { $other }: i vostri patti finiscono{ words-effects }{ $n ->
        [0] { "" }
       *[other] ; possono schierarsi contro di te i suoi alleati: { $allies }
    }
option-peace = Offri la pace a { $other }
option-waive = Rinuncia al tuo { $n }% di ciò che { $other } vende nelle tue città
event-proposes =
    { $kind ->
        [passage] { $player } chiede a { $other } il passaggio nei suoi territori.
        [commerce] { $player } chiede a { $other } il commercio nelle sue città.
        [tax_10] { $player } pretende il 10% di ciò che { $other } vende nelle città di { $player }.
        [tax_20] { $player } pretende il 20% di ciò che { $other } vende nelle città di { $player }.
       *[alliance] { $player } propone un'alleanza militare a { $other }.
    }
event-companions = { $player } e { $other } combattono dalla stessa parte: ora sono alleati.
event-refuses = { $player } rifiuta la proposta di { $other }.
event-turns-down = { $other } non dà ciò che { $player } chiede in cambio: vale come un rifiuto di { $player }.
event-revokes =
    { $kind ->
        [passage] { $player } revoca il passaggio di { $other } nei suoi territori.
        [commerce] { $player } revoca il commercio di { $other } nelle sue città.
       *[alliance] { $player } lascia l'alleanza con { $other }.
    }
event-renounces =
    { $kind ->
        [passage] { $player } rinuncia al passaggio nei territori di { $other }.
       *[commerce] { $player } rinuncia al commercio nelle città di { $other }.
    }
event-waives = { $player } rinuncia alla parte delle vendite di { $other }.
prompt-answer =
    { $kind ->
        [passage] { $player } chiede il passaggio: i suoi mezzi e i suoi vessilli attraverserebbero i tuoi territori.
        [commerce] { $player } chiede di commerciare nelle tue città.
        [tax_10] { $player } vuole tenere il 10% di ciò che vendi nelle sue città.
        [tax_20] { $player } vuole tenere il 20% di ciò che vendi nelle sue città.
       *[alliance] { $player } propone un'alleanza militare: se uno va in guerra, l'altro vi entra o lascia l'alleanza.
    } Chiedere in cambio qualcosa che poi non concede vale come un tuo rifiuto.
option-accept = Accetta{ words-effects }
option-refuse = Rifiuta{ words-effects }
option-counter =
    { $kind ->
        [passage] Accetta in cambio del passaggio nei territori di { $other }
        [commerce] Accetta in cambio del commercio nelle città di { $other }
        [tax_10] Accetta in cambio del 10% di ciò che { $other } vende nelle tue città
        [tax_20] Accetta in cambio del 20% di ciò che { $other } vende nelle tue città
       *[alliance] Accetta in cambio di un'alleanza militare
    }{ words-effects }
option-counter-told =
    { $kind ->
        [passage] Accetta in cambio del passaggio nei territori di { $other }
        [commerce] Accetta in cambio del commercio nelle città di { $other }
        [tax_10] Accetta in cambio del 10% delle vendite di { $other }
        [tax_20] Accetta in cambio del 20% delle vendite di { $other }
       *[alliance] Accetta in cambio di un'alleanza militare
    }
option-counter-florins = Accetta in cambio di fiorini
reason-no-counter = Questo non si può chiedere in cambio.
prompt-sum = Quanti fiorini chiedi a { $other }?
option-florins = { words-sum }
reason-no-sum = Questa somma non si può indicare.
prompt-reply =
    { $kind ->
        [passage] Hai chiesto a { $other } il passaggio nei suoi territori.
        [commerce] Hai chiesto a { $other } il commercio nelle sue città.
        [tax_10] Hai preteso il 10% di ciò che { $other } vende nelle tue città.
        [tax_20] Hai preteso il 20% di ciò che { $other } vende nelle tue città.
       *[alliance] Hai proposto un'alleanza militare a { $other }.
    } { $counter ->
        [passage] In cambio chiede il passaggio nei tuoi territori.
        [commerce] In cambio chiede il commercio nelle tue città.
        [tax_10] In cambio terrebbe il 10% di ciò che vendi nelle sue città: chi paga segna un casus belli.
        [tax_20] In cambio terrebbe il 20% di ciò che vendi nelle sue città: chi paga segna un casus belli.
        [alliance] In cambio chiede un'alleanza militare.
       *[florins] In cambio chiede { words-sum }.
    }
reason-too-dear = Non hai tanti fiorini.

### war

event-declares-war = { $player } dichiara guerra a { $other }.
prompt-call = { $player } ha dichiarato guerra a { $other }: stai con il tuo alleato?
option-stand-by = Entra in guerra dalla parte di { $player }, contro { $other }
option-stand-aside = Resta fuori e lascia l'alleanza, senza penalità
event-stands-by = { $player } entra in guerra dalla parte di { $other }.
event-drops = { $player } lascia l'alleanza con { $other }.

### peace

event-offers-peace = { $player } offre la pace a { $other }.
words-gives =
    pace{ $gives_florins ->
        [0] { "" }
        [one] , 1 fiorino
       *[other] , { $gives_florins } fiorini
    }{ $gives_instalment ->
        [0] { "" }
       *[other] , { $gives_instalment ->
            [one] 1 fiorino
           *[other] { $gives_instalment } fiorini
        } { $gives_turns ->
            [one] al prossimo turno
           *[other] in ciascuno di { $gives_turns } turni
        }
    }{ $gives_count ->
        [0] { "" }
       *[other] , { $gives_things }
    }{ $gives_cards ->
        [0] { "" }
        [one] , una carta Impero a scelta di chi la dà
       *[other] , { $gives_cards } carte Impero a scelta di chi le dà
    }
words-asks =
    pace{ $asks_florins ->
        [0] { "" }
        [one] , 1 fiorino
       *[other] , { $asks_florins } fiorini
    }{ $asks_instalment ->
        [0] { "" }
       *[other] , { $asks_instalment ->
            [one] 1 fiorino
           *[other] { $asks_instalment } fiorini
        } { $asks_turns ->
            [one] al prossimo turno
           *[other] in ciascuno di { $asks_turns } turni
        }
    }{ $asks_count ->
        [0] { "" }
       *[other] , { $asks_things }
    }{ $asks_cards ->
        [0] { "" }
        [one] , una carta Impero a scelta di chi la dà
       *[other] , { $asks_cards } carte Impero a scelta di chi le dà
    }
prompt-draft-peace = Pace con { $other }. Dai: { words-gives }. Chiedi: { words-asks }.
option-make-offer = Fai questa offerta
option-offer-florins = Dai fiorini subito
option-offer-instalment = Dai fiorini a rate
option-offer-vehicle = Dai un mezzo
option-offer-territory = Dai un territorio
option-offer-card = Dai una carta Impero
option-offer-pope = Dai il Papa con lo Stato della Chiesa
option-demand-florins = Chiedi fiorini subito
option-demand-instalment = Chiedi fiorini a rate
option-demand-vehicle = Chiedi un mezzo
option-demand-territory = Chiedi un territorio
option-demand-card = Chiedi una carta Impero a sua scelta
option-demand-pope = Chiedi il Papa con lo Stato della Chiesa
reason-no-article = Questo non può far parte dell'offerta.
prompt-peace-florins =
    { $asked ->
        [1] Quanti fiorini chiedi
       *[0] Quanti fiorini dai
    }{ $instalment ->
        [1] { " " }a ogni turno?
       *[0] { " " }subito?
    }
prompt-peace-turns = Per quanti turni { words-sum } ciascuno?
option-instalments =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }: { $total ->
        [one] 1 fiorino
       *[other] { $total } fiorini
    } in tutto
prompt-peace-vehicle = Quale mezzo?
option-transport = { $vehicle } in { $place }{ words-load }
prompt-peace-land = Quale territorio?
option-land =
    { $place }: { $armies ->
        [one] un'armata
       *[other] { $armies } armate
    }{ $built ->
        [0] { "" }
       *[other] , { $works }
    }
prompt-peace-card = Quale carta? La vedono tutti.
prompt-answer-peace = { $other } offre: { words-gives }. Chiede: { words-asks }.
option-sign = Firma la pace
option-refuse-peace = Rifiuta: la guerra continua
option-counter-peace = Fai un'altra offerta
event-debt =
    { $player } deve a { $other } { words-sum } { $turns ->
        [one] al prossimo turno
       *[other] in ciascuno di { $turns } turni
    }.
event-cedes-vehicle = { $player } cede a { $other }: { $vehicle }.
event-cedes = { $player } cede a { $other }: { $place }.
prompt-give-cards =
    Scegli una carta per { $other }; { $n ->
        [one] ne manca ancora una.
       *[other] ne mancano ancora { $n }.
    }

### orders

prompt-order-cards = Quando sei attaccato: le tue carte da battaglia.
prompt-order-losses = Dove cadono le tue armate.
prompt-order-offers = Le proposte degli altri giocatori.
prompt-order-calls = Quando un alleato dichiara o subisce una guerra.
option-order-ask = Chiedi ogni volta
option-order-none = Non usarne
option-order-all = Usa tutte quelle utili
option-order-default = Prima quelle a terra, poi dal mezzo che ne ha di più
option-order-refuse = Rifiutale tutte
option-order-drop = Lascia l'alleanza
option-order-confirm = Conferma l'alleanza ed entra in guerra

### combat

barbarians = Barbari
prompt-combat = Combattimento: muovi, attacca, oppure concludi.
option-attack =
    Attacca { $place } ({ $owner }, { words-enemies }{ $built ->
        [0] { "" }
       *[other] , { $works }
    }) { words-with-banner }{ $church ->
        [0] { "" }
       *[other] ; se lo interrompi, il Papa può scomunicarti
    }
words-enemies =
    { $enemies ->
        [0] nessuna armata
        [one] un'armata
       *[other] { $enemies } armate
    }
words-with-banner =
    con il vessillo { $n } in { $from } ({ $armies ->
        [one] un'armata
       *[other] { $armies } armate
    }, { $left ->
        [one] resta un attacco
       *[other] restano { $left } attacchi
    }{ $odds ->
        [-1] { "" }
        [one] , riesce in 1 caso su 100
       *[other] , riesce in { $odds } casi su 100
    }), { $way ->
        [all] fino in fondo, perdite secondo la regola
       *[one] battaglia per battaglia
    }
reason-combat = Nessuno dei tuoi pezzi può farlo ora.
reason-no-attack = Nessun tuo vessillo può farlo ora. Un vessillo attacca i territori vicini: a piedi senza spendere punti, a bordo di un mezzo con i punti che al mezzo restano.
event-experience = Il vessillo { $n } di { $player } ha ora esperienza { $level }.
option-strike = Attacca ciò che { $player } ha in { $place } ({ words-enemies }) { words-with-banner }
option-hunt = Attacca i pirati in { $place } ({ words-enemies }) { words-with-banner }
reason-target = Da dove si trova questo vessillo non può attaccarlo.
event-attacks = { $player } attacca { $place }.
event-attacks-vehicles = { $player } attacca ciò che { $other } ha in { $place }.
event-attacks-pirates = { $player } attacca i pirati in { $place }.
event-barbarians-attack =
    I barbari attaccano { $place } con { $armies ->
        [one] un'armata
       *[other] { $armies } armate
    }; { $player } la difende con { $enemies ->
        [one] una
       *[other] { $enemies }
    }.
event-barbarians-attack-vehicles =
    I barbari con { $armies ->
        [one] un'armata
       *[other] { $armies } armate
    } attaccano ciò che { $player } ha in { $place }; lo { $enemies ->
        [0] difende nessuna armata
        [one] difende un’armata
       *[other] difendono { $enemies } armate
    }.
event-barbarians-repelled =
    I barbari perdono tutte le armate: { $player } tiene { $place }, dove { $enemies ->
        [one] resta un’armata
       *[other] restano { $enemies } armate
    }.
event-barbarians-beaten =
    I barbari perdono la battaglia in { $place }: a { $player } { $enemies ->
        [one] resta un’armata
       *[other] restano { $enemies } armate
    }.
prompt-fight-on = { $place }: armate { $armies } contro { $enemies }.
option-fight =
    Una battaglia con { $n ->
        [one] un’armata
       *[other] { $n } armate
    }, un dado ciascuna
option-fight-on =
    Continua finché cade o { $n ->
        [one] resta solo la guarnigione
       *[other] restano { $n } armate
    }
option-break-off =
    Interrompi l'attacco: il vessillo { $level ->
        [0] perde ogni esperienza ed è tolto
       *[other] perde un livello e non attacca più in questo turno
    }{ $cause ->
        [0] { "" }
       *[other] , il Papa può scomunicarti
    }
reason-base-armies = Puoi combattere con 1-3 armate oltre alla guarnigione, e interrompere dopo la prima battaglia.
prompt-cards-in-attack = { $place }, armate { $armies } contro { $enemies }: le carte del tuo attacco.
prompt-cards-in-defence = { $place } sotto attacco ({ $side }), le tue armate { $enemies } contro { $armies }: le carte della tua difesa. Si perdono se perde il tuo dado più alto.
option-no-cards = Nessuna carta
option-show-1 = { $card1 }
option-show-2 = { $card1 }, { $card2 }
option-show-3 = { $card1 }, { $card2 }, { $card3 }
reason-battle-cards = Non hai queste carte, oppure non si possono usare insieme o qui.
event-shows-card = { $player } usa { $card }.
event-loses-card = { $player } perde { $card }.
event-dice = { $side }: { $dice }.
event-dice-raised = { $side }: { $dice }, il primo aumentato di { $n } a { $first }.
event-losses = Armate perse: attaccante { $n }, difensore { $other }.
event-leader-falls = Il comandante barbaro cade.
event-barbarian-general-falls = Il generale barbaro cade.
event-breaks-off = { $player } interrompe l'attacco.
event-banner-removed = Un vessillo di { $player } ha perso ogni esperienza ed è tolto.
prompt-losses = Battaglia, { $place }: dove perdi armate? Ancora da perdere: { $n }.
option-lose-on-land = { $n } a terra
option-lose-with = { $n } con: { $piece } { $number }
reason-losses = Lì non ci sono tante armate da perdere.

### conquest

event-conquers = { $player } conquista { $place }.
event-conquers-from = { $player } conquista { $place }, che era di { $other }.
event-falls-to-barbarians =
    { $player } perde { $place } con tutti i difensori: cade in mano ai barbari, a cui { $armies ->
        [one] resta un’armata
       *[other] restano { $armies } armate
    }.
event-occupies =
    { $player } sposta { $n ->
        [one] un'armata
       *[other] { $n } armate
    } in { $place }.
prompt-occupy =
    { $rides ->
        [cavalry] La cavalleria entra in { $place }: quante armate ne scendono a presidio?
       *[other] Quante armate entrano in { $place }?
    } Una terra con 4 armate o meno può ribellarsi.
reason-occupy = Devono entrarne almeno quante hanno combattuto per ultime, e qualcuna può dover restare indietro.
option-occupy-with-banner =
    { $n ->
        [one] Un'armata
       *[other] { $n } armate
    } con il vessillo{ $rides ->
        [cavalry] , che scende dalla cavalleria
        [warship] , che sbarca
       *[other] { "" }
    }
option-occupy =
    { $n ->
        [one] Un'armata
       *[other] { $n } armate
    }, e il vessillo resta{ $rides ->
        [cavalry] { " " }a cavallo
        [warship] { " " }a bordo
       *[other] { " " }indietro
    }
prompt-standard = Lo stendardo in { $place }: lo sposti su un'altra tua torre?
option-standard-stays = Lascialo lì
event-standard = { $player } sposta lo stendardo in { $place }.
event-pirates-sunk = La nave pirata in { $place } è affondata.
event-vehicle-seized = { $other } cattura un mezzo di { $player }: { $vehicle }.
event-vehicle-destroyed = { $player } perde un mezzo: { $vehicle }.
event-banner-falls = Cade un vessillo di { $player }.
event-banner-and-general-fall = Cadono un vessillo di { $player } e il suo generale.
event-eliminated = { $player } è fuori dal gioco.
event-inherits = { $player } prende tutto ciò che aveva { $other }.
event-inherits-panel =
    Nella riserva di { $other } c'erano { words-sum } e { $armies ->
        [one] un'armata
       *[other] { $armies } armate
    }; ora sono di { $player }.
event-treasure = { $player } trova un tesoro: { $treasure }.
event-deserters =
    { $n ->
        [one] Un disertore si unisce
       *[other] { $n } disertori si uniscono
    } a { $player }.
event-treasure-goods = Merci trovate in { $place }: { $good }.

### blockades

option-blockade = Blocco navale con la flotta: { $place }
option-close = Chiudi lo stretto: { $place }
option-lift = Togli il blocco di { $place } contro { $player }
prompt-blockade = Per chi è chiuso { $place }? Segna { $n } casus belli contro di te.
reason-blockade = Questo giocatore lì non può essere bloccato.
event-blockade = { $player } chiude { $place } a { $other }.
event-blockade-ends = Il blocco di { $place } da parte di { $player } contro { $other } è finito.

### fate

event-dice-skulls = { $player } lancia i dadi evento: { $skulls ->
    [2] due teschi, cioè una calamità
    [1] un teschio, cioè un evento e poi le ribellioni
   *[0] { $double ->
        [1] doppio { $one }
       *[0] { $one } e { $other }, non succede nulla
    }
 }.
event-barbarians-grow = I barbari crescono: un’armata in più in ogni loro terra.
event-barbarians-build = Le città e le fortificazioni dei barbari salgono di un livello.
event-rebellion-die =
    Ribellioni: insorgono i territori con { $n ->
        [one] un'armata
       *[other] { $n } armate
    } o meno.
event-rebels =
    { $place } si ribella a { $player }: { $n ->
        [one] un'armata barbara
       *[other] { $n } armate barbare
    }.
event-lost-with = Con { $place } { $player } perde anche: { $pieces }.
event-leaders-recruit = { $n ->
    [one] Un capo barbaro recluta armate.
   *[other] { $n } capi barbari reclutano armate.
}
event-barbarian-fort = I barbari di { $place } costruiscono un fortino.
event-pirates-sail =
    Compare una nave pirata con { $n ->
        [one] un'armata
       *[other] { $n } armate
    }: { $place }.

### events

event-card = Evento: { $card }, { $zone }. { $text }
event-vehicle-lost = { $player } perde: { $vehicle } ({ $place }).
event-vehicle-loses =
    { $player } perde { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } del carico: { $vehicle } ({ $place }).
event-vehicle-faster =
    { $player } ha { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } movimento in più: { $vehicle } ({ $place }).
event-vehicle-slower =
    { $player } ha { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } movimento in meno: { $vehicle } ({ $place }).
event-vehicle-stopped = Non si muove: { $vehicle } di { $player } ({ $place }).
event-vehicle-no-crossing = Non attraversa fiumi né torrenti: { $vehicle } di { $player } ({ $place }).
event-vehicle-fair = Vende ogni unità a { words-sum } in più: { $vehicle } di { $player } ({ $place }).
event-vehicle-gains =
    { $player } trova { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di merce: { $vehicle } ({ $place }).
prompt-pay-or-stay = { $vehicle } ({ $place }): paghi { words-sum }, o non si muove?
prompt-armies-or-goods = { $vehicle } ({ $place }): che cosa perdi?
option-lose-armies =
    { $n ->
        [one] Un'armata
       *[other] { $n } armate
    }
option-lose-goods =
    { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di merce

### calamities

event-calamity = { $player } pesca una calamità: { $card }. { $text }
event-gold =
    { $player } trasforma in oro { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di ferro.
prompt-gold =
    Alchimia: { $n ->
        [one] la tua unità di ferro diventa oro?
       *[other] quali delle tue { $n } unità di ferro diventano oro?
    }
prompt-gold-how-much = Quante unità di ferro diventano oro?
option-all-gold = Tutte
reason-no-iron = Lì non c'è tanto ferro.
event-banner-overboard = { $player } perde un vessillo: { $vehicle } ({ $place }).
event-city-flooded = La tempesta colpisce { $place }: l'insediamento ha livello { $n }.
event-disorder =
    Disordini in { $place }: l'insediamento perde { $settlement ->
        [one] 1 livello
       *[other] { $settlement } livelli
    }, la fortificazione { $fort }.
event-slaves-rise = { $n ->
    [one] Insorge uno schiavo
   *[other] Insorgono { $n } schiavi
} in { $place }.
event-city-lowered =
    Rivolta in { $place }: l'insediamento perde { $n ->
        [one] 1 livello
       *[other] { $n } livelli
    }.
prompt-lower-cities =
    In quale città insorgono gli schiavi? { $n ->
        [one] 1 città perde
       *[other] { $n } città perdono
    } { $levels ->
        [one] 1 livello
       *[other] { $levels } livelli
    }.
prompt-council =
    Concilio: puoi apprendere ancora { $n ->
        [one] 1 tecnologia
       *[other] { $n } tecnologie
    } a metà prezzo.
reason-not-at-council = Hai comprato abbastanza, non ti è aperta, o ti mancano i fiorini.
event-cathedral-lost = Cade la cattedrale di { $place }.
prompt-lose-cathedral =
    Quale cattedrale cade? { $n ->
        [one] Ne deve cadere una delle tue.
       *[other] Ne devono cadere { $n } delle tue.
    }
event-throws = { $player } ottiene { $n }.
event-receives-kingdom = { $player } riceve: { $kingdom }.
event-shows-heroine = { $player } mostra un'eroina.
prompt-heroine = L'imperatore si sceglie coi dadi: mostri un'eroina e ne lanci quattro?
event-deceives = { $player } inganna { $other }.
prompt-deceive = Chi inganni? Segna { $n } casus belli contro di te.
option-deceive =
    { $player }: { $n ->
        [0] immune, il generale lo perdi tu
        [one] perde un generale
       *[other] perde fino a { $n } generali
    }
reason-not-a-victim = Solo un altro giocatore con cui non c'è tregua.
event-general-lost = { $player } perde un generale.
prompt-lose-general =
    Quale generale perdi? { $n ->
        [one] Ne deve andare uno.
       *[other] Ne devono andare { $n }.
    }
option-general-in-reserve = Quello in riserva
prompt-secede = Guerra civile: scegli che cosa va a { $player }, almeno { $n } ancora.
reason-cannot-secede = Non è tuo da dare, o deve restare con te.
event-secedes = { $place } si stacca.
event-horde =
    { $invasion }: { $n ->
        [one] un'armata viene
       *[other] { $n } armate vengono
    } da oriente.
event-pirate-fleet =
    Compare una flotta pirata di { $n ->
        [one] un'armata
       *[other] { $n } armate
    }: { $zone }.

### excess

prompt-excess = In { $place } ci sono troppi pezzi: quale se ne va?
prompt-excess-load =
    In { $place } { $n ->
        [one] ce n'è una
       *[other] ce ne sono { $n }
    } di troppo: che cosa se ne va?
prompt-excess-some = Quante se ne vanno da { $place }?
event-excess-piece = { $player } perde in { $place }, per mancanza di spazio: { $piece }.
event-excess-armies =
    { $player } perde { $n ->
        [one] un'armata
       *[other] { $n } armate
    } in { $place }, per mancanza di spazio.
event-excess-goods = { $player } perde in { $place }, per mancanza di spazio, { $good }: { $n }.

### crusade

prompt-answer-call = Il Papa indice una crociata. Partecipi? Chi partecipa si allea con gli altri crociati ed è in guerra con chi possiede la meta; chi rifiuta è scomunicato.
event-joins-crusade = { $player } partecipa alla crociata.
event-refuses-crusade = { $player } rifiuta di partecipare alla crociata.
prompt-crusade-goal = Quale città è la meta della crociata?
prompt-crusade-start = In quale città si raduna la crociata?
prompt-crusade-rounds = Per quanti turni si prepara?
prompt-crusade-share =
    Quale percentuale delle sue armate deve mandare ciascuno? Tu hai { $armies ->
        [one] un'armata
       *[other] { $armies } armate
    } sulla mappa.
option-crusade-goal =
    { $place }: { $owner }, { $armies ->
        [one] un'armata
       *[other] { $armies } armate
    }, in palio { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    }
option-crusade-start = { $place }: { $owner }
option-crusade-rounds =
    { $n ->
        [one] 1 turno di gioco
       *[other] { $n } turni di gioco
    }: parte nel turno { $round }
option-percent = { $n }%
event-crusade = Una crociata contro { $place } si raduna in { $start }. Parte nel turno { $round }; ciascuno deve mandare il suo { $n }%.
option-crusade = Impegna pezzi nella crociata
prompt-commit =
    Che cosa impegni nella crociata? Hai mandato { $n ->
        [one] un'armata
       *[other] { $n } armate
    }; la tua quota è { $quota }.
prompt-commit-how-many = Quante armate impegni?
reason-nothing-to-commit = Si può impegnare solo ciò che sta nella città di partenza.
event-commits-piece = { $player } impegna nella crociata: { $piece }.
event-commits-armies =
    { $player } impegna { $n ->
        [one] un'armata
       *[other] { $n } armate
    } nella crociata.
prompt-crusade-step = Dove marcia la crociata, verso { $place }?
event-crusade-moves = La crociata marcia: { $place }.
event-attacks-crusade = { $player } attacca la crociata in { $place }.
option-attack-crusade = Attacca la crociata in { $place } ({ words-enemies }) { words-with-banner }
prompt-declare-for-defence =
    La crociata è davanti a { $place }. Combatti in sua difesa? Chi difende guadagna { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    } se fallisce e ne perde altrettanti se vince.
prompt-order-fighters = Chi della tua parte combatte dopo? L'ordine si ripete fino alla fine.
event-crusade-fails = La crociata è perduta.
event-crusade-succeeds = La crociata è vinta.
prompt-give-city = Chi riceve { $place }?
option-crusader =
    { $player }: { $n ->
        [one] un'armata
       *[other] { $n } armate
    }

### terminal

phase-setup = Preparazione
phase-swords = Spade
phase-empire_cards = Carte Impero
phase-event_dice = Dadi evento
phase-diplomacy = Diplomazia
phase-reinforcements = Rinforzi
phase-taxes = Tasse
phase-purchase = Acquisto
phase-placement = Posizionamento
phase-combat = Combattimento
phase-trade = Commercio
phase-end_of_turn = Fine del turno
phase-barbarians = Barbari
board-round = Turno di gioco { $n } di { $last }
board-ceiling = traguardo { $n }
board-crusade = Crociata per { $goal }, ora in { $at }, parte al turno di gioco { $n }
board-honour = Onore
board-lands = Terre
board-armies = Armate
board-techs = Tecn.
board-cards = Carte
board-waiting = In riserva
board-forces = I tuoi pezzi
board-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
board-yellow = Gialli
board-red = Rossi
board-prices = Prezzi
board-diplomacy = Diplomazia
board-rate = quota sulle vendite
board-truce = è in tregua con
board-imposed_passage = passa per ordine dalle terre di
board-imposed_commerce = commercia per ordine con
board-turns =
    { $n ->
        [one] ancora 1 turno
       *[other] ancora { $n } turni
    }
board-owes =
    { words-sum } per { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }, arretrati { $overdue }
board-blockade = blocco navale: { $place }
board-florins = { words-sum }
board-instalments =
    { words-sum } per { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
board-dice =
    { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
board-people = popolazione { $n } di { $limit }
board-borders = Confini
board-seas = Mari
board-quiet-seas =
    { $n ->
        [one] un mare vuoto
       *[other] { $n } mari vuoti
    }
board-signs = Segni della mappa; il numero in basso è il livello
board-waters = ruscello, fiume, stretto

### parts of the board

part-actions = Azioni diplomatiche usate
part-active = Turno di
part-against = Contro
part-aim = Bersaglio di
part-alliance_calls = Chiamate degli alleati
part-allied = Alleato con
part-armies = Armate
part-asks = Chiede
part-at = Luogo
part-attack = Attacco in corso
part-battle = La prossima battaglia
part-attacker = Attaccante
part-attacks = Attacchi fatti
part-ban = Divieti della scomunica
part-banner = Vessillo
part-banners = Vessilli
part-base = Dadi base
part-battle_cards = Carte da battaglia in difesa
part-battle_losses = Dove cadono le armate
part-bid = Offerta
part-blockades = Blocchi navali
part-bonus = Movimento cambiato di
part-by = Da
part-calamity_discards = Calamità accadute
part-calamity_pile = Calamità rimaste
part-cards = Carte Impero in mano
part-casus_belli = Casus belli
part-cathedral = Cattedrale
part-causes = Motivi di scomunica
part-choice = Carte a scelta di chi le dà
part-clause = Clausola
part-coins = Monete onore
part-commerce = Può commerciare con
part-committed = Armate impegnate
part-contributors = Chi ha mandato armate
part-creditor = Creditore
part-crusade = Crociata
part-debtor = Debitore
part-debts = Debiti
part-defender = Difensore
part-departs = Parte nel turno di gioco
part-dice = Dadi
part-earned = Livelli guadagnati
part-eliminated = Eliminati
part-empire_discards = Carte Impero scartate
part-empire_pile = Carte Impero rimaste
part-ended = Finita per
part-enemy = Nemico
part-engines = Macchine d'assedio
part-event_discards = Eventi accaduti
part-event_pile = Eventi rimasti
part-excommunicated = Scomunicato
part-florins = Fiorini
part-fortification = Fortificazione
part-fresh = Apprese in questo turno
part-general = Generale
part-generals = Generali in riserva
part-gives = Dà
part-goal = Meta
part-goods = Merci
part-grain_reserves = Scorte di grano
part-granary = Scorte di grano nella fattoria
part-half_price = Un architetto lavora
part-hand = Mano
part-helps = Che cosa aiuta
part-holders = Ultimo possessore completo
part-honour = Onore
part-honour_peak = Decine d'onore raggiunte
part-instalment = Rata
part-joiners = Crociati
part-kind = Tipo
part-kingdom = Regno
part-lands = Territori
part-leader = Capo barbaro
part-level = Esperienza
part-marks = Segni
part-moved = Mossa
part-n = Numero
part-new_allies = Alleanze della crociata
part-new_wars = In guerra per la crociata
part-objective = Obiettivo
part-odds = Riesce in casi su 100
part-offer = Offerta di pace
part-offers = Proposte
part-one = Uno
part-order = Ordine di gioco
part-orders = Ordini permanenti
part-other = Altro
part-outfit = Armate da posizionare
part-overdue = Arretrato
part-owner = Proprietario
part-passage = Può passare da
part-percent = Percentuale da inviare
part-phase = Fase
part-pirates = Navi pirata
part-players = Giocatori
part-pope = Papa
part-quotas = Quote
part-raise = In più sul dado più alto
part-rates = Quota sulle vendite pagata
part-reach = Attacchi e punti del turno
part-reopened = Mari riaperti
part-reserve = Armate in riserva
part-seas = Navi in mare
part-settled = Centri abitati ampliati
part-settlement = Centro abitato
part-shores = Da entrambe le sponde
part-shown = Carte in vigore
part-sides = Parti, prima l'attaccante
part-source = Da dove
part-spent = Punti spesi
part-spoils = Merci per chi arriva
part-standards = Stendardi
part-start = Partenza
part-stock = Edifici in riserva
part-stop = Continua finché le armate superano
part-sword = Spada
part-target = Bersaglio
part-technologies = Tecnologie
part-technology_owners = Chi possiede le tecnologie
part-terms = Tregue e patti imposti
part-to = A
part-trade_building = Edificio commerciale
part-treasure_discards = Tesori trovati
part-treasure_pile = Tesori rimasti
part-turns = Turni rimasti
part-turns_one = Turni del primo
part-turns_other = Turni del secondo
part-vehicles = Mezzi di trasporto
part-walled = Fortificazioni ampliate
part-war = In guerra con
part-what = Che cosa
part-who = Chi
part-won = Vincitori

### what empire cards do
card-mercenary-text = Arruola fino a 5 armate a 10 fiorini l'una: 5 in più con Metalli, 5 in più con Esercito.
card-arquebusier-text = In attacco o in difesa: +1 al dado più alto.
card-condottiero-text = In attacco: +1 al dado più alto, +2 se il vessillo ha un generale.
card-genius-text = In attacco o in difesa: +1 al dado più alto, +2 con Ingegneria.
card-relic-text = In difesa di un territorio con cattedrale: +1 al dado più alto, +2 con Misticismo.
card-templar-text = In attacco a un territorio con cattedrale: +1 al dado più alto, +2 con Monoteismo.
card-heroine-text = In attacco: un dado in più per ogni tua cattedrale.
card-assassin-text = Guardi la mano di un altro giocatore ed elimini una carta; ferma un altro Sicario.
card-thief-text = Guardi la mano di un altro giocatore e prendi una carta.
card-diplomat-text = Imponi a un giocatore una tregua di 1-3 turni.
card-golden_tablet-text = Imponi a un giocatore il passaggio nei suoi territori per 1-3 turni.
card-treaty-text = Imponi a un giocatore il commercio nelle sue città per 1-3 turni.
card-merchant-text = Con Monete: 50 fiorini all'inizio di ogni tuo turno.
card-tax_collector-text = Con almeno una cattedrale, all'inizio di ogni tuo turno: cattedrali × territori × 5 fiorini.
card-architect-text = Con Architettura: edifici a metà prezzo in questa fase di acquisto.
card-bishop-text = Prendi una cattedrale a un altro giocatore, ma non al Papa.
card-pope-text = Lo Stato della Chiesa è tuo, guidi le crociate e vali un punto onore; Vescovo e Inquisizione non ti toccano.

### what technologies and pieces do
technology-agriculture-text = +10 alla popolazione delle tue pianure; la Carestia toglie la metà.
technology-pottery-text = +10 alla popolazione delle tue pianure, non oltre quello di Agricoltura; le scorte di grano valgono contro la Carestia.
technology-weaving-text = +1 punto di movimento alle navi.
technology-medicine-text = La Peste toglie la metà.
technology-deism-text = Apre Misticismo, Monoteismo e Teologia; Superstizione 1 in meno.
technology-mysticism-text = La carta Reliquia vale 2; Superstizione 1 in meno, come Deismo.
technology-monotheism-text = La carta Templare vale 2; contro l’Inquisizione toglie l’aiuto di Teologia.
technology-theology-text = L’Inquisizione toglie una cattedrale in meno.
technology-mathematics-text = Apre Architettura, Astronomia e Ingegneria.
technology-architecture-text = Permette insediamenti, fortificazioni e cattedrali; apre Strade.
technology-astronomy-text = Le navi entrano nell’oceano, per 1 punto.
technology-engineering-text = La carta Genio vale 2; la Tempesta colpisce un grado in meno.
technology-roads-text = +1 punto a cavalleria e carovane, montagne e fiumi costano meno; i rinforzi arrivano in ogni tua terra. Aggrava Peste e Disordini civili.
technology-mining-text = Apre Metalli; aggrava la Rivolta degli schiavi.
technology-metals-text = Permette di commerciare il ferro; la carta Mercenario dà 5 armate in più; apre Monete.
technology-coinage-text = Ogni carta Mercante rende 50 fiorini a inizio turno.
technology-education-text = Apre Letteratura, Teatro, Musica e Legge; attenua Inganno e Rivolta degli schiavi.
technology-literature-text = Attenua Inganno; apre Filosofia.
technology-theatre-text = Attenua Guerra civile e Disordini civili.
technology-music-text = Attenua Guerra civile e Disordini civili.
technology-law-text = Attenua Disordini civili e, con Esercito, l’Assalto ai convogli; apre Democrazia ed Esercito.
technology-philosophy-text = Inganno ti colpisce solo come prima vittima; aggrava Guerra civile.
technology-army-text = Permette generali, catapulte e bombarde; la carta Mercenario dà 5 armate in più. Aggrava Guerra civile e Disordini civili.
technology-democracy-text = Attenua Guerra civile e Disordini civili.
piece-encampment-text = +10 alla popolazione; rimette in piedi una città in rovina, che torna a commerciare.
piece-village-text = +20 alla popolazione al posto di +10; permette il Castello.
piece-town-text = +30 alla popolazione al posto di +20; permette il Palazzo.
piece-capital-text = +40 alla popolazione al posto di +30; permette la Fortezza.
piece-fort-text = +10 alla popolazione e un dado in più alle ultime 10 armate che difendono.
piece-castle-text = Il dado in più vale per le ultime 20 armate; serve un Villaggio.
piece-palace-text = Il dado in più vale per le ultime 30 armate; serve una Cittadina.
piece-fortress-text = Il dado in più vale per le ultime 40 armate; serve una Capitale.
piece-cathedral-text = +10 alla popolazione; rende con il Gabelliere e aiuta Reliquia ed Eroina. Solo in un regno che possiedi intero.
piece-farm-text = Nella sua città vino e grano si comprano a 5 fiorini in meno; vi stanno le scorte di grano.
piece-market-text = Nella sua città tessuti e pelli si vendono a 5 fiorini in più.
piece-mine-text = Nella sua città ferro e sale si comprano a 5 fiorini in meno, gli schiavi si vendono a 5 in più.
piece-trade_ship-text = Compra, porta e vende merci per mare: 9 punti e 10 unità, di più con il livello tecnologico.
piece-caravan-text = Compra, porta e vende merci per terra: 6 punti e 10 unità, di più con il livello tecnologico.
piece-warship-text = Porta per mare un vessillo e 20 armate, di più con il livello tecnologico: 10 punti.
piece-cavalry-text = Porta per terra un vessillo e 20 armate, di più con il livello tecnologico: 9 punti.
piece-banner-text = Solo i vessilli attaccano: il livello, da 1 a 3, dice quanti attacchi e quanti punti a piedi per turno.
piece-general-text = Un livello in più al suo vessillo; la carta Condottiero vale 2.
piece-catapult-text = Un dado in più quando difende il suo territorio; si sposta di un territorio per turno.
piece-bombard-text = Un dado in più in attacco e in difesa; si sposta di un territorio per turno.
piece-grain_reserve-text = Con Vasellame la Carestia toglie 10 armate in meno.

### what an objective is worth
words-yellow = Terre gialle, 1 onore ciascuna alla fine
words-red = Terre rosse, 1 onore ciascuna, 2 con almeno 6 gialle

### what events and calamities do
card-brigands-text = Ogni carovana tira un dado: con 4 o più perde metà delle merci.
card-toll-text = Ogni carovana e cavalleria paga 10 fiorini o non si muove.
card-mud-text = Carovane e cavallerie hanno 3 punti in meno.
card-snow-text = Carovane e cavallerie in montagna, collina o bosco non si muovono.
card-glanders-text = Ogni cavalleria tira un dado: con 6 va persa, e chi porta scende a terra. Le altre hanno 2 punti in meno.
card-desertion-text = Ogni cavalleria perde 3 armate.
card-ambush-text = Ogni carovana e cavalleria perde 2 armate o 5 unità di merce.
card-flood-text = Carovane e cavallerie non attraversano fiumi né torrenti.
card-fair-text = Le carovane vendono ogni unità a 2 fiorini in più.
card-guide-text = Carovane e cavallerie hanno 2 punti in più.
card-contrary_winds-text = Le navi hanno 4 punti in meno.
card-calm-text = Le navi fuori dai porti non si muovono.
card-squall-text = Ogni nave fuori dai porti tira un dado: con 5 o più perde metà del carico.
card-shipwreck-text = Ogni nave fuori dai porti tira un dado: con 6 affonda.
card-corsairs-text = Ogni nave commercio fuori dai porti e senza scorta tira un dado: con 5 o più perde tutte le merci.
card-mutiny-text = Ogni nave fuori dai porti tira un dado: con 6 passa ai pirati.
card-scurvy-text = Ogni nave perde 3 armate.
card-leak-text = Ogni nave paga 20 fiorini o non si muove.
card-fair_wind-text = Le navi hanno 3 punti in più.
card-salvage-text = Ogni nave commercio trova 5 unità di merce.
card-alchemy-text = Tutto il ferro può diventare oro, che vale quanto gli schiavi.
card-convoy_raid-text = In una zona ogni mezzo di terra tira un dado: può perdere le merci o essere distrutto; Legge ed Esercito proteggono.
card-famine-text = Chi pesca e i suoi vicini perdono tutti dieci volte lo stesso dado da 12 in armate: la metà con Agricoltura, 10 in meno per scorta di grano con Vasellame.
card-council-text = Ognuno può comprare subito fino a 3 tecnologie a metà prezzo, il Papa 4.
card-crusade-text = Il Papa chiama i cristiani contro una città: chi vince la crociata guadagna i punti onore della meta, chi perde li perde.
card-civil_disorder-text = Le città di chi pesca perdono 2 livelli, le loro fortificazioni 4: uno in meno con ognuna di Teatro, Musica, Legge e Democrazia, uno in più con Strade e con Esercito.
card-governor-text = Chi possiede un regno intero tira un dado da 12: il più alto riceve un regno minore dei barbari.
card-civil_war-text = Chi pesca tiene 10 territori, 3 in più con ognuna di Teatro, Musica e Democrazia: il resto va al giocatore più debole.
card-emperor-text = Chi possiede un regno intero somma 3 dadi: il più alto riceve un regno dei barbari.
card-deceit-text = Chi pesca sceglie una vittima, che perde 3 generali: 2 con Istruzione, 1 con Letteratura, nessuno con Filosofia.
card-inquisition-text = Chi pesca perde tutte le sue cattedrali e 10 armate per ognuna; Teologia, senza Monoteismo, ne salva una. Se è il Papa, ne perdono una gli altri.
card-barbarian_invasions-text = Un’orda viene da oriente e conquista territorio dopo territorio verso la sua meta: se la prende, la partita finisce.
card-plague-text = Chi pesca e i suoi vicini perdono tutti dieci volte un dado per cento delle loro armate: la metà con Medicina, 5 in più con Strade. Poi ogni loro città perde armate pari al suo livello.
card-pirates-text = Una flotta pirata attacca le coste di una zona di mare.
card-slave_revolt-text = A chi ha schiavi 3 città perdono un livello, e gli schiavi insorgono e attaccano.
card-superstition-text = Chi pesca perde 3 cattedrali, tre altri giocatori una: una in meno con Deismo o Misticismo.
card-tempest-text = In una zona di mare affondano le navi nell’oceano, quelle sotto costa perdono il carico, e due città della costa sono colpite; Ingegneria attenua.

### what else the outline of the board names
value-barbarian = barbari
value-reserve = riserva
value-crusade = crociata
value-truce = tregua
value-imposed_passage = passaggio imposto
value-imposed_commerce = commercio imposto
value-none = { option-order-none }
value-all = { option-order-all }
value-default = { option-order-default }
value-refuse = { option-order-refuse }
value-drop = { option-order-drop }
value-confirm = { option-order-confirm }
value-stopped = ha finito di muovere
value-bought = ha comprato
value-no_crossing = non attraversa acque
value-fair = alla fiera
value-first_berth = nel primo porto
value-unjust_war = guerra ingiusta
value-muslim_ally = alleato di un musulmano
value-missed_crusade = crociata mancata
value-failed_at_rome = respinto da Roma
value-land = territorio
value-party = mezzi e vessilli
value-pirates = pirati
