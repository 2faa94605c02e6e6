# The board of Viscounts of the West Kingdom in English: what the game's own messages do not say.

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
phase-4 = recruiting
phase-5 = Collision
phase-6 = drawing
collision = Collision!
score-now =
    { $n ->
        [one] 1 firm point
       *[other] { $n } firm points
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
sets = Sets of different ribbons count { $vp } points at the end
manuscripts = Manuscripts
spot = Spot { $n }, { $place }
spot-built = { $building } of { $name }
spot-gives = Who builds here: { $effect }
link-back = Link to the Spot before: { $effect }
link-on = Link to the next Spot: { $effect }
bank-left = Reached from the outer left space
bank-right = Reached from the outer right space
space = { $place }, { $space }
viscount-of = The Viscount of { $name } is here
outer-actions = Here you trade or build
inner-actions = Here you send Workers or transcribe
exchange =
    { $n ->
        [one] Each Merchant
       *[other] Every { $n } Merchants
    }: { $effect }
section = Tier { $n }, facing the { $place }
tier-1 = Three of your Workers here: one goes in and gives “{ $effect }”, the others go one to each side
tier-2 = Whoever enters: { $effect }. Three of your Workers here: one goes on to the third tier
tier-3 = Whoever enters: { $effect }
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
workers-left-text = Workers go to the castle from the inner path: 1, 3, 5 or 8 Nobles send 1, 2, 3 or 4
keep = The heart of the castle
leader = Castle Leader: { $name }
leader-none = Nobody is Castle Leader yet
leader-worth = The Leader has { $n } points, and { $effect }
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
money-silver = Pays for hiring and dismissing, for further spaces, and counts as a Merchant when you trade
money-ink = Counts as a Cleric when you transcribe
money-gold = Counts as a Noble when you send Workers
money-stone = Counts as a Builder when you build
paper-unpaid = Unpaid Debts: { $n }
paper-unpaid-short = unpaid
paper-unpaid-text = 2 points less for each at the end. Paying one gives 1 resource
paper-paid = Paid Debts: { $n }
paper-paid-short = paid
paper-paid-text = No points of their own; most of them count if Prosperity comes
paper-acquired = Acquired Deeds: { $n }
paper-acquired-short = acquired
paper-acquired-text = 1 point each at the end, 3 once approved
paper-approved = Approved Deeds: { $n }
paper-approved-short = approved
paper-approved-text = 3 points each at the end; most of them count if Poverty comes
action-trade = Merchants, to trade
action-trade-icons = Merchants
action-build = Builders, to build
action-build-icons = Builders
action-workers = Nobles, to send Workers
action-workers-icons = Nobles
action-transcribe = Clerics, to transcribe
action-transcribe-icons = Clerics
action-trade-text = On the outer path; each Silver is 1 Merchant more
action-build-text = On the outer path; each Stone is 1 Builder more
action-workers-text = On the inner path; each Gold is 1 Noble more
action-transcribe-text = On the inner path; each Ink is 1 Cleric more
actions = Icons in play, by action
icons-have = You have { $icons } in play
icons-criminals = And { $icons }, { $n ->
        [one] which stands
       *[other] which stand
    } for any Icon
criminals-text = Each may stand for any Icon of an action. Playing one brings Corruption for every Criminal on your board
upto = up to { $n }
deck = Draw pile: { $n }
deck-holds = In it, in no order: { $names }
unseen-holds = In hand or draw pile: { $names }
discards = Discards: { $n }
row = Cards on the board of { $name }
slot-left = left space
slot-middle = middle space
slot-right = right space
slot-empty = Empty, { $slot }
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
poverty-pays = If revealed, most approved Deeds: { $vp } points
prosperity-pays = If revealed, most paid Debts: { $vp } points
purse = Silver and resources
papers = Debts and Deeds
rival-focus = It prefers this: { $effect }
rival-priority = Of resources it takes, in this order: { $order }
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
tutorial-chapter-castle = The castle
tutorial-chapter-criminals = Criminals and ribbons
tutorial-chapter-build = Building
tutorial-chapter-collision = The Collision
tutorial-chapter-yours = Now you
tutorial-welcome = Welcome, Viscount! You ride around this castle for Buildings, Workers, Manuscripts and Deeds: the most points win once the pile of Debts or of Deeds runs out. Choose what glows; hold anything else and it explains itself.
tutorial-pair = First a Player Card. Number 1 says where you start and what you own: 8 Silver, 2 Ink, a Stone, two Deeds and a Debt. Its hero, Ada, joins your deck.
tutorial-turn = Each turn begins with a card. Its number, 3, is how far you will ride; then come its Icons and what it does. Play the Financier.
tutorial-instant = The Financier acts at once: discard a card and gain 2 Silver. Let the Abbot go; at the end of the turn you draw up to three cards again.
tutorial-move = Ride 3 spaces clockwise, never fewer: every further space costs 1 Silver, and what is nearer is reached only by a longer way. Outside one trades and builds; inside one sends Workers and copies Manuscripts. Turn in here.
tutorial-icons = These three spaces hold your cards. All Icons you see here pay for your action, those on cards and those printed where no card lies: among them one Cleric.
tutorial-transcribe = One action each turn. This Manuscript costs 3 Clerics: you have one, and each Ink counts as another. Icons are not used up; Ink is.
tutorial-flip = The Manuscript flips one of your papers. An unpaid Debt costs 2 points, a paid one nothing. A Deed is worth 1 point, approved 3. Pay your Debt: that brings a resource too.
tutorial-rival = You could hire the Townsfolk here for as much Silver as the number says, but save it and hire nobody. Then the Rival plays by itself: it turns up a Scheme and does what is on it. The sign ↺ below tells you again what happened.
tutorial-slide = Your cards slide to the right, where they cover the printed Icons, and a new one comes in on the left. Each serves for three turns, then it drops off. Play the Journeyman: two Merchants and a ride of 2.
tutorial-out = From inside, roads lead out again. Ride to this space: here two Merchants are exchanged for 1 Gold.
tutorial-exchange = You see five Merchants, and each Silver you pay is one more. With 1 Silver they are six: three exchanges, three Gold. Touch the exchange that glows.
tutorial-hire = Hire the Overseer for 2 Silver. He goes to your discards and comes into your hand later. What stands in his corner happens now: 1 Virtue.
tutorial-castle = Inside, Nobles send Workers into the castle: 1, 3, 5 or 8 Nobles for 1, 2, 3 or 4 Workers. Your Squire is one Noble, your three Gold are three more. One is missing for three Workers.
tutorial-dismiss = So dismiss the Chevalier: for 3 Silver he lends you his Noble for this action and leaves the game. What stands in his corner happens: you may discard a card.
tutorial-workers = Three of yours in one section make a group: one goes up a tier and earns what is shown there, two step aside to the left and right.
tutorial-crowd = On the first two tiers a section holds three Workers, of all colours together. If there are more, whoever’s turn it is sends some back: for each, its owner gains 2 Silver, or from the second tier 1 Virtue and a resource.
tutorial-tiers = A Worker counts 1, 2 or 3 points by its tier. Whoever reaches the middle first is Castle Leader: 5 points at the end and one more card in hand, until somebody has more Workers there. Hire nobody now.
tutorial-track = Your bar: Virtue comes from the right, Corruption from the left. When they meet there is a Collision; the further left, the better for you. Above the bar stands what it brings you, below what it brings the others.
tutorial-criminal = Ada is a Criminal: she counts as any Icon your action needs. Whoever plays a Criminal pays 1 Corruption at once for every Criminal on the board. Play her.
tutorial-ribbon = Ada is your Cleric, two Ink do the rest. Ribbons of different colours make a set: 1, 2, 3 or 4 of them are worth 1, 4, 9 or 16 points. Whoever is first to have three of one colour takes its Cleric Bonus Card: 3 points, and Icons for good.
tutorial-deed = You had no Debt, so the Manuscript flipped a Deed: approved, it counts 3 points. Hire nobody.
tutorial-dropoff = The Journeyman drops off, and only now does his best: hire anybody for free. Take the Stonecutter; his corner lets you discard a card.
tutorial-shuffle = Your draw pile was empty, so you shuffled the discards: that brings 1 Corruption if you have a Criminal on your board, otherwise 1 Virtue. The Journeyman brought a Virtue. Now the Labourer.
tutorial-build = A Workshop costs 3 Builders, a Trading Post 5, a Guildhall 7. Labourer, Ada and two Stone make four. Dismiss the one who lies here for 1 Silver: his Criminal is the fifth.
tutorial-building = Under each Building an ability comes to light, yours for good. Under this Trading Post: dismissing costs you only 1 Silver from now on.
tutorial-spot = This Spot approves a Deed. The dotted line is a Link to a Building of the Rival: both of you gain what is on it, a Deed.
tutorial-clash = The Rival had a Collision, far to the right: Debts for it. At every Collision Ada brings you a Virtue and a resource. Take a Stone.
tutorial-stacked = Your markers lie on one space. From now on they move as one, and at the end of this turn they collide. First the Stonecutter.
tutorial-pay = The Stonecutter rides 3. Every further space costs 1 Silver, and you have three: ride on to here, where there is a good Spot.
tutorial-destroy = This Spot destroys a card: it leaves your deck for good and pays its number in Silver. Without the Abbot you draw the better cards more often.
tutorial-collision = Hire nobody, and your Collision comes. Ada’s Virtue pushes both markers one space to the left: 1 Silver and two Deeds for you. Then they go back to their ends.
tutorial-meet = The Rival has ended its ride on your space. Whoever is met may rearrange the cards on their board; yours lie well.
tutorial-alone = Now everything is open to you, with advice below at each step: follow it and you will win, another choice ends the lesson. These numbers say how many Debts and Deeds are left, here fewer than usual: when a pile is gone, one more round is played.
tutorial-papers = A card waits under each pile. Poverty, under the Debts, gives 12 points to whoever has most approved Deeds; Prosperity, under the Deeds, to whoever has most paid Debts.
tutorial-second = Of the two only the card that is revealed counts, usually one. The second place scores too: 4 points here and with two players; with three or four the first three gain 12, 8 and 4.
tutorial-types = One Trading Post counts 4 points, two 9, three 15: the more of one type, the better.
tutorial-plan = This brings Virtue, and so does the one you can hire next. The markers meet on the far left: three Deeds, the last of the pile. The end is near, and you lead.
tutorial-last = The last round. A third Trading Post is worth 6 more points. Silver and resources left over count nothing, except for the Rival.
tutorial-end = You have won! The score sheet names every point and its rule. Now take on a harder Rival, or open a table for friends.
