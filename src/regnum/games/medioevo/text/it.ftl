# Medioevo Universale in italiano.
# I nomi di luoghi, carte e pezzi vengono dal contenuto: place-*, kingdom-*, card-*, piece-* …; un argomento come $place
# o $card arriva in parole. Ogni argomento ha una sua sezione, introdotta da tre cancelletti.

game-title = Medioevo Universale
game-tagline = L’Europa del 1265 su un portolano: commerci, patti, sapere e guerra.
game-in-a-minute = Guidi un regno dell’Europa, del Nord Africa o del Vicino Oriente intorno al 1265. A ogni turno di gioco le spade danno l’ordine: si sorteggiano, e da 5 giocatori in su le prime vanno all’asta. Al tuo turno arrivano gli eventi, tratti con gli altri, raccogli armate e tasse, compri e schieri armate ed edifici, combatti e commerci. Conquiste, tecnologie e patti danno onore. Un obiettivo segreto ne aggiunge, e chiude subito la partita se possiedi tutti i suoi territori. Alla fine vince chi ha più onore.

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

ending-ceiling = Un giocatore ha finito il turno con l’onore che chiude la partita, obiettivo compreso.
ending-rounds = L’ultimo turno di gioco è finito.
ending-empire = Un giocatore possiede tutti i territori del suo obiettivo.
ending-mongols = I Mongoli hanno raggiunto la loro meta.
ending-survivor = È rimasto un solo regno.
tally-rounds = Turni di gioco
tally-eliminated = Giocatori eliminati
tally-pirates = Navi pirata alla fine
faith-christian = fede cristiana
faith-muslim = fede musulmana
faith-orthodox = fede ortodossa
category-honour = Onore
category-objective = Obiettivo
score-honour = Onore registrato
score-yellow = Territori gialli dell’obiettivo
score-red = Territori rossi dell’obiettivo
score-green = Territori iniziali perduti
score-tie =
    Parità di onore ({ $n }): { $by ->
        [territories] vince chi ha più territori
        [technologies] pari anche i territori, vince chi ha più tecnologie
        [florins] pari anche territori e tecnologie, vince chi ha più fiorini
       *[shared] pari anche tutto il resto, la vittoria è condivisa
    }

### table

table-length = Durata
table-length-text = Contro i bot un turno di gioco dura 10–12 minuti; fra più persone molto di più. La partita finisce dopo l’ultimo turno di gioco, o prima, quando qualcuno raggiunge quell’onore.
table-length-hour = circa un’ora: 5 turni di gioco o 10 punti onore, pezzi già posizionati
table-length-short = circa un’ora e mezza: 6 turni di gioco o 15 punti onore
table-length-evening = una serata, circa tre ore: 12 turni di gioco o 30 punti onore
table-length-epic = più serate: 30 turni di gioco o 60 punti onore
table-ceiling = Onore da raggiungere
table-ceiling-text = Vince chi ha questo onore alla fine del proprio turno. Un’ora di gioco porta a ciascuno circa 5–10 punti.
table-rounds = Ultimo turno di gioco
table-rounds-text = La partita finisce al più tardi dopo questo turno di gioco.
table-duration = Fine della partita
table-duration-text = Se l’onore può chiudere la partita prima dell’ultimo turno di gioco.
table-duration-ceiling = l’onore o l’ultimo turno di gioco
table-duration-rounds = solo l’ultimo turno di gioco
table-placement = Posizionamento iniziale
table-placement-text = Chi posiziona i pezzi e le armate iniziali.
table-placement-players = i giocatori
table-placement-automatic = automatico, per cominciare subito
table-towers = Torri e stendardi
table-towers-text = Le torri di Roma, Costantinopoli e Gerusalemme difendono, ospitano popolazione e danno rinforzi.
table-towers-true = con le torri
table-towers-false = senza
table-religion_levels = Quattro livelli di religione
table-religion_levels-text = Le tecnologie religiose si susseguono; tutte e 4 permettono all’Eroina di difendere.
table-religion_levels-true = con quattro livelli
table-religion_levels-false = come stampate
table-honour_coins = Monete onore
table-honour_coins-text = 1 moneta ogni 10 punti onore, da spendere per una carta, armate o fiorini.
table-honour_coins-true = con le monete
table-honour_coins-false = senza
table-trade_buildings = Fattorie, mercati, miniere
table-trade_buildings-text = Pedine che cambiano i prezzi della loro città; le scorte di grano richiedono una fattoria.
table-trade_buildings-true = con le pedine commercio
table-trade_buildings-false = senza
table-treasures = Tesori
table-treasures-text = Chi uccide un generale barbaro pesca un tesoro.
table-treasures-true = con i tesori
table-treasures-false = senza
table-northern_garrisons = Presidi del Nord
table-northern_garrisons-text = In 10 giocatori Novgorod e i Cavalieri Teutonici iniziano con 2 armate per territorio.
table-northern_garrisons-true = 2 armate
table-northern_garrisons-false = 1 armata
table-zones = Zone di terra
table-zones-text = Quanta parte della mappa è in gioco.
table-zones-by_players = secondo il numero dei giocatori
table-zones-all = sempre tutte e 4
table-auction = Asta delle spade
table-auction-text = Quanto paga chi vince una spada.
table-auction-second_price = la seconda offerta più 1
table-auction-first_price = la propria offerta
table-first_swords = Spade del primo turno di gioco
table-first_swords-text = Se le spade della preparazione valgono anche nel primo turno di gioco.
table-first_swords-kept = si tengono
table-first_swords-drawn = si rimettono all’asta e si pescano di nuovo

### common

option-done = Fatto
option-end-turn = Salta il resto: { $phases }
option-yes = Sì
option-no = No
option-automatic = Posiziona il resto in automatico
option-amount = { $n }
option-player = { $player }
reason-not-offered = Qui non puoi scegliere questo.
words-sum =
    { $n ->
        [0] nessun fiorino
        [one] 1 fiorino
       *[other] { $n } fiorini
    }
words-cash =
    { $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }
words-purse =
    { $florins ->
        [0] Non hai fiorini
        [one] Hai 1 fiorino
       *[other] Hai { $florins } fiorini
    }
words-price =
    { $price ->
        [one] 1 fiorino
       *[other] { $price } fiorini
    }
event-earns = { $player } riceve { words-sum }.
event-pays = { $player } paga { words-sum }.
event-hands-over = { $player } paga { words-sum } { TO($other) }.
event-hands-over-share = { $player } lascia { words-sum } della vendita { TO($other) }, che possiede la città.
event-honour-gained =
    { $player } guadagna { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    } { $why } ({ $total } in tutto).
event-honour-lost =
    { $player } perde { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    } { $why } ({ $total } in tutto).
honour-3-30-5-w = per l’esito della crociata
honour-4-03-a = per aver completato un regno minore che era dei barbari
honour-4-03-b = per aver completato un grande regno che era dei barbari
honour-4-03-c = per aver conquistato una torre
honour-4-03-d = per aver tolto una città a un giocatore
honour-4-03-e = per aver completato un regno minore che era di un giocatore
honour-4-03-f = per aver completato un grande regno che era di un giocatore
honour-4-03-g = per un mezzo di trasporto catturato o distrutto
honour-4-03-h = per il Papa
honour-4-03-i = per la morte del Papa
honour-4-03-j = per un generale ucciso
honour-4-03-k = per un vessillo abbattuto
honour-4-03-l = per tutte e 24 le tecnologie
honour-5-01-t = per un atto di diplomazia
event-coin =
    { $player } riceve { $gained ->
        [one] una moneta onore
       *[other] { $gained } monete onore
    } e ne ha { $n }.
event-casus-belli = { $player } segna { $n } casus belli contro { $other }.
event-draws = { $player } pesca una carta Impero.
event-draws-card = Peschi { THE($card) }.
event-turns-up = { $player } scopre { THE($card) }.
event-commander = Un comandante barbaro compare { IN($place) }.
event-barbarian-general = Un generale barbaro compare { IN($place) }.
event-wins =
    { $player } vince con { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.

### setup

prompt-kingdom =
    Scegli il tuo regno. In { $n } si gioca con { $christian ->
        [one] 1 regno cristiano
       *[other] { $christian } regni cristiani
    }, { $muslim ->
        [one] 1 musulmano
       *[other] { $muslim } musulmani
    } e { $orthodox ->
        [one] 1 ortodosso
       *[other] { $orthodox } ortodossi
    }{ $count ->
        [0] { "" }
       *[other] ; sempre in gioco: { $required }
    }.
option-kingdom =
    { $kingdom } ({ $faith }): { $lands ->
        [one] 1 territorio
       *[other] { $lands } territori
    } con { $cities }{ $pope ->
        [0] { "" }
       *[1] . Il primo regno cristiano nell’ordine di turno ha il Papa e Roma
    }
option-kingdom-told = { $kingdom } ({ $faith })
reason-kingdom-taken = Questo regno è già preso.
reason-kingdom-not-in-play = Questo regno non è in gioco a questo tavolo.
reason-faith-full = I giocatori di questa fede sono già abbastanza.
event-kingdom = { $player } governa { THE($kingdom) }.
event-pope = { $player } è Papa.
prompt-place = Dove posizioni { THE($piece) }?
prompt-place-first = Dove posizioni { THE($piece) }? { $text }
option-place = { $place }
reason-not-a-place = Va in una tua città d’origine, una nave in un tuo porto.
reason-not-yours = { CAPITAL(THE($place)) } non ti appartiene.
reason-no-farm = Lì non hai una fattoria.
reason-no-see = Una cattedrale va in un regno che possiedi per intero e che può averne un’altra.
reason-no-city = Senza Strade si posiziona solo in una tua città che non sia in rovina.
event-places = { $player } posiziona { A($piece) } { IN($place) }.
prompt-lot =
    Posiziona { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }; { $total ->
        [one] ne resta 1
       *[other] ne restano { $total }
    }.
option-army-at = { $place } ({ $armies } di { $limit })
option-aboard = A bordo { OF($vehicle) } { IN($place) }{ words-load }
reason-no-room = Lì non c’è posto.
prompt-how-many-armies = Quante armate vanno { IN($place) }?
event-places-armies =
    { $player } posiziona { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } { IN($place) }.
event-automatic = Le armate di { $player } sono posizionate in automatico.

### round

event-round = Inizia il turno di gioco { $n }.
event-turn = { $player } inizia il turno.

### swords

prompt-bid = Spada { $sword }, posto { $sword } nell’ordine di turno: quanto pagheresti al massimo? { words-purse }.
option-bid =
    { $n ->
        [0] Niente
        [one] 1 fiorino
       *[other] { $n } fiorini
    }
reason-bid = Scegli una delle somme proposte. { words-purse }.
event-sword = { $player } vince la spada { $sword }.
event-order = Posto { $n }: { $player }.

### reinforcements

event-reinforcements =
    { $player } { $n ->
        [0] non riceve armate.
        [one] riceve 1 armata: { words-reinforcements }.
       *[other] riceve { $n } armate: { words-reinforcements }.
    }
words-reinforcements =
    { $home } per i territori iniziali{ $minor ->
        [0] { "" }
       *[other] , { $minor } per i regni minori completi
    }{ $towers ->
        [0] { "" }
       *[other] , { $towers } per torri e stendardi
    }
option-hire =
    Assolda { $n ->
        [one] 1 armata mercenaria
       *[other] { $n } armate mercenarie
    } per { words-price }
prompt-mercenaries = Mercenario: quante armate assoldi a { words-price } l’una? { words-purse }.
reason-mercenaries =
    Una carta porta al massimo { $most ->
        [one] 1 armata
       *[other] { $most } armate
    }.
event-mercenaries =
    { $player } assolda { $n ->
        [one] 1 armata
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
event-debt-ends = { $player } non deve più { words-sum } { TO($other) }.
event-truce-over = La tregua tra { $player } e { $other } è finita.
event-rate = { $player } lascia { TO($other) } il { $n }% di ogni vendita nelle città di { $other }.
event-truce = { $player } impone { TO($other) } una tregua di { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}.
event-imposed = Il patto vale per { $n ->
    [one] { $n } turno
   *[other] { $n } turni
} di { $player } e { $other } e non si può revocare.
event-at-war = { $player } e { $other } sono in guerra.
event-at-peace = { $player } e { $other } non sono più in guerra.
event-casus-belli-spent = { $player } spende { $n } casus belli contro { $other } al posto dell’onore.

### papacy

prompt-judge = { $player } ha dato motivo di scomunica ({ $causes }). La infliggi?
option-absolve = Lascia correre
option-excommunicate = Infliggi la scomunica: conta come di fede musulmana, perde i generali e segna { $n } casus belli contro di te
event-pope-dies = Il Papa è morto. Non ce ne sarà un altro finché un cristiano non prende Roma.
trigger-excommunication = Scomunica
event-excommunicated = { $player } riceve la scomunica: { $causes }.

### losses

event-armies-from = { $player } perde queste armate: { $places }.
event-loses-armies =
    { $player } perde { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }.
prompt-lose-armies =
    Dove togli armate? { $n ->
        [one] Ne va tolta 1.
       *[other] Ne vanno tolte { $n }.
    }
prompt-lose-how-many =
    { $n ->
        [one] Togli lì 1 armata?
       *[other] Quante delle { $n } armate togli lì?
    }
option-lose-some =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } in meno: { $from }
option-lose-evenly = Sempre dove ne restano di più
option-armies-of =
    { $place } ({ $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    })
reason-no-armies-there = Lì non puoi togliere armate: l’ultima in un tuo territorio resta.

### cards

option-play = Gioca { THE($card) }. { $text }
option-play-told = Gioca { THE($card) }
option-card = { $card }
prompt-victim = Contro chi giochi { THE($card) }? Segnerà { $n } casus belli contro di te.
prompt-partner = Con chi giochi { THE($card) }?
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
reason-no-victim = Quel giocatore non ha nulla che questa carta possa prendere.
prompt-turns = Per quanti turni vale { THE($card) } con { $other }?
option-turns =
    { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
event-plays = { $player } gioca { THE($card) }.
event-plays-against = { $player } gioca { THE($card) } contro { $other }.
prompt-parry = { $other } ha mandato un Sicario. Usi il tuo per fermarlo? Altrimenti perdi una delle tue carte.
event-parries = { $player } ferma il Sicario di { $other } con il proprio.
prompt-eliminate = Vedi le carte di { $other }: quale elimini?
prompt-steal = Vedi le carte di { $other }: quale prendi?
reason-not-in-hand = Quella carta non è nella mano da cui scegli.
event-eliminates = { $other } perde { THE($card) }.
event-takes-card = { $player } prende una carta da { $other }.
event-steals = { $player } prende { THE($card) } da { $other }.
prompt-take-cathedral = Quale cattedrale di { $other } prende il Vescovo?
reason-no-cathedral = Lì non c’è nessuna cattedrale da prendere.
event-cathedral-taken = { $other } perde la cattedrale { IN($place) }.

### purchase

prompt-purchase = Che cosa acquisti? { words-purse }.
prompt-purchase-learning =
    { prompt-purchase } Per ora solo tecnologie.{ $architecture ->
        [0] { "" }
       *[1] { " " }Gli edifici richiedono Architettura.
    }{ $army ->
        [0] { "" }
       *[1] { " " }Generali e macchine richiedono Esercito.
    }{ $full ->
        [0] { "" }
       *[1] { " " }Vessilli e mezzi di trasporto sono al limite del tuo livello.
    } Per il resto mancano i fiorini.
option-buy = { $piece }: { words-price }. { $text }
option-buy-told = { $piece }: { words-price }
option-buy-in-vain = { option-buy } Per ora resterebbe in riserva: non c’è dove posizionare il pezzo.
option-scrap = Rinuncia a un mezzo di trasporto (va perso)
reason-needs-technology = Richiede { $technologies }, da un turno precedente.
reason-known = Hai già questa tecnologia.
reason-costs =
    { $have ->
        [0] Non hai fiorini
        [one] Hai 1 fiorino
       *[other] Hai { $have } fiorini
    }; il costo è di { $need ->
        [one] 1 fiorino
       *[other] { $need } fiorini
    }.
event-buys-ware = { $player } acquista { A($piece) }.
prompt-scrap = A quale mezzo di trasporto rinunci? Il carico resta a terra in un tuo territorio; altrove va perso.
event-scraps = { $player } rinuncia a { A($vehicle) }.

### placement

prompt-placement =
    Posiziona quello che hai in riserva: { $n ->
        [0] nessuna armata
        [one] 1 armata
       *[other] { $n } armate
    }{ $others ->
        [0] { "" }
        [one] { " " }e 1 altro pezzo
       *[other] { " " }e altri { $others } pezzi
    }. Il resto aspetta il prossimo turno.
prompt-placement-reinforcements =
    Posiziona quello che hai in riserva: { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } ({ words-reinforcements }){ $others ->
        [0] { "" }
        [one] { " " }e 1 altro pezzo
       *[other] { " " }e altri { $others } pezzi
    }. Il resto aspetta il prossimo turno.
option-deploy = { $piece }: { IN($place) }
option-deploy-general = { $piece }: al vessillo { $n } { IN($place) }
option-deploy-armies =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } { IN($place) }
option-embark =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } a bordo { OF($vehicle) } { IN($place) }
reason-nothing-waits = Nella tua riserva non ce ne sono: { $piece }.
reason-round-number = Un elenco lungo offre solo numeri tondi e il totale; posiziona il resto con un’altra scelta.

### moving

option-use = { $vehicle } { IN($place) }: { words-left }{ words-load }
option-banner = Vessillo { $n }, livello { $level }, { IN($place) }
words-load =
    { $armies ->
        [0] { "" }
        [one] , 1 armata
       *[other] , { $armies } armate
    }{ $units ->
        [0] { "" }
       *[other] , { $goods }
    }{ $banner ->
        [0] { "" }
       *[other] , vessillo { $banner }
    }
words-left =
    { $points ->
        [0] senza più punti
        [one] ancora 1 punto
       *[other] ancora { $points } punti
    }
words-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
option-engine = { $piece } { IN($place) }
prompt-use = { $vehicle } { IN($place) }, { words-left }{ words-load }. Che cosa fa?
option-go = Muovi { words-destination }
option-march = Marcia con il vessillo { $n } { FROM($from) } { words-destination }
option-march-told = Marcia con il vessillo { $n } { FROM($from) } { IN($place) }
option-haul = Sposta { THE($piece) } { FROM($from) } { IN($place) }: { words-held }. { $text }
option-haul-told = Sposta { THE($piece) } { FROM($from) } { IN($place) }
option-vehicle-done = { $vehicle }: fine
words-destination =
    { IN($place) }: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }{ $whose ->
        [own] , territorio tuo
        [sea] { "" }
       *[other] , { $owner }
    }{ $armies ->
        [0] { "" }
        [one] , 1 armata
       *[other] , { $armies } armate
    }{ $count ->
        [0] { "" }
       *[other] ; { A($there) }
    }{ $attacked ->
        [0] { "" }
       *[other] ; ti attaccano
    }{ $worth ->
        [0] { "" }
        [one] ; il carico vale 1 fiorino
       *[other] ; il carico vale { $worth } fiorini
    }
event-travels = { $player } muove { A($vehicle) } { IN($place) }.
prompt-lead = Quante armate vanno { IN($place) } con il vessillo?
reason-too-few-or-many = Un’armata deve restare, e i barbari lungo la via lasciano passare solo chi è più forte.
event-marches =
    { $player } conduce un vessillo{ $n ->
        [0] { "" }
        [one] { " " }e 1 armata
       *[other] { " " }e { $n } armate
    } { IN($place) }.
event-hauls = { $player } sposta una macchina { IN($place) }.

### loading

words-cargo =
    { $what ->
        [banner] il vessillo { $n }{ $armies ->
            [0] { "" }
            [one] { " " }e al massimo 1 armata
           *[other] { " " }e al massimo { $armies } armate
        }
        [armies] { $armies ->
            [one] 1 armata
           *[other] al massimo { $armies } armate
        }
       *[goods] merci ({ $goods })
    }
option-load = Carica { words-cargo }: { words-points }
option-unload = Scarica { words-cargo }: { words-points }
option-give = Passa { words-cargo } { TO($vehicle) }: { words-points }
option-take = Prendi { words-cargo } { FROM($vehicle) }: { words-points }
reason-at-most = Se ne possono spostare al massimo { $n }.
event-banner-aboard = Un vessillo di { $player } sale a bordo { IN($place) }.
event-banner-ashore = Un vessillo di { $player } scende { IN($place) }.
prompt-pass-armies =
    { $way ->
        [ashore] Quante armate scendono { IN($there) }?
       *[aboard] Quante armate salgono a bordo { OF($there) }? Un territorio con 4 armate o meno può ribellarsi.
    }
event-armies-aboard =
    { $player } carica { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } { IN($place) }.
event-armies-ashore =
    { $player } scarica { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } { IN($place) }.
prompt-pass-goods =
    { $way ->
        [ashore] Quali merci scarichi { IN($there) }?
       *[aboard] Quali merci carichi a bordo { OF($there) }?
    }
option-good = { CAPITAL($good) }: { $n }
prompt-pass-some =
    { $way ->
        [ashore] Quante unità di { $good } scarichi { IN($there) }?
       *[aboard] Quante unità di { $good } carichi a bordo { OF($there) }?
    }
event-goods-aboard =
    { $player } carica { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } { IN($place) }.
event-goods-ashore =
    { $player } scarica { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } { IN($place) }.

### trade

option-trade-done = { $n ->
    [0] Fine del commercio
    [one] Fine del commercio: 1 mezzo di trasporto che può ancora agire resta com’è
   *[other] Fine del commercio: { $n } mezzi di trasporto che possono ancora agire restano come sono
}
prompt-trade = Quale mezzo di trasporto muove e commercia? { words-purse }.
prompt-trade-with = { $vehicle } { IN($place) }, { words-left }{ words-load }. Dove va, o che cosa commercia? { words-purse }.
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
    } di { $good } { IN($place) }.
event-buys =
    { $player } acquista { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } { IN($place) }.

### coins

option-coin-card = Spendi una moneta onore: una carta Impero
option-coin-armies = Spendi una moneta onore: 10 armate
option-coin-florins = Spendi una moneta onore: 333 fiorini
event-reserves-armies = { $player } mette 10 armate nella riserva.
event-spends-coin =
    { $player } spende una moneta onore e { $n ->
        [0] non ne ha più
       *[other] ne ha ancora { $n }
    }.
prompt-coin-armies = Dove vanno le 10 armate?
option-reserve = In riserva

### diplomacy

prompt-diplomacy = Diplomazia: { $n ->
    [0] non ti restano azioni
    [one] ti resta { $n } azione
   *[other] ti restano { $n } azioni
}.
option-approach =
    Tratta con { $player }, { $faith }{ $relation ->
        [war] , in guerra con te
        [ally] , in alleanza con te
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
       *[other] , spendi { $spent } casus belli al posto dell’onore
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
prompt-approach = Che cosa vuoi da { $other }?
option-propose =
    { $kind ->
        [passage] Chiedi { TO($other) } il passaggio nei suoi territori
        [commerce] Chiedi { TO($other) } il commercio nelle sue città
        [tax_10] Pretendi il 10% di quello che { $other } vende nelle tue città
        [tax_20] Pretendi il 20% di quello che { $other } vende nelle tue città
       *[alliance] Proponi un’alleanza militare { TO($other) }
    }{ $accepted ->
        [0] { "" }
       *[other] ; se accetta{ words-effects }
    }{ $refused ->
        [0] { "" }
       *[other] ; se rifiuta, segni { $refused } casus belli
    }
option-revoke =
    { $kind ->
        [passage] Revoca il passaggio di { $other } nei tuoi territori
        [commerce] Revoca il commercio di { $other } nelle tue città
       *[alliance] Lascia l’alleanza con { $other }
    }{ words-effects }
option-renounce =
    { $kind ->
        [passage] Rinuncia al tuo passaggio nei territori di { $other }
       *[commerce] Rinuncia al tuo commercio nelle città di { $other }
    }
trigger-barbarians = I barbari del posto attaccano
trigger-call = Gli alleati di entrambe le parti sono chiamati in guerra
option-declare =
    Dichiara guerra { TO($other) }; i vostri patti finiscono{ words-effects }{ $n ->
        [0] { "" }
       *[other] ; suoi possibili alleati: { $allies }
    }
option-peace = Offri la pace { TO($other) }
option-waive = Rinuncia al tuo { $n }% di quello che { $other } vende nelle tue città
event-proposes =
    { $kind ->
        [passage] { $player } chiede { TO($other) } il passaggio nei suoi territori.
        [commerce] { $player } chiede { TO($other) } il commercio nelle sue città.
        [tax_10] { $player } pretende il 10% di quello che { $other } vende nelle città di { $player }.
        [tax_20] { $player } pretende il 20% di quello che { $other } vende nelle città di { $player }.
       *[alliance] { $player } propone un’alleanza militare { TO($other) }.
    }
event-companions = { $player } e { $other } combattono dalla stessa parte: ora c’è un’alleanza.
event-refuses = { $player } rifiuta la proposta di { $other }.
event-turns-down = { $other } non concede quello che { $player } chiede in cambio. Vale come un rifiuto di { $player }.
event-revokes =
    { $kind ->
        [passage] { $player } revoca il passaggio concesso { TO($other) }.
        [commerce] { $player } revoca il commercio concesso { TO($other) }.
       *[alliance] { $player } lascia l’alleanza con { $other }.
    }
event-renounces =
    { $kind ->
        [passage] { $player } rinuncia al passaggio nei territori di { $other }.
       *[commerce] { $player } rinuncia al commercio nelle città di { $other }.
    }
event-waives = { $player } rinuncia alla quota sulle vendite di { $other }.
prompt-answer =
    { $kind ->
        [passage] { $player } chiede il passaggio nei tuoi territori.
        [commerce] { $player } chiede di commerciare nelle tue città.
        [tax_10] { $player } vuole il 10% di quello che vendi nelle sue città.
        [tax_20] { $player } vuole il 20% di quello che vendi nelle sue città.
       *[alliance] { $player } propone un’alleanza militare: si entra nelle guerre dell’altro o la si lascia.
    } Chiedere in cambio quello che non concede vale come un rifiuto.
option-accept = Accetta{ words-effects }
option-refuse = Rifiuta{ words-effects }
option-counter =
    { $kind ->
        [passage] Accetta in cambio del passaggio nei territori di { $other }
        [commerce] Accetta in cambio del commercio nelle città di { $other }
        [tax_10] Accetta in cambio del 10% di quello che { $other } vende nelle tue città
        [tax_20] Accetta in cambio del 20% di quello che { $other } vende nelle tue città
       *[alliance] Accetta in cambio di un’alleanza militare
    }{ words-effects }
option-counter-told =
    { $kind ->
        [passage] Accetta in cambio del passaggio nei territori di { $other }
        [commerce] Accetta in cambio del commercio nelle città di { $other }
        [tax_10] Accetta in cambio del 10% delle vendite di { $other }
        [tax_20] Accetta in cambio del 20% delle vendite di { $other }
       *[alliance] Accetta in cambio di un’alleanza militare
    }
option-counter-florins = Accetta in cambio di fiorini
reason-no-counter = Questo non si può chiedere in cambio.
prompt-sum = Quanti fiorini chiedi { TO($other) }?
option-florins = { words-sum }
reason-no-sum = Si possono nominare solo le somme elencate.
prompt-reply =
    { $kind ->
        [passage] Hai chiesto { TO($other) } il passaggio nei suoi territori.
        [commerce] Hai chiesto { TO($other) } il commercio nelle sue città.
        [tax_10] Hai preteso il 10% di quello che { $other } vende nelle tue città.
        [tax_20] Hai preteso il 20% di quello che { $other } vende nelle tue città.
       *[alliance] Hai proposto un’alleanza militare { TO($other) }.
    } { $counter ->
        [passage] In cambio chiede il passaggio nei tuoi territori.
        [commerce] In cambio chiede il commercio nelle tue città.
        [tax_10] In cambio vuole il 10% di quello che vendi nelle sue città; chi paga segna 1 casus belli.
        [tax_20] In cambio vuole il 20% di quello che vendi nelle sue città; chi paga segna 1 casus belli.
        [alliance] In cambio chiede un’alleanza militare.
       *[florins] In cambio chiede { words-sum }.
    }
reason-final = Questa risposta è definitiva: sì o no.

### war

event-declares-war = { $player } dichiara guerra { TO($other) }.
prompt-call = { $player } ha dichiarato guerra { TO($other) }: combatti al fianco del tuo alleato?
option-stand-by = Entra in guerra dalla parte di { $player }, contro { $other }
option-stand-aside = Resta fuori e lascia l’alleanza, senza penalità
event-stands-by = { $player } entra in guerra dalla parte di { $other }.
event-drops = { $player } lascia l’alleanza con { $other }.

### peace

event-offers-peace = { $player } offre la pace { TO($other) }.
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
           *[other] a turno per { $gives_turns } turni
        }
    }{ $gives_count ->
        [0] { "" }
       *[other] , { $gives_things }
    }{ $gives_cards ->
        [0] { "" }
        [one] , 1 carta Impero a scelta di chi la dà
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
           *[other] a turno per { $asks_turns } turni
        }
    }{ $asks_count ->
        [0] { "" }
       *[other] , { $asks_things }
    }{ $asks_cards ->
        [0] { "" }
        [one] , 1 carta Impero a scelta di chi la dà
       *[other] , { $asks_cards } carte Impero a scelta di chi le dà
    }
prompt-draft-peace = Pace con { $other }. Dai: { words-gives }. Chiedi: { words-asks }.
option-make-offer = Fai questa offerta
option-offer-florins = Dai fiorini subito
option-offer-instalment = Dai fiorini a rate
option-offer-vehicle = Dai un mezzo di trasporto
option-offer-territory = Dai un territorio
option-offer-card = Dai una carta Impero
option-offer-pope = Dai il Papa con lo Stato della Chiesa
option-demand-florins = Chiedi fiorini subito
option-demand-instalment = Chiedi fiorini a rate
option-demand-vehicle = Chiedi un mezzo di trasporto
option-demand-territory = Chiedi un territorio
option-demand-card = Chiedi una carta Impero a sua scelta
option-demand-pope = Chiedi il Papa con lo Stato della Chiesa
reason-no-article = Questo non può far parte dell’offerta.
reason-not-of-giver = { CAPITAL(THE($place)) } non è un territorio di { $player }, che dovrebbe cederlo.
reason-named-already = { CAPITAL(THE($place)) } fa già parte dell’offerta.
reason-only-with-pope = { CAPITAL(THE($place)) } si cede solo insieme alla carta Papa.
prompt-peace-florins =
    { $asked ->
        [1] Quanti fiorini chiedi
       *[0] Quanti fiorini dai
    }{ $instalment ->
        [1] { " " }a ogni turno?
       *[0] { " " }subito?
    }
prompt-peace-turns = Quante rate da { words-sum }?
option-instalments =
    { $n ->
        [one] 1 rata
       *[other] { $n } rate
    }: { $total ->
        [one] 1 fiorino
       *[other] { $total } fiorini
    } in tutto
prompt-peace-vehicle = Quale mezzo di trasporto?
option-transport = { $vehicle } { IN($place) }{ words-load }
prompt-peace-land = Quale territorio?
words-held =
    { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }{ $built ->
        [0] { "" }
       *[other] , { A($works) }
    }
option-land = { $place }: { words-held }
prompt-peace-card = Quale carta? La vedranno tutti.
prompt-answer-peace = { $other } offre: { words-gives }. Chiede: { words-asks }.
option-sign = Firma la pace
option-refuse-peace = Rifiuta: la guerra continua
option-counter-peace = Fai un’altra offerta
event-debt =
    { $player } deve { TO($other) } { words-sum } { $turns ->
        [one] al prossimo turno
       *[other] a turno per { $turns } turni
    }.
event-cedes-vehicle = { $player } cede { A($vehicle) } { TO($other) }.
event-cedes = { $player } cede { THE($place) } { TO($other) }.
prompt-give-cards =
    Scegli una carta per { $other }; { $n ->
        [one] ne manca ancora 1.
       *[other] ne mancano ancora { $n }.
    }

### orders

prompt-order-cards = Quali carte da battaglia usi se ti attaccano?
prompt-order-losses = Dove cadono le tue armate?
prompt-order-offers = Come rispondi alle proposte degli altri giocatori?
prompt-order-calls = Che cosa fai se un alleato dichiara o subisce una guerra?
option-order-ask = Chiedi ogni volta
option-order-none = Non usarne
option-order-all = Usa tutte quelle utili
option-order-default = Prima quelle a terra, poi dal mezzo di trasporto più carico
option-order-refuse = Rifiutale tutte
option-order-drop = Lascia l’alleanza
option-order-confirm = Conferma l’alleanza ed entra in guerra

### combat

barbarians = Barbari
prompt-combat = Combattimento: muovi, attacca o concludi.
option-attack =
    Attacca { THE($place) }: { $owner }, { words-enemies }{ $built ->
        [0] { "" }
       *[other] , { A($works) }
    }; { words-with-banner }{ $church ->
        [0] { "" }
       *[other] . Se interrompi l’attacco, il Papa può scomunicarti
    }
words-enemies =
    { $enemies ->
        [0] nessuna armata
        [one] 1 armata
       *[other] { $enemies } armate
    }
words-with-banner =
    con il vessillo { $n } { FROM($from) } ({ $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }, { $left ->
        [one] resta 1 attacco
       *[other] restano { $left } attacchi
    }{ $odds ->
        [-1] { "" }
       *[other] , { $odds }% di probabilità
    }), { $way ->
        [all] fino in fondo
       *[one] battaglia per battaglia
    }
event-experience = Il vessillo { $n } di { $player } ha ora esperienza { $level }.
option-strike = Attacca quello che { $player } ha { IN($place) } ({ words-enemies }) { words-with-banner }
option-hunt = Attacca i pirati { IN($place) } ({ words-enemies }) { words-with-banner }
event-attacks = { $player } attacca { THE($place) }.
event-attacks-vehicles = { $player } attacca quello che { $other } ha { IN($place) }.
event-attacks-pirates = { $player } attacca i pirati { IN($place) }.
event-barbarians-attack =
    I barbari attaccano { THE($place) } con { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }; { $player } si difende con { $enemies }.
event-barbarians-attack-vehicles =
    Con { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } i barbari attaccano quello che { $player } ha { IN($place) }; { $enemies ->
        [0] non lo difende nessuna armata
        [one] lo difende 1 armata
       *[other] lo difendono { $enemies } armate
    }.
event-barbarians-repelled =
    I barbari perdono tutte le armate. { $player } tiene { THE($place) } con { $enemies ->
        [one] 1 armata
       *[other] { $enemies } armate
    }.
event-barbarians-beaten =
    I barbari perdono la battaglia { IN($place) }; { TO($player) } { $enemies ->
        [one] resta 1 armata
       *[other] restano { $enemies } armate
    }.
prompt-fight-on =
    Come combatti { IN($place) }? Hai { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } contro { $enemies }.
option-fight =
    Una battaglia con { $n ->
        [one] 1 armata e 1 dado
       *[other] { $n } armate, 1 dado ciascuna
    }
option-fight-on =
    Continua finché cade o { $n ->
        [one] resta solo il presidio
       *[other] restano { $n } armate
    }
option-break-off =
    Interrompi l’attacco: il vessillo { $level ->
        [0] perde tutta l’esperienza e viene tolto
       *[other] perde un livello e non attacca più in questo turno
    }{ $cause ->
        [0] { "" }
       *[other] , il Papa può scomunicarti
    }
reason-base-armies = Puoi combattere con 1–3 armate oltre al presidio, e interrompere dopo la prima battaglia.
prompt-cards-in-attack =
    { CAPITAL(IN($place)) } hai { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } contro { $enemies }. Quali carte usi in attacco?
prompt-cards-in-defence =
    { $side } con { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } contro { $enemies ->
        [one] la tua unica
       *[other] le tue { $enemies }
    } { IN($place) }. Quali carte usi? Le perdi se perde il tuo dado più alto.
option-no-cards = Nessuna carta
option-show-1 = { $card1 }
option-show-2 = { $card1 }, { $card2 }
option-show-3 = { $card1 }, { $card2 }, { $card3 }
event-shows-card = { $player } usa { THE($card) }.
event-loses-card = { $player } perde { THE($card) }.
event-dice = { $side }: { $dice }.
event-dice-raised = { $side }: { $dice }, il primo aumentato di { $n } a { $first }.
event-losses = Armate perse: attaccante { $n }, difensore { $other }.
event-leader-falls = Il comandante barbaro cade.
event-barbarian-general-falls = Il generale barbaro cade.
event-breaks-off = { $player } interrompe l’attacco.
event-banner-removed = Un vessillo di { $player } perde tutta l’esperienza e viene tolto.
prompt-losses =
    Battaglia { OF($place) }: dove perdi armate? { $n ->
        [one] Ne va tolta 1.
       *[other] Ne vanno tolte { $n }.
    }
option-lose-on-land = { $n } a terra
option-lose-with = { $n } con { THE($piece) } { $number }
reason-losses = Lì non ci sono tante armate da perdere.

### conquest

event-conquers = { $player } conquista { THE($place) }.
event-conquers-from = { $player } conquista { THE($place) } a spese di { $other }.
event-falls-to-barbarians =
    { $player } perde { THE($place) } con tutti i difensori. Il territorio passa ai barbari, a cui { $armies ->
        [one] resta 1 armata
       *[other] restano { $armies } armate
    }.
event-occupies =
    { $player } sposta { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } { IN($place) }.
prompt-occupy =
    { $rides ->
        [cavalry] La cavalleria entra { IN($place) }. Quante armate scendono a presidio?
       *[other] Quante armate entrano { IN($place) }?
    } Un territorio con 4 armate o meno può ribellarsi.
reason-occupy = Devono entrarne almeno quante hanno combattuto per ultime, e qualcuna può dover restare indietro.
option-occupy-with-banner =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } con il vessillo{ $rides ->
        [cavalry] , che scende dalla cavalleria
        [warship] , che sbarca
       *[other] { "" }
    }
option-occupy =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }; il vessillo resta{ $rides ->
        [cavalry] { " " }a cavallo
        [warship] { " " }a bordo
       *[other] { " " }indietro
    }
prompt-standard = Sposti lo stendardo { FROM($place) } a un’altra tua torre?
option-standard-stays = Resta lì
event-standard = { $player } sposta lo stendardo { IN($place) }.
event-pirates-sunk = La nave pirata { IN($place) } affonda.
event-vehicle-seized = { $other } cattura { A($vehicle) } di { $player }.
event-vehicle-destroyed = { $player } perde { A($vehicle) }.
event-banner-falls = Cade un vessillo di { $player }.
event-banner-and-general-fall = Cadono un vessillo di { $player } e il suo generale.
event-engine-falls = Cade { A($piece) } di { $player }.
event-eliminated = { $player } è fuori dal gioco.
event-inherits = { $player } prende tutto quello che aveva { $other }.
event-inherits-panel =
    { $player } prende la riserva di { $other }: { words-sum } e { $armies ->
        [0] nessuna armata
        [one] 1 armata
       *[other] { $armies } armate
    }.
event-treasure = { $player } trova il { $treasure }.
event-deserters =
    { $n ->
        [one] 1 disertore si unisce
       *[other] { $n } disertori si uniscono
    } { TO($player) }.
event-treasure-goods =
    Merci trovate { IN($place) }: { $n ->
        [0] { $good }, ma nessuna nave ha posto
        [one] 1 unità di { $good }
       *[other] { $n } unità di { $good }
    }.

### blockades

option-blockade = Blocca { THE($place) } con la flotta
option-close = Chiudi { THE($place) }
option-lift = Togli il blocco { OF($place) } contro { $player }
prompt-blockade = A chi chiudi { THE($place) }? Segnerà { $n } casus belli contro di te.
reason-has-passage = Hai concesso il passaggio { TO($player) }.
reason-shut-out = Lì { $player } subisce già un blocco.
reason-stronger-fleet = Lì la flotta di { $player } è troppo forte per un blocco.
event-blockade = { $player } chiude { THE($place) } { TO($other) }.
event-blockade-ends = Il blocco { OF($place) } da parte di { $player } contro { $other } è finito.

### fate

event-dice-skulls = { $player } tira i dadi evento: { $skulls ->
    [2] due teschi, cioè una calamità
    [1] un teschio, cioè un evento e poi le ribellioni
   *[0] { $double ->
        [1] doppio { $one }
       *[0] { $one } e { $other }, non succede nulla
    }
 }.
event-barbarians-grow = I barbari crescono: 1 armata in più in ogni loro territorio.
event-barbarians-build = I centri abitati e le fortificazioni dei barbari salgono di 1 livello.
event-rebellion-die =
    Ribellioni: insorgono i territori con { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } o meno.
event-rebels =
    Ribellione { IN($place) } contro { $player } con { $n ->
        [one] 1 armata barbara
       *[other] { $n } armate barbare
    }.
event-grain-lost =
    { $player } perde { $n ->
        [one] 1 scorta
       *[other] { $n } scorte
    } di grano { IN($place) }, oltre il limite.
event-lost-with = Con { THE($place) } { $player } perde anche { A($pieces) }.
event-leaders-recruit = { $n ->
    [one] Un capo barbaro recluta armate.
   *[other] { $n } capi barbari reclutano armate.
}
event-barbarian-fort = I barbari { IN($place) } costruiscono un fortino.
event-pirates-sail =
    Compare { IN($place) } una nave pirata con { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }.

### events

event-card = Evento { IN($zone) }: { $card }. { $text }
event-vehicle-lost = { $player } perde { A($vehicle) } { IN($place) }.
event-vehicle-loses =
    { $player } perde { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } a bordo di { A($vehicle) } { IN($place) }.
event-vehicle-faster =
    { CAPITAL(A($vehicle)) } di { $player } { IN($place) } ha { $n ->
        [one] 1 punto movimento
       *[other] { $n } punti movimento
    } in più.
event-vehicle-slower =
    { CAPITAL(A($vehicle)) } di { $player } { IN($place) } ha { $n ->
        [one] 1 punto movimento
       *[other] { $n } punti movimento
    } in meno.
event-vehicle-stopped = { CAPITAL(A($vehicle)) } di { $player } { IN($place) } non si muove.
event-vehicle-no-crossing = { CAPITAL(A($vehicle)) } di { $player } { IN($place) } non può attraversare fiumi o torrenti.
event-vehicle-fair = { CAPITAL(A($vehicle)) } di { $player } { IN($place) } vende ogni unità a { words-sum } in più.
event-vehicle-gains =
    { $player } trova { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di merce per { A($vehicle) } { IN($place) }.
prompt-pay-or-stay = Paghi { words-sum } per { THE($vehicle) } { IN($place) }? Altrimenti non si muove.
prompt-armies-or-goods = Che cosa perde { THE($vehicle) } { IN($place) }?
option-lose-armies =
    { $n ->
        [one] 1 armata
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
        [one] trasformi in oro la tua unità di ferro?
       *[other] quali delle tue { $n } unità di ferro trasformi in oro?
    }
prompt-gold-how-much = Quante unità di ferro trasformi in oro?
option-all-gold = Tutte
reason-no-iron = Lì non c’è tanto ferro.
event-banner-overboard = { $player } perde un vessillo a bordo di { A($vehicle) } { IN($place) }.
event-city-flooded =
    La Tempesta colpisce { THE($place) }; { $n ->
        [0] la città è in rovina
       *[other] il centro abitato scende al livello { $n }
    }.
event-disorder =
    Disordini { IN($place) }: { $settlement ->
        [0] { "" }
        [one] il centro abitato perde 1 livello
       *[other] il centro abitato perde { $settlement } livelli
    }{ $before_fort ->
        [0] { "" }
       *[other] { " " }e{ " " }
    }{ $fort ->
        [0] { "" }
        [one] la fortificazione perde 1 livello
       *[other] la fortificazione perde { $fort } livelli
    }.
event-slaves-rise =
    { $n ->
        [one] Insorge 1 schiavo
       *[other] Insorgono { $n } schiavi
    } { IN($place) }.
event-city-lowered =
    Rivolta { IN($place) }: il centro abitato perde { $n ->
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
event-cathedral-lost = Cade la cattedrale { IN($place) }.
prompt-lose-cathedral =
    Quale delle tue cattedrali cade? { $n ->
        [one] Ne va tolta 1.
       *[other] Ne vanno tolte { $n }.
    }
event-throws = { $player } ottiene { $n }.
event-receives-kingdom = { $player } riceve { THE($kingdom) }.
event-shows-heroine = { $player } mostra un’Eroina.
prompt-heroine = I dadi scelgono l’Imperatore. Mostri un’Eroina per tirarne 4?
event-deceives = { $player } inganna { $other }.
prompt-deceive = Chi inganni? Segnerà { $n } casus belli contro di te.
option-deceive =
    { $player }: { $n ->
        [0] immune, il generale lo perdi tu
        [one] perde 1 generale
       *[other] perde fino a { $n } generali
    }
event-general-lost = { $player } perde un generale.
prompt-lose-general =
    Quale generale perdi? { $n ->
        [one] Ne va tolto 1.
       *[other] Ne vanno tolti { $n }.
    }
option-general-in-reserve = Quello in riserva
prompt-secede = Guerra civile: che cosa va { TO($player) }? Ancora almeno { $n }.
reason-cannot-secede = Quello deve restare con te.
event-secedes = Secessione { IN($place) }.
event-horde =
    { $n ->
        [one] 1 armata { OF($invasion) } arriva
       *[other] { $n } armate { OF($invasion) } arrivano
    } da oriente.
event-pirate-fleet =
    Compare { IN($zone) } una flotta pirata di { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }.

### excess

prompt-excess = { CAPITAL(IN($place)) } ci sono troppi pezzi. Quale togli?
prompt-excess-load =
    { CAPITAL(IN($place)) } { $n ->
        [one] ce n’è 1
       *[other] ce ne sono { $n }
    } di troppo. Che cosa togli?
prompt-excess-some = Quante ne togli { FROM($place) }?
event-excess-piece = { $player } perde { A($piece) } { IN($place) }: manca lo spazio.
event-excess-armies =
    { $player } perde { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } { IN($place) }: manca lo spazio.
event-excess-goods =
    { $player } perde { $n ->
        [one] 1 unità
       *[other] { $n } unità
    } di { $good } { IN($place) }: manca lo spazio.

### crusade

prompt-answer-call = Il Papa indice una crociata: partecipi? I crociati si alleano e vanno in guerra con chi possiede la meta. Chi rifiuta riceve la scomunica.
event-joins-crusade = { $player } partecipa alla crociata.
event-refuses-crusade = { $player } rifiuta di partecipare alla crociata.
prompt-crusade-goal = Quale città è la meta della crociata?
prompt-crusade-start = In quale città si raduna la crociata?
prompt-crusade-rounds = Per quanti turni di gioco si prepara la crociata?
prompt-crusade-share =
    Quale percentuale delle proprie armate manda ciascuno? Tu hai { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } sulla mappa.
option-crusade-goal =
    { $place }: { $owner }, { $armies ->
        [one] 1 armata
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
    }: parte nel turno di gioco { $round }
option-percent = { $n }%
event-crusade = Una crociata contro { THE($place) } si raduna { IN($start) }. Parte nel turno di gioco { $round }; ciascuno manda il { $n }% delle proprie armate.
option-crusade = Impegna pezzi nella crociata
prompt-commit =
    Che cosa impegni nella crociata? { $n ->
        [0] Non hai ancora mandato armate
        [one] Hai mandato 1 armata
       *[other] Hai mandato { $n } armate
    }; la tua quota è { $quota }.
prompt-commit-how-many = Quante armate impegni?
reason-nothing-to-commit = Si può impegnare solo quello che è nella città di partenza.

### perché un pezzo non può andare o agire

reason-off-the-map = { $piece } non è sulla mappa.
reason-no-vehicle = Non hai mezzi da commercio che possano ancora agire.
reason-other-phase = { $vehicle } si muove in un’altra fase: { $phase }.
reason-stopped = { $vehicle } in questo turno non si muove più.
reason-no-points = { $vehicle } in questo turno non ha più punti movimento.
reason-vehicle-idle =
    { $vehicle } ha ancora { $points ->
        [one] 1 punto movimento
       *[other] { $points } punti movimento
    }, e nulla alla sua portata.
reason-too-far =
    { $piece } { $have ->
        [0] non ha più punti movimento
        [one] ha ancora 1 punto movimento
       *[other] ha ancora { $have } punti movimento
    }; per andare { TO($place) } ne { $need ->
        [one] serve 1
       *[other] servono { $need }
    }.
reason-already-there = { $piece } è già lì.
reason-is-aboard = { $piece } è a bordo: prima scaricalo ({ $vehicle }).
reason-no-passage = { $player } non ti concede il passaggio.
reason-way-barred = La via attraversa { THE($bar) }, dove { $player } non ti concede il passaggio.
reason-barbarians-on-way =
    La via attraversa { THE($bar) }, dove { $armies ->
        [one] 1 armata barbara lascia
       *[other] { $armies } armate barbare lasciano
    } passare solo una forza maggiore.
reason-barbarians-alone = { $piece } non ha armate: i barbari { IN($place) } vincerebbero senza combattere.
reason-way-out = { $piece } non ha diritto di stare { IN($place) }: può solo uscirne per la via più breve.
reason-no-way = Nessuna via di terra porta lì.
reason-no-crossing = La via { TO($place) } in questo turno è chiusa.
reason-no-voyage = Nessuna rotta aperta alle tue navi porta lì.
reason-not-at-sea = { $piece } viaggia via terra.
reason-needs-astronomy = Le navi entrano in un oceano solo con Astronomia.
reason-no-port = Non c’è un porto aperto { IN($place) }.
reason-sea-full =
    Ogni giocatore può avere { $n ->
        [one] 1 mezzo di trasporto
       *[other] { $n } mezzi di trasporto
    } { IN($place) }, e i tuoi ci sono già.
reason-engine-only-home = { CAPITAL(THE($piece)) } si muove solo fra i tuoi territori.
reason-engine-moved = { CAPITAL(THE($piece)) } si è già mossa in questo turno.
reason-engine-far = { CAPITAL(THE($piece)) } si muove di 1 territorio per turno { FROM($place) }, via terra.
reason-vehicles-apart = { $vehicle } è in un altro luogo.
reason-not-at-home = Le armate salgono a bordo, e tutto scende a terra, solo nei tuoi territori.
reason-no-hold = { $vehicle } è da guerra: non porta merci.
reason-full = { $vehicle } non ha più posto.
reason-nothing-to-load = Non ci sono merci da spostare.
reason-load-points =
    { $vehicle } { $have ->
        [0] non ha più punti movimento
        [one] ha ancora 1 punto movimento
       *[other] ha ancora { $have } punti movimento
    }; qui ne { $need ->
        [one] serve 1
       *[other] servono { $need }
    }.
reason-carries-no-banner = { $vehicle } non porta vessilli: li portano solo le navi da guerra e la cavalleria.
reason-banner-aboard = { $vehicle } porta già un vessillo.
reason-banner-elsewhere = { $piece } non è lì.
reason-last-army = L’ultima armata di un territorio resta lì.
reason-no-armies-aboard = A bordo non ci sono armate.
reason-no-target = Lì non c’è nulla da attaccare.
reason-not-beside = { $piece } è { IN($from) }: { THE($place) } non confina.
reason-not-same-place = { $piece } è { IN($from) }: quello che è { IN($place) } si attacca solo da lì.
reason-no-war = Non sei in guerra con { $player }.
reason-truce = È in vigore una tregua con { $player }.
reason-banned = Per la scomunica i tuoi vessilli non attaccano in questo turno.
reason-attacks-made =
    { $piece } in questo turno { $made ->
        [0] non attacca
        [one] ha già attaccato
       *[other] ha già fatto i suoi { $made } attacchi
    }.
reason-few-armies =
    { $piece } { $have ->
        [0] non ha armate con sé
        [one] ha con sé 1 armata
       *[other] ha con sé { $have } armate
    }; per attaccare ne { $need ->
        [one] serve 1
       *[other] servono { $need }
    }.
reason-attack-points =
    { $piece } { $have ->
        [0] non ha più punti movimento
        [one] ha ancora 1 punto movimento
       *[other] ha ancora { $have } punti movimento
    }; per attaccare { THE($place) } ne { $need ->
        [one] serve 1
       *[other] servono { $need }
    }.
reason-no-blockade = Non hai un blocco { IN($place) }.
reason-no-shores = Per chiudere uno stretto servono i territori su entrambe le rive.
reason-no-fleet = Per un blocco { IN($place) } serve lì una tua nave da guerra, con armate a bordo.
reason-reopened = In questo turno hai tolto un blocco { IN($place) }: resta aperto fino al prossimo.
reason-nobody-to-shut-out = Non resta nessuno da escludere { IN($place) }.
reason-no-market = Si commercia in una città non in rovina: tua, dei barbari, o di chi ti concede il commercio.
reason-iron = Il ferro si commercia solo con Metalli.
reason-not-aboard = Non è a bordo ({ $vehicle }): { $good }.
reason-has-bought = { $vehicle } in questo turno ha già comprato: non vende più.
reason-too-few-goods =
    { $vehicle } ne porta solo { $have ->
        [one] 1 unità
       *[other] { $have } unità
    }, non { $need } ({ $good }).
reason-gold-not-bought = L’oro non si compra mai.
reason-no-hold-left =
    { $vehicle } { $have ->
        [0] non ha più posto
       *[other] ha posto per { $have }, non per { $need }
    } ({ $good }).
reason-round-goods = Un elenco lungo offre solo numeri tondi e il totale; commercia il resto con un’altra scelta.
reason-no-coin =
    { $coins ->
        [0] Non hai monete onore.
       *[other] Non restano carte Impero da pescare.
    }
reason-no-such-card = { $card } non è nella tua mano.
reason-card-phase =
    { $card } si gioca in { $n ->
        [one] un’altra fase
       *[other] altre fasi
    }: { $phases }.
reason-card-condition = { $text } Per { $card } non c’è nulla da fare.
reason-banned-from-building = Per la scomunica non costruisci nulla in questo turno.
reason-ware-needs = Richiede { $technology }.
reason-none-left = Non puoi averne di più: { $piece }.
reason-banner-led = Quel vessillo ha già un generale.
reason-not-on-land = { CAPITAL(THE($piece)) } va in un territorio.
reason-not-your-land = I nuovi pezzi vanno nei tuoi territori, e { THE($place) } non lo è.
reason-does-not-fit = { $text } Quel territorio non è adatto ({ $piece }).
reason-too-few =
    { $have ->
        [0] Lì non si possono posizionare armate
        [one] Lì si può posizionare solo 1 armata
       *[other] Lì si possono posizionare solo { $have } armate
    }, non { $need }.
reason-yourself = Sei tu.
reason-is-out = { $player } non è più in gioco.
reason-banned-from-diplomacy = Per la scomunica non avvii diplomazia in questo turno.
reason-actions-taken =
    Hai già compiuto { $n ->
        [one] la tua azione diplomatica
       *[other] le tue { $n } azioni diplomatiche
    } di questo turno.
reason-all-tried = Con { $player } in questo turno si è già tentato tutto.
reason-was-refused = In questo turno l’hai già proposto { TO($player) }.
reason-at-war = Sei in guerra con { $player }: prima serve la pace.
reason-no-tax = Non riscuoti percentuali da { $player }.
reason-on-your-side = { $player } è dalla tua parte.
reason-no-pact = Con { $player } non c’è questo patto: { $treaty }.
reason-has-pact = L’hai già da { $player }: { $treaty }.
reason-pope-alone = Il Papa non si allea mai con un musulmano.
reason-no-new-tax = Una percentuale si concorda solo se è diversa da quella attuale, su un commercio non imposto da una carta.

# A che serve un posto, detto a chi vorrebbe sceglierlo in un altro momento.
reason-at-lands = Un territorio si sceglie quando un pezzo si posiziona, si muove o attacca: nelle fasi di posizionamento, combattimento e commercio.
reason-at-seas = Un territorio di mare si sceglie quando una tua nave vi salpa, nelle fasi di combattimento e commercio.
reason-at-technology_owners = Le tecnologie si acquistano nella fase di acquisto.
reason-at-pope = La carta Papa si usa nel turno di chi ce l’ha, come dicono le sue regole.
reason-at-players = Un giocatore si sceglie nella fase di diplomazia, o per una carta che colpisce un giocatore.
reason-at-players-hand = Ogni carta Impero si gioca nel tuo turno, nella fase che indica.
reason-at-players-shown = Una carta scoperta è già in vigore: non si gioca di nuovo.
reason-at-players-vehicles = I mezzi di trasporto caricano, scaricano e si muovono nella fase di combattimento se sono da guerra, in quella di commercio se sono da commercio.
reason-at-players-banners = I vessilli marciano e attaccano nella fase di combattimento.
reason-at-players-engines = Catapulte e bombarde si muovono nella fase di combattimento.
reason-at-players-reserve = Quello che hai in riserva va sulla mappa nella fase di posizionamento.
reason-at-players-coins = Una moneta onore si spende nel tuo turno, per una carta, armate o fiorini.
reason-one-of-a-group = In una battaglia si mostra solo una di queste carte.
event-commits-piece = { $player } impegna { A($piece) } nella crociata.
event-commits-armies =
    { $player } impegna { $n ->
        [one] 1 armata
       *[other] { $n } armate
    } nella crociata.
prompt-crusade-step = La crociata va { IN($place) }. Dove marcia ora?
event-crusade-moves = La crociata marcia { IN($place) }.
event-attacks-crusade = { $player } attacca la crociata { IN($place) }.
option-attack-crusade = Attacca la crociata { IN($place) } ({ words-enemies }) { words-with-banner }
prompt-declare-for-defence =
    La crociata è davanti { TO($place) }. Partecipi alla difesa? Chi difende guadagna { $n ->
        [one] 1 punto onore
       *[other] { $n } punti onore
    } se fallisce, e ne perde altrettanti se riesce.
prompt-order-fighters = Chi della tua parte combatte dopo? L’ordine si ripete fino alla fine.
event-crusade-fails = La crociata è perduta.
event-crusade-succeeds = La crociata è vinta.
prompt-give-city = Chi riceve { $place }?
option-crusader =
    { $player }: { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }

### fasi

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

### parts of the board

part-actions = Azioni diplomatiche usate
part-active = Turno di
part-against = Contro
part-aim = Tipo di bersaglio
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
part-contributors = Armate mandate da
part-creditor = Creditore
part-crusade = Crociata
part-debtor = Debitore
part-debts = Debiti
part-defender = Difensore
part-departs = Parte nel turno di gioco
part-dice = Dadi
part-earned = Livelli guadagnati
part-eliminated = Fuori dal gioco
part-empire_discards = Carte Impero scartate
part-empire_pile = Carte Impero rimaste
part-ended = Finita per
part-enemy = Nemico
part-engines = Macchine d’assedio
part-event_discards = Eventi accaduti
part-event_pile = Eventi rimasti
part-excommunicated = Scomunica
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
part-honour_peak = Decine d’onore raggiunte
part-instalment = Rata
part-joiners = Crociati
part-kind = Tipo
part-kingdom = Regno
part-lands = Territori
part-leader = Capo barbaro
part-level = Esperienza
part-marks = Stato
part-moved = Mossa
part-n = Numero
part-new_allies = Alleanze della crociata
part-new_wars = In guerra per la crociata
part-objective = Obiettivo
part-odds = Probabilità in %
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
part-sides = Parti, prima l’attaccante
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
part-trade_building = Pedina commercio
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
card-mercenary-text = Assolda fino a 5 armate a 10 fiorini l’una; 5 in più con Metalli, 5 in più con Esercito.
card-arquebusier-text = In attacco o in difesa: +1 al tuo dado più alto.
card-condottiero-text = In attacco: +1 al tuo dado più alto, +2 se il vessillo ha un generale.
card-genius-text = In attacco o in difesa: +1 al tuo dado più alto, +2 con Ingegneria.
card-relic-text = In difesa di un territorio con cattedrale: +1 al tuo dado più alto, +2 con Misticismo.
card-templar-text = In attacco a un territorio con cattedrale: +1 al tuo dado più alto, +2 con Monoteismo.
card-heroine-text = In attacco: 1 dado in più per ogni tua cattedrale.
card-assassin-text = Guarda la mano di un altro giocatore ed elimina una carta; ferma anche un altro Sicario.
card-thief-text = Guarda la mano di un altro giocatore e prendi una carta.
card-diplomat-text = Imponi a un giocatore una tregua di 1–3 turni.
card-golden_tablet-text = Imponi a un giocatore il passaggio nei suoi territori per 1–3 turni.
card-treaty-text = Imponi a un giocatore il commercio nelle sue città per 1–3 turni.
card-merchant-text = Con Monete: 50 fiorini all’inizio di ogni tuo turno.
card-tax_collector-text = Con almeno una cattedrale, all’inizio di ogni tuo turno: cattedrali × territori × 5 fiorini.
card-architect-text = Con Architettura: edifici a metà prezzo in questa fase di acquisto.
card-bishop-text = Prendi una cattedrale a un altro giocatore, ma non al Papa.
card-pope-text = Lo Stato della Chiesa è tuo, guidi le crociate e hai 1 punto onore in più; Vescovo e Inquisizione non ti toccano.

### what technologies and pieces do
technology-agriculture-text = +10 alla popolazione delle tue pianure; dimezza le tue perdite in una Carestia.
technology-pottery-text = +10 alla popolazione delle tue pianure, non cumulabile con Agricoltura; le scorte di grano valgono contro la Carestia.
technology-weaving-text = +1 punto movimento alle navi.
technology-medicine-text = Dimezza le tue perdite in una Peste.
technology-deism-text = Apre Misticismo, Monoteismo e Teologia; con Superstizione perdi 1 cattedrale in meno.
technology-mysticism-text = La carta Reliquia vale 2; con Superstizione perdi 1 cattedrale in meno, non cumulabile con Deismo.
technology-monotheism-text = La carta Templare vale 2; annulla l’aiuto di Teologia contro l’Inquisizione.
technology-theology-text = L’Inquisizione toglie 1 cattedrale in meno.
technology-mathematics-text = Apre Architettura, Astronomia e Ingegneria.
technology-architecture-text = Permette centri abitati, fortificazioni e cattedrali; apre Strade.
technology-astronomy-text = Le navi entrano nell’oceano, per 1 punto movimento.
technology-engineering-text = La carta Genio vale 2; attenua la Tempesta di 1 grado.
technology-roads-text = +1 punto movimento a cavalleria e carovane; montagne e fiumi costano meno. I rinforzi arrivano in ogni tuo territorio. Aggrava Peste e Disordini civili.
technology-mining-text = Apre Metalli; aggrava la Rivolta degli schiavi.
technology-metals-text = Permette di commerciare il ferro e apre Monete; la carta Mercenario dà 5 armate in più.
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
piece-village-text = +20 alla popolazione al posto di +10; permette il castello.
piece-town-text = +30 alla popolazione al posto di +20; permette il palazzo.
piece-capital-text = +40 alla popolazione al posto di +30; permette la fortezza.
piece-fort-text = +10 alla popolazione e 1 dado in più alle ultime 10 armate che difendono.
piece-castle-text = Il dado in più vale per le ultime 20 armate; serve un villaggio.
piece-palace-text = Il dado in più vale per le ultime 30 armate; serve una cittadina.
piece-fortress-text = Il dado in più vale per le ultime 40 armate; serve una capitale.
piece-cathedral-text = +10 alla popolazione; rende con il Gabelliere e aiuta Reliquia ed Eroina. Solo in un regno che possiedi intero.
piece-farm-text = Nella sua città vino e grano costano 5 fiorini in meno; conserva le scorte di grano.
piece-market-text = Nella sua città tessuti e pelli si vendono a 5 fiorini in più.
piece-mine-text = Nella sua città ferro e sale costano 5 fiorini in meno, e gli schiavi si vendono a 5 in più.
piece-trade_ship-text = Compra, porta e vende merci per mare: 9 punti movimento e 10 unità, di più ai livelli tecnologici superiori.
piece-caravan-text = Compra, porta e vende merci per terra: 6 punti movimento e 10 unità, di più ai livelli tecnologici superiori.
piece-warship-text = Porta per mare un vessillo e 20 armate con 10 punti movimento; di più ai livelli tecnologici superiori.
piece-cavalry-text = Porta per terra un vessillo e 20 armate con 9 punti movimento; di più ai livelli tecnologici superiori.
piece-banner-text = Solo i vessilli attaccano. Il livello, 1–3, è il numero di attacchi e di punti movimento a piedi in un turno.
piece-general-text = Il suo vessillo ha 1 livello in più; la carta Condottiero vale 2.
piece-catapult-text = 1 dado in più quando si difende il suo territorio; si sposta di 1 territorio per turno.
piece-bombard-text = 1 dado in più in attacco e in difesa; si sposta di 1 territorio per turno.
piece-grain_reserve-text = Con Vasellame la Carestia toglie 10 armate in meno.

### what an objective is worth
words-yellow = Territori gialli, 1 punto onore ciascuno alla fine
words-red = Territori rossi, 1 punto onore ciascuno, 2 con almeno 6 gialli

### what events and calamities do
card-brigands-text = Si tira un dado per ogni carovana: con 4 o più perde metà delle merci.
card-toll-text = Ogni carovana e cavalleria paga 10 fiorini o non si muove.
card-mud-text = Carovane e cavallerie perdono 3 punti movimento.
card-snow-text = Carovane e cavallerie in montagna, collina o bosco non si muovono.
card-glanders-text = Si tira un dado per ogni cavalleria: con 6 va persa, e chi trasporta scende a terra. Le altre perdono 2 punti movimento.
card-desertion-text = Ogni cavalleria perde 3 armate.
card-ambush-text = Ogni carovana e cavalleria perde 2 armate o 5 unità di merce.
card-flood-text = Carovane e cavallerie non attraversano fiumi né torrenti.
card-fair-text = Le carovane vendono ogni unità a 2 fiorini in più.
card-guide-text = Carovane e cavallerie guadagnano 2 punti movimento.
card-contrary_winds-text = Le navi perdono 4 punti movimento.
card-calm-text = Le navi fuori dai porti non si muovono.
card-squall-text = Si tira un dado per ogni nave fuori dai porti: con 5 o più perde metà del carico.
card-shipwreck-text = Si tira un dado per ogni nave fuori dai porti: con 6 affonda.
card-corsairs-text = Si tira un dado per ogni nave commercio fuori dai porti e senza scorta: con 5 o più perde tutte le merci.
card-mutiny-text = Si tira un dado per ogni nave fuori dai porti: con 6 passa ai pirati.
card-scurvy-text = Ogni nave perde 3 armate.
card-leak-text = Ogni nave paga 20 fiorini o non si muove.
card-fair_wind-text = Le navi guadagnano 3 punti movimento.
card-salvage-text = Ogni nave commercio trova 5 unità di merce.
card-alchemy-text = Tutto il ferro può diventare oro, che vale quanto gli schiavi.
card-convoy_raid-text = Si tira un dado per ogni mezzo di trasporto terrestre di una zona: può perdere le merci o essere distrutto. Legge ed Esercito proteggono.
card-famine-text = Si tira una volta un D12: chi pesca e i suoi vicini perdono 10 armate × il risultato. La metà con Agricoltura; 10 in meno per ogni scorta di grano con Vasellame.
card-council-text = Ognuno può comprare subito fino a 3 tecnologie a metà prezzo; il Papa fino a 4.
card-crusade-text = Il Papa chiama i cristiani contro una città. Chi vince la crociata guadagna i punti onore della meta; chi perde ne perde altrettanti.
card-civil_disorder-text = Le città di chi pesca scendono di 2 livelli, le loro fortificazioni di 4. Teatro, Musica, Legge e Democrazia tolgono 1 ciascuna; Strade ed Esercito aggiungono 1 ciascuna.
card-governor-text = Chi possiede un regno intero tira un D12; chi tira più alto riceve un regno minore dei barbari.
card-civil_war-text = Chi pesca tiene 10 territori, 3 in più con ognuna fra Teatro, Musica e Democrazia. Gli altri vanno al giocatore più debole.
card-emperor-text = Chi possiede un regno intero somma 3 dadi; chi ottiene di più riceve un regno dei barbari.
card-deceit-text = Chi pesca sceglie una vittima, che perde 3 generali: 2 con Istruzione, 1 con Letteratura, nessuno con Filosofia.
card-inquisition-text = Chi pesca perde tutte le proprie cattedrali e 10 armate per ognuna. Teologia senza Monoteismo ne salva 1. Se è il Papa, gli altri ne perdono 1 a testa.
card-barbarian_invasions-text = Un’orda viene da oriente e conquista territorio dopo territorio verso la sua meta. Se la prende, la partita finisce.
card-plague-text = Si tira una volta un dado: chi pesca e i suoi vicini perdono il risultato × 10% delle armate. La metà con Medicina; 5 armate in più con Strade. Poi ogni loro città perde armate pari al suo livello.
card-pirates-text = Una flotta pirata attacca le coste di una zona di mare.
card-slave_revolt-text = A chi possiede schiavi 3 città perdono 1 livello; gli schiavi insorgono e attaccano.
card-superstition-text = Chi pesca perde 3 cattedrali, altri 3 giocatori 1 a testa; 1 in meno con Deismo o Misticismo.
card-tempest-text = In una zona di mare affondano le navi nell’oceano, quelle sotto costa perdono il carico, e 2 città della costa sono colpite; Ingegneria attenua.

### what else the outline of the board names
value-barbarian = barbari
value-reserve = riserva
    .in = in riserva
value-crusade = crociata
    .in = nella crociata
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
value-muslim_ally = alleanza con un musulmano
value-missed_crusade = crociata mancata
value-failed_at_rome = attacco a Roma fallito
value-land = territorio
value-party = mezzi di trasporto e vessilli
value-pirates = pirati
