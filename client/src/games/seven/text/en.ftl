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
waits = waits for the other undertaking
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
sins-so-far = sins { $n } of { $all }
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
payment-lost = { $n ->
        [one] 1 too many is lost
       *[other] { $n } too many are lost
    }
payment-pay = Pay
starts-with = starts with
each-turn = each turn
fallen-side = fallen side: { $name }
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
verb-free = Free uses
verb-close = Close
verbs = What you can do
verb-none = { $verb }: nothing now

## Scenes

scene-strike = { $name } strikes you
cannot-deny = You have no card to deny it.
strike-says = { $sin } { $struck }.
denying = If you deny it, it has no effect, but your card is spent.
scene-cataclysm = Cataclysm { $n } of { $all }
scene-aftermath = The cataclysm goes on
cataclysm-goes-on = First heroes choose what to give up; the rest comes after.
scene-complete = Undertaking completed
scene-tied = Several heroes tie for the most markers: each gains half of the power, rounded down
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
gather-1-says = Whoever has the most in a column gains 1 power; in a tie nobody does. The six banners are counted one by one, heroes included. Then each sin still in hand costs 1 power.
gather-2-says = Everybody draws sins up to a hand of 3, and always at least 1.
gather-3-says = Heroes are untapped and can exchange gifts again. Characters stay tapped.
gather-4-says = Everybody receives gold, fame and power from hero, characters (tapped ones too), palaces and closed portals.
gather-5-says = Treasures that were taken return to their pile, which is shuffled.
gather-6-says = Markers on enslaved palaces return to their heroes: those rules no longer hold.
gather-7-says = Whoever has the least power acts first in the next turn: { $name }. The others follow, the most powerful last.
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

ended-armour = { $n ->
        [one] { $names } wears the armour
       *[other] { $names } share the armour
    }
ended-armour-why = The seven pieces are together, and with { $power } power nobody is stronger.{ $cataclysms ->
        [14] { " " }The fourteenth cataclysm ends the game, but the armour is complete: the Nameless does not win.
       *[other] { "" }
    }
ended-portals = { $n ->
        [one] { $names } has closed the most portals
       *[other] { $names } have closed the most portals
    }
ended-portals-why = The last portal is closed. Nobody has more than { $portals ->
        [one] 1 marker
       *[other] { $portals } markers
    } on portals.
ended-nameless = { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
ended-nameless-why = The fourteenth cataclysm has come and nobody wears the armour: the heroes have lost.
ended-all_fallen = All heroes have fallen
ended-all_fallen-why = No hero has resisted: all win but the last to fall.
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
tutorial-chapter-elixirs = Elixirs
tutorial-chapter-gathering = The Gathering
tutorial-chapter-denial = Under attack
tutorial-chapter-row = The first row
tutorial-chapter-yours = Your treasure
tutorial-welcome = Welcome! This gate holds a suit of armour in seven pieces. Each row of undertakings that is completed brings one of them to all heroes.
tutorial-goal = Once it is whole, the strongest hero wins, with at least 30 power. In these two turns you will win the first piece, and more power than your rival.
tutorial-danger = All heroes may also lose together: each star that goes out is a cataclysm. After the fourteenth only that turn is left, then the Nameless wins.
tutorial-turn = Each turn has two phases. In Undertakings you take one action each, round after round, until all pass. In the Gathering you score and receive income.
tutorial-recruit = Your turn: begin with a character. The Astrologer costs 4 fame, yields 1 gold every turn, and tapped (turned sideways) gives Wisdom and Mercy.
tutorial-banner = The Astrologer’s banner is the Tower. With several characters of one banner, palaces and elixirs give more. Recruit the Astrologer.
tutorial-sins = You have 3 sins. Each one you still hold in the Gathering costs you 1 power, but every seventh sin discarded brings a cataclysm.
tutorial-pride = Each sin has two functions. Pride can deny another’s sin or give you 3 fame. Take the fame.
tutorial-sold = To recruit the Monk, your rival discarded a castle that was worth the missing fame. You can pay in that way too.
tutorial-undertaking = This is an undertaking, worth 7 power to whoever has the most markers on it. Each requirement asks for something: gifts, gold or fame.
tutorial-part = You have 3 fame: pay for this requirement and put a marker on it. Once taken, it stays taken.
tutorial-discount = Gluttony lets you buy an elixir for 2 gold less. Touch the sin.
tutorial-elixir = Moon Tincture is worth 2 Temperance, just what a requirement of the middle row asks for. You can keep an elixir until you need it.
tutorial-spend = Pay for this requirement: the elixir is spent automatically.
tutorial-locked = In the middle row the last requirement of a card stays locked. It opens when the row below is completed and the card moves down.
tutorial-tap = Tap the Astrologer for 2 gifts: that is an action. Tapped a second time, the card gives them again but is then discarded.
tutorial-again = Sloth untaps a character, so you can tap the Astrologer and keep the card. It is also your last sin: you will lose no power in the Gathering.
tutorial-pass = If you don’t want to act, pass. When all pass, the phase is over. With “Pass until the choices change” you need not say so every round.
tutorial-gathering = In the Gathering, whoever alone has the most elixirs, characters, palaces, gifts, fame or gold gains 1 power; so does the first in each banner.
tutorial-income = Then you draw sins up to a hand of 3 and receive gold and fame from what you own. Whoever has the least power begins. Pass, and watch.
tutorial-strike = Your rival strikes you with Envy, for one of your gifts. You have drawn Pride again: deny it.
tutorial-cost = It costs you the card. With these 2 sins the discards go past 7, so a cataclysm will come.
tutorial-cataclysm = The first cataclysm: the Deluge destroyed an estate and changed the elixirs. Its star has gone out; touch it to read what it did.
tutorial-temple = Gold founds palaces. Castles and estates yield every turn; a temple gives 1 power at once.
tutorial-enslave = As an action you can also enslave a palace: pay the power beside the chains, put a marker on it, and you may use its special rule this turn.
tutorial-found = You have 5 gold: found the Temple of Courage.
tutorial-missing = The first row lacks one requirement: 2 Mercy, and you have 1. Use Gluttony to buy the Shepherd’s Balm, which is the other.
tutorial-last = A gift and an elixir make 2 Mercy. With 2 markers against 1, the 7 power are yours.
tutorial-together = With 3 or more heroes every row has 2 undertakings, which are completed together when both are full.
tutorial-treasures = Each marker also takes a treasure, one at a time. Your rival chose the Legend, worth 4 fame; you may take 2 treasures.
tutorial-reliquary = Take the Reliquary: it contains an artefact that only you see.
tutorial-choice = The last one is your own choice. When an undertaking is complete, the whole treasure pile is open, not only the treasures beside the card.
tutorial-armour = Then the rows move down. A piece of the armour comes, then a cataclysm and the Gathering.
tutorial-end = The first piece of the armour is yours, and you lead in power! Six are missing. Or else: 7 gifts of one colour close a portal. Play on if you like.

## Notes

note-tap = Tapping is an action: you turn the card sideways and take its gifts. It stays tapped until a card untaps it. Tapped a second time, it gives its gifts again and is discarded.
note-banner = Several characters of one banner, the hero included, make palaces and elixirs give more. Whoever has the most of a banner gains 1 power in the Gathering.
note-enslave = Enslaving is an action: you pay { $power } power and put a marker on the palace. Once, whenever you like, you take the marker off and use the palace’s rule. In the Gathering the marker returns to you anyway.
note-enslave-temple = Enslaving is an action: you pay { $power } power and put a marker on the temple. Its rule holds for you until the Gathering, which returns the marker.
note-neutral = A neutral marker is nobody’s: it replaces one that its hero gave up for a treasure, or that a rival ousted.
note-tapped = This card is tapped, and stays so until a card untaps it. Tapped again, it gives its gifts and is discarded.
note-no-hero = No hero chosen yet.
note-hero = Tapping the hero (turning the card sideways) is an action: you exchange up to { $max } gifts with the reserve or with others. The Gathering untaps the hero.
note-hero-tapped = Tapped until the next Gathering.
note-other-side = The other side of the card: { $name }.
note-player = Power { $power }, gold { $gold }, fame { $fame }.
loses-turn = skips the next action
note-loses-turn = Skips the next action of this phase.
note-number = Number { $n }: a cataclysm may destroy it.
note-enslaved = Enslaved: it carries a marker.
note-waits = This undertaking is full. In the first row the two undertakings are completed together, when both are full.
note-asks = Asks for { $asked }.
note-met = { $asked } (here: { $holder }).
note-locked = The last requirement of a card in the middle row stays free until the first row is completed and the card moves down.
note-treasure-back = They are turned up when the card moves down to the middle row.
note-cards = { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
note-portal = Closed with { $n } { $gift } in one action. Then it gives { $power } power each turn.
note-closed-by = Closed by { $name }.
note-in-reserve = reserve { $n }
note-reserve = In the reserve: { $n }.
note-has = { $name }: { $n }.
note-income = Next Production: +{ $n }.
note-goal = Once the suit of armour is whole, the strongest hero wins, with at least { $n } power.
note-nameless = { $n ->
        [0] No cataclysms
        [one] 1 cataclysm
       *[other] { $n } cataclysms
    } so far. With { $left } more the Nameless wins.
note-next-cataclysm = It comes { $n ->
        [one] with the next sin discarded
       *[other] after { $n } more sins are discarded
    }, or with a completed row.
note-cataclysms-left = { $n ->
        [0] None is left.
        [one] 1 is left, and with it the Nameless wins.
       *[other] { $n } are left; with the last the Nameless wins.
    }
note-sins = Discarded: { $n }. Number { $all } brings a cataclysm.
note-sin-pile = In the deck: { $n }.
note-armour = { $n } of { $all } pieces. Each completed row brings one.
note-markers = { $name } has { $all } in all.
note-corruption = { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    } With { $all } the hero falls. Purging one costs { $gold } gold, { $fame } fame and { $power } power.
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
brief-gain-gift-any-same = { $n } gifts of one kind
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
brief-exchange = change { $max } gold or fame
brief-bury-sin = { $n ->
        [one] bury a sin
       *[other] bury { $n } sins
    }
brief-foresee-cataclysm = see the next cataclysm
brief-swap-gift = { $max ->
        [one] exchange 1 gift
       *[other] exchange { $max } gifts
    }
brief-reclaim-slot = replace a neutral marker
brief-until-end-of-turn-immune-to-sins = no sin strikes you
brief-until-end-of-turn-elixirs-give-one-more = elixirs: 1 more gift
brief-until-end-of-turn-taps-give-one-more = characters: 1 more gift
brief-until-end-of-turn-palaces-cost-two-less = palaces: 2 gold less
brief-until-end-of-turn-no-loss-for-held-sins = sins cost nothing
brief-until-end-of-turn-characters-cost-one-less = characters: 1 fame less
brief-steal-gold = take { $n } gold from a rival
brief-steal-gift = { $n ->
        [one] take a gift from a rival
       *[other] take { $n } gifts from a rival
    }
brief-steal-elixir = { $n ->
        [one] take an elixir from a rival
       *[other] take { $n } elixirs from a rival
    }
brief-steal-from-each = { $n ->
        [one] take a gift from each
       *[other] take { $n } gifts from each
    }
brief-lure-character = lure a character
brief-recruit = recruit for { $discount } fame less
brief-buy-elixir = an elixir for { $discount } gold less
brief-found = found for { $discount } gold less
brief-tap-rival = { $n ->
        [one] tap a rival’s character
       *[other] tap { $n } rivals’ characters
    }
brief-oust-marker = oust a marker
brief-skip-rival = a rival skips an action
brief-fill-slot = meet a requirement for free
brief-draw-artefact = draw an artefact
brief-mill-sin = { $n ->
        [one] discard a sin from the deck
       *[other] discard { $n } sins from the deck
    }
brief-demand-gold-chosen = a hero gives up { $n } gold
brief-demand-fame-chosen = a hero gives up { $n } fame
brief-demand-power-chosen = a hero gives up { $n } power
brief-demand-gift-chosen = a hero gives up a gift
brief-demand-elixir-chosen = a hero gives up an elixir
brief-demand-artefact-chosen = a hero gives up an artefact
brief-demand-tap-character-chosen = a hero taps a character
brief-demand-tapped-character-chosen = a hero gives up a tapped character
brief-demand-gold-each = each gives up { $n } gold
brief-demand-fame-each = each gives up { $n } fame
brief-demand-power-each = each gives up { $n } power
brief-demand-gift-each = each gives up a gift
brief-demand-elixir-each = each gives up an elixir
brief-demand-artefact-each = each gives up an artefact
brief-demand-tap-character-each = each taps a character
brief-demand-tapped-character-each = each gives up a tapped character
