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
reconstructed = Not known from the rulebook: some values are reconstructed.
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
paper-unpaid-text = 2 points less for each at the end. Paying one gives 1 resource
paper-paid = Paid Debts: { $n }
paper-paid-text = No points of their own; most of them count if Prosperity comes
paper-acquired = Acquired Deeds: { $n }
paper-acquired-text = 1 point each at the end, 3 once approved
paper-approved = Approved Deeds: { $n }
paper-approved-text = 3 points each at the end; most of them count if Poverty comes
action-trade = Trade
action-build = Build
action-workers = Workers
action-transcribe = Transcribe
action-trade-text = On the outer path; each Silver is 1 Merchant more
action-build-text = On the outer path; each Stone is 1 Builder more
action-workers-text = On the inner path; each Gold is 1 Noble more
action-transcribe-text = On the inner path; each Ink is 1 Cleric more
actions = Icons in play, by action
icons-have = You have { $icons } in play
icons-criminals = And { $icons }, which may stand for any Icon
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

tutorial-welcome = Welcome, Viscount! The kingdom is a ring of five segments around a castle. You ride around it clockwise and gather Buildings, Workers, Manuscripts and Deeds; points are counted only at the end. This game is prepared: choose what glows. Point at anything else, or hold it, and it explains itself.
tutorial-rival = You play against a Rival whom the rules themselves play. Each turn it turns up a Scheme and does what is written there; it never waits for you, and you never need to play for it. The log tells what it did.
tutorial-pair = First a Player Card. Number 1 says where you start and what you own: 8 Silver, 2 Ink, a Stone, two Deeds and a Debt. Its hero, Ada, joins the eight cards that everybody has.
tutorial-turn = A turn has six phases: play a card, ride, act, hire, resolve a Collision, draw. So first a card. The number at its top left, 3, is how far you will ride. Down its left side are its Icons, below is what it does. Play the Financier.
tutorial-icons = Your board has three spaces for cards. All Icons that show there pay for your actions: those on cards, and at first those printed on the spaces, until a card covers them. Now that is a Cleric, a Builder, a Noble and two Merchants.
tutorial-instant = The Financier acts as soon as she is played: you may discard a card, and you gain 2 Silver. Let the Abbot go; your hand fills up to three again at the end of the turn.
tutorial-move = Ride exactly 3 spaces along the arrows, always clockwise. From the left-hand outer space of a segment a road turns in. On the outer path one trades and builds, on the inner path one sends Workers and copies Manuscripts. Turn in at the Mountains.
tutorial-transcribe = One action each turn. The Manuscript of this segment costs 3 Clerics. You have one Cleric Icon, and Ink counts as one each: two Ink do the rest. Icons are not used up; what you pay is gone.
tutorial-flip = This Manuscript flips a card of yours at once. An unpaid Debt costs 2 points at the end, a paid one nothing, and paying gives a resource. A Deed is worth 1 point, once approved 3. Pay your Debt.
tutorial-recruit = After the action you may hire the Townsfolk who lies here, for as much Silver as its number. Save your Silver this time and pass. Then you draw up to three cards, and the Rival has its turn.
tutorial-slide = A new turn: your cards slide one space to the right, and the new one comes in on the left. Each serves for three turns and then drops off. The Journeyman brings two Merchants and a ride of 2.
tutorial-out = From the inner path one rides out again, to the right-hand outer space, or on along the inside. Two spaces bring you out of the Mountains to the left-hand side of the Lake.
tutorial-trade = Every outer space has one exchange, made as often as your Merchants allow. Here 2 Merchants fetch 1 Gold. Cards and print show five Merchants, and each Silver you pay counts as one more.
tutorial-exchange = Five Merchants make two Gold, and the fifth is lost. Add 1 Silver: six Merchants, three Gold.
tutorial-hire = Now hire the Overseer. The card goes to your discards and will come into your hand one day. What stands in its top right corner happens at once: 1 Virtue.
tutorial-track = Look at your bar of seven spaces: the Virtue marker has moved. Virtue goes left, Corruption goes right. Once they meet there will be a Collision. The further left, the better for you; you will see.
tutorial-castle = On the inner path Nobles send Workers into the castle: 1, 3, 5 or 8 Nobles for 1, 2, 3 or 4 Workers. Your Squire is one Noble, and your three Gold count as three. One is missing for three Workers.
tutorial-dismiss = So dismiss the Townsfolk here: for 3 Silver the Chevalier lends you his Noble, for this action only, and leaves the game. What stands in his corner happens, as if you had hired him.
tutorial-optional = His corner lets you discard a card. Discarding, destroying, rearranging and moving a Worker aside are always up to you; every other effect must be carried out, even a bad one. Be rid of the Thief.
tutorial-workers = Three Workers enter the outer tier of the castle where it faces you. Three of your own in one section make a group: one goes up a tier and earns what is shown there, here Ink and Stone, the other two step into the sections to the left and right. There they may make groups again.
tutorial-tiers = A Worker counts 1, 2 or 3 points by its tier. Whoever reaches the innermost first becomes Castle Leader. No section bears more than three Workers of all players: the rest go home, for a consolation. Pass now, nobody need be hired.
tutorial-criminal = The Financier has dropped off, onto your discards. Now play Ada: she is a Criminal, and a Criminal counts as any Icon your action needs. The price: whoever plays one gains 1 Corruption for every Criminal on the own board.
tutorial-ribbon = A second Manuscript: Ada is your Cleric, two Ink pay the rest. Its ribbon is black, that of the first was grey. A set of 1, 2, 3 or 4 different ribbons is worth 1, 4, 9 or 16 points; whoever has three alike first takes a Bonus Card with an Icon for good.
tutorial-deed = The Manuscript has flipped again; you had no Debt, so it was a Deed: approved, it counts 3 points instead of 1. Hire nobody.
tutorial-dropoff = The Journeyman drops off your board, and that is when he does his best: hire any Townsfolk of the five piles for free. Take the Strongman; his corner brings Virtue, and so does the Journeyman.
tutorial-build = Back on the outer path, you can construct. A Workshop costs 3 Builders, a Trading Post 5, a Guildhall 7. Labourer and Ada are two, your two Stone make four. Dismiss the Scoundrel for 1 Silver: his Criminal is the fifth.
tutorial-building = Take whichever Building you like from your board: beneath it an ability comes to light, yours for good. The first Trading Post lets you ride one space further each turn, for free.
tutorial-spot = You may use the Spots on your side of the River. A Spot gives its effect at once. A dotted line is a Link: at the other end stands the Rival, so both of you gain what is written on it, a Deed.
tutorial-piles = Deeds come from the pile on Prosperity, Debts from the pile on Poverty. The numbers say how many are left there. When one of the piles is gone, the end is near: keep an eye on it.
tutorial-shuffle = Much has happened. Your draw pile was empty, so your discards were shuffled: with a Criminal on your board that brings 1 Corruption, otherwise 1 Virtue. Your markers met.
tutorial-clash = But the Rival was sooner: its markers had met, and in phase five of its turn there was a Collision. At every Collision Ada brings you a Virtue and a resource: take a Stone.
tutorial-others = Whoever has the Collision gains what stands above its space: a Debt and a resource for the Rival, so far to the right. All others gain what stands below: there, players without a Criminal gain a Virtue, and you have Ada.
tutorial-stacked = Now to you: your own markers lie on one space. From here on they move as one, whichever you gain, and in phase five of this turn they collide.
tutorial-step = The Journeyman rides 2, your Trading Post makes it 3 for free. Every further space would cost 1 Silver. Ride to the right-hand side of the Lake.
tutorial-workshop = Labourer, Ada and a Stone: three Builders, a Workshop. Take the third one; you may hold one more card from now on.
tutorial-collision = Pass, and the Collision comes. Abilities go first: Ada’s Virtue pushes both markers to the space furthest left. There it is 1 Silver and three Deeds; on the right it would be Silver and Debts. Then the markers go back to their ends.
tutorial-last = The Spot has approved a Deed. When the last Deed above Prosperity is taken, or the last Debt above Poverty, the round is finished and one more is played. Prosperity rewards paid Debts: 12 points to whoever has most, 4 to the second. Poverty rewards approved Deeds.
tutorial-hired = And here is the Overseer whom you hired in round 2: shuffled in, drawn, and now one of yours.
tutorial-pay = With the free step you reach three spaces; a fourth costs 1 Silver. It is worth it: in the Hills there is a Spot that flips a card.
tutorial-types = One Workshop counts 2 points, two 5, three 9. Of Trading Posts and Guildhalls, too, each one of a type is worth more than the last.
tutorial-count = From here on you play by yourself: everything you may do glows. In the end everything is counted: Buildings by type, Workers by tier, Manuscripts by sets, Deeds and Debts, Poverty or Prosperity. Silver and resources left over are worth nothing, except to the Rival.
tutorial-end = The score sheet names every point and its rule. Now you know Viscounts. Take your revenge, choose a harder Rival, or open a table for friends.
