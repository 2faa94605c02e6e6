/** Views and content of seven, written by `make generate` from its fields and schema: do not edit. */

export interface SevenHeroe {
  hero: string | null;
  /** Heroes turned, as bits. */
  tapped: boolean;
  gold: number;
  fame: number;
  power: number;
  gifts: Record<'courage' | 'wisdom' | 'mercy' | 'justice' | 'faith' | 'temperance', number>;
  /** Each twice its number, plus one when tapped. */
  characters: { id: string; tapped: boolean }[];
  elixirs: string[];
  palaces: { id: string; enslaved: boolean }[];
  sins: string[] | number;
  artefacts: string[] | number;
  corruption: number;
  /** As bits. */
  fallen: boolean;
  /** Heroes who lose their next turn of this phase, as bits. */
  loses_turn: boolean;
}

export interface SevenBoard {
  id: string | null;
  markers: (number | 'neutral' | null)[];
  treasures: string[];
}

export interface SevenBoard2 {
  id: string | null;
  markers: (number | 'neutral' | null)[];
  treasures: number;
}

export interface SevenBoard3 {
  heroes: SevenHeroe[];
  tavern: (string | null)[];
  shop: (string | null)[];
  /** Of the tavern and of the shop. */
  character_pile: number;
  elixir_pile: number;
  character_discards: string[];
  elixir_discards: string[];
  castles: (string | null)[];
  estates: (string | null)[];
  castle_pile: number;
  estate_pile: number;
  /** Those that nobody has founded. */
  temples: string[];
  /** Out of the game. */
  gone: string[];
  undertakings: (SevenBoard | null | SevenBoard2 | null)[];
  undertaking_pile: number;
  treasure_pile: number;
  treasure_discards: string[];
  /** How many treasures of the pile's top lie open while an undertaking is completed. */
  treasures_turned_up: number;
  sin_pile: number;
  sin_discards: number;
  /** Sins that wait to be discarded. */
  sins_played: string[];
  cataclysm_pile: number;
  /** Played. */
  cataclysms: string[];
  artefact_pile: number;
  artefact_discards: string[];
  portals: Record<string, number | 'neutral' | null>;
  armour: number;
  turn: number;
  order: number[];
  passes: number[];
  last_fallen: number | null;
  /** Of the Nameless as a player. */
  nameless_hand: string[];
  nameless_turn: number;
  nameless_round: number;
  nameless_chose: number[];
  ended: string;
  won: number[];
  reserve: Record<string, number>;
  treasures_open: string[];
  scores: number[];
}

/** The numbers of the rulebook. */
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
  source: string;
  reconstructed?: string[];
  example?: string;
  clause?: string;
  text_it?: string;
  text_en?: string;
  count?: number;
}

/** game.5, supply.8. */
export interface Gift extends Entry {
  id: 'courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom';
  colour: 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
}

export interface Start {
  gold: number;
  fame: number;
  gifts: ('courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
}

/** game.4: gold, fame and power, to pay or to receive. */
export interface Amount {
  gold?: number;
  fame?: number;
  power?: number;
}

/** effect.17, hero.1-hero.4. */
export interface SwapGift {
  op: 'swap_gift';
  min: number;
  max: number;
  with: ('reserve' | 'rival')[];
}

/** setup.13, setup.14, hero.1, fall.11. */
export interface Hero extends Entry {
  banner: 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  fallen_it: string;
  fallen_en: string;
  start: Start;
  income: Amount;
  ability: SwapGift;
}

/** recruit.3-recruit.6. */
export interface Character extends Entry {
  banner: 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  cost: Amount;
  gifts: ('courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
  income?: Amount;
  power_now?: number;
}

/** elixir.5, set.1-set.4. */
export interface ElixirSet {
  banner: 'any' | 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  n: number;
  gives: ('any' | 'courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
}

/** elixir.1-elixir.6. */
export interface Elixir extends Entry {
  cost: Amount;
  gives: ('any' | 'courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
  set: ElixirSet;
}

/** found.3, found.9. */
export interface PalaceSet {
  banner: 'any' | 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  n: number;
  income: Amount;
}

/** effect.1. */
export interface Gain {
  op: 'gain';
  what: 'fame' | 'gold' | 'power';
  n: number;
}

/** effect.2. */
export interface GainGift {
  op: 'gain_gift';
  kind: 'any' | 'any_different' | 'any_same';
  n: number;
}

/** effect.10. */
export interface Untap {
  op: 'untap';
  n: number;
}

/** effect.11, sin.7-sin.9: a reaction, never an action. */
export interface CancelSin {
  op: 'cancel_sin';
}

/** effect.12. */
export interface Refresh {
  op: 'refresh';
  board: 'shop' | 'tavern';
  then?: Gain;
}

/** effect.13. */
export interface DrawElixir {
  op: 'draw_elixir';
  n: number;
}

/** effect.14. */
export interface Exchange {
  op: 'exchange';
  max: number;
}

/** effect.15. */
export interface BurySin {
  op: 'bury_sin';
  n: number;
}

/** effect.16. */
export interface ForeseeCataclysm {
  op: 'foresee_cataclysm';
}

/** effect.18. */
export interface ReclaimSlot {
  op: 'reclaim_slot';
}

/** enslave.1, enslave.3. */
export interface Enslaving {
  power: number;
  effect: Gain | GainGift | Untap | CancelSin | Refresh | DrawElixir | Exchange | BurySin | ForeseeCataclysm | SwapGift | ReclaimSlot;
}

/** A castle or an estate: found.1-found.7. */
export interface Palace extends Entry {
  number: number;
  cost: Amount;
  income: Amount;
  set: PalaceSet;
  enslave: Enslaving;
}

/** effect.24-effect.29, enslave.4. */
export interface UntilEndOfTurn {
  op: 'until_end_of_turn';
  rule: 'characters_cost_one_less' | 'elixirs_give_one_more' | 'immune_to_sins' | 'no_loss_for_held_sins' | 'palaces_cost_two_less' | 'taps_give_one_more';
}

/** enslave.1, enslave.4. */
export interface TempleEnslaving {
  power: number;
  effect: UntilEndOfTurn;
}

/** found.8-found.10. */
export interface Temple extends Entry {
  cost: Amount;
  power_now: number;
  set: PalaceSet;
  enslave: TempleEnslaving;
}

/** part.1: what one requirement asks. */
export interface Slot {
  gifts?: ('courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
  gold?: number;
  fame?: number;
}

/** part.1, complete.3. */
export interface Undertaking extends Entry {
  power: number;
  slots: Slot[];
}

/** effect.20. */
export interface DrawArtefact {
  op: 'draw_artefact';
  n: number;
}

/** treasure.3, complete.9. */
export interface Treasure extends Entry {
  effect: Gain | DrawArtefact;
}

/** effect.3. */
export interface Steal {
  op: 'steal';
  what: 'elixir' | 'gift' | 'gold';
  n: number;
}

/** effect.5. */
export interface LureCharacter {
  op: 'lure_character';
}

/** effect.6. */
export interface RecruitNow {
  op: 'recruit';
  discount: number;
}

/** effect.6. */
export interface BuyElixirNow {
  op: 'buy_elixir';
  discount: number;
}

/** effect.7. */
export interface TapRival {
  op: 'tap_rival';
  n: number;
}

/** effect.8. */
export interface OustMarker {
  op: 'oust_marker';
  cost: Amount;
}

/** effect.9. */
export interface SkipRival {
  op: 'skip_rival';
}

/** sin.1. */
export interface Sin extends Entry {
  first: Gain | GainGift | Steal | LureCharacter | RecruitNow | BuyElixirNow | TapRival | OustMarker | SkipRival | Untap | CancelSin;
  second: Gain | GainGift | Steal | LureCharacter | RecruitNow | BuyElixirNow | TapRival | OustMarker | SkipRival | Untap | CancelSin;
}

/** effect.21. */
export interface Lose {
  op: 'lose';
  who: 'each' | 'most_power' | 'power_at_least';
  what: 'elixir' | 'fame' | 'gift' | 'gold' | 'power' | 'tapped_character';
  n: number;
  per?: '' | 'character' | 'elixir' | 'palace' | 'sin';
  max?: number;
  min?: number;
}

/** effect.22. */
export interface DiscardDownTo {
  op: 'discard_down_to';
  n: number;
}

/** effect.23. */
export interface DrawSin {
  op: 'draw_sin';
  n: number;
}

/** cataclysm.3. */
export interface Cataclysm extends Entry {
  palace: number;
  closes?: '' | 'shop' | 'tavern';
  effects: (Refresh | Lose | DiscardDownTo | DrawSin)[];
}

/** effect.4. */
export interface StealFromEach {
  op: 'steal_from_each';
  n: number;
}

/** effect.6. */
export interface FoundNow {
  op: 'found';
  discount: number;
}

/** effect.19. */
export interface FillSlot {
  op: 'fill_slot';
  rows: (1 | 2)[];
}

/** artefact.1. */
export interface Artefact extends Entry {
  effect: Gain | GainGift | StealFromEach | RecruitNow | BuyElixirNow | FoundNow | Untap | BurySin | ForeseeCataclysm | SwapGift | FillSlot;
}

/** fall.4, fall.6, fall.7. */
export interface Corruption extends Entry {
  threshold: number;
  purge: Amount;
}

/** effect.30, nameless.6-nameless.8. */
export interface Demand {
  op: 'demand';
  who: 'chosen' | 'each';
  what: 'artefact' | 'elixir' | 'fame' | 'gift' | 'gold' | 'power' | 'tap_character' | 'tapped_character';
  n: number;
}

/** effect.31. */
export interface MillSin {
  op: 'mill_sin';
  n: number;
}

/** nameless.1. */
export interface NamelessCard extends Entry {
  effect: Demand | MillSin | Refresh;
}

/** portal.1, portal.2, portal.6. */
export interface Portal extends Entry {
  colour: 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow';
  cost: ('courage' | 'faith' | 'justice' | 'mercy' | 'temperance' | 'wisdom')[];
  income: Amount;
}

/** cataclysm.7. */
export interface Closure extends Entry {
  board: 'shop' | 'tavern';
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
