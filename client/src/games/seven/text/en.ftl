# The board of 7.

reconstructed = Values reconstructed: not those of the box.

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
space-closed = Space closed
space-empty = Empty
neutral = a neutral marker
free-markers = { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
sins = sins
sins-so-far = sins { $n }/{ $all }
next-cataclysm = The next cataclysm
cataclysm-comes = and a cataclysm comes
treasure-back = Treasures face down
choose-treasure = Choose a treasure
choose-hero = Choose your hero
payment = How do you pay?
payment-short = dashed: you lack it
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
verb-close = Close
verbs = What you can do
verb-none = { $verb }: nothing now

## Scenes

scene-strike = { $name } strikes you
denying = Whoever denies discards the card used; a denial cannot be denied.
scene-cataclysm = Cataclysm { $n } of { $all }
scene-complete = Undertaking completed
scene-gathering = Gathering
scene-skip = Go on
scene-nameless = The Nameless plays
scene-falls = { $name } falls
production = Production

## Notes

note-tapped = Tapped: the next tap sends it away.
note-no-hero = Has not chosen a hero yet.
note-hero = Tapped, he exchanges up to { $max } gifts.
note-hero-tapped = Tapped until the next Gathering.
note-other-side = The other side of the card: { $name }.
note-player = Power { $power }, gold { $gold }, fame { $fame }.
note-loses-turn = Loses the next turn.
note-number = Number { $n }: a cataclysm may destroy it.
note-enslaved = Enslaved: it carries a marker.
note-asks = Asks for { $asked }.
note-met = { $asked }: held by { $holder }.
note-locked = The last requirement in the middle row stays free until the card comes down.
note-treasure-back = They are turned up when the row comes down.
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
brief-reclaim-slot = reclaim a neutral marker
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
brief-skip-rival = a rival loses a turn
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
