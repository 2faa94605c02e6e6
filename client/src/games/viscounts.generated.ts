/** Views and content of viscounts, written by `make generate` from its fields and schema: do not edit. */

export interface ViscountsPlayer {
  viscount: ['outer_left' | 'outer_right' | 'inner', number] | null;
  row: (string | null)[];
  hand: string[] | number;
  deck: number;
  discards: string[];
  unseen: string[];
  manuscripts: string[];
  purse: Record<'silver' | 'ink' | 'gold' | 'stone', number>;
  papers: Record<'unpaid' | 'paid' | 'acquired' | 'approved', number>;
  corruption: number;
  virtue: number;
  castle: [number[], number[], number];
  icons: Record<'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal', number>;
  workers: number;
  buildings: string[];
  hand_limit: number;
}

export interface ViscountsBoard {
  ring: string[];
  wedges: string[];
  piles: ({ top: string | null; left: number })[];
  shelves: ({ top: string | null; left: number })[];
  spots: ({ player: number; building: string } | null)[];
  spaces: Record<'outer_left' | 'outer_right' | 'inner', number[]>[];
  exchanges: Record<'outer_left' | 'outer_right', string>[];
  rival: string | null;
  players: ViscountsPlayer[];
  /** Who holds the Castle Leader card. */
  leader: number | null;
  bonuses: Record<'grey' | 'black' | 'yellow' | 'blue', number | null>;
  debts_above: number;
  deeds_above: number;
  first: number;
  /** 0 in set-up. */
  round: number;
  turn: number;
  phase: number;
  /** 0 until an end card is revealed. */
  last_round: number;
  /** The value of the card played this turn. */
  movement: number;
  dismissed: string[];
  pairs: { card: string; hero: string }[];
  /** Cards out of the game. */
  gone: string[];
  /** The Rival's future Schemes. */
  future: number;
  scores: number[];
  at_end: number[];
  points: Record<string, number>[];
}

/** One component: its id, its names, where its values come from, how many copies the box holds. */
export interface Entry {
  id: string;
  it: string;
  en: string;
  the_it?: string;
  the_en?: string;
  a_it?: string;
  a_en?: string;
  in_it?: string;
  in_en?: string;
  source: string;
  reconstructed?: string[];
  example?: string;
  clause?: string;
  text_it?: string;
  text_en?: string;
  count?: number;
}

export type Icon = 'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal';

export type Timing = 'none' | 'instant' | 'ongoing' | 'dropoff';

/** fx.1-fx.4, fx.10: gain Silver, resources, Debts, Deeds, Virtue or Corruption. */
export interface Gain {
  op: 'gain';
  what: 'any_resource' | 'corruption' | 'debt' | 'deed' | 'gold' | 'ink' | 'silver' | 'stone' | 'virtue';
  n: number;
}

/** fx.5, debt.5-debt.12: flip Debts or Deeds. */
export interface Flip {
  op: 'flip';
  what: 'any' | 'debt' | 'deed';
  n: number;
}

/** fx.14-fx.16, fx.20: discard cards from the hand or the top of the draw pile. */
export interface Discard {
  op: 'discard';
  n: number;
}

/** fx.17-fx.20: destroy cards for Silver; from the whole deck, see setup.17. */
export interface Destroy {
  op: 'destroy';
  n: number;
  from?: 'hand_or_deck' | 'whole_deck';
}

/** fx.11-fx.13: rearrange the cards on the own board. */
export interface Rearrange {
  op: 'rearrange';
}

/** fx.21: shuffle the discards into the draw pile. */
export interface Shuffle {
  op: 'shuffle';
}

/** fx.8, hire.8-hire.13: hire Townsfolk for free. */
export interface RecruitFree {
  op: 'recruit_free';
  n: number;
}

/** fx.6, script.17-script.18: take Manuscripts of these costs for free. */
export interface TranscribeFree {
  op: 'transcribe_free';
  costs: number[];
  n: number;
}

export type BuildingType = 'trading_post' | 'guildhall' | 'workshop';

/** fx.24-fx.27: place a Building for free; on the space of the own Viscount, see setup.16. */
export interface BuildFree {
  op: 'build_free';
  building: BuildingType;
  where: 'any_site' | 'viscount_space';
}

/** fx.23, work.36-work.38: place Workers for free. */
export interface PlaceWorkersFree {
  op: 'place_workers_free';
  n: number;
  where: 'any_wedge';
}

/** fx.22, work.37: move Workers in the first tier. */
export interface MoveWorker {
  op: 'move_worker';
  n: number;
}

/** icon.7-icon.11: something else may count as Icons in a primary action; unlimited without `max_uses`. */
export interface Convert {
  op: 'convert';
  action: 'build' | 'place_workers' | 'transcribe';
  from: 'gold' | 'ink' | 'merchant' | 'silver' | 'stone';
  n_from: number;
  to: Icon;
  n_to: number;
  max_uses?: number;
}

export type Happening = 'after_trade' | 'after_build' | 'after_place_workers' | 'after_transcribe' | 'any_collision' | 'hire' | 'gain_debt' | 'flip_debt' | 'flip_any' | 'shuffle' | 'gain_scheme';

export type Condition = 'criminal_icons==0' | 'criminal_icons>=1' | 'always';

/** build.19, build.20, script.8: permanent Icons. */
export interface Icons {
  op: 'icon';
  what: Icon;
  n: number;
}

/** build.17, move.3: free extra spaces of movement. */
export interface ExtraMove {
  op: 'extra_move';
  max: number;
}

/** build.18, dis.9: the price of a dismissal. */
export interface DismissCost {
  op: 'dismiss_cost';
  silver: number;
}

/** build.23, work.32, fx.28: a higher hand limit. */
export interface HandLimit {
  op: 'hand_limit';
  n: number;
}

/** script.12, score.4, score.5, score.20: points at the end, for complete groups only. */
export interface VpPer {
  op: 'vp_per';
  per: 'builder_icon' | 'building' | 'cleric_icon' | 'criminal_icon' | 'flipped_debt' | 'flipped_deed' | 'merchant_icon' | 'noble_icon' | 'resource' | 'worker_in_castle';
  every: number;
  vp: number;
}

/** solo.37-solo.53: a primary action of the Rival. */
export interface Action {
  op: 'action';
  what: 'build' | 'place_workers' | 'transcribe';
}

/** solo.29: the focus shown at the top left of the Rival's board. */
export interface Focus {
  op: 'focus';
}

/** solo.27, solo.21: the Rival gains future Schemes. */
export interface GainScheme {
  op: 'gain_scheme';
  n: number;
}

/** solo.28: the Rival dismisses the Townsfolk of its segment for free. */
export interface DismissAdjacentFree {
  op: 'dismiss_adjacent_free';
}

export type Effect = All | Either | Gain | Flip | Discard | Destroy | Rearrange | Shuffle | RecruitFree | TranscribeFree | BuildFree | PlaceWorkersFree | MoveWorker | Convert | On | If | Icons | ExtraMove | DismissCost | HandLimit | VpPer | Action | Focus | GainScheme | DismissAdjacentFree | Spend;

/** The Rival pays resources of any kind, then gains; impossible without the payment. */
export interface Spend {
  op: 'spend';
  what: 'any_resource';
  n: number;
  do: Effect;
}

/** fx.29: an effect that depends on whether there are Criminals on the own board. */
export interface If {
  op: 'if';
  condition: Condition;
  do: Effect;
}

/** card.7, card.8: an effect whenever an event happens. */
export interface On {
  op: 'on';
  event: Happening;
  do: Effect;
}

/** time.3: exactly one of several effects, chosen by the player; a Rival takes the first (solo.33). */
export interface Either {
  op: 'either';
  of: Effect[];
}

/** time.4: several effects in their printed order. */
export interface All {
  op: 'all';
  of: Effect[];
}

/** card.1-card.3: a Townsfolk; `cost` is also its movement value and the Silver for destroying it. */
export interface Card extends Entry {
  cost: number;
  icons: Icon[];
  timing: Timing;
  effect?: Effect;
  recruit_effect?: Effect;
}

export type Ribbon = 'grey' | 'black' | 'yellow' | 'blue';

/** comp.4: a Manuscript tile. */
export interface Manuscript extends Entry {
  ribbon: Ribbon;
  cost: number;
  timing: 'end' | 'instant';
  effect: Effect;
  back: 'black' | 'grey';
}

/** setup.4, script.10: the size of the piles and the points of sets. */
export interface ManuscriptRules {
  black_per_pile: number;
  set_vp: [number, number, number, number];
  source: string;
}

/** script.6-script.9: a Cleric Bonus Card. */
export interface ClericBonus extends Entry {
  ribbon: Ribbon;
  requires: number;
  vp: number;
  effect: Icons;
}

/** setup.12-setup.17: a Player Card. */
export interface PlayerCard extends Entry {
  start_space: number;
  gain: Effect;
  effect: Effect;
}

/** setup.1: a side of the segments and the player counts it is used with. */
export interface SideOfBoard extends Entry {
  players: number[];
}

/** trade.2-trade.8: an exchange of Merchants. */
export interface Exchange extends Entry {
  merchant_icons: number;
  effect: Effect;
}

export type Primary = 'trade' | 'build' | 'place_workers' | 'transcribe';

export type Bank = 'left' | 'right';

/** comp.12, act.2, build.4: a space of a segment. */
export interface BoardSpace extends Entry {
  path: 'inside' | 'outside';
  actions: Primary[];
  bank?: Bank;
}

/** A part of the board that has no name in the game. */
export interface Part {
  source: string;
  reconstructed?: string[];
}

export type Space = 'outer_left' | 'outer_right' | 'inner';

/** move.5: an arrow between two spaces. */
export interface Arrow extends Part {
  from: Space;
  to: Space;
  segment: 'next' | 'same';
}

export interface StartNumbers {
  outer_left: number;
  outer_right: number;
}

/** dis.10: the Townsfolk printed on a segment. */
export interface PrintedTownsfolk {
  cost: number;
  icons: Icon[];
  dismiss_effect: Effect;
}

/** script.13: the Manuscript printed on a segment. */
export interface PrintedManuscript {
  cost: number;
  effect: Effect;
}

/** build.3, build.4, build.9: a Building Spot. */
export interface Site extends Entry {
  order: number;
  bank: Bank;
  reward: Effect;
}

/** build.10-build.15: a Link between two Building Spots. */
export interface Link extends Part {
  id: string;
  from: string;
  to: string;
  reward: Effect;
}

/** trade.2: the exchange of an outer space on one side of the segment. */
export interface Trade extends Part {
  id: string;
  side: string;
  space: 'outer_left' | 'outer_right';
  exchange: string;
}

/** comp.12, comp.14: a segment of the board. */
export interface Segment extends Entry {
  start_numbers: StartNumbers;
  printed_townsfolk: PrintedTownsfolk;
  printed_manuscript: PrintedManuscript;
  site: Site[];
  link: Link[];
  trade: Trade[];
}

/** work.2: the number of Icons needed to place a number of Workers. */
export interface Line {
  icons: number;
  workers: number;
}

/** work.6-work.24, work.41: the rules and rewards of the castle. */
export interface Castle {
  promote_at: 3;
  max_workers_per_section: number;
  vp_per_worker: [number, number, number];
  third_tier_reward: Effect;
  bump_reward_tier_1: Effect;
  bump_reward_tier_2: Effect;
  placement: Line[];
  source: string;
}

/** work.12: a wedge of the castle. */
export interface Wedge extends Entry {
  order: number;
  tier_2_reward: Effect;
}

/** work.30-work.33: the Castle Leader card. */
export interface CastleLeader extends Entry {
  vp: number;
  effect: HandLimit;
}

/** comp.2, draw.2: a player board. */
export interface PlayerBoard {
  hand_limit: number;
  workers: number;
  source: string;
}

/** setup.8: Icons printed on a card space. */
export interface PrintedIcons extends Part {
  space: 'middle' | 'right';
  icons: Icon[];
}

/** setup.7: the track of Corruption and Virtue. */
export interface Track {
  spaces: number;
  corruption_start: number;
  virtue_start: number;
  source: string;
}

export interface Others {
  condition: Condition;
  effect: Effect;
}

/** track.12, track.13: the rewards of a Collision on a space of the track. */
export interface CollisionSpace extends Part {
  id: string;
  space: number;
  self: Effect;
  others: Others;
}

/** build.2, build.24: a type of Building. */
export interface BuildingKind extends Entry {
  cost: number;
  vp: [number, number, number];
}

/** build.6, build.17-build.23, build.28: a Building and the ability it uncovers. */
export interface Building extends Entry {
  type: BuildingType;
  order: number;
  phase: 'collision' | 'draw' | 'movement' | 'primary_action' | 'recruit';
  effect: Effect;
}

/** move.8: what happens when a Viscount joins others on a space. */
export interface SharedSpace extends Entry {
  effect: Effect;
}

/** draw.6: what a forced reshuffle gives, with and without Criminals. */
export interface Reshuffle extends Entry {
  with_criminals: Effect;
  without_criminals: Effect;
}

export interface Face {
  it: string;
  en: string;
  vp: number;
}

/** comp.5, debt.8, debt.13, debt.14: a Debt or a Deed. */
export interface Paper extends Entry {
  front: Face;
  back: Face;
  flip_effect?: Effect;
}

export interface CardsAbove {
  p1: number;
  p2: number;
  p3: number;
  p4: number;
}

/** setup.22, score.8-score.15: Poverty or Prosperity. */
export interface EndCard extends Entry {
  pile: 'debt' | 'deed';
  cards_above: CardsAbove;
  scores: 'flipped_debt' | 'flipped_deed';
  vp: number[];
  vp_under_3_players: number[];
  minimum: number;
}

/** solo.3, solo.42, solo.67: rules that all Rivals share. */
export interface RivalRules {
  worker_steps: Line[];
  building_order: [BuildingType, BuildingType, BuildingType];
  vp_per_leftover_resource: number;
  source: string;
}

/** solo.18-solo.27: what the Rival does instead of an effect. */
export interface Substitute extends Part {
  id: string;
  instead_of: 'destroy' | 'discard' | 'flip_when_nothing_to_flip' | 'gain_2_silver' | 'gain_scheme_when_none_left' | 'move_worker' | 'rearrange' | 'recruit_free';
  do: Effect;
}

/** solo.63: the Rival's reward for a Collision on a space of the track. */
export interface RivalCollision extends Part {
  id: string;
  space: number;
  self: Effect;
}

/** solo.16: this resource while fewer than `until` are held; without a number, always. */
export interface Priority {
  what: 'any_resource' | 'gold' | 'ink' | 'stone';
  until?: number;
}

export interface RivalIcons {
  middle: Icon[];
  right: Icon[];
}

/** solo.2-solo.17, solo.34: a Rival and its board. */
export interface Rival extends Entry {
  focus: Effect;
  resource_priority: Priority[];
  start: Effect;
  remove_schemes: string[];
  printed_icons: RivalIcons;
  guildhall: [Effect, Effect, Effect];
  trading_post: [Effect, Effect, Effect];
  workshop: [Effect, Effect, Effect];
}

/** solo.55-solo.59: a Scheme card of the Rival. */
export interface Scheme extends Entry {
  deck: 'future' | 'starting';
  icons: Icon[];
  corruption_per_criminal: boolean;
  effect: Effect;
  move: number;
  options: Effect[];
}

/** Everything in the box of Viscounts. */
export interface Contents {
  townsfolk: Card[];
  starter: Card[];
  hero: Card[];
  manuscript: Manuscript[];
  manuscript_rules: ManuscriptRules;
  cleric_bonus: ClericBonus[];
  player_card: PlayerCard[];
  side: SideOfBoard[];
  exchange: Exchange[];
  space: BoardSpace[];
  arrow: Arrow[];
  segment: Segment[];
  castle: Castle;
  wedge: Wedge[];
  castle_leader: CastleLeader;
  player_board: PlayerBoard;
  printed_icons: PrintedIcons[];
  track: Track;
  collision: CollisionSpace[];
  building_type: BuildingKind[];
  building: Building[];
  shared_space: SharedSpace;
  reshuffle: Reshuffle;
  debt: Paper;
  deed: Paper;
  poverty: EndCard;
  prosperity: EndCard;
  rival_rules: RivalRules;
  substitute: Substitute[];
  rival_collision: RivalCollision[];
  rival: Rival[];
  scheme: Scheme[];
}

/** A Fluent message: its key and arguments; an argument that starts with @ is a key itself. */
export interface Words {
  key: string;
  args?: Record<string, string | number>;
}

/** A line of a score sheet; a remark on how somebody won belongs to no `category` and is worth nothing. */
export interface SheetLine {
  seat: number;
  points: number;
  words: Words;
  clause: string;
  category: string;
}

export type Contest = 'leader' | 'poverty' | 'prosperity';

/** work.30, score.8, score.9: who is ahead in a contest. `lead`: by how much on the next player, 0 if nobody is. */
export interface Majority {
  what: Contest;
  amounts: number[];
  first: number[];
  lead: number;
  points: number[];
  pays: number[];
  revealed: boolean;
}

/** coll.7, coll.8: what a Collision on a space of the track brings, as keys of messages. */
export interface Reward {
  space: number;
  own: string;
  others: string;
  gaining: number[];
}

/** coll.1: how many spaces the markers of a player are apart, and the rewards where they meet or may meet. */
export interface Markers {
  apart: number;
  rewards: Reward[];
}

/** act.3: the Icons that a player has for an action, and how many they are with all that may be paid besides. */
export interface Means {
  icons: number;
  most: number;
}

/** act.2: an action that a player could complete on a space, as far as it can be with the fewest payments. */
export interface Prospect {
  action: Primary;
  icons: number;
  pay: Record<string, number>;
  times: number;
  piece: string;
  brings: string;
}

/** move.1, move.2: a space, the Silver that the way there costs, whom one meets, and what could be done there. */
export interface Destination {
  space: string;
  price: number;
  way: string[];
  meets: number[];
  prospects: Prospect[];
}

/** What follows from a position; lists by player, but ways and destinations are those of the seat that looks. */
export interface ViscountsOutlook {
  points: number[];
  firm: number[];
  lines: SheetLine[];
  majorities: Majority[];
  rounds_left?: number;
  sets: number[][];
  adds: (Record<string, number>)[];
  markers: Markers[];
  means: (Record<Primary, Means>)[];
  ways: (Record<string, number>)[];
  destinations: Destination[];
}

export type ViscountsStep =
  | 'BeginPlay'
  | 'CheckCollision'
  | 'ChooseAction'
  | 'CollisionReward'
  | 'DestroyAny'
  | 'DestroyCard'
  | 'DiscardCard'
  | 'EliminateWorker'
  | 'EndAction'
  | 'EndSetup'
  | 'EndTurn'
  | 'FillHand'
  | 'FirstRound'
  | 'FreeHire'
  | 'MakeDeck'
  | 'MoveRival'
  | 'MoveViscount'
  | 'OrderEffects'
  | 'OthersReward'
  | 'PayLink'
  | 'PickBuilding'
  | 'PickEither'
  | 'PickFlip'
  | 'PickFreeBuilding'
  | 'PickLink'
  | 'PickManuscript'
  | 'PickPair'
  | 'PickPayment'
  | 'PickResource'
  | 'PickSection'
  | 'PickSide'
  | 'PickSpot'
  | 'PickWorkers'
  | 'PlaceRival'
  | 'PlayCard'
  | 'RearrangeCards'
  | 'Recruit'
  | 'ResetMarkers'
  | 'Resolve'
  | 'SendWorkers'
  | 'SettleCastle'
  | 'ShiftWorker'
  | 'SlideCards'
  | 'SlideSchemes'
  | 'SpreadWorkers'
  | 'StartTurn'
  | 'StationWorkers'
  | 'TakeManuscript'
  | 'ThinOut'
  | 'Trade'
  | 'Transcribe'
  | 'TryOptions';

export type ViscountsVerb =
  | 'act'
  | 'advance'
  | 'build'
  | 'decline'
  | 'destroy'
  | 'discard'
  | 'dismiss'
  | 'either'
  | 'eliminate'
  | 'exchange'
  | 'flip'
  | 'hire'
  | 'link'
  | 'move'
  | 'next'
  | 'order'
  | 'pair'
  | 'pass'
  | 'pay'
  | 'play'
  | 'shift'
  | 'side'
  | 'spot'
  | 'station'
  | 'take'
  | 'transcribe'
  | 'workers';

export type ViscountsEvent =
  | 'event-advances'
  | 'event-approves-deed'
  | 'event-bonus'
  | 'event-builds'
  | 'event-cannot-act'
  | 'event-collision'
  | 'event-corruption'
  | 'event-debt'
  | 'event-deed'
  | 'event-destroys'
  | 'event-discards'
  | 'event-dismisses'
  | 'event-draws'
  | 'event-drops'
  | 'event-eliminated'
  | 'event-end'
  | 'event-end-near'
  | 'event-gains'
  | 'event-gains-scheme'
  | 'event-hires'
  | 'event-leader'
  | 'event-link'
  | 'event-markers-return'
  | 'event-meets'
  | 'event-moves'
  | 'event-only-building'
  | 'event-others-reward'
  | 'event-own-link'
  | 'event-own-reward'
  | 'event-pair'
  | 'event-passes'
  | 'event-pays'
  | 'event-pays-debt'
  | 'event-plays'
  | 'event-poverty'
  | 'event-prosperity'
  | 'event-reacts'
  | 'event-rearranges'
  | 'event-rises'
  | 'event-rival-starts'
  | 'event-scheme'
  | 'event-shifts'
  | 'event-shuffles'
  | 'event-trades'
  | 'event-transcribes'
  | 'event-transcribes-printed'
  | 'event-turn'
  | 'event-virtue'
  | 'event-workers';

export type ViscountsScene =
  | 'climb'
  | 'collision'
  | 'end-card';

export type ViscountsRecap =
  | 'castle'
  | 'gains';

/** Questions that never come by themselves: what they are asked because of is told beside them. */
export const VISCOUNTS_CAUSED: readonly ViscountsStep[] = ['DestroyAny', 'DestroyCard', 'DiscardCard', 'EliminateWorker', 'FreeHire', 'OrderEffects', 'PickEither', 'PickFlip', 'PickFreeBuilding', 'PickLink', 'PickManuscript', 'PickResource', 'PickSection', 'PickSide', 'RearrangeCards', 'ShiftWorker', 'StationWorkers'];

/**
 * What is declared of each kind of event: how much it matters, the scene that it opens, its recap,
 * and whether it is told beside the next question: always, if nobody was asked, or as its cause.
 */
export const VISCOUNTS_EVENTS: Record<ViscountsEvent, { weight: 'minor' | 'normal' | 'major'; scene?: ViscountsScene; recap?: ViscountsRecap; beside?: 'told' | 'unasked' | 'cause' }> = {
  'event-advances': { weight: 'normal', scene: 'climb', recap: 'castle', beside: 'told' },
  'event-approves-deed': { weight: 'normal' },
  'event-bonus': { weight: 'major', beside: 'told' },
  'event-builds': { weight: 'major', beside: 'told' },
  'event-cannot-act': { weight: 'normal', beside: 'told' },
  'event-collision': { weight: 'major', scene: 'collision', beside: 'told' },
  'event-corruption': { weight: 'normal', recap: 'gains', beside: 'told' },
  'event-debt': { weight: 'normal', recap: 'gains' },
  'event-deed': { weight: 'normal', recap: 'gains' },
  'event-destroys': { weight: 'normal' },
  'event-discards': { weight: 'normal' },
  'event-dismisses': { weight: 'normal', beside: 'told' },
  'event-draws': { weight: 'minor' },
  'event-drops': { weight: 'normal', beside: 'told' },
  'event-eliminated': { weight: 'normal', recap: 'castle', beside: 'told' },
  'event-end': { weight: 'major' },
  'event-end-near': { weight: 'major', beside: 'told' },
  'event-gains': { weight: 'minor', recap: 'gains' },
  'event-gains-scheme': { weight: 'normal' },
  'event-hires': { weight: 'normal', beside: 'told' },
  'event-leader': { weight: 'major', beside: 'told' },
  'event-link': { weight: 'normal', beside: 'told' },
  'event-markers-return': { weight: 'minor', scene: 'collision' },
  'event-meets': { weight: 'normal', beside: 'told' },
  'event-moves': { weight: 'minor', beside: 'unasked' },
  'event-only-building': { weight: 'normal', beside: 'told' },
  'event-others-reward': { weight: 'normal', scene: 'collision', beside: 'told' },
  'event-own-link': { weight: 'normal', beside: 'told' },
  'event-own-reward': { weight: 'normal', scene: 'collision', beside: 'told' },
  'event-pair': { weight: 'normal', beside: 'told' },
  'event-passes': { weight: 'minor' },
  'event-pays': { weight: 'minor', recap: 'gains' },
  'event-pays-debt': { weight: 'normal', beside: 'told' },
  'event-plays': { weight: 'normal', beside: 'cause' },
  'event-poverty': { weight: 'major', scene: 'end-card', beside: 'told' },
  'event-prosperity': { weight: 'major', scene: 'end-card', beside: 'told' },
  'event-reacts': { weight: 'normal', beside: 'told' },
  'event-rearranges': { weight: 'minor' },
  'event-rises': { weight: 'major', scene: 'climb', recap: 'castle', beside: 'told' },
  'event-rival-starts': { weight: 'normal' },
  'event-scheme': { weight: 'normal' },
  'event-shifts': { weight: 'minor', recap: 'castle' },
  'event-shuffles': { weight: 'normal', beside: 'told' },
  'event-trades': { weight: 'normal', beside: 'told' },
  'event-transcribes': { weight: 'major', beside: 'told' },
  'event-transcribes-printed': { weight: 'normal', beside: 'told' },
  'event-turn': { weight: 'minor' },
  'event-virtue': { weight: 'minor', recap: 'gains' },
  'event-workers': { weight: 'normal', recap: 'castle' },
};
