# 7 in English.
# Names of cards come from the content: character-*, elixir-*, palace-*, undertaking-* …; an argument such as $palace or
# $what arrives in words. What cards do is put together from the sentences fx-* at the end of this file.

game-title = 7
game-tagline = Heroes against seven sins, with armour and power to gather before the fourteenth cataclysm.
game-in-a-minute = Two to five heroes face the Nameless, and only one of them can win. With gold, fame and gifts you recruit characters, found palaces and take part in undertakings. Each completed row of undertakings brings a piece of the armour, and a cataclysm. Sins help you or strike others. Once the seven pieces are gathered, the strongest hero with at least 30 power wins. If the cataclysms run out before that, the Nameless wins and all heroes lose.

gold = gold
fame = fame
power = power
amount = { $what ->
        [gold] { $n } gold
        [fame] { $n } fame
       *[power] { $n } power
    }
tokens =
    { $gold ->
        [0] { "" }
       *[other] { $gold } gold
    }{ $before_fame ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $fame ->
        [0] { "" }
       *[other] { $fame } fame
    }{ $before_power ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $power ->
        [0] { "" }
       *[other] { $power } power
    }
payment =
    { tokens }{ $before_courage ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $courage ->
        [0] { "" }
       *[other] { $courage } { gift-courage }
    }{ $before_wisdom ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $wisdom ->
        [0] { "" }
       *[other] { $wisdom } { gift-wisdom }
    }{ $before_mercy ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $mercy ->
        [0] { "" }
       *[other] { $mercy } { gift-mercy }
    }{ $before_justice ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $justice ->
        [0] { "" }
       *[other] { $justice } { gift-justice }
    }{ $before_faith ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $faith ->
        [0] { "" }
       *[other] { $faith } { gift-faith }
    }{ $before_temperance ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }and{ " " }
    }{ $temperance ->
        [0] { "" }
       *[other] { $temperance } { gift-temperance }
    }
nameless = The Nameless
board-tavern = the tavern
board-shop = the shop

some-sin = a sin

ending-armour = The armour is whole and a hero has the power to wear it.
ending-nameless = The fourteenth cataclysm has come: the Nameless wins.
ending-portals = The last portal is closed.
ending-all_fallen = Every hero has fallen.

tally-turns = Turns
tally-cataclysms = Cataclysms
tally-portals = Portals closed
tally-armour = Pieces of armour
tally-power = Power of the strongest hero

## What is asked

prompt-turn = You have { $gold ->
        [0] no
       *[other] { $gold }
    } gold, { $fame ->
        [0] no
       *[other] { $fame }
    } fame and { $power ->
        [0] no
       *[other] { $power }
    } power. Choose an action. Elixirs and palaces may be used first and do not count as one.
prompt-pay = To pay: { payment }. How do you pay?
prompt-as = { $n ->
        [one] Your elixir stands for one gift of any kind: which?
       *[other] Your elixir stands for { $n } gifts of any kind: which is the next?
    }
prompt-recruit = You may recruit a character for { $discount } fame less.
prompt-buy = You may buy an elixir for { $discount } gold less.
prompt-found = You may found a palace for { $discount } gold less.
prompt-gifts = { $n ->
        [one] Take a gift from the reserve.
       *[other] Take { $n } gifts from the reserve, one after the other.
    }
prompt-gifts-same = Take up to { $n } gifts of one kind from the reserve.
prompt-give = Exchange gifts one for one, { $n ->
        [one] once
       *[other] up to { $n } times
    } more: which gift do you give?
prompt-receive = What do you take for your { $gift }, from the reserve or from another player?
prompt-spoil = Take a gift from { $rival }.
prompt-untap = Untap { $n ->
        [one] one of your characters
       *[other] up to { $n } of your characters
    }.
prompt-exchange = Change up to { $n } gold into fame, or fame into gold.
prompt-strike = { $sin } lets you { $effect }. Choose a rival.
struck =
    { $verb ->
        [rob] { $n ->
            [0] finds no gold to take from you
           *[other] takes { $n } gold from you
        }
        [take] takes { THE($thing) } from you
        [miss] finds nothing to take from you
        [lure] takes { THE($thing) } from you for { $n } fame
        [weary] taps your { $thing }, whose gifts you do not receive
        [oust] drives your marker out of “{ $thing }”, where a neutral one takes its place
       *[skip] makes you skip your next action of this phase
    }
prompt-struck = { $rival } plays { $sin } against you and { struck }. You have no card to deny it.
prompt-deny = { $rival } plays { $sin } against you and { struck }. Do you deny it?
prompt-drop = You have too many sins in hand. Discard { $n }, face down.
prompt-bury = You may put { $n ->
        [one] one of your sins
       *[other] up to { $n } of your sins
    } under the sin deck.
prompt-foresee = The next cataclysm is “{ $cataclysm }” ({ $text }). Leave it on top or put it at the bottom?
prompt-fill = Choose a requirement to meet without paying.
prompt-reclaim = Choose a neutral marker to replace by your own.
prompt-complete = Two undertakings are complete: which comes first?
prompt-pick = “{ $undertaking }” is complete. Take a treasure for one of your markers.
prompt-give-up = { $what ->
        [gift] You must return { $n ->
            [one] a gift
           *[other] { $n } gifts
        }
        [elixir] You must discard { $n ->
            [one] an elixir
           *[other] { $n } elixirs
        }
        [artefact] You must discard { $n ->
            [one] an artefact
           *[other] { $n } artefacts
        }
        [tapped_character] You must discard { $n ->
            [one] a tapped character
           *[other] { $n } tapped characters
        }
       *[character] You must tap { $n ->
            [one] a character
           *[other] { $n } characters
        }
    }. Which one?
prompt-last-uses = Your action ends the phase. You may still use elixirs, palaces and markers.
prompt-others-last-uses = The phase is over. Before the row is completed, you may still use elixirs, palaces and markers.
prompt-last-markers = The phase is over. Markers on your palaces would return to you unused, so use them now or never.
prompt-nameless = You may play one of your cards.
prompt-become = Choose your hero.
prompt-consent = { $rival } offers you { $given } for { $taken }. Do you agree?
prompt-shut = Which space of { $board } is shut for good?
prompt-target = Choose a hero. The card says: { $effect }.
prompt-answer = The Nameless asks you { $what ->
        [gold] for { $n } gold
        [fame] for { $n } fame
        [power] for { $n } power
        [gift] for { $n ->
            [one] a gift of your choice
           *[other] { $n } gifts of your choice
        }
        [elixir] for { $n ->
            [one] an elixir
           *[other] { $n } elixirs
        }
        [artefact] for { $n ->
            [one] an artefact
           *[other] { $n } artefacts
        }
        [tapped_character] for { $n ->
            [one] a tapped character
           *[other] { $n } tapped characters
        }
       *[tap_character] to tap { $n ->
            [one] an untapped character
           *[other] { $n } untapped characters
        } without receiving gifts
    }.

## What may be chosen

option-pass = Pass
option-pass-until-change = Pass until the choices change
option-done = Nothing more
option-decline = Do nothing
option-accept = Let it happen
option-hero = Tap your hero to exchange 1–3 gifts
option-purge = Pay 1 gold, 1 fame and 1 power to purge a corruption card
words-lack = { $lack ->
        [0] { "" }
       *[other] { " " }({ $lack } short, paid by discarding palaces)
    }
option-recruit = Recruit { THE($character) } { $price ->
        [0] for nothing
       *[other] for { $price } fame
    }{ words-lack }: { $text }
option-buy = Buy { THE($elixir) } { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }{ words-lack }: { $text }
option-found = Found { THE($palace) } { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }{ words-lack }: { $text }
option-found-told = Founds { THE($palace) } { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }
option-enslave = Enslave { THE($palace) } for { $price } power: { $text }
option-enslave-told = Enslaves { THE($palace) } for { $price } power
option-enslave-first = Enslave { THE($palace) } for { $price } power; when you take its marker off, { $text }
option-enslave-first-told = Enslaves { THE($palace) } for { $price } power
option-sin = Play { $sin }: { $text }
option-artefact = As an action, use { THE($artefact) }: { $text }
option-artefact-told = As an action, uses { THE($artefact) }
option-tap = Tap { THE($character) } for { $gifts }
option-tap-again = Tap { THE($character) } for { $gifts }, then discard the card
option-part = Take part in “{ $undertaking }”: { $cost }
option-treasure = As an action, give up a marker on “{ $undertaking }” for { THE($treasure) }: { $text }
option-treasure-pile = As an action, give up a marker on “{ $undertaking }” for the top treasure of the pile
option-close = Close { THE($portal) } with 7 gifts
option-drink = Discard { THE($elixir) } for { $gifts }
option-sell = Discard { THE($palace) } for { $n } { $what }
option-use = Take your marker off { THE($palace) }: { $text }
option-use-told = Takes the marker off { THE($palace) }
option-pay = Pay with what you hold
option-as = As { $gift }
option-spend-elixir = Spend { THE($elixir) } as { $gifts }
option-spend-palace = Discard { THE($palace) } to pay { $n } { $what }
option-gift = { $gift } ({ $have ->
        [0] you have none
       *[other] you have { $have }
    })
option-give = Give { $gift } (you have { $have })
option-give-told = Gives { $gift }
option-take-reserve = Take { $gift } from the reserve
option-take = Take { THE($thing) } from { $rival }
option-untap = Untap { THE($character) }
option-exchange = Give { $n } { $what }
option-rob = Take gold from { $rival }, who has { $gold }
option-miss = Choose { $rival }, who has nothing to take
option-lure = Lure { THE($thing) } from { $rival } for { $n } fame
option-weary = Tap { $rival }’s { $thing }
option-oust = Oust { $rival }’s marker from “{ $undertaking }” (requirement: { $cost })
option-skip = { $rival } skips the next action
option-deny = Deny it with { THE($card) }
option-drop = Discard { $sin } ({ $text })
option-bury = Bury { $sin }
option-leave = Leave it on top
option-bottom = Put it at the bottom
option-fill = { $undertaking }: { $cost }
option-reclaim = { $undertaking }: { $cost }
option-complete = “{ $undertaking }” first
option-pick = { $treasure }: { $text }
option-give-up = Give up { THE($what) }
option-play = Play “{ $card }”: { $text }
option-become = { $hero } ({ $banner }): { $gold } gold and { $fame } fame
option-shut = Space { $n } of { $board }
option-target = { $player }
option-penalty-corruption = Take a corruption card
option-penalty-sin = Draw a sin

## Why not

reason-not-offered = That is not among the choices here.
reason-no-help = That does not help to pay what is asked.
reason-not-open = That card is not for sale.
reason-fame = It costs { $need } fame; you have { $have ->
        [0] none
       *[other] { $have }
    }.
reason-gold = It costs { $need } gold; you have { $have ->
        [0] none
       *[other] { $have }
    }.
reason-power = It costs { $need } power; you have { $have ->
        [0] none
       *[other] { $have }
    }.
reason-not-yours = That card is not in front of you.
reason-enslaved = This palace has a marker already.
reason-no-marker = You have no marker left.
reason-not-lost = You keep this; only markers on castles and estates would return unused.
reason-reaction = This function answers a rival’s sin; it is no action.
reason-no-such-sin = You do not hold this sin.
reason-no-such-artefact = You do not hold this artefact.
reason-fallen = Your hero has fallen: until you purge your corruption you take part in no undertaking, close no portal and use no treasure and no artefact.
reason-hero-tapped = Your hero is tapped until the Gathering phase.
reason-no-swap = There is no gift to exchange.
reason-no-such-gift = You have none of this gift.
reason-no-other-gift = There is no other gift to receive for it.
reason-only-reserve = This exchange is with the reserve, not with a hero.
reason-other-source = All gifts of this exchange come from the same place.
reason-same-gift = You receive another gift than the one you give.
reason-gift-gone = None of this gift is left to take.
reason-treasure-top-row = No treasure is taken early from the top row.
reason-treasure-marker = You have no marker on that undertaking.
reason-treasure-pile-empty = The treasure pile is empty.
reason-treasure-not-beside = That treasure does not lie beside this undertaking.
reason-portal-closed = This portal is closed already.
reason-portal-gifts = It takes 7 gift cards of its colour; you have { $have ->
        [0] none
       *[other] { $have }
    }.
reason-no-corruption = You have no corruption card.
reason-top-row = Nobody takes part in undertakings of the top row.
reason-requirement-met = This requirement has a marker already.
reason-no-such-requirement =
    { $n ->
        [one] That undertaking has 1 requirement.
       *[other] That undertaking has { $n } requirements.
    }
reason-last-requirement = The last requirement of a card in the middle row stays free until the card moves down.
reason-cannot-pay = You cannot pay { $cost }.
reason-no-elixir = You do not hold this elixir.
reason-no-set = You lack the set that it needs to give this.
reason-reserve-empty = The gifts that it gives are used up in the reserve.
reason-temple-not-sold = A temple cannot be discarded for a gain.
reason-temple-not-used = The rule of an enslaved temple holds until the end of the turn.
reason-not-enslaved = A palace must be enslaved before its rule can be used.
reason-no-use = Its rule finds nothing to act on.

# What a place is for, said to whoever would choose it at another time.
reason-at-tavern = A character of the tavern is recruited with an action of your turn, for fame.
reason-at-shop = An elixir of the shop is bought with an action of your turn, for gold.
reason-at-castles = A castle is founded with an action of your turn, for gold.
reason-at-estates = An estate is founded with an action of your turn, for gold.
reason-at-temples = A temple is founded with an action of your turn, for gold.
reason-at-undertakings = You take part in an undertaking by meeting one of its requirements, with an action of your turn.
reason-at-treasure_pile = A treasure of the pile is gained for one of your markers on an undertaking.
reason-at-treasures_open = These treasures go to whoever has markers on the undertaking being completed.
reason-at-portals = A portal is closed with an action of your turn, for the 7 gift cards of its colour.
reason-at-reserve = Gifts come from the reserve when a card or an exchange gives them.
reason-at-sin_pile = Sins are drawn automatically: only whoever cannot meet a demand of the Nameless may choose to draw one.
reason-at-cataclysm_pile = Cataclysms come automatically: only the artefact that foresees one lets you choose.
reason-at-nameless_hand = These cards are played by whoever plays the Nameless, after an action of a hero.
reason-at-heroes = A choice is about one thing that a hero has, unless a sin or the Nameless strikes at the hero.
reason-at-heroes-hero = Your hero exchanges gifts with an action of your turn.
reason-at-heroes-characters = A character gives its gifts when you turn it with an action of your turn.
reason-at-heroes-elixirs = An elixir is discarded for its gifts during your turn, or to pay a cost.
reason-at-heroes-palaces = A palace is enslaved with an action of your turn, or discarded for what it yields.
reason-at-heroes-sins = A sin is played with an action of your turn, or discarded in the Gathering phase.
reason-at-heroes-artefacts = An artefact is used with an action of your turn.
reason-at-heroes-gifts = Gifts are spent on requirements and portals, or exchanged, with an action of your turn.
reason-at-heroes-corruption = Corruption is purged with an action of your turn.
reason-at-heroes-gold = Gold is paid when you buy, or exchanged when an effect says so.
reason-at-heroes-fame = Fame is paid when you recruit, or exchanged when an effect says so.

## What an option sets off

trigger-row = The lowest row is complete
trigger-cataclysm = A cataclysm
trigger-gathering = The Gathering phase

## What happened

event-turn = Turn { $turn }: { $player } is First Player.
event-passes = { $player } passes.
event-gains = { $player } gains { amount }.
event-award = { $player } gains { $n } power for the most in “{ $of }” ({ $held }).
event-wins = { $player } gains { $n } power for the most markers ({ $held }).
event-shares = { $player } gains { $n } power, half of { $all }, in a tie for the most markers ({ $held }).
event-loses = { $player } loses { amount }.
event-loses-for-sins = { $player } loses { $n } power for sins in hand.
event-loses-of-many = { $player } has at least { $least } power and loses { $n }.
event-gift = { $player } receives { $n } { $gift }.
event-pays = { $player } pays { payment }.
event-mills = One sin of the deck is discarded.
event-drops-gifts = { $player } has fallen and returns all gifts.
event-raises = All tapped heroes are untapped.
event-recruits = { $player } recruits { THE($character) }.
event-buys = { $player } buys { THE($elixir) }.
event-founds = { $player } founds { THE($palace) }.
event-sells = { $player } discards { THE($palace) }.
event-enslaves = { $player } enslaves { THE($palace) } for { $n } power.
event-uses-palace = { $player } uses { THE($palace) }.
event-drinks = { $player } discards { THE($elixir) }.
event-spends-elixir = { $player } spends { THE($elixir) }.
event-draws-elixir = { $player } draws { THE($elixir) }.
event-taps = { $player } taps { THE($character) }.
event-taps-again = { $player } taps { THE($character) } for the second time and discards the card.
event-untaps = { $player } untaps { THE($character) }.
event-hero = { $player } taps the hero.
event-swaps = { $player } gives { $given } to the reserve for { $taken }.
event-swaps-rival = { $player } gives { $rival } { $given } for { $taken }.
event-plays-sin = { $player } plays { $sin } (“{ $text }”).
event-no-effect = { $sin } has no effect.
event-strikes = { $player } strikes { $rival } with { $sin }.
event-denies = { $player } denies { $sin }, played by { $rival }, with { THE($card) }.
event-robs = { $player } takes { THE($what) } from { $rival }.
event-robs-gold = { $player } takes { $n } gold from { $rival }.
event-lures = { $player } lures { THE($character) } away from { $rival }.
event-wearies = { $player } taps { $rival }’s { $character }.
event-ousts = { $player } ousts { $rival } from “{ $undertaking }” (requirement: { $cost }).
event-skip = { $player } makes { $rival } skip the next action.
event-skipped = { $player } skips this action.
event-drops-sin = { $player } discards a sin.
event-draws-sins = { $player } draws { $n ->
        [one] a sin
       *[other] { $n } sins
    }.
event-buries = { $player } buries a sin.
event-foresees = { $player } looks at the next cataclysm.
event-artefact = { $player } uses { THE($artefact) }.
event-draws-artefact = { $player } draws an artefact.
event-part = { $player } takes part in “{ $undertaking }” ({ $cost }).
event-treasure = { $player } takes a treasure, { THE($treasure) }.
event-completes = “{ $undertaking }” is complete.
event-armour = The heroes win a piece of armour: { $piece }.
event-closes = { $player } closes { THE($portal) }.
event-cataclysm = Cataclysm { $n }: { $cataclysm }.
event-last-cataclysm = This cataclysm is the last. The heroes have this phase left.
event-destroyed = The cataclysm destroys { THE($palace) }, which nobody owned.
event-destroyed-of = The cataclysm destroys { $player }’s { $palace }.
event-closes-space = The cataclysm shuts a space of { $board } for good.
event-refresh = All cards in { $board } are replaced.
event-becomes = { $player } is { $hero }.
event-refuses = { $player } refuses the exchange with { $rival }.
event-gives-up = { $player } gives up { THE($what) }.
event-produces = { $player } receives { tokens } from Production.
event-first = { $player } becomes First Player.
event-corrupts = { $player } takes { $n ->
        [one] 1 corruption card
       *[other] { $n } corruption cards
    } and has { $all }.
event-falls = { $player } falls and becomes { $hero }.
event-purges = { $player } purges a corruption card and has { $n ->
        [0] none
       *[other] { $n }
    } left.
event-returns = { $player } is a hero again.
event-nameless = The Nameless plays “{ $card }”.
event-demand = The Nameless chooses { $player } (“{ $effect }”).
event-end = The game is over.

category-power = Power
category-cataclysms = Cataclysms
score-power = Power
score-cataclysms = Cataclysms
score-victory = Victory
score-tie =
    Tie at { $n } power: { $by ->
        [portals] the most closed portals win
        [palaces] equal portals too, the most palaces win
        [wealth] equal portals and palaces too, the most gold and fame win
       *[shared] everything else is equal too, so the victory is shared
    }

## What a table settles

table-fall = The fall of a hero
table-fall-text = Sins in hand bring corruption instead of costing power; with 7 corruption cards a hero falls. For 3 heroes or more.
table-fall-false = Not played
table-fall-true = Played
table-nameless = The Nameless
table-nameless-text = Who plays the Nameless: nobody, or the last seat, against 3 heroes or more. A sixth seat does too, unless the table wants 6 heroes.
table-nameless-none = Nobody
table-nameless-player = The last seat
table-sixth_seat = The sixth seat
table-sixth_seat-text = Whom a sixth seat plays.
table-sixth_seat-nameless = The Nameless
table-sixth_seat-hero = A sixth hero
table-heroes = Heroes
table-heroes-text = How players come by their heroes.
table-heroes-dealt = Dealt at random
table-heroes-chosen = Chosen, in reverse order of play
table-palace_sale = Discarding a palace
table-palace_sale-text = What a castle or an estate gives when it is discarded.
table-palace_sale-current = What it would yield now, set included
table-palace_sale-plain = The plain number only
table-last_uses = Last uses
table-last_uses-text = Who may still make free uses when an action has filled the lowest row and so ended the phase.
table-last_uses-everybody = Everybody, in the order of play
table-last_uses-markers = Whoever took that action; the others only markers on palaces
table-last_uses-actor = Only whoever took that action
table-swap_sources = With whom gifts are exchanged
table-swap_sources-text = Whether the exchanges of one use may be with different partners, the reserve or another player.
table-swap_sources-any = With different ones
table-swap_sources-one = All with the same
table-swap_consent = Consent to exchanges
table-swap_consent-text = Whether another player must consent to an exchange of gifts.
table-swap_consent-false = Not needed
table-swap_consent-true = Needed
table-sin_shuffle = Shuffling sins
table-sin_shuffle-text = When discarded sins are shuffled into their deck.
table-sin_shuffle-seventh = After the cataclysm of the seventh
table-sin_shuffle-cataclysm = After every cataclysm
table-drawing = Drawing sins
table-drawing-text = In which order sins are drawn.
table-drawing-order = In the order of play
table-drawing-clockwise = Clockwise from the First Player
table-cataclysms = Cataclysms
table-cataclysms-text = How many cataclysms a completed row brings.
table-cataclysms-row = One
table-cataclysms-undertaking = One for each undertaking
table-closed_space = The space that closes
table-closed_space-text = Which space of the tavern or the shop a cataclysm shuts.
table-closed_space-last = The last open one
table-closed_space-chosen = The First Player chooses
table-completing = Completing undertakings
table-completing-text = When a full undertaking of the lowest row is completed.
table-completing-row = With the whole row
table-completing-card = As soon as it is full
table-treasures = Treasures
table-treasures-text = How much of the treasure pile is turned up when an undertaking is complete.
table-treasures-whole_pile = All of it
table-treasures-by_markers = As many cards as players’ markers
table-last_gathering = The last Gathering phase
table-last_gathering-text = Whether it is played after a fourteenth cataclysm in the Undertakings phase.
table-last_gathering-skipped = No
table-last_gathering-played = Yes
table-fallen_markers = Markers of the fallen
table-fallen_markers-text = What takes the place of a fallen hero’s markers.
table-fallen_markers-removed = Nothing
table-fallen_markers-neutral = Neutral markers
table-fallen_order = Actions of the fallen
table-fallen_order-text = When fallen heroes act; the order is set at the end of each turn.
table-fallen_order-same = In the order of play
table-fallen_order-first = Before all others
table-fallen_gifts = Gifts of the fallen
table-fallen_gifts-text = When a fallen hero discards all gifts.
table-fallen_gifts-turn = At the end of the turn
table-fallen_gifts-action = After each action of the hero
table-nameless_window = The Nameless and a full row
table-nameless_window-text = Whether the Nameless may play a card after the action that fills the lowest row.
table-nameless_window-open_row = No: the row is completed at once
table-nameless_window-always = Yes, before the row is completed
table-nameless_pace = Cards of the Nameless
table-nameless_pace-text = How often the Nameless may play a card.
table-nameless_pace-two_a_turn = Two in a turn, one in a round
table-nameless_pace-one_a_round = One in each round
table-nameless_pace-every_action = One after every action

## What cards say

fx-none = nothing
fx-list = { $first }, { $second }
fx-list-and = { $first } and { $second }
fx-or = { $first }; or { $second }
fx-then = { $first }, then { $second }
fx-amount-gold = { $n } gold
fx-amount-fame = { $n } fame
fx-amount-power = { $n } power
fx-gifts = { $n } { $gift }
fx-gifts-any = { $n ->
        [one] 1 gift of any kind
       *[other] { $n } gifts of any kind
    }
fx-asks-for = asks for { $slots }; whoever has the most markers gains { $power }
fx-taps-for = taps for { $gifts }
fx-yields = yields { $amount } each turn
fx-at-once = gives { $amount } at once
fx-of-banner = carries the { $banner }
fx-set = { $n } of the { $banner }
fx-set-any = { $n } of any one banner
fx-elixir = { $plain }, or { $better } with { $set }
fx-palace = yields { $plain }, or { $better } with { $set }
fx-temple = { $now } at once, and { $better } each turn with { $set }
fx-enslaved = { $palace }. When enslaved for { $price } power, { $rule }
fx-gain = gain { $what }
fx-gain-gift-any = { $n ->
        [one] take any gift
       *[other] take any { $n } gifts
    }
fx-gain-gift-any-same = take { $n } gifts of one kind
fx-gain-gift-any-different = take { $n } gifts of different kinds
fx-steal-gold = take { $n } gold from a rival
fx-steal-gift = take { $n ->
        [one] a gift
       *[other] { $n } gifts
    } from a rival
fx-steal-elixir = take { $n ->
        [one] an elixir
       *[other] { $n } elixirs
    } from a rival
fx-steal-from-each = take { $n ->
        [one] a gift
       *[other] { $n } gifts
    } from every rival
fx-lure-character = pay a rival the price of one of their characters and take it
fx-recruit = recruit a character for { $discount } fame less
fx-buy-elixir = buy an elixir for { $discount } gold less
fx-found = found a palace for { $discount } gold less
fx-tap-rival = tap { $n ->
        [one] a rival’s character
       *[other] { $n } characters of a rival
    }
fx-oust-marker = pay { $n } power and replace a rival’s marker by a neutral one
fx-skip-rival = make a rival skip the next action of this phase
fx-untap = untap { $n ->
        [one] a character
       *[other] up to { $n } characters
    }
fx-cancel-sin = deny a rival’s sin that chooses you or something of yours
fx-refresh-tavern = replace all open characters of the tavern
fx-refresh-shop = replace all open elixirs of the shop
fx-draw-elixir = draw { $n ->
        [one] the top elixir
       *[other] the top { $n } elixirs
    } for free
fx-exchange = change up to { $max } gold into fame, or fame into gold
fx-bury-sin = put { $n ->
        [one] a sin
       *[other] up to { $n } sins
    } from your hand under the deck
fx-foresee-cataclysm = look at the next cataclysm and leave it or put it at the bottom
fx-swap-gift = exchange up to { $n } gifts with the reserve or with rivals
fx-swap-gift-reserve = exchange up to { $n } gifts with the reserve
fx-reclaim-slot = replace a neutral marker on an undertaking by your own
fx-fill-slot = meet a requirement of the lowest row without paying
fx-draw-artefact = draw { $n ->
        [one] an artefact
       *[other] { $n } artefacts
    }
fx-loss-gold = { $n } gold
fx-loss-fame = { $n } fame
fx-loss-power = { $n } power
fx-loss-gift = { $n ->
        [one] a gift
       *[other] { $n } gifts
    }
fx-loss-elixir = { $n ->
        [one] an elixir
       *[other] { $n } elixirs
    }
fx-loss-artefact = { $n ->
        [one] an artefact
       *[other] { $n } artefacts
    }
fx-loss-tapped-character = { $n ->
        [one] a tapped character
       *[other] { $n } tapped characters
    }
fx-per-palace = { $loss } for each palace
fx-per-character = { $loss } for each character
fx-per-elixir = { $loss } for each elixir
fx-per-sin = { $loss } for each sin in hand
fx-at-most = { $loss }, at most { $n }
fx-lose-each = every hero loses { $loss }
fx-lose-most-power = whoever has the most power loses { $loss }
fx-lose-power-at-least = whoever has at least { $n } power loses { $loss }
fx-lose-power-steps = whoever has at least { $high } power loses { $both } of it (first { $first }, then { $second } more), and whoever has { $low } to { $below } loses { $second }
fx-discard-down-to = every hero discards down to { $n } gifts
fx-draw-sin = whoever has the fewest sins draws { $n ->
        [one] one
       *[other] { $n }
    }
fx-demand-chosen = a chosen hero gives up { $what }
fx-demand-each = every hero gives up { $what }
fx-demand-tap-chosen = a chosen hero taps { $n ->
        [one] an untapped character
       *[other] { $n } untapped characters
    } without receiving gifts
fx-demand-tap-each = every hero taps { $n ->
        [one] an untapped character
       *[other] { $n } untapped characters
    } without receiving gifts
fx-mill-sin = the top { $n ->
        [one] sin of the deck is discarded
       *[other] { $n } sins of the deck are discarded
    }
fx-rule-immune-to-sins = until the end of the turn no rival’s sin may choose you
fx-rule-elixirs-give-one-more = until the end of the turn your elixirs give one more gift
fx-rule-taps-give-one-more = until the end of the turn your characters give one more gift
fx-rule-palaces-cost-two-less = until the end of the turn palaces cost 2 gold less
fx-rule-no-loss-for-held-sins = this turn you lose nothing for sins in hand
fx-rule-characters-cost-one-less = until the end of the turn characters cost 1 fame less

## The chapters of the rules

chapter-game = The game
chapter-setup = Setting up
chapter-supply = Supplies
chapter-info = Open and hidden
chapter-flow = The course of a turn
chapter-recruit = Recruiting
chapter-elixir = Elixirs
chapter-set = Sets of a banner
chapter-found = Palaces
chapter-free = Free uses
chapter-enslave = Enslaving a palace
chapter-sin = Playing a sin
chapter-artefact = Artefacts
chapter-gifts = Gifts
chapter-hero = The hero’s ability
chapter-part = Undertakings
chapter-treasure = Treasures
chapter-portal = Portals
chapter-pass = Passing
chapter-score = Gathering: more points
chapter-draw = Gathering: drawing sins
chapter-gather = Gathering: the rest
chapter-cataclysm = Cataclysms
chapter-complete = Completing undertakings
chapter-end = The end of the game
chapter-fall = The fall of a hero
chapter-evil = Playing a fallen hero
chapter-nameless = The Nameless as a player
chapter-two = Two heroes
chapter-effect = What effects mean

## Parts of the table, in its outline

part-armour = Pieces of armour gathered
part-artefact_discards = Artefacts used
part-artefact_pile = Artefacts in the deck
part-artefacts = Artefacts
part-castle_pile = Castles in the pile
part-castles = Castles for sale
part-cataclysm_pile = Cataclysms to come
part-cataclysms = Cataclysms played
part-character_discards = Characters discarded
part-character_pile = Characters in the pile
part-characters = Characters
part-corruption = Corruption cards
part-elixir_discards = Elixirs discarded
part-elixir_pile = Elixirs in the pile
part-elixirs = Elixirs
part-ended = How the game ended
part-enslaved = Enslaved
part-estate_pile = Estates in the pile
part-estates = Estates for sale
part-fallen = Fallen side up
part-fame = Fame
part-cost = Cost
part-gifts = Gifts
part-gold = Gold
part-gone = Out of the game
part-hero = Hero
part-heroes = Heroes
part-id = Card
part-last_fallen = Last to fall
part-loses_turn = Skips the next action
part-markers = Markers
part-nameless_chose = Chosen by the Nameless this turn
part-nameless_hand = Hand of the Nameless
part-nameless_round = Cards of the Nameless this round
part-nameless_turn = Cards of the Nameless this turn
part-order = Order of play
part-palaces = Palaces
part-passes = Have passed
part-turn = Turn
part-portals = Portals
part-power = Power
part-reserve = Gifts in the reserve
part-shop = Shop
part-sin_discards = Sins discarded
part-sin_pile = Sins in the deck
part-sins = Sins in hand
part-sins_played = Sins just played
part-tapped = Tapped
part-tavern = Tavern
part-temples = Temples for sale
part-treasure_discards = Treasures discarded
part-treasure_pile = Treasures in the pile
part-treasures = Treasures beside it
part-treasures_open = Treasures to choose from
part-treasures_turned_up = Treasures turned up
part-undertaking_pile = Undertakings in the pile
part-undertakings = Undertakings, from the lowest row
part-won = Winners

### what else the outline of the board names
value-closed = closed
value-neutral = neutral
