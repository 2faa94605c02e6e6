# The client's own words in English. A game's words come from the server and go before these.

seat-unnamed = Player { $number }

## Everywhere

app-name = Regnum
app-claim = A digital table for medieval board games
app-unofficial = Regnum is an unofficial fan work, without any tie to the publishers. It contains no scan and no sentence of their boxes: the rules are told in our own words and the pictures are drawn for it.
app-credits = Icons: game-icons.net (CC BY 3.0). Letters: Alegreya (OFL).
app-language = Language
app-theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
loading = One moment…
try-again = Try again
back-home = To the start
close = Close
copy = Copy
copied = Copied
nowhere-title = There is no such page
nowhere-text = Perhaps the address was cut short on its way.
problem = That did not work: { $problem }

## Start

home-what = Play the great medieval board games in the browser: against bots, with friends by a link, or together at one screen. No account, nothing to install, and the table itself knows the rules: it shows what can be done, and tells why the rest cannot.
home-games = Games
home-players = { $min } to { $max } players
home-rules-count = { $n } rules, each with its number
home-play-now = Play now against bots
home-make-table = Make a table
home-rules = Read the rules
home-learn = Learn it in five minutes
home-mine = My tables
home-mine-none = Tables you sit at wait here: you can go on with them days later.
home-open = Open to join
home-open-none = Nobody is looking for players at the moment.
home-running = Running: watch
home-running-none = No game is running.
home-finished = Finished
home-finished-none = No game is finished yet.
home-import = Open a saved game
home-import-text = A record file of a game, from here or from the command line.
table-status-waiting = waiting for players
table-status-running = running
table-status-finished = finished
table-free = free seat
level-easy = easy
level-medium = medium
level-hard = hard
you = you
name-guest = Guest
name-bot = Bot { $number }

## New table

new-title = A new table
new-seats = Who plays
new-seat = Seat { $number }
new-kind-me = Me
new-kind-here = Another person at this screen
new-kind-friend = A friend, by a link
new-kind-bot = A bot
new-name = Name
new-level = Level
new-level-easy = Easy: makes slips
new-level-medium = Medium: looks one choice ahead
new-level-hard = Hard: thinks for a second
new-add-seat = One more seat
new-remove-seat = Remove this seat
new-variants = Scenario and options
new-rulings = Rulings
new-rulings-text = Where the rulebook leaves a choice. The first value is how we read it; leave them alone if you have no opinion.
new-usual = usual
new-clock = Clock
new-clock-none = None: take all the time you want
new-clock-quick = Quick: 30 seconds a move
new-clock-live = Live: 15 minutes each, and 10 seconds more for every move
new-clock-slow = Slow: 2 days a move
new-clock-week = Very slow: 7 days a move
new-clock-own = Our own
new-clock-time = How much time
new-clock-unit = Of what
new-clock-seconds = seconds
new-clock-minutes = minutes
new-clock-hours = hours
new-clock-days = days
new-clock-mode = For what
new-clock-player = each, for the whole game
new-clock-move = for every move
new-clock-added = Seconds added for every move
new-clock-text = When time is up a bot plays on until the person returns. Any player may stop the clock, and let it go on.
new-open = Anybody may join or watch (the table is listed on the start page)
new-open-table = Open the table

## Table

table-round = Round { $n }
table-over = The game is over
table-board = The board
table-in-words = The table in words
table-my-turn = It is your turn
table-watching = You are watching
table-lost = The connection is lost. The board stays; trying again…
table-lost-now = Try now
table-refused = This table cannot be opened. { $reason }
table-connecting = Going to the table…
table-stale = The table had moved on: nothing was changed. Look again.
table-unsure = The connection broke before the answer came. The board will show what counts.
table-your-turn-notice = Your turn at { $game }
table-menu = More
table-panel = Beside the board
goodbye-no-table = There is no such table.
goodbye-token = The seat has passed to somebody else.
goodbye-version = Load the page again: the server is newer.
menu-outline = Show the table in words
menu-picture = Show the picture
menu-sound = Sound
menu-notify = Tell me when it is my turn
menu-notify-denied = The browser does not allow notifications for this page.
menu-hand-over = Cover the screen when it passes to another person
menu-sure = Ask before what cannot be taken back
menu-replay = Look back over the game
menu-record = Save the record of the game
menu-watch-link = Copy the link to watch
menu-home = Leave to the start page
menu-keys = Keys
on = on
off = off

seats-title = Players
seats-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
seats-now = to play
seats-away = away
seats-bot = bot, { $level }
seats-automaton = played by the rules
seat-more = { $name }: more about this seat
seat-name = Name
seat-rename = Change
seat-give = Give the seat to another
seat-leave = Leave the seat to another
seat-bot = Let a bot play
seat-link = Free it for a person, by a link
seat-link-anew = Make a new link
seat-link-text = Whoever sits here now will only watch; whoever has the link can sit down.
seat-link-free = Whoever has the link can sit down. An earlier link counts no longer.
seat-webhook = Tell another program when it is my turn
seat-webhook-set = Tell it
seat-webhook-drop = Tell it no longer
seat-webhook-text = A web address that hears of your turn while you are away: for slow games, through a chat or a phone.
seat-webhook-on = An address is told of your turns. A new one takes its place.
seats-watchers =
    { $n ->
        [one] 1 watches
       *[other] { $n } watch
    }
seat-arms = { $charge } of seat { $number }
charge-cross = Cross
charge-lily = Lily
charge-tower = Tower
charge-lion = Lion
charge-bend = Bend
charge-crescent = Crescent
charge-star = Star
charge-eagle = Eagle
charge-wheel = Wheel
charge-key = Key

clock-of = { $name }: { $time } left
clock-paused = Clock stopped
clock-pause = Stop the clock
clock-go-on = Let the clock go on
clock-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }

prompt-title = What to do now
prompt-options = What you may choose
prompt-wait = { $name } is choosing…
prompt-wait-bot = { $name } is thinking…
prompt-skip = Show all at once
prompt-over = The game is over.
prompt-clauses = Rules for this
prompt-why-not = Why not?

undo = Undo
undo-reach =
    { $n ->
        [one] Take back your last choice
       *[other] Take back your last choice (up to { $n })
    }
undo-none = Nothing of yours can be taken back now: something new was seen since, or another has chosen
undo-consent =
    { $n ->
        [one] Go back to your last choice, if the others agree
       *[other] Go back to your last choice ({ $n } back), if the others agree
    }
undo-asked =
    { $n ->
        [one] { $name } would like to take back the last choice. Do you agree?
       *[other] { $name } would like to take back the last { $n } choices. Do you agree?
    }
undo-asking = The others are asked whether you may take it back.
undo-yes = Agree
undo-no = Refuse

sure-title = Sure?
sure-text = This shows something that nobody has seen yet: it cannot be taken back.
sure-go = Yes, do it
sure-not = Not yet
sure-never = Do not ask again

log-title = Log
log-empty = Nothing has happened yet.
log-since = Since your last turn

rules-title = Rules
rules-search = Look for words, or a number such as take.3
rules-here = Rules for what is to be decided now
rules-all = All rules
rules-none = No rule has these words.
rules-ruling = How it is read
rules-example = Example
rules-otherwise = Other readings
rules-source = Where the rulebook says it
rules-back = Back to the list
rules-found =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
rules-of = Rules of { $game }

why-title = Why not?
why-text = Tap anything grey on the board, or type an option such as { $example }.
why-ask = Ask
why-legal = That can be chosen now.
why-not-now = That is not what is to be decided now.
why-not-you = It is for { $name } to choose now.
why-over = The game is over: there is nothing left to choose.
outline-why = Why can’t I?

chat-title = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send

score-total = Total
score-what = What
score-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
score-show = Score sheet
score-rematch = Rematch
score-replay = Look back

replay-title = Looking back
replay-at = Choice { $n } of { $of }
replay-first = To the start
replay-prev = One choice back
replay-next = One choice on
replay-last = To the end
replay-link = Copy the link
replay-leave = Back to now

hand-title = { $name }, it is your turn
hand-text = The others look away: what you may see is not for everybody.
hand-go = I am { $name }: show the board
hand-never = Do not cover the screen again

wait-title = The table waits for players
wait-free = A seat is free
wait-free-text = Whoever has its link can sit down and play on.
wait-text = Send each friend a link of their own. The game begins when every seat is taken.
wait-link = Link for seat { $number }
wait-here = You have a seat. The game begins when every seat is taken.
wait-bot-instead = Or let a bot play there

join-title = A seat is free for you
join-text = Take it under the name the others shall read.
join-go = Sit down
join-watch = Just watch

lesson-next = Understood
lesson-later = It could be chosen, but this game is prepared so that everything happens as told: follow what glows.

keys-pick = pick an option
keys-walk = walk through the options
keys-enter = choose what is lit
keys-undo = take back
keys-rules = rules for this
keys-log = log
keys-why = why not?
keys-chat = chat
keys-skip = show all at once
