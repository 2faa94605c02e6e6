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
board-yours = La tua plancia, { $name }
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
reconstructed = Non noto dal regolamento: alcuni valori sono ricostruiti.
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
script-printed = Resta sul tabellone e non appartiene a nessuno
ribbon-grey = Nastro grigio
ribbon-black = Nastro nero
ribbon-yellow = Nastro giallo
ribbon-blue = Nastro blu
ribbon-held = { $ribbon }: { $n ->
        [0] nessun Manoscritto
        [one] 1 Manoscritto
       *[other] { $n } Manoscritti
    }
bonus = Il primo con { $n } di questo nastro prende la sua Carta Bonus: { $vp } punti, { $effect }
bonus-free = Nessuno ha ancora quella carta
bonus-of = Quella carta è di { $name }
sets = I set di nastri diversi valgono { $vp } punti alla fine
manuscripts = Manoscritti
spot = { $place }, Sito { $n }
spot-built = { $building } di { $name }
spot-gives = Chi costruisce qui: { $effect }
link-back = Collegamento con il Sito precedente: { $effect }
link-on = Collegamento con il Sito successivo: { $effect }
bank-left = Si raggiunge dallo spazio esterno sinistro
bank-right = Si raggiunge dallo spazio esterno destro
space = { $place }, { $space }
viscount-of = Qui sta il Visconte di { $name }
outer-actions = Qui si commercia o si costruisce
inner-actions = Qui si mandano Lavoratori o si trascrive
exchange =
    { $n ->
        [one] Per ogni Mercante
       *[other] Ogni { $n } Mercanti
    }: { $effect }
section = Livello { $n }, di fronte a: { $place }
tier-1 = Tre tuoi Lavoratori qui: uno entra e dà «{ $effect }», gli altri vanno uno per lato
tier-2 = Chi entra: { $effect }. Tre tuoi Lavoratori qui: uno prosegue al terzo livello
tier-3 = Chi entra: { $effect }
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
workers-left-text = I Lavoratori vanno al Castello dal sentiero interno: 1, 3, 5 o 8 Nobili ne mandano 1, 2, 3 o 4
keep = Il cuore del Castello
leader = Signore del Castello: { $name }
leader-none = Nessuno è ancora Signore del Castello
leader-worth = Il Signore ha { $n } punti, e { $effect }
track = Reputazione e Corruzione di { $name }
track-space = Spazio { $n } del tracciato
marker-corruption = Qui sta il segnalino Corruzione
marker-virtue = Qui sta il segnalino Reputazione
marker-both = Qui stanno entrambi i segnalini: nella fase 5 c’è uno Scontro
collision-self = Uno Scontro qui: { $effect }
collision-others-always = Ogni altro giocatore: { $effect }
collision-others-none = Ogni altro giocatore senza Criminali: { $effect }
collision-others-some = Ogni altro giocatore con Criminali: { $effect }
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
money-gold = Vale un Nobile quando mandi Lavoratori
money-stone = Vale un Costruttore quando costruisci
paper-unpaid = Debiti non pagati: { $n }
paper-unpaid-text = 2 punti in meno ciascuno alla fine. Pagarne uno dà 1 risorsa
paper-paid = Debiti pagati: { $n }
paper-paid-text = Non danno punti da soli; contano se arriva la Prosperità
paper-acquired = Contratti acquisiti: { $n }
paper-acquired-text = 1 punto ciascuno alla fine, 3 se approvati
paper-approved = Contratti approvati: { $n }
paper-approved-text = 3 punti ciascuno alla fine; contano se arriva la Povertà
action-trade = Commercio
action-build = Costruire
action-workers = Lavoratori
action-transcribe = Trascrivere
action-trade-text = Sul sentiero esterno; ogni Moneta è 1 Mercante in più
action-build-text = Sul sentiero esterno; ogni Pietra è 1 Costruttore in più
action-workers-text = Sul sentiero interno; ogni Oro è 1 Nobile in più
action-transcribe-text = Sul sentiero interno; ogni Calamaio è 1 Sacerdote in più
actions = Icone in gioco, per azione
icons-have = Hai in gioco { $icons }
icons-criminals = E { $icons }, che valgono come qualsiasi icona
criminals-text = Ciascuno vale come qualsiasi icona di un’azione. Giocarne uno porta Corruzione per ogni Criminale sulla tua plancia
upto = fino a { $n }
deck = Mazzo: { $n }
deck-holds = Contiene, senza ordine: { $names }
unseen-holds = In mano o nel mazzo: { $names }
discards = Scarti: { $n }
row = Carte sulla plancia di { $name }
slot-left = spazio sinistro
slot-middle = spazio centrale
slot-right = spazio destro
slot-empty = Vuoto, { $slot }
slot-printed = Stampate sullo { $slot }: { $icons }
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
poverty-pays = Se rivelata, a chi ha più Contratti approvati: { $vp } punti
prosperity-pays = Se rivelata, a chi ha più Debiti pagati: { $vp } punti
purse = Monete e risorse
papers = Debiti e Contratti
rival-focus = Preferisce questo: { $effect }
rival-priority = Delle risorse prende, in quest’ordine: { $order }
priority-until = { $what } (fino a { $n })
any-resource = qualsiasi risorsa
scheme-future =
    { $n ->
        [one] 1 Intrigo futuro
       *[other] { $n } Intrighi futuri
    }
scheme-criminals = 1 Corruzione per ogni Criminale sulla sua plancia
scheme-move =
    { $n ->
        [one] Si muove di 1 spazio esterno
       *[other] Si muove di { $n } spazi esterni
    }
scheme-options = Poi la prima di queste che può fare: { $effects }
phase-0 = preparazione

## Lezione

tutorial-welcome = Benvenuto, Visconte! Il regno è un anello di cinque sezioni attorno a un Castello. Lo percorri in senso orario e raccogli Edifici, Lavoratori, Manoscritti e Contratti; i punti si contano solo alla fine. Questa partita è preparata: scegli ciò che brilla. Indica qualsiasi altra cosa, o tienila premuta, e si spiegherà da sé.
tutorial-rival = Giochi contro un Rivale che le regole stesse fanno giocare. A ogni turno scopre un Intrigo e fa ciò che vi è scritto; non ti aspetta mai e non devi mai giocare per lui. Il Diario racconta che cosa ha fatto.
tutorial-pair = Per prima cosa una Carta Giocatore. La numero 1 dice da dove parti e che cosa possiedi: 8 Monete, 2 Calamai, una Pietra, due Contratti e un Debito. La sua eroina, Ada, si unisce alle otto carte che tutti hanno.
tutorial-turn = Un turno ha sei fasi: giocare una carta, cavalcare, agire, ingaggiare, risolvere uno Scontro, pescare. Dunque prima una carta. Il numero in alto a sinistra, 3, dice di quanto cavalcherai. Lungo il lato sinistro stanno le sue Icone, in basso ciò che fa. Gioca la Finanziera.
tutorial-icons = La tua plancia ha tre spazi per le carte. Tutte le Icone che vi si vedono pagano le tue azioni: quelle delle carte e, all’inizio, quelle stampate sugli spazi, finché una carta non le copre. Ora sono un Sacerdote, un Costruttore, un Nobile e due Mercanti.
tutorial-instant = La Finanziera agisce appena giocata: puoi scartare una carta, e ottieni 2 Monete. Lascia andare l’Abate; alla fine del turno la mano torna a tre carte.
tutorial-move = Cavalca di 3 spazi esatti lungo le frecce, sempre in senso orario. Dallo spazio esterno sinistro di una sezione una strada entra. Sul sentiero esterno si commercia e si costruisce, su quello interno si mandano Lavoratori e si copiano Manoscritti. Entra alle Montagne.
tutorial-transcribe = Un’azione per turno. Il Manoscritto di questa sezione costa 3 Sacerdoti. Hai un’Icona Sacerdote, e ogni Calamaio ne vale una: due Calamai fanno il resto. Le Icone non si consumano; ciò che paghi è speso.
tutorial-flip = Questo Manoscritto gira subito una tua carta. Un Debito non pagato costa 2 punti alla fine, uno pagato niente, e pagarlo dà una risorsa. Un Contratto vale 1 punto, 3 se approvato. Paga il tuo Debito.
tutorial-recruit = Dopo l’azione puoi ingaggiare il Cittadino che sta qui, per tante Monete quante dice il suo numero. Questa volta risparmia e passa. Poi peschi fino a tre carte, e tocca al Rivale.
tutorial-slide = Un nuovo turno: le tue carte scorrono di uno spazio a destra e la nuova entra da sinistra. Ognuna serve per tre turni, poi esce. Lo Specialista porta due Mercanti e una cavalcata di 2.
tutorial-out = Dal sentiero interno si esce di nuovo, sullo spazio esterno destro, oppure si prosegue all’interno. Due spazi ti portano fuori dalle Montagne, sul lato sinistro del Lago.
tutorial-trade = Ogni spazio esterno ha il suo scambio, che si fa tutte le volte che i Mercanti lo permettono. Qui 2 Mercanti danno 1 Oro. Carte e plancia mostrano cinque Mercanti, e ogni Moneta che paghi vale uno in più.
tutorial-exchange = Cinque Mercanti fanno due Oro, e il quinto va perso. Aggiungi 1 Moneta: sei Mercanti, tre Oro.
tutorial-hire = Ora ingaggia il Guardiano. La carta va nei tuoi scarti e un giorno ti arriverà in mano. Ciò che sta nel suo angolo in alto a destra avviene subito: 1 Reputazione.
tutorial-track = Guarda la tua barra di sette spazi: il segnalino della Reputazione si è mosso. La Reputazione va a sinistra, la Corruzione a destra. Quando si incontrano c’è uno Scontro. Più a sinistra avviene, meglio è per te: lo vedrai.
tutorial-castle = Sul sentiero interno i Nobili mandano Lavoratori nel Castello: 1, 3, 5 o 8 Nobili per 1, 2, 3 o 4 Lavoratori. Il tuo Scudiero è un Nobile, e i tuoi tre Oro valgono tre. Per tre Lavoratori ne manca uno.
tutorial-dismiss = Congeda allora il Cittadino che sta qui: per 3 Monete il Cavaliere ti presta il suo Nobile, solo per questa azione, e lascia il gioco. Ciò che sta nel suo angolo avviene, come se lo avessi ingaggiato.
tutorial-optional = Il suo angolo ti lascia scartare una carta. Scartare, distruggere, riorganizzare e spostare un Lavoratore di lato sono sempre a tua scelta; ogni altro effetto va eseguito, anche se è un danno. Liberati del Ladro.
tutorial-workers = Tre Lavoratori entrano nel livello esterno del Castello, dalla tua parte. Tre dei tuoi in un settore fanno un gruppo: uno sale di un livello e ottiene ciò che vi è mostrato, qui Calamaio e Pietra, gli altri due passano nei settori a sinistra e a destra. Lì possono fare altri gruppi.
tutorial-tiers = Un Lavoratore vale 1, 2 o 3 punti secondo il livello. Chi arriva per primo al più interno diventa Signore del Castello. Nessun settore regge più di tre Lavoratori in tutto: gli altri tornano a casa, con una consolazione. Ora passa, non serve ingaggiare.
tutorial-criminal = La Finanziera è uscita ed è fra i tuoi scarti. Ora gioca Ada: è una Criminale, e un Criminale vale come qualsiasi Icona che serva all’azione. Il prezzo: chi ne gioca uno ottiene 1 Corruzione per ogni Criminale sulla propria plancia.
tutorial-ribbon = Un secondo Manoscritto: Ada fa da Sacerdote, due Calamai pagano il resto. Il suo nastro è nero, quello del primo era grigio. Un set di 1, 2, 3 o 4 nastri diversi vale 1, 4, 9 o 16 punti; chi per primo ne ha tre uguali prende una carta Bonus, con un’Icona per sempre.
tutorial-deed = Il Manoscritto ha girato un’altra carta; non avevi Debiti, quindi un Contratto: approvato, conta 3 punti invece di 1. Non ingaggiare nessuno.
tutorial-dropoff = Lo Specialista esce dalla tua plancia, ed è allora che dà il meglio: ingaggia gratis un Cittadino qualsiasi delle cinque pile. Prendi il Forzuto; il suo angolo porta Reputazione, e così lo Specialista.
tutorial-build = Di nuovo sul sentiero esterno, puoi costruire. Un’Officina costa 3 Costruttori, un Emporio 5, una Sede delle Corporazioni 7. Manovale e Ada sono due, con le tue due Pietre quattro. Congeda il Furfante per 1 Moneta: il suo Criminale è il quinto.
tutorial-building = Prendi dalla plancia l’Edificio che vuoi: sotto compare un’abilità, tua per sempre. Il primo Emporio ti fa cavalcare ogni turno di uno spazio in più, gratis.
tutorial-spot = Puoi usare i Siti dalla tua parte del Fiume. Un Sito dà subito il suo effetto. Una linea tratteggiata è un Collegamento: all’altro capo c’è il Rivale, quindi ottenete entrambi ciò che vi è scritto, un Contratto.
tutorial-piles = I Contratti vengono dalla pila sopra la Prosperità, i Debiti da quella sopra la Povertà. I numeri dicono quanti ne restano. Quando una delle due pile è finita, la fine è vicina: tienile d’occhio.
tutorial-shuffle = Sono successe molte cose. Il tuo mazzo era vuoto, quindi gli scarti sono stati rimescolati: con un Criminale sulla plancia porta 1 Corruzione, altrimenti 1 Reputazione. I tuoi segnalini si sono incontrati.
tutorial-clash = Ma il Rivale è stato più svelto: i suoi segnalini si erano incontrati, e nella quinta fase del suo turno c’è stato uno Scontro. A ogni Scontro Ada ti porta una Reputazione e una risorsa: prendi una Pietra.
tutorial-others = Chi ha lo Scontro ottiene ciò che sta sopra il suo spazio: un Debito e una risorsa per il Rivale, così a destra. Tutti gli altri ottengono ciò che sta sotto: là chi non ha Criminali riceve una Reputazione, e tu hai Ada.
tutorial-stacked = Ora a te: i tuoi segnalini stanno sullo stesso spazio. D’ora in poi si muovono insieme, qualunque cosa tu ottenga, e nella quinta fase di questo turno si scontrano.
tutorial-step = Lo Specialista cavalca di 2, il tuo Emporio ne fa 3, gratis. Ogni spazio in più costerebbe 1 Moneta. Cavalca fino al lato destro del Lago.
tutorial-workshop = Manovale, Ada e una Pietra: tre Costruttori, un’Officina. Prendi la terza; d’ora in poi puoi tenere in mano una carta in più.
tutorial-collision = Passa, e arriva lo Scontro. Prima le abilità: la Reputazione di Ada spinge entrambi i segnalini sullo spazio più a sinistra. Là ci sono 1 Moneta e tre Contratti; a destra sarebbero Monete e Debiti. Poi i segnalini tornano agli estremi.
tutorial-last = Il Sito ha fatto approvare un Contratto. Quando è preso l’ultimo Contratto sopra la Prosperità, o l’ultimo Debito sopra la Povertà, il round si finisce e se ne gioca ancora uno. La Prosperità premia i Debiti pagati: 12 punti a chi ne ha di più, 4 al secondo. La Povertà premia i Contratti approvati.
tutorial-hired = Ed ecco il Guardiano che hai ingaggiato nel round 2: rimescolato, pescato, e ora è dei tuoi.
tutorial-pay = Col passo gratuito arrivi a tre spazi; un quarto costa 1 Moneta. Ne vale la pena: nelle Colline c’è un Sito che gira una carta.
tutorial-types = Un’Officina vale 2 punti, due 5, tre 9. Anche fra gli Empori e le Sedi delle Corporazioni ognuno vale più di quello prima.
tutorial-count = Da qui giochi da te: tutto ciò che puoi fare è illuminato. Alla fine si conta tutto: Edifici per tipo, Lavoratori per livello, Manoscritti per set, Contratti e Debiti, la Povertà o la Prosperità. Monete e risorse avanzate non valgono niente, tranne che per il Rivale.
tutorial-end = Il foglio dei punti nomina ogni punto e la sua regola. Ora conosci Visconti. Prenditi la rivincita, scegli un Rivale più difficile, o apri un tavolo per gli amici.
