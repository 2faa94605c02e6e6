# The board of 7.


phase-PickHero = Choice of heroes
phase-TakeTurn = Undertakings

tab-table = Undertakings
tab-court = Court
tab-market = Market

tavern = Tavern
shop = Shop
castles = Castles
estates = Estates
temples = Temples
portals = Portals
my-court = My court
court-of = The court of { $name }
rivals = The other courts
armour = Armour
turn = Turn { $n }
order = Order of play
passed = { $name } has passed
waits = waits for the other one
row-1 = Row I: to be completed now
row-2 = Row II: moves down after row I
row-3 = Row III: nobody takes part yet
space-closed = Space closed
space-empty = Empty
neutral = a neutral marker
free-markers = { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
sins = sins
sins-so-far = sins { $n }/{ $all }
cataclysms = Cataclysms so far
next-cataclysm = The next cataclysm
cataclysm-comes = and a cataclysm comes
treasure-back = Treasures face down
choose-treasure = Choose a treasure
open-treasures = The treasures of the undertaking
choose-hero = Choose your hero
payment = How do you pay?
payment-change = Touch a gift or a palace to pay for it in another way.
payment-card = a card
payment-by = { $what }: { $by }
payment-swap = { $what }: { $by }. Change it
payment-lost = { $n } too many { $n ->
        [one] is
       *[other] are
    } lost
payment-pay = Pay
starts-with = starts with
each-turn = each turn
fallen-side = fallen: { $name }
hand-of-nameless = The hand of the Nameless
set-of = { $banner } × { $n }

## The verbs of a turn

verb-recruit = Recruit
verb-buy = Buy
verb-found = Found
verb-part = Take part
verb-gifts = Gifts
verb-sin = Sin
verb-use = Use
verb-free = Free
verb-close = Close
verbs = What you can do
verb-none = { $verb }: nothing now

## Scenes

scene-strike = { $name } strikes you
cannot-deny = You have no card to deny it.
strike-says = { $sin } { $struck }.
denying = If you deny it, it has no effect, but the card with which you deny is spent.
scene-cataclysm = Cataclysm { $n } of { $all }
scene-aftermath = The cataclysm goes on
cataclysm-goes-on = First heroes choose what to give up; the rest comes after.
scene-complete = Undertaking completed
scene-tied = Several heroes have the same number of markers: each receives half of the power, rounded down
scene-gathering = Gathering
scene-skip = Go on
scene-next-step = Next step
scene-hold = Keep open
scene-resume = Resume
loses-nothing = loses no gold, fame or power
award-held = with { $n }
scene-denied = The sin is denied
scene-suffered = The sin takes effect
scene-treasures = Treasures, in order
gather-1 = Score
gather-2 = Sins
gather-3 = Heroes
gather-4 = Production
gather-5 = Treasures
gather-6 = Markers
gather-7 = Order
gather-1-says = In each column who has more than anybody else gains 1 power; in a tie nobody does. The six banners are counted one by one, heroes included, so several heroes may score. Then each sin still in hand costs 1 power.
gather-2-says = Everybody draws sins up to three, and always at least one.
gather-3-says = Heroes are untapped: upright again, they can exchange gifts once more. Characters stay tapped.
gather-4-says = Everybody receives gold, fame and power from hero, characters (tapped ones too), palaces and closed portals.
gather-5-says = Treasures that were taken return to their pile, which is shuffled.
gather-6-says = Markers on enslaved palaces return to their heroes: those rules no longer hold.
gather-7-says = Who has the least power acts first in the next turn: { $name }. The others follow, the most powerful last.
drawn = drawn
column-elixir = elixirs
column-character = characters
column-palace = palaces
column-gifts = gifts
column-fame = fame
column-gold = gold
column-banners = banners
column-power = power
fallen = fallen
scene-nameless = The Nameless plays
scene-falls = { $name } falls
production = Production

## The end

ended-armour = { $names } wears the armour
ended-armour-why = The seven pieces are together, and with { $power } power nobody is stronger.{ $cataclysms ->
        [14] { " " }The fourteenth cataclysm ends the game, but the armour is complete: the Nameless does not win.
       *[other] { "" }
    }
ended-portals = { $names } has closed the most portals
ended-portals-why = The last portal is closed: { $portals } of them bear that hero's markers.
ended-nameless = { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
ended-nameless-why = The fourteenth cataclysm has come, and the armour found nobody to wear it: the heroes have lost.
ended-all_fallen = All heroes have fallen
ended-all_fallen-why = Nobody has stayed true: all win but the last to fall.
ended-close = Look at the table
source-undertakings = Undertakings
source-awards = Awards
source-characters = Characters
source-temples = Temples
source-treasures = Treasures
source-income = Yields
source-cards = Cards
source-spent = spent and lost
missing = What you lacked:
missing-power = { $n } power to reach 30
missing-armour = { $n ->
        [one] a piece of the armour
       *[other] { $n } pieces of the armour
    }
missing-portals = { $n ->
        [one] a portal to close
       *[other] { $n } portals to close
    }

## The lesson

tutorial-chapter-gate = Before the gate
tutorial-chapter-sins = Sins
tutorial-chapter-undertakings = Undertakings
tutorial-chapter-gathering = The Gathering
tutorial-chapter-denial = Struck
tutorial-chapter-row = The first row
tutorial-chapter-yours = Your treasure
tutorial-welcome = Welcome! In this gate stands an armour of seven pieces. Every row of undertakings that is completed brings one to all heroes. When it is whole the strongest wins, with at least 30 power. In these two turns you will win the first piece, and more power than your rival.
tutorial-danger = All heroes may also lose together. Every star that goes out is a cataclysm: with the fourteenth the heroes have only that turn left, then the Nameless has won.
tutorial-turn = A game is made of turns, and each turn of two phases. In the Undertakings phase you take one action each, round and round, as many as you like, until everybody passes. Then comes the Gathering phase: power is counted, gold and fame come in.
tutorial-recruit = It is for you to act: choose an action. Begin with a character. The Astrologer costs 4 fame and yields 1 gold every turn; tapped, that is turned sideways, she will give you Wisdom and Mercy. Her banner is the Tower: with several characters of one banner palaces and elixirs give more. Recruit her.
tutorial-sins = You have three sins: each that you still hold in the Gathering costs you 1 power. Each has two functions. Pride can deny another's sin, or give you 3 fame: take the fame. But every seventh sin discarded brings a cataclysm.
tutorial-undertaking = To recruit the Monk your rival discarded his castle, which was worth the fame he lacked: so may you. This is an undertaking: it is worth 7 power to whoever has the most markers on it. Each window asks for something: gifts, gold or fame.
tutorial-part = You have 3 fame: pay for this window and put a marker on it. A window taken is taken.
tutorial-discount = Gluttony lets you buy an elixir for 2 gold less: touch the sin.
tutorial-elixir = Moon Tincture is worth two Temperance: just what a window of the middle row asks for. An elixir is kept, and used when it is needed.
tutorial-spend = Pay for this window: the elixir is spent by itself. In the middle row the last window of a card stays locked: it can be taken only when the row below is finished and the card comes down in its place.
tutorial-tap = Tap the Astrologer, that is turn her, for her two gifts. That is an action. A second time she would give them again, but then she would leave.
tutorial-again = Sloth untaps a character, that is turns it upright: so the Astrologer will give more gifts and not leave you. You are also rid of your last sin, and will lose no power in the Gathering.
tutorial-pass = Who does not want to act passes. When all pass the phase is over. With “Pass until the choices change” you need not say so every round.
tutorial-gathering = Then comes the Gathering, in seven steps: 1 power to whoever alone has the most elixirs, characters, palaces, gifts, fame or gold, and one for each banner of which they have the most; new sins up to three; gold and fame from what you own; and who has the least power begins. Pass, and watch.
tutorial-strike = Your rival strikes you with Envy, for one of your gifts. You have drawn Pride again: deny it. It costs the card, and these two sins pass the seventh one discarded: a cataclysm will come.
tutorial-cataclysm = The first cataclysm has come: the Deluge destroyed an estate and changed the elixirs. Its star has gone out; touch it to read again what it did.
tutorial-temple = Gold founds palaces. Castles and estates yield every turn; a temple gives 1 power at once. A palace can also be enslaved: with an action you pay the power beside the chains, put a marker on it, and may use its special rule this turn. You have 5 gold: found the Temple of Courage.
tutorial-missing = One window is missing in the first row: two Mercy, and you have one. With Gluttony buy the Shepherd's Balm, which is the other.
tutorial-last = There: a gift and an elixir make two Mercy. With two markers against one the 7 power are yours.
tutorial-treasures = Every marker also takes a treasure, one at a time. Your rival has chosen the Ancient Mark, which is 2 power; two are yours. Take the Reliquary: it holds an artefact that only you see.
tutorial-choice = The last is your own choice. When an undertaking is complete the whole pile of treasures is open, not only those on the card. Then the row comes down, and a piece of the armour with it; and after it a cataclysm and the Gathering.
tutorial-end = The first piece of the armour is yours, and you are ahead in power! Six are missing. With three or more heroes every row has two undertakings, which are completed together when both are full. There is another way: seven gifts of one colour close a portal. The game goes on if you like: now it is all your own.

## Notes

note-tap = Tapping is an action: you turn the card sideways and receive its gifts. It stays tapped until a card untaps it; tapped a second time it gives its gifts again and is discarded.
note-banner = Several characters of one banner, the hero included, make palaces and elixirs give more; who has the most of a banner gains 1 power in the Gathering.
note-enslave = Enslaving is an action: you pay { $power } power and put a marker on the palace. Whenever you like, once, you take it back and use its rule; in the Gathering it returns to you anyway.
note-enslave-temple = Enslaving is an action: you pay { $power } power and put a marker on the temple. Its rule holds for you until the Gathering, which returns the marker.
note-neutral = A neutral marker is nobody's: it stands for that of a hero who gave it up for a treasure, or was driven out.
note-tapped = It is tapped, and stays so until a card untaps it. Tapped again it gives its gifts and is discarded.
note-no-hero = Has not chosen a hero yet.
note-hero = Tapping the hero, that is turning the card sideways, is an action: you exchange up to { $max } gifts with the reserve or with others. It is untapped in the Gathering.
note-hero-tapped = Tapped until the next Gathering.
note-other-side = The other side of the card: { $name }.
note-player = Power { $power }, gold { $gold }, fame { $fame }.
no-rival-has = no rival has any
loses-turn = skips the next action
note-loses-turn = Skips the next action of this phase.
note-number = Number { $n }: a cataclysm may destroy it.
note-enslaved = Enslaved: it carries a marker.
note-waits = It is full: in the first row both undertakings are completed together, when both are.
note-asks = Asks for { $asked }.
note-met = { $asked }: held by { $holder }.
note-locked = The last requirement of a card in the middle row stays free until the first row is complete and the card moves down into it.
note-treasure-back = They are turned up when the card moves down into the middle row.
note-cards = { $n ->
        [one] One card.
       *[other] { $n } cards.
    }
note-portal = Closed with { $n } × { $gift } in one action; then it gives { $power } power each turn.
note-closed-by = Closed by { $name }.
note-in-reserve = reserve { $n }
note-reserve = { $n } in the reserve.
note-has = { $name }: { $n }.
note-income = Next Production: +{ $n }.
note-goal = With the whole armour { $n } are needed.
note-nameless = { $n } cataclysms; { $left } more and he wins.
note-next-cataclysm = It comes { $n ->
        [one] with the next sin discarded
       *[other] after { $n } more sins are discarded
    }, or with a completed row.
note-cataclysms-left = { $n } are left; with the last the Nameless wins.
note-sins = { $n } discarded; number { $all } brings a cataclysm.
note-sin-pile = { $n } in the deck.
note-armour = { $n } of { $all } pieces. Every completed row brings one.
note-markers = { $name } has { $all } in all.
note-corruption = { $n } cards; with { $all } the hero falls. To purge one costs { $gold } gold, { $fame } fame and { $power } power.
note-closed-tavern = A cataclysm has shut this space of the tavern for good.
note-closed-shop = A cataclysm has shut this space of the shop for good.
note-empty = There is nothing left for sale here.

## Effects in a few words

brief-gain-gold = gain { $n } gold
brief-gain-fame = gain { $n } fame
brief-gain-power = gain { $n } power
brief-gain-gift-any = { $n ->
        [one] a gift of your choice
       *[other] { $n } gifts of your choice
    }
brief-gain-gift-any-same = { $n } equal gifts
brief-gain-gift-any-different = { $n } different gifts
brief-untap = { $n ->
        [one] untap 1 character
       *[other] untap { $n } characters
    }
brief-cancel-sin = deny a sin
brief-refresh-tavern = new tavern
brief-refresh-shop = new shop
then-gold = +{ $n } gold
then-fame = +{ $n } fame
then-power = +{ $n } power
brief-draw-elixir = draw { $n ->
        [one] 1 elixir
       *[other] { $n } elixirs
    }
brief-exchange = exchange { $max } gold and fame
brief-bury-sin = { $n ->
        [one] bury a sin
       *[other] bury { $n } sins
    }
brief-foresee-cataclysm = spy on the cataclysm
brief-swap-gift = exchange { $max } gifts
brief-reclaim-slot = replace a neutral marker
brief-until-end-of-turn-immune-to-sins = no sin strikes you
brief-until-end-of-turn-elixirs-give-one-more = elixirs: 1 more gift
brief-until-end-of-turn-taps-give-one-more = characters: 1 more gift
brief-until-end-of-turn-palaces-cost-two-less = palaces: 2 gold less
brief-until-end-of-turn-no-loss-for-held-sins = sins cost nothing
brief-until-end-of-turn-characters-cost-one-less = characters: 1 fame less
brief-steal-gold = steal { $n } gold
brief-steal-gift = { $n ->
        [one] steal a gift
       *[other] steal { $n } gifts
    }
brief-steal-elixir = { $n ->
        [one] steal an elixir
       *[other] steal { $n } elixirs
    }
brief-steal-from-each = { $n ->
        [one] steal a gift from each
       *[other] steal { $n } gifts from each
    }
brief-lure-character = lure a character
brief-recruit = recruit for { $discount } fame less
brief-buy-elixir = an elixir for { $discount } gold less
brief-found = found for { $discount } gold less
brief-tap-rival = { $n ->
        [one] tap a rival's character
       *[other] tap { $n } rivals' characters
    }
brief-oust-marker = oust a marker
brief-skip-rival = a rival skips an action
brief-fill-slot = a requirement for free
brief-draw-artefact = draw an artefact
brief-mill-sin = { $n ->
        [one] discard a sin from the deck
       *[other] discard { $n } sins from the deck
    }
brief-demand-gold-chosen = a hero yields { $n } gold
brief-demand-fame-chosen = a hero yields { $n } fame
brief-demand-power-chosen = a hero yields { $n } power
brief-demand-gift-chosen = a hero yields a gift
brief-demand-elixir-chosen = a hero yields an elixir
brief-demand-artefact-chosen = a hero yields an artefact
brief-demand-tap-character-chosen = a hero taps a character
brief-demand-tapped-character-chosen = a hero loses a character
brief-demand-gold-each = each yields { $n } gold
brief-demand-fame-each = each yields { $n } fame
brief-demand-power-each = each yields { $n } power
brief-demand-gift-each = each yields a gift
brief-demand-elixir-each = each yields an elixir
brief-demand-artefact-each = each yields an artefact
brief-demand-tap-character-each = each taps a character
brief-demand-tapped-character-each = each loses a character
