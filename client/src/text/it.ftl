# Le parole proprie del client in italiano. Quelle di un gioco vengono dal server e hanno la precedenza.

seat-unnamed = Giocatore { $number }

## Dappertutto

app-name = Regnum
app-claim = Un tavolo per giochi medievali
app-unofficial = Regnum è un’opera amatoriale non ufficiale, senza alcun legame con gli editori. Non contiene scansioni né frasi delle loro scatole: le regole sono raccontate con parole nostre e le figure sono disegnate apposta.
app-credits = Icone: game-icons.net (CC BY 3.0). Caratteri: Alegreya (OFL).
app-language = Lingua
app-theme = Colori
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
loading = Un momento…
try-again = Riprova
back-home = Torna alla pagina iniziale
close = Chiudi
copy = Copia
copied = Copiato
nowhere-title = Questa pagina non esiste
nowhere-text = Forse l’indirizzo è incompleto.
problem = Qualcosa è andato storto: { $problem }

## Inizio

home-what = Un tavolo che conosce le regole: mostra che cosa si può fare, e spiega perché il resto non si può. Nessun account, niente da installare.
home-turns = Tocca a te
home-also-invited =
    { $n ->
        [one] e un invito
       *[other] e { $n } inviti
    }
home-invited =
    { $n ->
        [one] Un invito
       *[other] { $n } inviti
    }
home-continue = Continua
home-lesson = lezione
home-you = Tu
home-bots =
    { $n ->
        [one] e un bot
       *[other] e { $n } bot
    }
home-winner = ha vinto
home-games = I giochi
home-games-how = contro i bot, con gli amici tramite un link, o insieme davanti a uno schermo
home-touch = tocca per giocare
home-players = da { $min } a { $max } giocatori
home-length = Quanto dura una partita
home-minutes = { $n } min
home-hours = { $n } ore
home-weight = Complessità: { $n } su 3
home-play-now = Gioca subito
home-make-table = Prepara un tavolo
home-rules = Regole
home-learn = Impara
home-running = In corso
home-turn-of = turno di { $name }
home-waits =
    { $n ->
        [one] aspetta un giocatore
       *[other] aspetta { $n } giocatori
    }
home-watch = guarda
home-finished = Finite
home-all-invitations = Tutti gli inviti ({ $n })
home-all-running = Tutte le partite ({ $n })
home-all-finished = Tutte le partite ({ $n })
home-import = Apri una partita salvata
home-import-text = Il file di una partita salvata.
invite-who = { $name } ti invita
invite-to = { $name } ti invita a giocare: { $game }
invite-nobody = Chi viene gioca
invite-free =
    { $n ->
        [one] { $seats } posti, 1 libero
       *[other] { $seats } posti, { $n } liberi
    }
invite-sit = Siediti
invite-watch = Guarda
invite-new-here = Non conosci il gioco?
invite-learn = Impara giocando
share = Condividi
share-title = Invita a giocare: { $game }
share-text = Inquadra il codice con un telefono, o invia il link.
share-code = Il link come codice QR
share-link = Link
share-send = Invia…
name-title = Come ti chiami?
name-text = È il nome che gli altri vedranno al tavolo.
name-go = Avanti
name-change = Cambia il tuo nome
table-free = posto libero
level-easy = facile
level-medium = medio
level-hard = difficile
you = tu
name-guest = Ospite
name-bot = Bot { $number }

## Tavolo nuovo

new-title = Un tavolo nuovo
new-seats = Chi gioca
new-seat = Posto { $number }
new-kind-me = Io
new-kind-here = Un’altra persona a questo schermo
new-kind-friend = Un amico, con un link
new-kind-bot = Un bot
new-name = Nome
new-level = Livello
new-level-easy = Facile: commette sviste
new-level-medium = Medio: guarda avanti di una scelta
new-level-hard = Difficile: pensa per un secondo
new-add-seat = Aggiungi un posto
new-alone = Gioca da solo
new-alone-text = Giochi da solo, contro le regole della partita in solitario. Le opzioni qui sotto dicono chi è il tuo rivale.
new-remove-seat = Togli il posto
new-variants = Scenario e opzioni
new-more-options = Altre opzioni
new-name-needed = Scrivi come ti chiami.
new-rulings = Interpretazioni
new-rulings-text = Questioni che il regolamento lascia aperte. Il primo valore è la nostra interpretazione; se non hai preferenze, tienilo.
new-usual = predefinito
new-own-values = valori a scelta
new-clock = Orologio
new-clock-none = Nessuno: tutto il tempo che serve
new-clock-quick = Veloce: 30 secondi a mossa
new-clock-live = Dal vivo: 15 minuti a testa, +10 secondi a mossa
new-clock-slow = Con calma: 2 giorni a mossa
new-clock-week = Con molta calma: 7 giorni a mossa
new-clock-own = Personalizzato
new-clock-time = Quanto tempo
new-clock-unit = Unità
new-clock-seconds = secondi
new-clock-minutes = minuti
new-clock-hours = ore
new-clock-days = giorni
new-clock-mode = Conta
new-clock-player = a testa, per tutta la partita
new-clock-move = per ogni mossa
new-clock-added = Secondi in più a ogni mossa
new-answers = Proposte a chi è assente
new-answers-always = aspettano la risposta
new-answers-hour = aspettano 1 ora
new-answers-day = aspettano 1 giorno
new-answers-days = aspettano 3 giorni
new-answers-week = aspettano 7 giorni
new-answers-text = Poi la partita continua come se non ci fosse risposta: per le regole, quasi sempre un rifiuto. Chi è collegato viene sempre aspettato.
new-clock-text = Quando il tempo finisce, un bot gioca fino al ritorno del giocatore. L’orologio si ferma quando sono d’accordo tutti.
new-open = Aperto a chiunque (compare nella pagina iniziale)
new-open-table = Apri il tavolo

## Tavolo

table-round = Round { $n }
table-last-round = Round { $n }, l’ultimo
table-over = La partita è finita
table-board = Il tavolo
table-in-words = Il tavolo a parole
table-my-turn = Tocca a te
table-watching = Stai guardando
table-lost = Connessione persa. Riconnessione…
table-lost-now = Riprova ora
table-refused = Questo tavolo non si può aprire. { $reason }
table-connecting = Connessione al tavolo…
table-stale = Il tavolo era già cambiato, quindi non è successo nulla. Guarda di nuovo.
table-unsure = La connessione è caduta prima della risposta. Il tavolo mostrerà se la tua scelta è stata registrata.
table-your-turn-notice = Tocca a te: { $game }
table-menu = Altro
table-panel = Accanto al tavolo
goodbye-no-table = Questo tavolo non esiste.
goodbye-token = Il posto è passato a qualcun altro.
goodbye-version = Regnum è stato aggiornato: ricarica la pagina.
menu-outline = Mostra il tavolo a parole
menu-picture = Mostra la figura
menu-sound = Suoni
menu-notify = Avvisami quando tocca a me
menu-notify-denied = Il browser non permette notifiche da questa pagina.
menu-hand-over = Copri lo schermo quando passa a un’altra persona
menu-sure = Chiedi conferma prima delle scelte definitive
menu-replay = Rivedi la partita
menu-record = Salva il registro della partita
menu-watch-link = Copia il link per guardare
menu-home = Torna alla pagina iniziale
menu-keys = Tasti
on = sì
off = no

seats-title = Giocatori
seats-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
seats-at-end = { $all } se finisse ora
seats-consist = { $name }, punti: { $n }. Da che cosa vengono
seats-open =
    { $n ->
        [one] Di questi, { $n } può ancora cambiare.
       *[other] Di questi, { $n } possono ancora cambiare.
    }
points-at-end = Se la partita finisse ora: { $all } in tutto ({ $n ->
        [one] 1 può ancora cambiare
       *[other] { $n } possono ancora cambiare
    }).
seats-now = di turno
seats-away = assente
seats-bot = bot, { $level }
seats-answers = Una proposta a chi è assente aspetta { $time }; poi vale come rimasta senza risposta.
seats-automaton = automa
seat-more = { $name }: altro su questo posto
seat-name = Nome
seat-rename = Cambia
seat-give = Cedi il posto
seat-leave = Lascia il posto
seat-bot = Fai giocare un bot
seat-bot-title = Un bot al suo posto
seat-bot-ask = Fai giocare un bot…
bot-title = Un bot per { $name }?
bot-title-free = Un bot in questo posto?
bot-for-person = { $name } è assente. Un bot sceglierà al suo posto fino al suo ritorno; le scelte fatte resteranno valide.
bot-for-nobody = Un bot prenderà questo posto: chi ne ha il link non potrà più sedersi, finché non liberi di nuovo il posto. Se è l’ultimo libero, si comincia subito.
bot-not = No, aspettiamo
seat-link = Libera il posto per chi ha un link
seat-link-anew = Crea un nuovo link
seat-link-text = Chi gioca ora potrà solo guardare; il posto andrà a chi ha il link.
seat-link-free = Chi ha il link può sedersi. I link precedenti non valgono più.
seat-link-theirs = Solo questo giocatore può cedere il posto. Un bot gioca fino al suo ritorno.
seat-bot-theirs = Questo giocatore è al tavolo: solo chi occupa il posto può cederlo o farsi sostituire da un bot. Dopo mezzo minuto di assenza puoi far giocare un bot fino al suo ritorno.
seat-bot-plays = Un bot gioca per questo giocatore, che conserva il posto.
seat-stood-in = Un bot sta giocando per te.
seat-take-back = Gioca tu

deal-open = Carte note: chi ha aperto il tavolo poteva conoscere ogni carta.
deal-sealed = Carte sigillate
deal-how = Le carte sono distribuite a partire da un numero che nessuno al tavolo conosce. Il suo sigillo si vede qui dall’inizio; a partita finita si vede anche il numero, e chiunque può controllare che corrisponda.
deal-words = testo sigillato
seat-webhook = Avvisa un altro programma quando tocca a me
seat-webhook-set = Imposta
seat-webhook-drop = Rimuovi
seat-webhook-text = Un indirizzo web (webhook) che viene chiamato quando tocca a te e sei assente: nelle partite lente, per avvisarti in una chat o sul telefono.
seat-webhook-on = C’è già un webhook. Un nuovo indirizzo lo sostituisce.
seats-watchers =
    { $n ->
        [one] 1 guarda
       *[other] { $n } guardano
    }
seat-arms = { $charge } del posto { $number }
charge-cross = Croce
charge-lily = Giglio
charge-tower = Torre
charge-lion = Leone
charge-bend = Banda
charge-crescent = Crescente
charge-star = Stella
charge-eagle = Aquila
charge-wheel = Ruota
charge-key = Chiave
charge-oak = Quercia
charge-sun = Sole
charge-moon = Luna
charge-eyes = Occhi

clock-of = { $name }: restano { $time }
clock-paused = Orologio fermo
clock-pause = Ferma l’orologio
clock-go-on = Riavvia l’orologio
clock-asked = { $name } chiede di fermare gli orologi.
clock-asking = È stata chiesta una pausa: devono essere d’accordo tutti.
clock-withdraw = Ritira
clock-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }

prompt-title = Che cosa fare ora
prompt-options = Che cosa puoi scegliere
prompt-wait = { $name } sta scegliendo…
prompt-wait-bot = { $name } sta pensando…
prompt-wait-away = Si aspetta { $name }, che non è al tavolo.
prompt-away-since = Era qui { $ago }.
prompt-wait-several = Devono ancora rispondere: { $names }.
prompt-one-away = { $name } (assente)
prompt-skip = Mostra tutto subito
pace-title = Velocità
pace-slower = Più piano
pace-faster = Più in fretta
prompt-over = La partita è finita.
prompt-clauses = Le regole di questa scelta
prompt-all = Tutte le scelte ({ $n })
prompt-tap-again = Tocca ancora per scegliere.
prompt-rule = Regola
prompt-lost = Connessione assente: ora non puoi scegliere.

prepared-told = Non ancora confermato: { $what }.
prepared-now = Conferma subito
prepared-now-what = Così vedi che cosa rivela, prima di andare avanti
prepared-back = Rimetti a posto
prepared-refused = La prima scelta è fatta, quella dopo no: { $reason }
why-prepared = Prima scegli dove va quello che hai in mano, oppure rimettilo a posto.

undo = Annulla
undo-reach =
    { $n ->
        [one] Annulla la tua ultima scelta
       *[other] Annulla la tua ultima scelta (fino a { $n } scelte)
    }
undo-none = Ora non puoi annullare: è stato rivelato qualcosa, o qualcun altro ha scelto.
undo-others = Ora non puoi annullare: intanto ha scelto { $name }.
undo-revealed = Non puoi annullare «{ $choice }»: ha rivelato qualcosa di nuovo.
undo-consent =
    { $n ->
        [one] Annulla la tua ultima scelta, se gli altri acconsentono
       *[other] Annulla le ultime { $n } scelte, se gli altri acconsentono
    }
undo-asked =
    { $n ->
        [one] { $name } vorrebbe annullare l’ultima scelta. Acconsenti?
       *[other] { $name } vorrebbe annullare le ultime { $n } scelte. Acconsenti?
    }
undo-asking = Gli altri stanno decidendo se puoi annullare.
undo-yes = Accetta
undo-no = Rifiuta

sure-title = Confermi?
sure-text = Questa scelta rivela qualcosa di nuovo: non si potrà annullare.
sure-go = Sì, avanti
sure-not = Non ancora
sure-never = Non chiederlo più

log-title = Diario
log-empty = Non è ancora successo nulla.
log-earlier = Voci precedenti
log-since = Dal tuo ultimo turno
log-since-none = Dal tuo ultimo turno nessun altro ha giocato.
log-unasked = Automatico: era l’unica possibilità.
log-small = Eventi minori ({ $n })
log-more =
    { $n ->
        [one] e un altro evento
       *[other] e altri { $n } eventi
    }

rules-reconstructed =
    { $n ->
        [one] Alcuni valori di 1 componente sono ricostruiti: il regolamento non li dà
       *[other] Alcuni valori di { $n } componenti sono ricostruiti: il regolamento non li dà
    }
rules-title = Regole
rules-search = Cerca parole, o il numero di una regola
rules-here = Le regole di questa decisione
rules-none = Nessuna regola contiene queste parole.
rules-ruling = La nostra interpretazione
rules-example = Esempio
rules-notes = Altre interpretazioni e fonti
rules-otherwise = Altre interpretazioni
rules-source = Dove lo dice il regolamento
rules-link = Link a questa regola
rules-found =
    { $n ->
        [one] 1 regola
       *[other] { $n } regole
    }
rules-of = Regole di { $game }

why-not-now = Ora si decide altro.
why-not-you = Ora sceglie { $name }.
why-first =
    { $n ->
        [0] Potrai dopo «{ $what }».
        [one] Potrai dopo «{ $what }» o un’altra scelta.
       *[other] Potrai dopo «{ $what }» o altre { $n } scelte.
    }
why-over = La partita è finita: non c’è più nulla da scegliere.
outline-why = Perché non posso?

chat-title = Chat
chat-empty = Nessuno ha detto nulla.
chat-say = Scrivi qualcosa
chat-send = Invia

score-total = Totale
score-what = Voce
score-you-win = Hai vinto!
score-wins =
    { $n ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
score-behind =
    { $n ->
        [one] Ti mancava 1 punto.
       *[other] Ti mancavano { $n } punti.
    }
score-behind-in =
    { $n ->
        [one] A te mancava 1 punto
       *[other] A te mancavano { $n } punti
    } per raggiungere { $winner }: il distacco maggiore è in «{ $category }», { $own } a { $others }.
score-show = Foglio dei punti
score-rematch = Rivincita
rematch-wanted = { $name } vuole giocare ancora.
rematch-join = Gioca anche tu
score-replay = Rivedi la partita
score-table = Guarda il tavolo
score-kept = Questa partita resta qui fino al { $date }.
graph-title = I punti nel corso della partita

replay-title = Rivedi la partita
replay-at = Scelta { $n } di { $of }
replay-first = All’inizio
replay-prev = Una scelta indietro
replay-next = Una scelta avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
replay-last = Alla fine
replay-link = Copia il link
replay-leave = Torna alla partita
replay-close = Chiudi
replay-faster = Velocità

hand-title = { $name }, tocca a te
hand-text = Gli altri guardino altrove: quello che vedi è solo per te.
hand-go = Sono { $name }: mostra il tavolo
hand-never = Non coprire più lo schermo

wait-title = Il tavolo aspetta giocatori
wait-free = C’è un posto libero
wait-free-text = Chi ha il link può sedersi e continuare la partita.
wait-text = Invia a ciascun amico il suo link. Si comincia quando tutti i posti sono presi.
wait-link = Link per il posto { $number }
wait-here = Hai un posto. Si comincia quando tutti i posti sono presi.
wait-bot-instead = Oppure fai giocare un bot…
wait-watching =
    { $n ->
        [one] Il tavolo aspetta ancora un giocatore. Si comincia quando tutti i posti sono presi.
       *[other] Il tavolo aspetta ancora { $n } giocatori. Si comincia quando tutti i posti sono presi.
    }
wait-sit = Siediti anche tu

join-title = C’è un posto per te: { $game }
join-text = Siediti col nome che gli altri leggeranno. Si comincia quando tutti i posti sono presi.
join-running = La partita è già in corso: continua tu, col nome che gli altri leggeranno.
join-go = Siediti
join-watch = Guarda soltanto

lesson-next = Avanti
lesson-own-game = Comincia una partita
lesson-later = Mossa valida, ma la lezione segue un copione: scegli quello che brilla.
lesson-do = Ora: { $what }
lesson-advice = Consiglio: { $what }
lesson-else = (qualsiasi altra scelta chiude la lezione)
lesson-alone = Hai lasciato il copione: la lezione finisce qui, la partita continua.
lesson-back = Ricomincia il capitolo
lesson-over = La partita è finita. Il foglio dei punti elenca ogni punto con la sua regola.
lesson-skip = Salta capitolo
lesson-chapters = I capitoli della lezione
lesson-progress = Capitolo { $n } di { $of }
lesson-of = Impara { $game }
lesson-continue = Riprendi
lesson-again = Dall’inizio
lesson-here = sei qui
lesson-done = fatto

keys-pick = scegli un’opzione (con la lettera, se c’è)
keys-walk = percorri le opzioni
keys-enter = scegli l’opzione evidenziata
keys-options = tutte le scelte in un elenco
keys-undo = annulla
keys-back = rimetti a posto quello che hai in mano
keys-rules = le regole di questa scelta
keys-keys = questo elenco
keys-to-rules = Apri le regole
keys-log = diario
keys-chat = chat
keys-since = che cosa è successo dal tuo ultimo turno
keys-skip = mostra tutto subito
keys-faster = i turni degli altri più in fretta
keys-slower = i turni degli altri più piano
