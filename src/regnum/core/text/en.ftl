# What every game says in English.

seat-unnamed = Player { $number }

reason-not-an-option = “{ $text }” is not an option here.
reason-not-now = “{ $text }” is not the current decision.
reason-game-over = The game is over: there is nothing left to choose.
reason-not-your-turn = It isn’t this seat’s turn.
reason-of-another = That belongs to { $player }.
reason-only-shown = Nothing is ever chosen there: it shows how the game stands.

## The terminal

ui-options = What you may choose
ui-log = What happened
ui-thinking = is thinking…
ui-over = The game is over.
ui-hand-over = This question is for your eyes only: the others look away.
ui-go-on = Enter: go on
ui-close = Esc: back to the table
ui-cards = On the table, in words
ui-score = Score
ui-score-now = Safe points first, then what would be added if the game ended now.
ui-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
category-points = Points
verdict-margin = { $category }: { $more } for { $winner }, { $less } for { $other }.
verdict-ahead = Compared with { $other }, { $winner } was ahead or level everywhere; the widest lead is in “{ $category }”, { $more } to { $less }.
verdict-decided = { $other } was ahead in “{ $elsewhere }”, { $ahead } to { $behind }. “{ $category }” decided it: { $more } to { $less } for { $winner }.
verdict-mixed = { $winner } was ahead in several things, most of all in “{ $category }”, { $more } to { $less }; { $other } in “{ $elsewhere }”, { $ahead } to { $behind }.
ui-why-not = Why not?
ui-why-not-type = Type an option such as { $example }, or a word to look for
ui-legal = That can be chosen now.
ui-first = You can after “{ $what }”.
ui-rules = Rules
ui-rules-search = Search for words, or for the number of a rule
ui-rules-none = No rule contains these words.
ui-rules-example = Example
ui-rules-ruling = Our reading
ui-rules-otherwise = Other readings
ui-rules-source = Where the rulebook says it
ui-undo-none = There is no choice to undo yet.
ui-undo-other = The last choice was made by { $name }: you cannot undo it.
ui-undo-seen = The last choice revealed something new: it cannot be undone.
ui-quit = Leave the table?
ui-quit-kept = The game is saved in { $path }. To continue it at any time: regnum play --terminal --resume { $path }
ui-quit-hint = Enter: leave · Esc: stay

ui-key-rules = rules
ui-key-cards = cards
ui-key-why-not = why not
ui-key-undo = undo ({ $n })
ui-key-score = score
ui-key-scroll = board
ui-key-quit = quit

# Figures of many games, on the command line.

cli-agent = agent
cli-seats = seats
cli-wins = wins
cli-rate = win rate
cli-interval = 95% interval
cli-score = mean score
cli-range = 10%–90%
cli-games = games
cli-role = role
cli-wins-by-seat = Wins by seat
cli-teams = Teams
cli-decisions = Decisions a game
cli-winner = { $seat } wins.

# What a server says.

log-has-chosen = { $player } has chosen.
ui-taken-back =
    { $seat } undoes { $n ->
        [one] a choice
       *[other] { $n } choices
    }.
ui-resumed = The rules or the values of some pieces have changed: the game goes on with the new ones.
ui-not-running = The game is not running: it waits for players, or it is over.
ui-seat-of-another = Only the player who holds this seat can pass it on: they have seen cards that nobody else may see. When they have left the table, you can let a bot play until they are back.
ui-seat-is-here = { $seat } is at the table, or was there a moment ago: only they can let a bot play for them.
ui-seat-now-bot = A bot now plays for { $seat }.
ui-seat-now-person = { $seat } is back and plays again.
ui-seat-now-open = { $seat } has left the seat, which is now free.
ui-answered-for = { $seat } has been away for too long: as the rules say, the game goes on without their answer.
ui-seat-taken = { $seat } takes a seat.
ui-bot-plays = A bot is playing for you: take your seat back first.
ui-too-much-chat = That is a lot of chat: wait a few seconds.
ui-not-stored = The server could not save this, so it was not done. The table is as it was: try again.
ui-stale = The table has changed meanwhile: look again.
ui-nothing-asked = Nobody is asking for your consent.
ui-pause-away = Somebody is away: the clocks go on when everybody is back, or after a day.
ui-no-such-seat = There is no such seat.
ui-no-such-level = There is no such level of bot.
ui-no-such-table = There is no such table.
ui-token-gone = This seat has passed to somebody else.
ui-name-unseen = Nobody could see this name: give it a letter or a figure.
ui-not-your-seat = That is not your seat.
ui-only-players = Only players may do that.
ui-only-creator = Only whoever opened the table, or holds the seat, may do that.
ui-reveals = This reveals something new: it cannot be undone.
ui-webhook-refused = This address cannot be called: it must be a public one, with http or https.
ui-your-turn = { $game }: your turn, { $name }.
ui-too-long = That message is too long.
ui-garbled = That message could not be understood.
ui-say-hello = A connection begins with exactly one hello.
ui-reload = Regnum has been updated: reload the page.
ui-flood = Too many messages at once.
ui-refused = Refused: { $reason }

## Parts of a table, in the outline of any game

part-first = First player
part-round = Round
part-turn = Turn of
part-scores = Points
part-points = Points by kind
part-at_end = If it ended now

# Names after an article or a preposition, where their entry in the content gives no form of its own: { IN($place) }.
# $first is the first letter of the name, without accents.

form-the = { $name }
form-a = { $name }
form-in = in { $name }
form-on = on { $name }
form-of = of { $name }
form-to = to { $name }
form-from = from { $name }
