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
paper-unpaid-short = da pagare
paper-unpaid-text = 2 punti in meno ciascuno alla fine. Pagarne uno dà 1 risorsa
paper-paid = Debiti pagati: { $n }
paper-paid-short = pagati
paper-paid-text = Non danno punti da soli; contano se arriva la Prosperità
paper-acquired = Contratti acquisiti: { $n }
paper-acquired-short = acquisiti
paper-acquired-text = 1 punto ciascuno alla fine, 3 se approvati
paper-approved = Contratti approvati: { $n }
paper-approved-short = approvati
paper-approved-text = 3 punti ciascuno alla fine; contano se arriva la Povertà
action-trade = Mercanti, per commerciare
action-trade-icons = Mercanti
action-build = Costruttori, per costruire
action-build-icons = Costruttori
action-workers = Nobili, per mandare Lavoratori
action-workers-icons = Nobili
action-transcribe = Sacerdoti, per trascrivere
action-transcribe-icons = Sacerdoti
action-trade-text = Sul sentiero esterno; ogni Moneta è 1 Mercante in più
action-build-text = Sul sentiero esterno; ogni Pietra è 1 Costruttore in più
action-workers-text = Sul sentiero interno; ogni Oro è 1 Nobile in più
action-transcribe-text = Sul sentiero interno; ogni Calamaio è 1 Sacerdote in più
actions = Icone in gioco, per azione
icons-have = Hai in gioco { $icons }
icons-criminals = E { $icons }, { $n ->
        [one] che vale
       *[other] che valgono
    } come qualsiasi icona
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

tutorial-chapter-ride = Una carta e una cavalcata
tutorial-chapter-manuscripts = I Manoscritti
tutorial-chapter-trade = Commerciare e ingaggiare
tutorial-chapter-castle = Il Castello
tutorial-chapter-criminals = Criminali e nastri
tutorial-chapter-build = Costruire
tutorial-chapter-collision = Lo Scontro
tutorial-chapter-yours = Ora tocca a te
tutorial-welcome = Benvenuto, Visconte! Cavalchi attorno a questo Castello per Edifici, Lavoratori, Manoscritti e Contratti: vince chi ha più punti quando finisce la pila dei Debiti o dei Contratti. Scegli ciò che brilla; ogni altra cosa, tenuta premuta, si spiega.
tutorial-pair = Per prima cosa una Carta Giocatore. La numero 1 dice da dove parti e che cosa possiedi: 8 Monete, 2 Calamai, una Pietra, due Contratti e un Debito. La sua eroina, Ada, entra nel tuo mazzo.
tutorial-turn = Ogni turno comincia con una carta. Il suo numero, 3, dice di quanto cavalcherai; poi vengono le sue Icone e ciò che fa. Gioca la Finanziera.
tutorial-instant = La Finanziera agisce subito: scarti una carta e ottieni 2 Monete. Lascia andare l’Abate; alla fine del turno la mano torna a tre carte.
tutorial-move = Cavalca in senso orario di 3 spazi, mai di meno: ogni spazio in più costa 1 Moneta, e uno spazio più vicino si raggiunge solo con un giro più lungo. Fuori si commercia e si costruisce; dentro si mandano Lavoratori e si copiano Manoscritti. Entra qui.
tutorial-icons = Questi tre spazi tengono le tue carte. Tutte le Icone che vi si vedono pagano la tua azione: quelle delle carte e quelle stampate dove non c’è una carta. Fra queste, un Sacerdote.
tutorial-transcribe = Un’azione per turno. Questo Manoscritto costa 3 Sacerdoti: ne hai uno, e ogni Calamaio vale come un altro. Le Icone non si consumano, i Calamai sì.
tutorial-flip = Il Manoscritto gira una tua carta. Un Debito non pagato costa 2 punti, uno pagato niente. Un Contratto vale 1 punto, 3 se approvato. Paga il Debito: ti dà anche una risorsa.
tutorial-rival = Potresti ingaggiare il Cittadino che sta qui per tante Monete quante dice il suo numero, ma risparmia e non ingaggiare nessuno. Poi il Rivale gioca da sé: scopre un Intrigo e fa ciò che c’è scritto. Il segno ↺ qui sotto racconta che cosa è successo.
tutorial-slide = Le tue carte scorrono a destra, dove coprono le Icone stampate, e la nuova entra da sinistra. Ognuna serve per tre turni, poi esce. Gioca lo Specialista: due Mercanti e una cavalcata di 2.
tutorial-out = Da dentro le strade portano di nuovo fuori. Cavalca fino a questo spazio: qui due Mercanti si scambiano con 1 Oro.
tutorial-exchange = Vedi cinque Mercanti, e ogni Moneta che paghi ne vale un altro. Con 1 Moneta sono sei: tre scambi, tre Oro. Tocca lo scambio che brilla.
tutorial-hire = Ingaggia il Guardiano per 2 Monete. Va nei tuoi scarti e più avanti ti arriverà in mano. Ciò che sta nel suo angolo avviene ora: 1 Reputazione.
tutorial-castle = Dentro, i Nobili mandano Lavoratori nel Castello: 1, 3, 5 o 8 Nobili per 1, 2, 3 o 4 Lavoratori. Lo Scudiero è un Nobile, i tuoi tre Oro altri tre. Per tre Lavoratori ne manca uno.
tutorial-dismiss = Congeda allora il Cavaliere: per 3 Monete ti presta il suo Nobile per questa azione e lascia il gioco. Ciò che sta nel suo angolo avviene: puoi scartare una carta.
tutorial-workers = Tre dei tuoi in un settore fanno un gruppo: uno sale di un livello e ottiene ciò che vi è mostrato, due si spostano a sinistra e a destra.
tutorial-crowd = Nei primi due livelli un settore tiene tre Lavoratori, contando tutti i colori. Se sono di più, chi è di turno rimanda indietro quelli di troppo: per ognuno il proprietario ottiene 2 Monete, oppure dal secondo livello 1 Reputazione e una risorsa.
tutorial-tiers = Un Lavoratore vale 1, 2 o 3 punti secondo il livello. Chi arriva per primo al centro è Signore del Castello: 5 punti alla fine e una carta in più in mano, finché un altro non ne ha lì più di te. Ora non ingaggiare nessuno.
tutorial-track = La tua barra: la Reputazione viene da destra, la Corruzione da sinistra. Quando si incontrano c’è uno Scontro; più a sinistra avviene, meglio è per te. Sopra la barra sta ciò che porta a te, sotto ciò che porta agli altri.
tutorial-criminal = Ada è una Criminale: vale come qualsiasi Icona che serva all’azione. Chi gioca una carta Criminale paga subito 1 Corruzione per ogni Criminale sulla sua plancia. Giocala.
tutorial-ribbon = Ada fa da Sacerdote, due Calamai pagano il resto. Nastri di colori diversi fanno un set: 1, 2, 3 o 4 valgono 1, 4, 9 o 16 punti. Chi ne ha per primo tre dello stesso colore prende la sua carta Bonus Sacerdote: 3 punti, e Icone per sempre.
tutorial-deed = Non avevi Debiti, quindi il Manoscritto ha girato un Contratto: approvato, conta 3 punti. Non ingaggiare nessuno.
tutorial-dropoff = Lo Specialista esce, e solo ora dà il meglio: ingaggia gratis chi vuoi. Prendi il Tagliapietre; il suo angolo ti lascia scartare una carta.
tutorial-shuffle = Il tuo mazzo era vuoto, quindi hai rimescolato gli scarti: ciò porta 1 Corruzione a chi ha un Criminale sulla plancia, agli altri 1 Reputazione. Lo Specialista ha portato una Reputazione. Ora il Manovale.
tutorial-build = Un’Officina costa 3 Costruttori, un Emporio 5, una Sede delle Corporazioni 7. Manovale, Ada e due Pietre fanno quattro. Congeda chi sta qui per 1 Moneta: il suo Criminale è il quinto.
tutorial-building = Sotto ogni Edificio compare un’abilità, tua per sempre. Sotto questo Emporio: d’ora in poi congedare ti costa solo 1 Moneta.
tutorial-spot = Questo Sito fa approvare un Contratto. La linea tratteggiata è un Collegamento con un Edificio del Rivale: ottenete entrambi ciò che vi è raffigurato, un Contratto.
tutorial-clash = Il Rivale ha avuto uno Scontro, molto a destra: per lui sono Debiti. A ogni Scontro Ada ti porta una Reputazione e una risorsa. Prendi una Pietra.
tutorial-stacked = I tuoi segnalini stanno sullo stesso spazio. D’ora in poi si muovono insieme, e alla fine di questo turno si scontrano. Prima il Tagliapietre.
tutorial-pay = Il Tagliapietre cavalca di 3. Ogni spazio in più costa 1 Moneta, e ne hai tre: prosegui fin qui, dove c’è un buon Sito.
tutorial-destroy = Questo Sito distrugge una carta: lascia il tuo mazzo per sempre e rende il suo numero in Monete. Senza l’Abate pescherai più spesso le carte migliori.
tutorial-collision = Non ingaggiare nessuno, e arriva il tuo Scontro. La Reputazione di Ada spinge i segnalini di uno spazio a sinistra: per te 1 Moneta e due Contratti. Poi tornano agli estremi.
tutorial-meet = Il Rivale ha finito la cavalcata sul tuo spazio. Chi viene incontrato può riordinare le carte sulla propria plancia; le tue vanno bene così.
tutorial-alone = Ora si può scegliere tutto, ma qui sotto trovi un consiglio a ogni passo: seguilo e vincerai, un’altra scelta chiude la lezione. Questi numeri dicono quanti Debiti e Contratti restano, qui meno del solito: finita una pila, si gioca ancora un round.
tutorial-papers = Sotto ogni pila aspetta una carta. La Povertà, sotto i Debiti, dà 12 punti a chi ha più Contratti approvati; la Prosperità, sotto i Contratti, a chi ha più Debiti pagati.
tutorial-second = Delle due conta solo la carta che viene rivelata, di solito una. Anche il secondo ottiene punti: 4 qui e in due giocatori; in tre o quattro i primi tre ne ottengono 12, 8 e 4.
tutorial-types = Un Emporio vale 4 punti, due 9, tre 15: più ne hai dello stesso tipo, meglio è.
tutorial-plan = Qui ottieni Reputazione, e altra te ne porta chi puoi ingaggiare dopo. I segnalini si incontrano tutto a sinistra: tre Contratti, gli ultimi della pila. La fine è vicina, e sei in testa.
tutorial-last = L’ultimo round. Un terzo Emporio vale 6 punti in più. Monete e risorse avanzate non contano, tranne che per il Rivale.
tutorial-end = Hai vinto! Il foglio dei punti nomina ogni punto e la sua regola. Ora scegli un Rivale più difficile, o apri un tavolo per gli amici.
