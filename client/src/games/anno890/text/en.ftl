# The board of 890 Anno Domini in English: what the game’s own messages do not say.

kingdom-of = Kingdom of { $name }
kingdom-yours = Your Kingdom, { $name }
others = The other Kingdoms
banners = Banners and Characters
banner-of = Banner of { $crop }
banner-waiting =
    { $n ->
        [0] No Character is left here: a trio gives 2 Coins.
        [one] 1 Character waits here for a trio of this Crop.
       *[other] { $n } Characters wait here for a trio of this Crop.
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
        [one] { $n } safe point
       *[other] { $n } safe points
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
ruin-note = A Ruin: no Crops, no icons, no points. What was on it is lost. It keeps its space and whatever is put on it from now on.
put-back = In hand, not taken yet: click to put it back.
would-invade = Invasion: { $names }.
in-hand-of = In the hand of { $name }
track = Invasion track
track-note = The Invader moves with Saracens, the Defence with Towers. When a turn moves the Invader ahead of the Defence, whoever has the fewest Towers is invaded.
stack = Stack
deck = Deck
unlimited = without limit
bonus-place =
    { $place ->
        [1] 1st
       *[other] 2nd
    }
store-tower = In the supply: { $n }. Towers on the tiles of a Kingdom raise the Defence.
store-noble = In the supply: { $n }. Nobles are on the tiles of a Kingdom; whoever has the most scores at the end.
store-coin = In the supply: { $n }. Coins pay for tiles; whoever has the most scores at the end.
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
tutorial-castle = In 8 rounds your Kingdom grows to 9 tiles; the most points win. Its centre is the Castle, whose Crops count in every line through it. Take this one.
tutorial-take = Each turn you take a tile. The first of the row is free. Each tile further on costs 1 Coin more, and the Coins stay beside the tiles you skip.
tutorial-coins = The other player skipped this tile and left a Coin beside it. Take the tile and the Coin is yours.
tutorial-place = Put it on any free space: nothing needs to touch. What is printed on the tile happens now, once: 1 Noble and 1 Coin.
tutorial-tithe = The other player has placed a Church. Whoever has its Crop pays a tithe of 1 Coin: wheat, as on your Farm.
tutorial-icons = Nobles and Towers stay on their tile; Coins are yours at once. A tile’s points count at the end, unless an invasion has ruined it.
tutorial-crops = 3 tiles in a line with the same Crop make a trio. Your Castle has lavender: take the Watchtower (lavender). Your Coin goes beside the tile you skip.
tutorial-patience = 3 Coins now lie beside the first tile, one of them yours: you get them all with it. It has lavender too, and will complete the line.
tutorial-trio = A trio! Its Banner lifts: take a Character or 2 Coins. Characters are not replaced. The Military Architect is worth 4 points.
tutorial-character = Some Characters act at once. This one moves your Towers to the Castle, which can never fall.
tutorial-saracens = Each Saracen moves the Invader 1 space, each Tower the Defence. They are level now: as long as the Invader is not ahead, nothing happens.
tutorial-close = One space more brings an invasion, against whoever has the fewest Towers. This Watchtower has 2 Saracens, but also a Tower: then you have 2 Towers each.
tutorial-lose = Invasion! You are level, so each of you loses a tile of their choice, never the Castle. The trio is already rewarded and this tile has no points: let it go.
tutorial-ruin = A Ruin has no Crops and no points, but it gets a new Tower. Take care: while the Invader is ahead, every turn with a Saracen brings another invasion.
ties = A tie goes to the Duchess, then to the most Nobles, the most Coins, the most Towers; last to whoever plays earlier.
tutorial-scenario = Now choose for yourself; advice is below. Look at the Scenario: it rewards the most Nobles, Coins or Towers (with 3 or 4 players the second too).
tutorial-again = Another invasion, and you are level in Towers again. This tile has no points.
tutorial-special = 4 Coins buy a Special Building: 1 goes beside each tile of the row. The Pig Farm gives 2 back, and with its Noble you lead in Nobles.
tutorial-last = The last tile. 2 Coins lie beside it, and it is worth 1 point.
tutorial-end = The Kingdoms are complete, and yours has won! The score sheet lists every point. The next game is all yours.

## The steps of a turn, for the top of the table

phase-PickCastle = choosing Castles
phase-Replace = replacing a tile
phase-ReplaceWith = replacing a tile
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
