# The board of 890 Anno Domini in English: what the game's own messages do not say.

kingdom-of = Kingdom of { $name }
kingdom-yours = Your Kingdom, { $name }
others = The other Kingdoms
banners = Banners and Characters
banner-of = Banner of { $crop }
banner-waiting =
    { $n ->
        [0] No Character is left here: a trio gives 2 Coins.
        [one] 1 Character waits here for a trio of this crop.
       *[other] { $n } Characters wait here for a trio of this crop.
    }
trio = trio
held = Characters of { $name }
held-none = No Characters yet
first-player = first player
purse =
    { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }
towers-held =
    { $n ->
        [one] 1 Tower
       *[other] { $n } Towers
    }
nobles-held =
    { $n ->
        [one] 1 Noble
       *[other] { $n } Nobles
    }
score-now =
    { $n ->
        [one] 1 firm point
       *[other] { $n } firm points
    }
tokens-on =
    On it: { $towers ->
        [0] { $nobles ->
            [one] 1 Noble.
           *[other] { $nobles } Nobles.
        }
        [one] 1 Tower{ $nobles ->
            [0] .
            [one] {" "}and 1 Noble.
           *[other] {" "}and { $nobles } Nobles.
        }
       *[other] { $towers } Towers{ $nobles ->
            [0] .
            [one] {" "}and 1 Noble.
           *[other] {" "}and { $nobles } Nobles.
        }
    }
beside =
    Beside it: { $coins ->
        [0] { $saracens ->
            [one] 1 Saracen token.
           *[other] { $saracens } Saracen tokens.
        }
        [one] 1 Coin{ $saracens ->
            [0] .
            [one] {" "}and 1 Saracen token.
           *[other] {" "}and { $saracens } Saracen tokens.
        }
       *[other] { $coins } Coins{ $saracens ->
            [0] .
            [one] {" "}and 1 Saracen token.
           *[other] {" "}and { $saracens } Saracen tokens.
        }
    }
costs =
    { $n ->
        [0] Free: nothing is put beside other tiles.
        [one] Costs 1 Coin, put beside the tile before it.
       *[other] Costs { $n } Coins, one beside each tile before it.
    }
ruin-note = A Ruin: no crops, no icons, no points. It keeps its space and what stands on it.
reconstructed = Not known from the rulebook: some values are reconstructed.
in-hand-of = In the hand of { $name }
track = Invasion track
track-note = The Invader moves with Saracens, the Defence with Towers. A turn that moves the Invader ahead of the Defence brings an invasion to whoever has the fewest Towers.
stack = Stack
deck = Deck
deck-left =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
unlimited = without limit
bonus-place =
    { $place ->
        [1] 1st
       *[other] 2nd
    }
drawn = Drawn by the Apprentice
invasion = Invasion!

## Tutorial

tutorial-castle = Welcome! Every Kingdom grows around a Castle. Pick one: it stands in the centre, where four lines cross, so its two crops will help you again and again.
tutorial-take = Each turn you take one tile. The first of the row is free; each tile further on costs a Coin more, and your Coins stay beside the tiles you skip, for whoever takes them.
tutorial-coins = Coins lie beside a tile of the row: whoever takes that tile takes them too. Skipping enriches the others; patience can pay.
tutorial-place = Put the tile on any free space; nothing needs to touch. What is printed on it happens now, once. Point at a space to see what it would bring.
tutorial-icons = Your tile did its work: Towers and Nobles stand on it, Coins come and go at once. The points count at the end, as long as the tile still stands.
tutorial-crops = A line of yours holds two tiles and a free space: three tiles with the same crop in a line (across, down or slanting) make a trio. Look for spaces that serve several lines.
tutorial-trio = A trio! Its Banner lifts: take one of the Characters waiting there, or 2 Coins. Characters are not replaced, so the best go early.
tutorial-character = A Character stays with you to the end and counts its points. Some act at once, some at the start of your turns, some when all is counted.
tutorial-saracens = Saracens! Each one printed on a tile moves the Invader’s prow a step along the coast. Towers move the Defence. As long as the Defence is not overtaken, all is well.
tutorial-close = The Invader is at the heels of the Defence. One more landing and there is an invasion. It strikes whoever has the fewest Towers: count yours, and theirs.
tutorial-lose = Invasion! Nobody has fewer Towers than you, so one of your tiles becomes a Ruin. You choose which; the Castle is safe. Lose what costs you least.
tutorial-ruin = A Ruin has no crops, no icons and no points, but its space stays taken. A ruined Territory gets a Tower, so that Kingdom is better guarded next time.
tutorial-special = You can pay for a Special Building: 4 Coins, one beside each tile of the row. They are strong, they are few, and none is refilled.
tutorial-scenario = Half the game is over. Look at the Scenario: whoever has most Nobles, most Coins and most Towers earns points at the end. Is one of them within reach?
tutorial-last = The last round. No more plans: every point on a tile, every Character and every bonus counts now. An invasion may still come.
tutorial-end = The Kingdoms are complete. Tiles, Characters and Scenario are added up; the score sheet names every point. You know the game now: the next one is yours.

## The steps of a turn, for the top of the table

phase-PickCastle = choosing Castles
phase-Replace = giving up a tile
phase-ReplaceWith = giving up a tile
phase-TakeTile = taking a tile
phase-PlaceTile = placing a tile
phase-Reward = trios
phase-UseAbility = trios
phase-PutTokens = trios
phase-StealToken = trios
phase-PutStolen = trios
phase-MoveTokens = trios
phase-Rebuild = trios
phase-PickSwap = trios
phase-SwapWith = trios
phase-SaracenToken = trios
phase-LoseTile = invasion
phase-KeepCharacter = the end
