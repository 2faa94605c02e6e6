# Quello che ogni gioco dice in italiano.

seat-unnamed = Giocatore { $number }

reason-not-an-option = «{ $text }» non è un’opzione qui.
reason-not-now = Ora non si decide «{ $text }».
reason-game-over = La partita è finita: non c’è più nulla da scegliere.
reason-not-your-turn = Non è il turno di questo posto.
reason-of-another = Appartiene { TO($player) }.
reason-only-shown = Lì non si sceglie mai nulla: mostra a che punto è la partita.

## Il terminale

ui-options = Che cosa puoi scegliere
ui-log = Che cosa è successo
ui-thinking = sta pensando…
ui-over = La partita è finita.
ui-hand-over = Questa domanda è solo per te: gli altri guardino altrove.
ui-go-on = Invio: continua
ui-close = Esc: torna al tavolo
ui-cards = Sul tavolo, a parole
ui-score = Punteggio
ui-score-now = Prima i punti sicuri, poi quelli che si aggiungerebbero se la partita finisse ora.
ui-wins =
    { $n ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
category-points = Punti
verdict-margin = { $category }: { $more } per { $winner }, { $less } per { $other }.
verdict-ahead = Rispetto a { $other }, { $winner } era davanti o alla pari in tutto; il distacco maggiore è in «{ $category }», { $more } a { $less }.
verdict-decided = { $other } era in vantaggio in «{ $elsewhere }», { $ahead } a { $behind }. Decisivo il confronto in «{ $category }»: { $more } a { $less } per { $winner }.
verdict-mixed = { $winner } era davanti in più cose, soprattutto in «{ $category }», { $more } a { $less }; { $other } in «{ $elsewhere }», { $ahead } a { $behind }.
ui-why-not = Perché no?
ui-why-not-type = Scrivi un’opzione come { $example }, o una parola da cercare
ui-legal = Puoi sceglierlo ora.
ui-first = Potrai dopo «{ $what }».
ui-rules = Regole
ui-rules-search = Cerca parole, o il numero di una regola
ui-rules-none = Nessuna regola contiene queste parole.
ui-rules-example = Esempio
ui-rules-ruling = La nostra interpretazione
ui-rules-otherwise = Altre interpretazioni
ui-rules-source = Dove lo dice il regolamento
ui-undo-none = Non c’è ancora nessuna scelta da annullare.
ui-undo-other = L’ultima scelta è di { $name }: non puoi annullarla.
ui-undo-seen = L’ultima scelta ha rivelato qualcosa di nuovo: non si può annullare.
ui-quit = Lasci il tavolo?
ui-quit-kept = La partita è salvata in { $path }. Per riprenderla quando vuoi: regnum play --terminal --resume { $path }
ui-quit-hint = Invio: esci · Esc: resta

ui-key-rules = regole
ui-key-cards = carte
ui-key-why-not = perché no
ui-key-undo = annulla ({ $n })
ui-key-score = punti
ui-key-scroll = tavolo
ui-key-quit = esci

# Le cifre di molte partite, sulla riga di comando.

cli-agent = agente
cli-seats = posti
cli-wins = vittorie
cli-rate = quota di vittorie
cli-interval = intervallo 95%
cli-score = punti medi
cli-range = 10%–90%
cli-games = partite
cli-role = ruolo
cli-wins-by-seat = Vittorie per posto
cli-teams = Squadre
cli-decisions = Decisioni a partita
cli-winner = Vince { $seat }.

# Quello che dice un server.

log-has-chosen = { $player } ha scelto.
ui-taken-back =
    { $seat } annulla { $n ->
        [one] una scelta
       *[other] { $n } scelte
    }.
ui-resumed = Sono cambiate le regole o i valori di alcuni pezzi: la partita continua con quelli nuovi.
ui-not-running = La partita non è in corso: aspetta giocatori, oppure è finita.
ui-seat-of-another = Solo chi occupa il posto può cederlo: ha visto carte che nessun altro può vedere. Quando ha lasciato il tavolo puoi far giocare un bot finché non torna.
ui-seat-is-here = { $seat } è al tavolo, o c’era un attimo fa: solo chi occupa il posto può farsi sostituire da un bot.
ui-seat-now-bot = Ora un bot gioca per { $seat }.
ui-seat-now-person = { $seat } è di nuovo al tavolo.
ui-seat-now-open = { $seat } ha lasciato il posto, che ora è libero.
ui-answered-for = { $seat } è assente da troppo tempo: come dicono le regole, la partita continua senza la sua risposta.
ui-seat-taken = { $seat } prende posto.
ui-bot-plays = Un bot sta giocando per te: prima riprendi il posto.
ui-too-much-chat = Troppi messaggi: aspetta qualche secondo.
ui-not-stored = Il server non ha potuto salvare, quindi non è successo nulla. Il tavolo è come prima: riprova.
ui-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo.
ui-nothing-asked = Nessuno ti chiede il consenso.
ui-pause-away = Qualcuno è assente: gli orologi ripartono quando ci sono tutti, o dopo un giorno.
ui-no-such-seat = Questo posto non esiste.
ui-no-such-level = Questo livello di bot non esiste.
ui-no-such-table = Questo tavolo non esiste.
ui-token-gone = Il posto è passato a qualcun altro.
ui-name-unseen = Di questo nome non si vede nulla: serve almeno una lettera o una cifra.
ui-not-your-seat = Questo posto non è tuo.
ui-only-players = Può farlo solo chi gioca.
ui-only-creator = Può farlo solo chi ha aperto il tavolo o chi occupa il posto.
ui-reveals = Questa scelta rivela qualcosa di nuovo: non si può annullare.
ui-webhook-refused = Questo indirizzo non si può chiamare: dev’essere pubblico, con http o https.
ui-your-turn = { $game }: tocca a te, { $name }.
ui-too-long = Il messaggio è troppo lungo.
ui-garbled = Il messaggio non è comprensibile.
ui-say-hello = Una connessione comincia con un solo saluto.
ui-reload = Regnum è stato aggiornato: ricarica la pagina.
ui-flood = Troppi messaggi in una volta.
ui-refused = Rifiutato: { $reason }

## Parti di un tavolo, nello schema di ogni gioco

part-first = Primo giocatore
part-round = Round
part-turn = Turno di
part-scores = Punti
part-points = Punti per voce
part-at_end = Se finisse ora

# I nomi dopo un articolo o una preposizione, se nel contenuto non hanno una forma propria: { IN($place) }.
# $first è la prima lettera del nome, senza accenti.

form-the = { $name }
form-a = { $name }
form-in = in { $name }
form-on = su { $name }
form-of = di { $name }
form-to =
    { $first ->
        [a] ad { $name }
       *[other] a { $name }
    }
form-from = da { $name }
