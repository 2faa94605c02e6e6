/** Views and content of seven, written by `make generate` from its fields and schema: do not edit. */

export interface SevenHero {
  hero: string | null;
  tapped: boolean;
  gold: number;
  fame: number;
  power: number;
  gifts: Record<'courage' | 'wisdom' | 'mercy' | 'justice' | 'faith' | 'temperance', number>;
  characters: { id: string; tapped: boolean }[];
  elixirs: string[];
  palaces: { id: string; enslaved: boolean }[];
  corruption: number;
  fallen: boolean;
  loses_turn: boolean;
  sins: string[] | number;
  artefacts: string[] | number;
}

export interface SevenUndertaking {
  id: string | null;
  markers: (number | 'neutral' | null)[];
  treasures: string[];
}

export interface SevenUndertaking2 {
  id: string | null;
  markers: (number | 'neutral' | null)[];
  treasures: number;
}

export interface SevenBoard {
  heroes: SevenHero[];
  tavern: (string | null)[];
  shop: (string | null)[];
  character_discards: string[];
  elixir_discards: string[];
  castles: (string | null)[];
  estates: (string | null)[];
  /** Temples not yet bought. */
  temples: string[];
  /** Castles and estates out of the game. */
  gone: string[];
  undertakings: (SevenUndertaking | null | SevenUndertaking2 | null)[];
  treasure_discards: string[];
  /** How many treasures at the top of the pile are face up while an undertaking is completed. */
  treasures_turned_up: number;
  /** Sins played but not yet discarded. */
  sins_played: string[];
  /** Cataclysms already played. */
  cataclysms: string[];
  artefact_discards: string[];
  portals: Record<string, number | 'neutral' | null>;
  armour: number;
  turn: number;
  order: number[];
  passes: number[];
  last_fallen: number | null;
  /** The hand of the Nameless, if a player plays him. */
  nameless_hand: string[];
  nameless_turn: number;
  nameless_round: number;
  nameless_chose: number[];
  ended: string;
  won: number[];
  /** Draw piles of tavern and shop. */
  character_pile: number;
  elixir_pile: number;
  castle_pile: number;
  estate_pile: number;
  undertaking_pile: number;
  treasure_pile: number;
  sin_pile: number;
  sin_discards: number;
  cataclysm_pile: number;
  artefact_pile: number;
  reserve: Record<string, number>;
  treasures_open: string[];
  scores: number[];
  at_end: number[];
}

/** Constants of the rulebook. */
export interface Constants {
  power_goal: number;
  sins_for_cataclysm: number;
  sin_hand: number;
  sin_draw_min: number;
  tavern_spaces: number;
  shop_spaces: number;
  open_castles: number;
  open_estates: number;
  rows: 3;
  per_row: 1 | 2;
  per_row_two_heroes: 1 | 2;
  treasures_per_undertaking: number;
  markers: number;
  bonus_power: number;
  source: string;
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

export type Kind = 'courage' | 'wisdom' | 'mercy' | 'justice' | 'faith' | 'temperance';

export type Banner = 'red' | 'blue' | 'green' | 'yellow' | 'white' | 'purple';

/** game.5, supply.8: a kind of gift. */
export interface Gift extends Entry {
  id: Kind;
  colour: Banner;
}

export interface Start {
  gold: number;
  fame: number;
  gifts: Kind[];
}

/** game.4: gold, fame and power, to pay or to receive. */
export interface Amount {
  gold?: number;
  fame?: number;
  power?: number;
}

/** effect.17, hero.1-hero.4: exchange gifts one for one. */
export interface SwapGift {
  op: 'swap_gift';
  min: number;
  max: number;
  with: ('reserve' | 'rival')[];
}

/** setup.13, setup.14, hero.1, fall.11: a hero, with the name of his fallen side. */
export interface Hero extends Entry {
  banner: Banner;
  fallen_it: string;
  fallen_en: string;
  start: Start;
  income: Amount;
  ability: SwapGift;
}

/** recruit.3-recruit.6: a character. */
export interface Character extends Entry {
  banner: Banner;
  cost: Amount;
  gifts: Kind[];
  income?: Amount;
  power_now?: number;
}

/** elixir.5, set.1-set.4: the option of an elixir that needs a set. */
export interface ElixirSet {
  banner: 'any' | 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  n: number;
  gives: ('any' | 'courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
}

/** elixir.1-elixir.6: an elixir. */
export interface Elixir extends Entry {
  cost: Amount;
  gives: ('any' | 'courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
  set: ElixirSet;
}

/** found.3, found.9: the production of a palace that needs a set. */
export interface PalaceSet {
  banner: 'any' | 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  n: number;
  income: Amount;
}

/** effect.1: gain gold, fame or power. */
export interface Gain {
  op: 'gain';
  what: 'fame' | 'gold' | 'power';
  n: number;
}

/** effect.2: gain gifts of chosen kinds. */
export interface GainGift {
  op: 'gain_gift';
  kind: 'any' | 'any_different' | 'any_same';
  n: number;
}

/** effect.10: turn own characters upright. */
export interface Untap {
  op: 'untap';
  n: number;
}

/** effect.11, sin.7-sin.9: deny a rival's sin; a reaction, never an action. */
export interface CancelSin {
  op: 'cancel_sin';
}

export type Board = 'tavern' | 'shop';

/** effect.12: replace all open cards of the tavern or the shop, then carry out `then`. */
export interface Refresh {
  op: 'refresh';
  board: Board;
  then?: Gain;
}

/** effect.13: draw elixirs for free. */
export interface DrawElixir {
  op: 'draw_elixir';
  n: number;
}

/** effect.14: exchange up to `max` gold for fame, or fame for gold. */
export interface Exchange {
  op: 'exchange';
  max: number;
}

/** effect.15: put sins from the hand under the deck. */
export interface BurySin {
  op: 'bury_sin';
  n: number;
}

/** effect.16: look at the top cataclysm and possibly put it at the bottom. */
export interface ForeseeCataclysm {
  op: 'foresee_cataclysm';
}

/** effect.18: replace a neutral marker by an own one. */
export interface ReclaimSlot {
  op: 'reclaim_slot';
}

export type PalaceEffect = Gain | GainGift | Untap | CancelSin | Refresh | DrawElixir | Exchange | BurySin | ForeseeCataclysm | SwapGift | ReclaimSlot;

/** enslave.1, enslave.3: the cost and effect of enslaving a castle or estate. */
export interface Enslaving {
  power: number;
  effect: PalaceEffect;
}

/** found.1-found.7: a castle or an estate. */
export interface Palace extends Entry {
  number: number;
  cost: Amount;
  income: Amount;
  set: PalaceSet;
  enslave: Enslaving;
}

export type Rule = 'immune_to_sins' | 'elixirs_give_one_more' | 'taps_give_one_more' | 'palaces_cost_two_less' | 'no_loss_for_held_sins' | 'characters_cost_one_less';

/** effect.24-effect.29, enslave.4: a rule that holds while the marker is on the temple. */
export interface UntilEndOfTurn {
  op: 'until_end_of_turn';
  rule: Rule;
}

/** enslave.1, enslave.4: the cost and effect of enslaving a temple. */
export interface TempleEnslaving {
  power: number;
  effect: UntilEndOfTurn;
}

/** found.8-found.10: a temple. */
export interface Temple extends Entry {
  cost: Amount;
  power_now: number;
  set: PalaceSet;
  enslave: TempleEnslaving;
}

/** part.1: the cost of one requirement. */
export interface Slot {
  gifts?: Kind[];
  gold?: number;
  fame?: number;
}

/** part.1, complete.3: an undertaking with its requirements and power reward. */
export interface Undertaking extends Entry {
  power: number;
  slots: Slot[];
}

/** effect.20: draw artefacts. */
export interface DrawArtefact {
  op: 'draw_artefact';
  n: number;
}

export type TreasureEffect = Gain | DrawArtefact;

/** treasure.3, complete.9: a treasure. */
export interface Treasure extends Entry {
  effect: TreasureEffect;
}

/** effect.3: take gold, a gift or an elixir from a rival. */
export interface Steal {
  op: 'steal';
  what: 'elixir' | 'gift' | 'gold';
  n: number;
}

/** effect.5: pay a rival for one of his characters and take it. */
export interface LureCharacter {
  op: 'lure_character';
}

/** effect.6: recruit a character at a discount. */
export interface RecruitNow {
  op: 'recruit';
  discount: number;
}

/** effect.6: buy an elixir at a discount. */
export interface BuyElixirNow {
  op: 'buy_elixir';
  discount: number;
}

/** effect.7: tap a rival's character. */
export interface TapRival {
  op: 'tap_rival';
  n: number;
}

/** effect.8: pay to replace a rival's marker by a neutral one. */
export interface OustMarker {
  op: 'oust_marker';
  cost: Amount;
}

/** effect.9: a rival loses his next turn in this phase. */
export interface SkipRival {
  op: 'skip_rival';
}

export type SinEffect = Gain | GainGift | Steal | LureCharacter | RecruitNow | BuyElixirNow | TapRival | OustMarker | SkipRival | Untap | CancelSin;

/** sin.1: a sin with its two functions. */
export interface Sin extends Entry {
  first: SinEffect;
  second: SinEffect;
}

/** effect.21: heroes lose tokens, power or cards. */
export interface Lose {
  op: 'lose';
  who: 'each' | 'most_power' | 'power_at_least';
  what: 'elixir' | 'fame' | 'gift' | 'gold' | 'power' | 'tapped_character';
  n: number;
  per?: '' | 'character' | 'elixir' | 'palace' | 'sin';
  max?: number;
  min?: number;
}

/** effect.22: each hero discards gifts down to `n`. */
export interface DiscardDownTo {
  op: 'discard_down_to';
  n: number;
}

/** effect.23: each hero with the fewest sins draws `n`. */
export interface DrawSin {
  op: 'draw_sin';
  n: number;
}

export type CataclysmEffect = Refresh | Lose | DiscardDownTo | DrawSin;

/** cataclysm.3: a cataclysm: the palace it destroys, the board it closes, other effects. */
export interface Cataclysm extends Entry {
  palace: number;
  closes?: '' | 'shop' | 'tavern';
  effects: CataclysmEffect[];
}

/** effect.4: take gifts from every rival. */
export interface StealFromEach {
  op: 'steal_from_each';
  n: number;
}

/** effect.6: found a palace at a discount. */
export interface FoundNow {
  op: 'found';
  discount: number;
}

/** effect.19: meet a requirement without paying. */
export interface FillSlot {
  op: 'fill_slot';
  rows: (1 | 2)[];
}

export type ArtefactEffect = Gain | GainGift | StealFromEach | RecruitNow | BuyElixirNow | FoundNow | Untap | BurySin | ForeseeCataclysm | SwapGift | FillSlot;

/** artefact.1: an artefact. */
export interface Artefact extends Entry {
  effect: ArtefactEffect;
}

/** fall.4, fall.6, fall.7: the corruption cards and the cost of purging one. */
export interface Corruption extends Entry {
  threshold: number;
  purge: Amount;
}

/** effect.30, nameless.6-nameless.8: one hero or each must hand over something. */
export interface Demand {
  op: 'demand';
  who: 'chosen' | 'each';
  what: 'artefact' | 'elixir' | 'fame' | 'gift' | 'gold' | 'power' | 'tap_character' | 'tapped_character';
  n: number;
}

/** effect.31: discard sins from the top of the deck. */
export interface MillSin {
  op: 'mill_sin';
  n: number;
}

export type NamelessEffect = Demand | MillSin | Refresh;

/** nameless.1: an action card of the Nameless. */
export interface NamelessCard extends Entry {
  effect: NamelessEffect;
}

/** portal.1, portal.2, portal.6: a portal. */
export interface Portal extends Entry {
  colour: Banner;
  cost: Kind[];
  income: Amount;
}

/** cataclysm.7: a card that closes a space of the tavern or the shop. */
export interface Closure extends Entry {
  board: Board;
}

/** Everything in the box of 7. */
export interface Contents {
  constants: Constants;
  gift: Gift[];
  banner: Entry[];
  hero: Hero[];
  character: Character[];
  elixir: Elixir[];
  castle: Palace[];
  estate: Palace[];
  temple: Temple[];
  undertaking: Undertaking[];
  treasure: Treasure[];
  sin: Sin[];
  cataclysm: Cataclysm[];
  artefact: Artefact[];
  corruption: Corruption;
  nameless: NamelessCard[];
  portal: Portal[];
  armour: Entry[];
  closure: Closure[];
}

/** What follows for a hero. */
export interface HeroOutlook {
  income: Amount;
  yields: Record<string, Amount>;
  improved: string[];
  reach: Amount;
  markers: number;
  sins_charged: number;
}

/** score.1-score.8: an award of the Gathering phase as it stands. */
export interface Award {
  what: string;
  clause: string;
  amounts: number[];
  winner?: number;
}

/** An undertaking of row 1 or 2 as it stands. */
export interface Standing {
  at: string;
  free: number[];
  rewards: Record<number, number>;
  treasures: Record<number, number>;
  kept_free?: number;
  waits?: boolean;
}

/** What follows from a position. */
export interface SevenOutlook {
  heroes: HeroOutlook[];
  awards: Award[];
  undertakings: Standing[];
  order: number[];
  sins_to_cataclysm: number;
  cataclysms_left: number;
  armour_left: number;
  portals_left: number;
  power_goal: number;
}

export type SevenStep =
  | 'AfterAction'
  | 'Answer'
  | 'BeginPhase'
  | 'Blow'
  | 'BuyFor'
  | 'Complete'
  | 'CompleteRow'
  | 'Consent'
  | 'Deny'
  | 'DiscardPlayed'
  | 'DrawSins'
  | 'DropCorruption'
  | 'DropSin'
  | 'FinishUndertaking'
  | 'Foresee'
  | 'FoundFor'
  | 'GainArmour'
  | 'Gather'
  | 'GiveUp'
  | 'LastUses'
  | 'Mill'
  | 'MoveRows'
  | 'NextTurn'
  | 'Pay'
  | 'PickBury'
  | 'PickExchange'
  | 'PickFill'
  | 'PickFirst'
  | 'PickGifts'
  | 'PickGiven'
  | 'PickHero'
  | 'PickReceived'
  | 'PickReclaim'
  | 'PickSpace'
  | 'PickSpoil'
  | 'PickTarget'
  | 'PickTreasure'
  | 'PickUntap'
  | 'PlayCataclysm'
  | 'PlayNameless'
  | 'PutMarker'
  | 'RecruitFor'
  | 'ShuffleSins'
  | 'Strike'
  | 'Suffer'
  | 'TakeCharacter'
  | 'TakeElixir'
  | 'TakePalace'
  | 'TakeTurn';

export type SevenVerb =
  | 'accept'
  | 'artefact'
  | 'as'
  | 'become'
  | 'bottom'
  | 'bury'
  | 'buy'
  | 'close'
  | 'complete'
  | 'decline'
  | 'deny'
  | 'done'
  | 'drop'
  | 'elixir'
  | 'enslave'
  | 'exchange'
  | 'fill'
  | 'found'
  | 'gift'
  | 'give'
  | 'hero'
  | 'leave'
  | 'lose'
  | 'lure'
  | 'oust'
  | 'part'
  | 'pass'
  | 'pay'
  | 'penalty'
  | 'pick'
  | 'play'
  | 'purge'
  | 'reclaim'
  | 'recruit'
  | 'rob'
  | 'sell'
  | 'shut'
  | 'sin'
  | 'skip'
  | 'take'
  | 'tap'
  | 'target'
  | 'treasure'
  | 'untap'
  | 'use'
  | 'weary';

export type SevenEvent =
  | 'event-armour'
  | 'event-artefact'
  | 'event-award'
  | 'event-becomes'
  | 'event-buries'
  | 'event-buys'
  | 'event-cataclysm'
  | 'event-closes'
  | 'event-closes-space'
  | 'event-completes'
  | 'event-corrupts'
  | 'event-demand'
  | 'event-denies'
  | 'event-destroyed'
  | 'event-destroyed-of'
  | 'event-draws-artefact'
  | 'event-draws-elixir'
  | 'event-draws-sins'
  | 'event-drinks'
  | 'event-drops-gifts'
  | 'event-drops-sin'
  | 'event-end'
  | 'event-enslaves'
  | 'event-falls'
  | 'event-first'
  | 'event-foresees'
  | 'event-founds'
  | 'event-gains'
  | 'event-gift'
  | 'event-gives-up'
  | 'event-hero'
  | 'event-last-cataclysm'
  | 'event-loses'
  | 'event-loses-for-sins'
  | 'event-loses-of-many'
  | 'event-lures'
  | 'event-mills'
  | 'event-nameless'
  | 'event-no-effect'
  | 'event-ousts'
  | 'event-part'
  | 'event-passes'
  | 'event-pays'
  | 'event-plays-sin'
  | 'event-produces'
  | 'event-purges'
  | 'event-raises'
  | 'event-recruits'
  | 'event-refresh'
  | 'event-refuses'
  | 'event-returns'
  | 'event-robs'
  | 'event-robs-gold'
  | 'event-sells'
  | 'event-shares'
  | 'event-skip'
  | 'event-skipped'
  | 'event-spends-elixir'
  | 'event-strikes'
  | 'event-swaps'
  | 'event-swaps-rival'
  | 'event-taps'
  | 'event-taps-again'
  | 'event-treasure'
  | 'event-turn'
  | 'event-untaps'
  | 'event-uses-palace'
  | 'event-wearies'
  | 'event-wins';

export type SevenScene =
  | 'answer'
  | 'cataclysm'
  | 'complete'
  | 'fall'
  | 'gathering'
  | 'nameless'
  | 'strike'
  | 'treasures';

export type SevenRecap = never;

/** Questions that never come by themselves: what they are asked because of is told beside them. */
export const SEVEN_CAUSED: readonly SevenStep[] = ['GiveUp'];

/**
 * What is declared of each kind of event: how much it matters, the scene that it opens, its recap,
 * and whether it is told beside the next question: always, if nobody was asked, or as its cause.
 */
export const SEVEN_EVENTS: Record<SevenEvent, { weight: 'minor' | 'normal' | 'major'; scene?: SevenScene; recap?: SevenRecap; beside?: 'told' | 'unasked' | 'cause' }> = {
  'event-armour': { weight: 'major' },
  'event-artefact': { weight: 'major' },
  'event-award': { weight: 'normal', scene: 'gathering' },
  'event-becomes': { weight: 'normal' },
  'event-buries': { weight: 'normal' },
  'event-buys': { weight: 'normal' },
  'event-cataclysm': { weight: 'major', scene: 'cataclysm', beside: 'cause' },
  'event-closes': { weight: 'major' },
  'event-closes-space': { weight: 'major' },
  'event-completes': { weight: 'major', scene: 'complete' },
  'event-corrupts': { weight: 'major' },
  'event-demand': { weight: 'major' },
  'event-denies': { weight: 'major', scene: 'answer' },
  'event-destroyed': { weight: 'normal' },
  'event-destroyed-of': { weight: 'major' },
  'event-draws-artefact': { weight: 'normal' },
  'event-draws-elixir': { weight: 'normal' },
  'event-draws-sins': { weight: 'normal' },
  'event-drinks': { weight: 'normal' },
  'event-drops-gifts': { weight: 'normal' },
  'event-drops-sin': { weight: 'normal' },
  'event-end': { weight: 'major' },
  'event-enslaves': { weight: 'normal' },
  'event-falls': { weight: 'major', scene: 'fall' },
  'event-first': { weight: 'normal', scene: 'gathering' },
  'event-foresees': { weight: 'normal' },
  'event-founds': { weight: 'normal' },
  'event-gains': { weight: 'normal' },
  'event-gift': { weight: 'normal' },
  'event-gives-up': { weight: 'normal' },
  'event-hero': { weight: 'normal' },
  'event-last-cataclysm': { weight: 'major' },
  'event-loses': { weight: 'normal' },
  'event-loses-for-sins': { weight: 'normal', scene: 'gathering' },
  'event-loses-of-many': { weight: 'normal' },
  'event-lures': { weight: 'major' },
  'event-mills': { weight: 'normal' },
  'event-nameless': { weight: 'major', scene: 'nameless' },
  'event-no-effect': { weight: 'minor' },
  'event-ousts': { weight: 'major' },
  'event-part': { weight: 'normal' },
  'event-passes': { weight: 'minor' },
  'event-pays': { weight: 'minor' },
  'event-plays-sin': { weight: 'normal' },
  'event-produces': { weight: 'normal', scene: 'gathering' },
  'event-purges': { weight: 'normal' },
  'event-raises': { weight: 'minor', scene: 'gathering' },
  'event-recruits': { weight: 'normal' },
  'event-refresh': { weight: 'normal' },
  'event-refuses': { weight: 'normal' },
  'event-returns': { weight: 'major' },
  'event-robs': { weight: 'major' },
  'event-robs-gold': { weight: 'major' },
  'event-sells': { weight: 'normal' },
  'event-shares': { weight: 'major' },
  'event-skip': { weight: 'major' },
  'event-skipped': { weight: 'normal' },
  'event-spends-elixir': { weight: 'normal' },
  'event-strikes': { weight: 'major', scene: 'strike' },
  'event-swaps': { weight: 'normal' },
  'event-swaps-rival': { weight: 'major' },
  'event-taps': { weight: 'normal' },
  'event-taps-again': { weight: 'normal' },
  'event-treasure': { weight: 'normal', scene: 'treasures' },
  'event-turn': { weight: 'normal' },
  'event-untaps': { weight: 'normal' },
  'event-uses-palace': { weight: 'normal' },
  'event-wearies': { weight: 'major' },
  'event-wins': { weight: 'major' },
};
