# What every game says in English.

seat-unnamed = Player { $number }

reason-not-an-option = “{ $text }” is not an option here.
reason-not-now = “{ $text }” is not what is to be decided now.
reason-game-over = The game is over: there is nothing left to choose.
reason-not-your-turn = It is not for this seat to choose now.

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
ui-score-now = What would count if the game ended now.
ui-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
ui-why-not = Why not?
ui-why-not-type = Type an option such as { $example }, or a word to look for
ui-legal = That can be chosen now.
ui-rules = Rules
ui-rules-search = Look for words or for a number such as take.3
ui-rules-none = No rule has these words.
ui-rules-example = Example
ui-rules-ruling = How it is read
ui-rules-otherwise = Other readings
ui-rules-source = Where the rulebook says it
ui-undo-none = There is no choice to take back yet.
ui-undo-other = The last choice was made by { $name }: it is not yours to take back.
ui-undo-seen = The last choice showed everybody something new: it cannot be taken back.
ui-quit-hint = Enter: leave · Esc: stay
ui-quit-lost = This game is not being recorded: leaving ends it.
ui-quit-over = Thank you for playing.
ui-quit-kept = The game is kept in { $path }. Go on with it: regnum resume { $path }
ui-quit-kept-over = The game is kept in { $path }.

ui-key-rules = rules
ui-key-cards = cards
ui-key-why-not = why not
ui-key-undo = undo ({ $n })
ui-key-score = score
ui-key-quit = quit
