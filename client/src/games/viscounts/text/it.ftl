# La plancia di Visconti del Regno Occidentale in italiano: ciò che i messaggi del gioco non dicono.

ring = Il regno
swing-to = Gira verso: { $place }
hand = La tua mano
hand-of = { $name }: { $n ->
        [one] 1 carta in mano
       *[other] { $n } carte in mano
    }
hand-empty = Nessuna carta in mano
board-of = Plancia di { $name }
board-yours = La tua Plancia, { $name }
others = Gli altri giocatori
ends = Debiti, Contratti e fine della partita
pairs = Carte Giocatore ed Eroi fra cui scegliere
first-player = primo giocatore
last-round = Ultimo round: { $n }
phase-1 = carte
phase-2 = movimento
phase-3 = azione
phase-4 = ingaggio
phase-5 = Scontro
phase-6 = pesca
collision = Scontro!
score-now =
    { $n ->
        [one] 1 punto sicuro
       *[other] { $n } punti sicuri
    }

value = Valore { $n }: { $icons }
corner = Quando viene ingaggiata o congedata: { $effect }
corner-dismissed = Quando viene congedata: { $effect }
pile-left =
    { $n ->
        [0] La pila della sezione è esaurita: { $place }
        [one] L’ultima carta della pila: { $place }
       *[other] { $n } carte nella pila: { $place }
    }
shelf-left =
    { $n ->
        [0] I Manoscritti della sezione sono esauriti: { $place }
        [one] L’ultima tessera della pila: { $place }
       *[other] { $n } tessere nella pila: { $place }
    }
script-cost =
    { $n ->
        [one] Costa 1 Sacerdote
       *[other] Costa { $n } Sacerdoti
    }
script-printed = Resta sul Tabellone e non appartiene a nessuno
ribbon-grey = Nastro grigio
ribbon-black = Nastro nero
ribbon-yellow = Nastro giallo
ribbon-blue = Nastro blu
ribbon-held = { $ribbon }: { $n ->
        [0] nessun Manoscritto
        [one] 1 Manoscritto
       *[other] { $n } Manoscritti
    }
bonus = Il primo con { $n } di questo nastro prende la sua carta Bonus: { $vp } punti, { $effect }
bonus-free = Nessuno ha ancora quella carta
bonus-of = Quella carta è di { $name }
sets = I set di nastri diversi valgono { $vp } punti alla fine
manuscripts = Manoscritti
spot = { $place }, Sito { $n }
spot-built = { $building } di { $name }
spot-gives = Quando costruisci qui: { $effect }
link-back = Collegamento con il Sito precedente: { $effect }
link-on = Collegamento con il Sito successivo: { $effect }
bank-left = Si raggiunge dallo spazio esterno sinistro
bank-right = Si raggiunge dallo spazio esterno destro
space = { $place }, { $space }
viscount-of = Qui c’è il Visconte di { $name }
outer-actions = Qui si commercia o si costruisce
inner-actions = Qui si piazzano Lavoratori o si trascrive
exchange =
    { $n ->
        [one] Per ogni Mercante
       *[other] Ogni { $n } Mercanti
    }: { $effect }
section = Livello { $n }, di fronte alla sezione { $place }
tier-1 = Tre tuoi Lavoratori qui: uno entra e dà «{ $effect }», gli altri vanno uno per lato
tier-2 = Quando entra un tuo Lavoratore: { $effect }. Tre tuoi Lavoratori qui: uno prosegue al terzo livello
tier-3 = Quando entra un tuo Lavoratore: { $effect }
tier-worth =
    { $n ->
        [one] 1 punto per ogni Lavoratore alla fine
       *[other] { $n } punti per ogni Lavoratore alla fine
    }
workers-of = { $name }: { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    }
workers-left =
    { $n ->
        [one] 1 Lavoratore nella riserva
       *[other] { $n } Lavoratori nella riserva
    }
workers-left-text = I Lavoratori vanno nel Castello dal sentiero interno: 1, 3, 5 o 8 Nobili ne piazzano 1, 2, 3 o 4
keep = Il cuore del Castello
leader = Signore del Castello: { $name }
leader-none = Nessuno è ancora Signore del Castello
leader-worth = Il Signore del Castello vale { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }, e { $effect }
track = Reputazione e Corruzione di { $name }
track-space = Spazio { $n } del tracciato
marker-corruption = Qui c’è il segnalino Corruzione
marker-virtue = Qui c’è il segnalino Reputazione
marker-both = Qui ci sono entrambi i segnalini: nella fase 5 c’è uno Scontro
collision-self = Uno Scontro qui: { $effect }
collision-others-always = Effetto per ogni altro giocatore: { $effect }
collision-others-none = Effetto per ogni altro giocatore senza Criminali: { $effect }
collision-others-some = Effetto per ogni altro giocatore con Criminali: { $effect }
buildings = Edifici
building-cost =
    { $n ->
        [one] Costa 1 Costruttore
       *[other] Costa { $n } Costruttori
    }
building-gives = Costruito: { $effect }
building-will-give = Una volta costruito: { $effect }
building-worth = { $type }, uno, due o tre: { $one } / { $two } / { $three } punti
money-silver = Paga ingaggi, congedi e spazi in più, e vale un Mercante quando commerci
money-ink = Vale un Sacerdote quando trascrivi
money-gold = Vale un Nobile quando piazzi Lavoratori
money-stone = Vale un Costruttore quando costruisci
paper-unpaid = Debiti non pagati: { $n }
paper-unpaid-short = da pagare
paper-unpaid-text = Ciascuno toglie 2 punti alla fine. Pagarne uno dà 1 risorsa
paper-paid = Debiti pagati: { $n }
paper-paid-short = pagati
paper-paid-text = Non danno punti da soli; contano per chi ne ha di più, se viene rivelata la Prosperità
paper-acquired = Contratti acquisiti: { $n }
paper-acquired-short = acquisiti
paper-acquired-text = 1 punto ciascuno alla fine, 3 se approvati
paper-approved = Contratti approvati: { $n }
paper-approved-short = approvati
paper-approved-text = 3 punti ciascuno alla fine; contano per chi ne ha di più, se viene rivelata la Povertà
action-trade = Mercanti, per commerciare
action-trade-icons = Mercanti
action-build = Costruttori, per costruire
action-build-icons = Costruttori
action-place_workers = Nobili, per piazzare Lavoratori
action-place_workers-icons = Nobili
action-transcribe = Sacerdoti, per trascrivere
action-transcribe-icons = Sacerdoti
action-trade-text = Sul sentiero esterno; ogni Moneta aggiunge 1 Mercante
action-build-text = Sul sentiero esterno; ogni Pietra aggiunge 1 Costruttore
action-place_workers-text = Sul sentiero interno; ogni Oro aggiunge 1 Nobile
action-transcribe-text = Sul sentiero interno; ogni Calamaio aggiunge 1 Sacerdote
actions = Icone in gioco, per azione
icons-have = Hai in gioco { $icons }
icons-criminals = E { $icons }, { $n ->
        [one] che vale
       *[other] che valgono
    } come qualsiasi Icona
criminals-text = Ciascuno vale come qualsiasi Icona di un’azione. Giocarne uno porta 1 Corruzione per ogni Criminale sulla tua Plancia
upto = fino a { $n }
deck = Mazzo: { $n }
deck-holds = Contiene, senza ordine: { $names }
unseen-holds = In mano o nel mazzo: { $names }
discards = Scarti: { $n }
row = Carte sulla Plancia di { $name }
slot-left = spazio sinistro
slot-middle = spazio centrale
slot-right = spazio destro
slot-empty = Nessuna carta sullo { $slot }
slot-printed = Icone stampate sullo { $slot }: { $icons }
slot-text = A ogni turno le carte scorrono di uno spazio a destra; quella a destra esce
poverty = Povertà
prosperity = Prosperità
poverty-left =
    { $n ->
        [one] Le sta sopra 1 Debito
       *[other] Le stanno sopra { $n } Debiti
    }
prosperity-left =
    { $n ->
        [one] Le sta sopra 1 Contratto
       *[other] Le stanno sopra { $n } Contratti
    }
poverty-here = Rivelata: la partita finisce con il prossimo round
prosperity-here = Rivelata: la partita finisce con il prossimo round
poverty-pays = Se rivelata, a chi ha più Contratti approvati: { $vp } PV
prosperity-pays = Se rivelata, a chi ha più Debiti pagati: { $vp } PV
purse = Monete e risorse
papers = Debiti e Contratti
rival-focus = Azione preferita: { $effect }
rival-priority = Prende le risorse in quest’ordine: { $order }
priority-until = { $what } (fino a { $n })
any-resource = qualsiasi risorsa
scheme-future =
    { $n ->
        [one] 1 Intrigo Futuro
       *[other] { $n } Intrighi Futuri
    }
scheme-criminals = 1 Corruzione per ogni Criminale sulla sua Plancia
scheme-move =
    { $n ->
        [one] Si muove di 1 spazio esterno
       *[other] Si muove di { $n } spazi esterni
    }
scheme-options = Poi la prima di queste che può fare: { $effects }
phase-0 = preparazione

## Lezione

tutorial-chapter-ride = Una carta e una cavalcata
tutorial-chapter-manuscripts = I Manoscritti
tutorial-chapter-trade = Commerciare e ingaggiare
tutorial-chapter-castle = Il Castello
tutorial-chapter-criminals = Criminali e nastri
tutorial-chapter-build = Costruire
tutorial-chapter-collision = Lo Scontro
tutorial-chapter-yours = Ora tocca a te
tutorial-welcome = Cavalchi attorno al Castello per Edifici, Lavoratori, Manoscritti e Contratti: vince chi ha più punti. Scegli quello che brilla; tieni premuto per i dettagli.
tutorial-pair = Per prima cosa una carta Giocatore: la numero 1 dice da dove parti e che cosa possiedi, come 8 Monete, 2 Contratti e 1 Debito. L’Eroe, Ada, entra nel mazzo.
tutorial-turn = Ogni turno comincia con una carta. Il suo numero, 3, dice di quanto ti muovi; poi vengono le sue Icone e il suo effetto. Gioca la Finanziera.
tutorial-instant = La Finanziera agisce subito: scarti una carta e ottieni 2 Monete. Lascia andare l’Abate; alla fine del turno la mano torna a 3 carte.
tutorial-move = Muovi di 3 spazi in senso orario, mai di meno; ogni spazio in più costa 1 Moneta. Fuori commerci o costruisci, dentro piazzi Lavoratori o trascrivi. Entra qui.
tutorial-icons = Questi 3 spazi contengono le tue carte. Tutte le Icone visibili pagano la tua azione: sulle carte, e dove una carta manca. C’è anche 1 Sacerdote.
tutorial-transcribe = Fai un’azione per turno. Questo Manoscritto costa 3 Sacerdoti: ne hai 1, e ogni Calamaio ne vale un altro. Le Icone non si consumano, i Calamai sì.
tutorial-flip = Gira un Debito o un Contratto. Un Debito non pagato toglie 2 punti; un Contratto ne vale 1, approvato 3. Paga il Debito: ti dà anche una risorsa.
tutorial-rival = Potresti ingaggiare il Cittadino che è qui, ma risparmia le Monete. Poi gioca il Rivale: scopre un Intrigo e lo esegue. ↺ qui sotto dice che cosa è successo.
tutorial-slide = Le tue carte scorrono a destra e coprono le Icone stampate. Ognuna resta 3 turni, poi esce. Gioca lo Specialista: 2 Mercanti e un movimento di 2.
tutorial-out = Dal sentiero interno le strade portano di nuovo fuori. Muovi in questo spazio: qui 2 Mercanti si scambiano con 1 Oro.
tutorial-exchange = Vedi 5 Mercanti, e ogni Moneta che paghi ne aggiunge 1. Con 1 Moneta sono 6: tre scambi, 3 Ori. Tocca lo scambio che brilla.
tutorial-hire = Ingaggia il Guardiano per 2 Monete: va nei tuoi scarti e più avanti ti arriverà in mano. L’effetto nell’angolo vale subito: 1 Reputazione.
tutorial-castle = I Nobili piazzano Lavoratori nel Castello: 1, 3, 5 o 8 Nobili per 1–4 Lavoratori. Lo Scudiero è 1 Nobile, i 3 Ori altri 3: per 3 Lavoratori ne manca 1.
tutorial-dismiss = Congeda allora il Cavaliere: per 3 Monete hai quel Nobile per questa azione, e la carta lascia il gioco. L’angolo vale: puoi scartare una carta.
tutorial-workers = Tre tuoi Lavoratori in un settore sono un gruppo: uno sale di un livello e ottiene quello che è mostrato lì, gli altri si spostano uno per lato.
tutorial-crowd = Nei primi due livelli un settore contiene 3 Lavoratori in tutto. Chi è di turno rimanda indietro quelli in più, e chi li perde riceve un compenso.
tutorial-tiers = Un Lavoratore vale 1, 2 o 3 punti secondo il livello. Il primo al centro fa il Signore del Castello: 5 punti, finché un altro non ha lì più Lavoratori.
tutorial-track = La Reputazione viene da destra, la Corruzione da sinistra. Dove si incontrano c’è uno Scontro: più a sinistra, meglio è per te. Agli altri va l’effetto sotto.
tutorial-criminal = Ada è una Criminale: vale come qualsiasi Icona. Giocare un Criminale porta 1 Corruzione per ogni Criminale sulla tua Plancia. Giocala.
tutorial-ribbon = Ada fa da Sacerdote, 2 Calamai pagano il resto. 1, 2, 3 o 4 nastri diversi valgono 1, 4, 9 o 16. Il primo con 3 uguali prende la carta Bonus Sacerdote.
tutorial-deed = Non avevi Debiti, quindi il Manoscritto ha girato un Contratto: approvato, vale 3 punti. Non ingaggiare nessuno.
tutorial-dropoff = Lo Specialista esce, e solo ora dà il meglio: ingaggia gratis chi vuoi. Prendi il Tagliapietre; il suo angolo ti lascia scartare una carta.
tutorial-shuffle = Il tuo mazzo era vuoto e hai rimescolato: 1 Corruzione con un Criminale sulla Plancia, altrimenti 1 Reputazione. Ora gioca il Manovale.
tutorial-build = Un’Officina costa 3 Costruttori, un Emporio 5, una Sede 7. Manovale, Ada e 2 Pietre fanno 4. Congeda il Cittadino che è qui: il suo Criminale è il quinto.
tutorial-building = Ogni Edificio sblocca l’abilità che copriva, tua per sempre. Questo Emporio: d’ora in poi congedare ti costa solo 1 Moneta.
tutorial-spot = Questo Sito approva un Contratto. La linea tratteggiata è un Collegamento con un Edificio del Rivale: ottenete entrambi il suo effetto, un Contratto.
tutorial-clash = Il Rivale ha avuto uno Scontro molto a destra: per lui sono Debiti. A ogni Scontro Ada ti porta 1 Reputazione e una risorsa. Prendi una Pietra.
tutorial-stacked = I tuoi segnalini sono sullo stesso spazio. D’ora in poi si muovono insieme, e a fine turno si scontrano. Prima gioca il Tagliapietre.
tutorial-pay = Il Tagliapietre muove di 3. Ogni spazio in più costa 1 Moneta, e ne hai 3: prosegui fin qui, dove c’è un buon Sito.
tutorial-destroy = Questo Sito distrugge una carta: lascia il mazzo per sempre e rende il suo numero in Monete. Senza l’Abate pescherai più spesso le carte migliori.
tutorial-collision = Non ingaggiare nessuno, e arriva il tuo Scontro. La Reputazione di Ada spinge i segnalini di 1 spazio a sinistra: per te 1 Moneta e 2 Contratti.
tutorial-meet = Il Rivale si è fermato sul tuo spazio. Chi viene incontrato può riorganizzare le carte sulla sua Plancia; le tue vanno bene così.
tutorial-alone = Ora puoi fare tutto, con un consiglio a ogni passo; qualsiasi altra scelta chiude la lezione. Quando una delle due pile finisce, si gioca ancora un round.
tutorial-papers = Sotto ogni pila c’è una carta. La Povertà, sotto i Debiti, vale 12 per chi ha più Contratti approvati; la Prosperità, sotto i Contratti, per i Debiti pagati.
tutorial-second = Conta solo una carta rivelata, di solito una. Anche il secondo ottiene 4 punti se si è in uno o due; in tre o quattro i primi tre ne ottengono 12, 8 e 4.
tutorial-types = Un Emporio vale 4 punti, due 9, tre 15: più ne hai dello stesso tipo, meglio è.
tutorial-plan = Qui ottieni Reputazione, e altra con chi puoi ingaggiare dopo. I segnalini si incontrano tutto a sinistra: gli ultimi 3 Contratti. La fine è vicina.
tutorial-last = L’ultimo round. Un terzo Emporio vale 6 punti in più. Monete e risorse avanzate non contano, tranne che per il Rivale.
tutorial-end = Hai vinto! Il foglio dei punti elenca ogni punto e la sua regola. Ora scegli un Rivale più difficile, o prepara un tavolo per gli amici.
