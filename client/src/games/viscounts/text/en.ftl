# The board of Viscounts of the West Kingdom in English: what the game’s own messages do not say.

ring = The kingdom
swing-to = Turn to: { $place }
hand = Your hand
hand-of = { $name }: { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
hand-empty = No cards in hand
board-of = Board of { $name }
board-yours = Your board, { $name }
others = The other players
ends = Debts, Deeds and the end of the game
pairs = Player Cards and Heroes to choose from
first-player = first player
last-round = Last round: { $n }
phase-1 = cards
phase-2 = movement
phase-3 = action
phase-4 = hiring
phase-5 = Collision
phase-6 = drawing
collision = Collision!
score-now =
    { $n ->
        [one] 1 safe point
       *[other] { $n } safe points
    }

value = Value { $n }: { $icons }
corner = When hired or dismissed: { $effect }
corner-dismissed = When dismissed: { $effect }
pile-left =
    { $n ->
        [0] The pile of the { $place } is used up
        [one] The last card of the pile, { $place }
       *[other] { $n } cards in the pile, { $place }
    }
shelf-left =
    { $n ->
        [0] The Manuscripts of the { $place } are used up
        [one] The last tile of the pile, { $place }
       *[other] { $n } tiles in the pile, { $place }
    }
script-cost =
    { $n ->
        [one] Costs 1 Cleric
       *[other] Costs { $n } Clerics
    }
script-printed = It stays on the board and belongs to nobody
ribbon-grey = Grey ribbon
ribbon-black = Black ribbon
ribbon-yellow = Yellow ribbon
ribbon-blue = Blue ribbon
ribbon-held = { $ribbon }: { $n ->
        [0] no Manuscripts
        [one] 1 Manuscript
       *[other] { $n } Manuscripts
    }
bonus = The first with { $n } of this ribbon takes its Bonus Card: { $vp } points, { $effect }
bonus-free = Nobody has that card yet
bonus-of = { $name } has that card
sets = Sets of different ribbons score { $vp } points at the end
manuscripts = Manuscripts
spot = Spot { $n }, { $place }
spot-built = { $building } of { $name }
spot-gives = When you construct here: { $effect }
link-back = Link to the Spot before: { $effect }
link-on = Link to the next Spot: { $effect }
bank-left = Reached from the outer left space
bank-right = Reached from the outer right space
space = { $place }, { $space }
viscount-of = The Viscount of { $name } is here
outer-actions = Here you trade or construct
inner-actions = Here you place Workers or transcribe
exchange =
    { $n ->
        [one] Each Merchant
       *[other] Every { $n } Merchants
    }: { $effect }
section = Tier { $n }, facing the { $place }
tier-1 = Three of your Workers here: one goes in and gives “{ $effect }”, the others go one to each side
tier-2 = When your Worker enters: { $effect }. Three of your Workers here: one goes on to the third tier
tier-3 = When your Worker enters: { $effect }
tier-worth =
    { $n ->
        [one] 1 point for each Worker at the end
       *[other] { $n } points for each Worker at the end
    }
workers-of = { $name }: { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    }
workers-left =
    { $n ->
        [one] 1 Worker left in the supply
       *[other] { $n } Workers left in the supply
    }
workers-left-text = Workers go to the Castle from the inner path: 1, 3, 5 or 8 Nobles place 1, 2, 3 or 4
keep = The heart of the Castle
leader = Castle Leader: { $name }
leader-none = Nobody is Castle Leader yet
leader-worth = The Castle Leader scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }, and { $effect }
track = Virtue and Corruption of { $name }
track-space = Space { $n } of the track
marker-corruption = The Corruption marker is here
marker-virtue = The Virtue marker is here
marker-both = Both markers are here: a Collision comes in phase 5
collision-self = A Collision here: { $effect }
collision-others-always = Every other player: { $effect }
collision-others-none = Every other player without Criminals: { $effect }
collision-others-some = Every other player with Criminals: { $effect }
buildings = Buildings
building-cost =
    { $n ->
        [one] Costs 1 Builder
       *[other] Costs { $n } Builders
    }
building-gives = Built: { $effect }
building-will-give = Once built: { $effect }
building-worth = { $type }, one, two or three: { $one } / { $two } / { $three } points
money-silver = Pays for hiring, dismissing and further spaces, and counts as a Merchant when you trade
money-ink = Counts as a Cleric when you transcribe
money-gold = Counts as a Noble when you place Workers
money-stone = Counts as a Builder when you construct
paper-unpaid = Unpaid Debts: { $n }
paper-unpaid-short = unpaid
paper-unpaid-text = Each costs you 2 points at the end. Paying one gives 1 resource
paper-paid = Paid Debts: { $n }
paper-paid-short = paid
paper-paid-text = No points of their own; whoever has the most scores if Prosperity is revealed
paper-acquired = Acquired Deeds: { $n }
paper-acquired-short = acquired
paper-acquired-text = 1 point each at the end, 3 once approved
paper-approved = Approved Deeds: { $n }
paper-approved-short = approved
paper-approved-text = 3 points each at the end; whoever has the most scores if Poverty is revealed
action-trade = Merchants, to trade
action-trade-icons = Merchants
action-build = Builders, to construct
action-build-icons = Builders
action-place_workers = Nobles, to place Workers
action-place_workers-icons = Nobles
action-transcribe = Clerics, to transcribe
action-transcribe-icons = Clerics
action-trade-text = On the outer path; each Silver adds 1 Merchant
action-build-text = On the outer path; each Stone adds 1 Builder
action-place_workers-text = On the inner path; each Gold adds 1 Noble
action-transcribe-text = On the inner path; each Ink adds 1 Cleric
actions = Icons in play, by action
icons-have = You have { $icons } in play
icons-criminals = And { $icons }, { $n ->
        [one] which counts
       *[other] which count
    } as any Icon
criminals-text = Each may count as any Icon of an action. Playing one brings 1 Corruption for every Criminal on your board
upto = up to { $n }
deck = Draw pile: { $n }
deck-holds = It holds, in no order: { $names }
unseen-holds = In hand or draw pile: { $names }
discards = Discards: { $n }
row = Cards on the board of { $name }
slot-left = left space
slot-middle = middle space
slot-right = right space
slot-empty = No card on the { $slot }
slot-printed = Printed on the { $slot }: { $icons }
slot-text = Cards slide one space to the right each turn; the one on the right leaves
poverty = Poverty
prosperity = Prosperity
poverty-left =
    { $n ->
        [one] 1 Debt lies above it
       *[other] { $n } Debts lie above it
    }
prosperity-left =
    { $n ->
        [one] 1 Deed lies above it
       *[other] { $n } Deeds lie above it
    }
poverty-here = Revealed: the game ends with the next round
prosperity-here = Revealed: the game ends with the next round
poverty-pays = If revealed, for the most approved Deeds: { $vp } VP
prosperity-pays = If revealed, for the most paid Debts: { $vp } VP
purse = Silver and resources
papers = Debts and Deeds
rival-focus = It prefers to: { $effect }
rival-priority = It takes resources in this order: { $order }
priority-until = { $what } (up to { $n })
any-resource = any resource
scheme-future =
    { $n ->
        [one] 1 future Scheme
       *[other] { $n } future Schemes
    }
scheme-criminals = 1 Corruption for each Criminal on its board
scheme-move =
    { $n ->
        [one] It moves 1 outer space
       *[other] It moves { $n } outer spaces
    }
scheme-options = Then the first of these it can do: { $effects }
phase-0 = setting up

## Tutorial

tutorial-chapter-ride = A card and a ride
tutorial-chapter-manuscripts = Manuscripts
tutorial-chapter-trade = Trading and hiring
tutorial-chapter-castle = The Castle
tutorial-chapter-criminals = Criminals and ribbons
tutorial-chapter-build = Building
tutorial-chapter-collision = The Collision
tutorial-chapter-yours = Now you
tutorial-welcome = You ride around this Castle for Buildings, Workers, Manuscripts and Deeds; the most points win. Choose what glows; press and hold anything to learn what it is.
tutorial-pair = First a Player Card: number 1 says where you start and what you own, such as 8 Silver, 2 Deeds and 1 Debt. Its Hero, Ada, joins your deck.
tutorial-turn = Each turn begins with a card. Its number, 3, is how far you will move; then come its Icons and its effect. Play the Financier.
tutorial-instant = The Financier acts at once: discard a card and gain 2 Silver. Let the Abbot go; at the end of the turn you draw up to 3 cards again.
tutorial-move = Move 3 spaces clockwise, never fewer; each further space costs 1 Silver. Outside you trade or construct, inside you place Workers or transcribe. Turn in here.
tutorial-icons = These 3 spaces hold your cards. All Icons you see pay for your action: those on cards, and those printed where no card lies. Among them is 1 Cleric.
tutorial-transcribe = You take one action each turn. This Manuscript costs 3 Clerics: you have 1, and each Ink counts as another. Icons are not used up; Ink is.
tutorial-flip = Flip one of your Debts or Deeds. An unpaid Debt loses 2 points; a Deed scores 1, approved 3. Pay your Debt: it gives you a resource too.
tutorial-rival = You could hire the Townsfolk here, but save your Silver. Then the Rival plays: it turns up a Scheme and carries it out. ↺ below tells you what happened.
tutorial-slide = Your cards slide to the right and cover the printed Icons. Each stays for 3 turns, then it leaves. Play the Journeyman: 2 Merchants and a move of 2.
tutorial-out = From the inner path, roads lead out again. Move to this space: here 2 Merchants are exchanged for 1 Gold.
tutorial-exchange = You see 5 Merchants, and each Silver you pay adds 1. With 1 Silver you have 6: three exchanges, 3 Gold. Tap the exchange that glows.
tutorial-hire = Hire the Overseer for 2 Silver: the card goes to your discards and comes to your hand later. The effect in its corner happens now: 1 Virtue.
tutorial-castle = Nobles place Workers in the Castle: 1, 3, 5 or 8 Nobles for 1 to 4 Workers. Your Squire is 1 Noble, your 3 Gold are 3 more: one short of 3 Workers.
tutorial-dismiss = So dismiss the Chevalier: for 3 Silver you get that Noble for this action, and the card leaves the game. The corner happens: you may discard a card.
tutorial-workers = Three of your Workers in one section are a group: one goes up a tier and earns what is shown there, the others step aside, left and right.
tutorial-crowd = On the first two tiers a section holds 3 Workers in all. The player whose turn it is sends extra ones back, and their owners are compensated.
tutorial-tiers = A Worker scores 1, 2 or 3 points by tier. Whoever first has one at the centre is Castle Leader: 5 points, until somebody has more there. Hire nobody now.
tutorial-track = Virtue comes from the right, Corruption from the left. Where they meet there is a Collision: the further left, the better for you. Others get what is below.
tutorial-criminal = Ada is a Criminal, which counts as any Icon. Playing a Criminal brings 1 Corruption for every Criminal on your board. Play this card.
tutorial-ribbon = Ada is your Cleric; 2 Ink do the rest. 1, 2, 3 or 4 different ribbons score 1, 4, 9 or 16. The first to have 3 of one colour takes its Bonus Card.
tutorial-deed = You had no Debt, so the Manuscript flipped a Deed: approved, it scores 3 points. Hire nobody.
tutorial-dropoff = The Journeyman leaves, and only now does its best: hire anybody for free. Take the Stonecutter, whose corner lets you discard a card.
tutorial-shuffle = Your draw pile was empty, so you shuffled: 1 Corruption with a Criminal on your board, otherwise 1 Virtue. Now play the Labourer.
tutorial-build = A Workshop costs 3 Builders, a Trading Post 5, a Guildhall 7. Labourer, Ada and 2 Stone make 4. Dismiss the Townsfolk here: its Criminal is the fifth.
tutorial-building = Each Building unlocks the ability underneath, yours for good. This Trading Post: dismissing costs you only 1 Silver from now on.
tutorial-spot = This Spot approves a Deed. The dotted line is a Link to a Building of the Rival: you both gain what is on it, a Deed.
tutorial-clash = The Rival had a Collision far to the right: Debts for it. At every Collision Ada brings you 1 Virtue and a resource. Take a Stone.
tutorial-stacked = Your markers share a space. From now on they move together, and at the end of this turn they collide. First play the Stonecutter.
tutorial-pay = The Stonecutter moves 3. Each further space costs 1 Silver, and you have 3: move on to here, where there is a good Spot.
tutorial-destroy = This Spot destroys a card: it leaves your deck for good and pays its number in Silver. Without the Abbot you draw better cards more often.
tutorial-collision = Hire nobody, and your Collision comes. Ada’s Virtue pushes both markers 1 space left: 1 Silver and 2 Deeds for you. Then they go back to their ends.
tutorial-meet = The Rival has stopped on your space. Whoever is met may rearrange the cards on their board; yours are fine as they are.
tutorial-alone = Now everything is open to you, with advice below at each step; any other choice ends the lesson. When either pile is used up, one more round is played.
tutorial-papers = A card lies under each pile. Poverty, under the Debts, scores 12 for the most approved Deeds; Prosperity, under the Deeds, for the most paid Debts.
tutorial-second = Only a revealed card counts, usually one. Second place scores too: 4 points with up to two players; with more, the first three score 12, 8 and 4.
tutorial-types = One Trading Post scores 4 points, two 9, three 15: the more of one type, the better.
tutorial-plan = This brings Virtue, and so does the card you can hire next. The markers meet on the far left: 3 Deeds, the last of the pile. The end is near, and you lead.
tutorial-last = The last round. A third Trading Post is worth 6 more points. Silver and resources left over score nothing, except for the Rival.
tutorial-end = You have won! The score sheet lists every point and its rule. Now take on a harder Rival, or set a table for friends.
