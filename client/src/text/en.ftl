# The client's own texts in English. A game's texts come from the server and take precedence.

seat-unnamed = Player { $number }

## Everywhere

app-name = Regnum
app-claim = A table for medieval board games
app-unofficial = Regnum is an unofficial fan project, not affiliated with the publishers. It contains no scans and no text from their games: the rules are in our own words, and the pictures were drawn for it.
app-credits = Icons: game-icons.net (CC BY 3.0). Typeface: Alegreya (OFL).
app-language = Language
app-theme = Colours
theme-auto = Follow the system
theme-light = Light
theme-dark = Dark
loading = One moment…
try-again = Try again
back-home = Back to the start page
close = Close
copy = Copy
copied = Copied
nowhere-title = There is no such page
nowhere-text = Perhaps the address is incomplete.
problem = That did not work: { $problem }

## Start

home-what = A table that knows the rules: it shows what you can do, and explains why you cannot do the rest. No account, nothing to install.
home-turns = Your turn
home-also-invited =
    { $n ->
        [one] and an invitation
       *[other] and { $n } invitations
    }
home-invited =
    { $n ->
        [one] An invitation
       *[other] { $n } invitations
    }
home-continue = Continue
home-lesson = lesson
home-you = You
home-bots =
    { $n ->
        [one] and a bot
       *[other] and { $n } bots
    }
home-winner = won
home-games = The games
home-games-how = against bots, with friends by a link, or together at one screen
home-touch = tap one to play
home-players = { $min } to { $max } players
home-length = How long a game takes
home-minutes = { $n } min
home-hours = { $n } hours
home-weight = Complexity: { $n } of 3
home-play-now = Play now
home-make-table = Set a table
home-rules = Rules
home-learn = Learn
home-running = Running
home-turn-of = { $name } to play
home-waits =
    { $n ->
        [one] waits for a player
       *[other] waits for { $n } players
    }
home-watch = watch
home-finished = Finished
home-all-invitations = All invitations ({ $n })
home-all-running = All games ({ $n })
home-all-finished = All games ({ $n })
home-import = Open a saved game
home-import-text = The file in which a game was saved.
invite-who = { $name } invites you
invite-to = { $name } invites you to { $game }
invite-nobody = Whoever comes plays
invite-free =
    { $n ->
        [one] { $seats } seats, 1 free
       *[other] { $seats } seats, { $n } free
    }
invite-sit = Sit down
invite-watch = Watch
invite-new-here = New to the game?
invite-learn = Learn it by playing
share = Share
share-title = Invite to { $game }
share-text = Scan the code with a phone, or send the link.
share-code = The link as a QR code
share-link = Link
share-send = Send…
name-title = What is your name?
name-text = The others at the table will see it.
name-go = Continue
name-change = Change your name
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
new-level-easy = Easy: makes mistakes
new-level-medium = Medium: looks one choice ahead
new-level-hard = Hard: thinks for a second
new-add-seat = Add a seat
new-alone = Play alone
new-alone-text = You play alone, against the rules of the solo game. The options below say who your rival is.
new-remove-seat = Remove this seat
new-variants = Scenario and options
new-more-options = More options
new-name-needed = Enter your name.
new-rulings = Rulings
new-rulings-text = Questions that the rulebook leaves open. The first value is our reading; keep it if you have no preference.
new-usual = default
new-own-values = values of your own
new-clock = Clock
new-clock-none = None: take all the time you want
new-clock-quick = Quick: 30 seconds a move
new-clock-live = Live: 15 minutes each, +10 seconds a move
new-clock-slow = Slow: 2 days a move
new-clock-week = Very slow: 7 days a move
new-clock-own = Custom
new-clock-time = How much time
new-clock-unit = Unit
new-clock-seconds = seconds
new-clock-minutes = minutes
new-clock-hours = hours
new-clock-days = days
new-clock-mode = For
new-clock-player = each, for the whole game
new-clock-move = for every move
new-clock-added = Seconds added for every move
new-answers = Proposals to somebody who is away
new-answers-always = wait until they answer
new-answers-hour = wait for 1 hour
new-answers-day = wait for 1 day
new-answers-days = wait for 3 days
new-answers-week = wait for 7 days
new-answers-text = Then the game goes on with what the rules take for no answer, mostly a refusal. Whoever is connected is always waited for.
new-clock-text = When time is up, a bot plays until the player returns. The clock is paused when everybody agrees.
new-open = Open to anybody (listed on the start page)
new-open-table = Open the table

## Table

table-round = Round { $n }
table-last-round = Round { $n }, the last
table-over = The game is over
table-board = The board
table-in-words = The table in words
table-my-turn = It is your turn
table-watching = You are watching
table-lost = Connection lost. Reconnecting…
table-lost-now = Try again now
table-refused = This table cannot be opened. { $reason }
table-connecting = Connecting to the table…
table-stale = The position had already changed, so nothing was done. Please look again.
table-unsure = The connection broke before the answer came. The board will show whether your choice was made.
table-your-turn-notice = Your turn at { $game }
table-menu = More
table-panel = Beside the board
goodbye-no-table = There is no such table.
goodbye-token = The seat has passed to somebody else.
goodbye-version = Regnum has been updated: reload the page.
menu-outline = Show the table in words
menu-picture = Show the picture
menu-sound = Sound
menu-notify = Tell me when it is my turn
menu-notify-denied = The browser does not allow notifications for this page.
menu-hand-over = Cover the screen when it passes to another person
menu-sure = Ask before a choice that is final
menu-replay = Replay the game
menu-record = Save the record of the game
menu-watch-link = Copy the link to watch
menu-home = Back to the start page
menu-keys = Keyboard shortcuts
on = on
off = off

seats-title = Players
seats-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
seats-at-end = { $all } if it ended now
seats-consist = { $name }, points: { $n }. What they come from
seats-open = { $n } of these may still change.
points-at-end = If the game ended now: { $all } in all ({ $n } may still change).
seats-now = to play
seats-away = away
seats-bot = bot, { $level }
seats-answers = A proposal to somebody who is away waits for { $time }; then it counts as not answered.
seats-automaton = automaton
seat-more = { $name }: more about this seat
seat-name = Name
seat-rename = Change
seat-give = Pass the seat on
seat-leave = Leave the seat
seat-bot = Let a bot play
seat-bot-title = A bot in this place
seat-bot-ask = Let a bot play…
bot-title = A bot for { $name }?
bot-title-free = A bot in this seat?
bot-for-person = { $name } is away. A bot will choose in their place until they are back; what it chooses stands.
bot-for-nobody = A bot will take this seat: whoever has its link can no longer sit down, until you free the seat again. If it is the last free seat, the game begins at once.
bot-not = No, let us wait
seat-link = Free it for somebody with a link
seat-link-anew = Make a new link
seat-link-text = The player here now becomes a spectator; anybody with the link can take the seat.
seat-link-free = Anybody with the link can take the seat. Earlier links no longer work.
seat-link-theirs = Only this player can pass the seat on. A bot plays until they are back.
seat-bot-theirs = This player is at the table: only they can pass the seat on or let a bot play. When they have been away for half a minute, you can let a bot play until they are back.
seat-bot-plays = A bot plays for this player, who keeps the seat.
seat-stood-in = A bot is playing for you.
seat-take-back = Play yourself

deal-open = Open deal: whoever opened this table could know every card.
deal-sealed = Sealed deal
deal-how = The cards were dealt from a number that nobody at the table knows. Its seal is shown here from the start; when the game is over the number is shown too, and anybody can check that it fits the seal.
deal-words = sealed text
seat-webhook = Notify another program when it is my turn
seat-webhook-set = Set
seat-webhook-drop = Remove
seat-webhook-text = A web address (webhook) that is called when it is your turn and you are away: in slow games, to notify you in a chat or on a phone.
seat-webhook-on = A webhook is set. A new address replaces it.
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
charge-oak = Oak
charge-sun = Sun
charge-moon = Moon
charge-eyes = Eyes

clock-of = { $name }: { $time } left
clock-paused = Clock paused
clock-pause = Pause the clock
clock-go-on = Resume the clock
clock-asked = { $name } asks to pause the clocks.
clock-asking = A pause has been asked for: everybody has to agree.
clock-withdraw = Withdraw
clock-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }

prompt-title = What to do now
prompt-options = What you may choose
prompt-wait = { $name } is choosing…
prompt-wait-bot = { $name } is thinking…
prompt-wait-away = Waiting for { $name }, who is not at the table.
prompt-away-since = Last here { $ago }.
prompt-wait-several = Still to answer: { $names }.
prompt-one-away = { $name } (away)
prompt-skip = Show all at once
pace-title = Pace
pace-slower = Slower
pace-faster = Faster
prompt-over = The game is over.
prompt-clauses = Rules for this choice
prompt-all = All options ({ $n })
prompt-tap-again = Tap again to choose.
prompt-rule = Rule
prompt-lost = Not connected: nothing can be chosen.

prepared-told = Not chosen yet: { $what }.
prepared-now = Confirm now
prepared-now-what = You then see what it reveals before you go on
prepared-back = Put back
prepared-refused = The first choice has been made, but not the one after it: { $reason }
why-prepared = First say where what you have in hand goes, or put it back.

undo = Undo
undo-reach =
    { $n ->
        [one] Undo your last choice
       *[other] Undo your last choice (up to { $n } choices)
    }
undo-none = You cannot undo now: something new was revealed, or somebody else has chosen since.
undo-others = You cannot undo now: { $name } has chosen since.
undo-revealed = You cannot undo “{ $choice }”: it revealed something new.
undo-consent =
    { $n ->
        [one] Undo your last choice, if the others agree
       *[other] Undo the last { $n } choices, if the others agree
    }
undo-asked =
    { $n ->
        [one] { $name } would like to undo the last choice. Do you agree?
       *[other] { $name } would like to undo the last { $n } choices. Do you agree?
    }
undo-asking = The others are being asked whether you may undo.
undo-yes = Agree
undo-no = Refuse

sure-title = Are you sure?
sure-text = This reveals something new, so it cannot be undone.
sure-go = Yes, do it
sure-not = Not yet
sure-never = Do not ask again

log-title = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier entries
log-since = Since your last turn
log-since-none = Nobody else has played since your last turn.
log-unasked = Automatic: only this was possible.
log-small = Minor events ({ $n })
log-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }

rules-reconstructed =
    { $n ->
        [one] Some values of 1 component are reconstructed: the rulebook does not give them
       *[other] Some values of { $n } components are reconstructed: the rulebook does not give them
    }
rules-title = Rules
rules-search = Search for words, or for the number of a rule
rules-here = Rules for the current decision
rules-none = No rule contains these words.
rules-ruling = Our reading
rules-example = Example
rules-notes = Other readings and sources
rules-otherwise = Other readings
rules-source = Where the rulebook says it
rules-link = Link to this rule
rules-found =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
rules-of = Rules of { $game }

why-not-now = That is not the current decision.
why-not-you = It is { $name }’s turn to choose.
why-first =
    { $n ->
        [0] You can after “{ $what }”.
        [one] You can after “{ $what }” or 1 other choice.
       *[other] You can after “{ $what }” or { $n } other choices.
    }
why-over = The game is over: there is nothing left to choose.
outline-why = Why can’t I?

chat-title = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send

score-total = Total
score-what = What
score-you-win = You win!
score-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
score-behind =
    { $n ->
        [one] You were 1 point short.
       *[other] You were { $n } points short.
    }
score-behind-in =
    { $n ->
        [one] You were 1 point behind { $winner }
       *[other] You were { $n } points behind { $winner }
    }: the widest gap is in “{ $category }”, { $own } to { $others }.
score-show = Score sheet
score-rematch = Rematch
rematch-wanted = { $name } wants to play again.
rematch-join = Join
score-replay = Replay
score-table = See the table
score-kept = This game is kept here until { $date }.
graph-title = Points in the course of the game

replay-title = Replay
replay-at = Choice { $n } of { $of }
replay-first = To the start
replay-prev = One choice back
replay-next = One choice forward
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-last = To the end
replay-link = Copy the link
replay-leave = Back to the game
replay-close = Close
replay-faster = Speed

hand-title = { $name }, it is your turn
hand-text = The others should look away: what you see is for you only.
hand-go = I am { $name }: show the board
hand-never = Do not cover the screen again

wait-title = Waiting for players
wait-free = A seat is free
wait-free-text = Anybody with its link can take it and continue the game.
wait-text = Send each friend their own link. The game begins when every seat is taken.
wait-link = Link for seat { $number }
wait-here = You have a seat. The game begins when every seat is taken.
wait-bot-instead = Or let a bot play there…
wait-watching =
    { $n ->
        [one] The table waits for one more player. The game begins when every seat is taken.
       *[other] The table waits for { $n } more players. The game begins when every seat is taken.
    }
wait-sit = Take a seat after all

join-title = A seat is free for you: { $game }
join-text = Take one with the name that the others will see. The game begins when every seat is taken.
join-running = The game is under way: take over with the name that the others will see.
join-go = Take the seat
join-watch = Just watch

lesson-next = Next
lesson-own-game = Begin a game
lesson-later = A legal move, but this lesson follows a script: choose what is highlighted.
lesson-do = Now: { $what }
lesson-advice = Advice: { $what }
lesson-else = (any other choice ends the lesson)
lesson-alone = You have left the script: the lesson ends here, the game goes on.
lesson-back = Play the chapter again
lesson-over = The game is over. The score sheet lists every point and its rule.
lesson-skip = Skip chapter
lesson-chapters = The chapters of the lesson
lesson-progress = Chapter { $n } of { $of }
lesson-of = Learn { $game }
lesson-continue = Resume
lesson-again = Start again
lesson-here = you are here
lesson-done = done

keys-pick = pick an option (by letter, where one stands beside it)
keys-walk = move through the options
keys-enter = choose the highlighted option
keys-options = all options as a list
keys-undo = undo
keys-back = put back what you have picked up
keys-rules = rules for this choice
keys-keys = this list
keys-to-rules = Open the rules
keys-log = log
keys-chat = chat
keys-since = what happened since your last turn
keys-skip = show all at once
keys-faster = others’ turns faster
keys-slower = others’ turns slower
