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
held-none = No Characters
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
ruin-note = A Ruin: no crops, no icons, no points. What stood on it is lost; it keeps its space and what it is given now.
in-hand-of = In the hand of { $name }
track = Invasion track
track-note = The Invader moves with Saracens, the Defence with Towers. A turn that moves the Invader ahead of the Defence brings an invasion to whoever has the fewest Towers.
stack = Stack
deck = Deck
unlimited = without limit
bonus-place =
    { $place ->
        [1] 1st
       *[other] 2nd
    }
store-tower = In the supply: { $n }. They stand on tiles of a Kingdom and raise the Defence.
store-noble = In the supply: { $n }. They stand on tiles of a Kingdom; whoever has the most gets points at the end.
store-coin = In the supply: { $n }. They pay for tiles; whoever has the most gets points at the end.
store-saracen = Saracen tokens in the supply: { $n }. Beside a Territory of the row, they move the Invader when the tile is placed.
store-stack = Territories still face down: { $n }. The row is refilled from here.
store-deck = Characters not in play: { $n }. Only the Apprentice draws from them, at the end.
drawn = Drawn by the Apprentice
invasion = Invasion!

## Tutorial

tutorial-chapter-kingdom = The Kingdom
tutorial-chapter-trio = Trios
tutorial-chapter-invader = The Invader
tutorial-chapter-yours = Now you
tutorial-castle = Welcome! In eight rounds your Kingdom grows to nine tiles: whoever has the most points at the end wins. The Castle is its centre: its crops count for the row, the column and both diagonals. Take this one.
tutorial-take = Each turn you take a tile. The first of the row is free; each tile further on costs a Coin more, which stays beside the tiles you skip.
tutorial-coins = The other player has skipped this tile, and a Coin lies beside it. Whoever takes the tile takes the Coin: you.
tutorial-place = Put it on any free space; nothing needs to touch. What is printed on the tile happens now, once: a Noble and a Coin.
tutorial-tithe = The other player has placed a Church. Whoever has the crop shown on it pays a tithe of 1 Coin: wheat, as on your Farm.
tutorial-icons = Nobles and Towers stay on their tile, Coins are yours at once. A tile’s points count at the end, unless an invasion has brought it down.
tutorial-crops = Three tiles with the same crop in a line, diagonals too, make a trio. Your Castle bears lavender: take the Watchtower with lavender. It costs a Coin, laid on the tile you skip.
tutorial-patience = Three Coins lie beside the first tile now, one of them laid by you: with the tile you take them all. And this one bears lavender too: it will complete the line.
tutorial-trio = A trio! Its Banner lifts: take a Character or 2 Coins. Characters are not replaced. The Military Architect is worth 4 points.
tutorial-character = Some Characters act at once. This one moves your Towers to the Castle, which can never fall.
tutorial-saracens = You paid 1 Coin of tithe for the new Church. Each Saracen moves the Invader a step on from 0, each Tower the Defence, which starts on the number of players. They are level: as long as the Defence is not overtaken, all is well.
tutorial-close = One step more and there is an invasion. It strikes whoever has the fewest Towers. This Watchtower brings two Saracens, but also a Tower and 2 points: then you have two Towers each.
tutorial-lose = Invasion! You are level, so each of you loses a tile and what stands on it. You choose which; the Castle is safe. The trio has been rewarded, and this tile bears no points: let it go.
tutorial-ruin = A Ruin has no crops and no points, but it gets a Tower: the Defence loses only the Towers beyond the first. Take care: while the Invader is ahead, every turn with a Saracen brings an invasion, never more than one.
ties = A tie goes to the Duchess, then to most Nobles, most Coins, most Towers; last to whoever plays earlier.
tutorial-scenario = Now you choose. Advice is below: if you do something else, the lesson ends and the game goes on. Look at the Scenario: at the end whoever has the most Nobles, Coins or Towers gets points; with three or four players, the second too.
tutorial-again = Another invasion, and again you are level in Towers. This tile bears no points.
tutorial-special = You have 4 Coins, the price of a Special Building: one goes beside each tile of the row. The Pig Farm gives 2 Coins back at once, and with its Noble you are ahead of the other in Nobles.
tutorial-last = The last tile. 2 Coins lie beside it, and it bears a point.
tutorial-end = The Kingdoms are complete, and yours has won! The score sheet names every point. The next game is yours alone.

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
