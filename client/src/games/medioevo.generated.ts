/** Views and content of medioevo, written by `make generate` from its fields and schema: do not edit. */

export interface MedioevoLand {
  /** A player, BARBARIAN or UNUSED. */
  owner?: number | string;
  armies?: number;
  /** 0 to 4 (3.03). */
  settlement?: string;
  /** 0 to 4 (3.04). */
  fortification?: string;
  /** 0 or 1. */
  cathedral?: boolean;
  /** Barbarian leader: 0, COMMANDER or GENERAL. */
  leader?: string;
  goods?: Record<string, number>;
  spoils?: Record<string, number>;
  /** 0, FARM, MARKET or MINE (10.04). */
  trade_building?: string;
  /** Grain reserves in a farm's city (10.05). */
  granary?: number;
}

export interface MedioevoPlayer {
  kingdom?: string | null;
  technologies?: string[];
  fresh?: string[];
  /** Face-up cards: merchants and tax collector in force (3.26.c), cards in use. */
  shown?: string[];
  honour?: number;
  /** Most tens reached so far, for honour coins (10.03.a). */
  honour_peak?: number;
  coins?: number;
  excommunicated?: boolean;
  /** Ends of the player's turns until the bans of 3.20.g are over; in force at 1. */
  ban?: number;
  causes?: string[];
  /** Armies still to be placed in set-up (6.04.g). */
  outfit?: number;
  orders?: Record<string, string>;
  vehicles?: ({ kind: string; n: number; at: string; armies?: number; goods?: Record<string, number>; spent?: number; bonus?: number; marks?: string[] })[];
  banners?: ({ n: number; at: string; level?: number; general?: boolean; armies?: number; reach?: number; attacks?: number; spent?: number; earned?: number })[];
  engines?: ({ n: number; at: string; moved?: boolean })[];
  war?: number[];
  allied?: number[];
  passage?: number[];
  commerce?: number[];
  rates?: number[];
  casus_belli?: number[];
  /** Won in this round's auctions; 0: none. */
  sword?: number;
  florins?: number;
  /** Armies. */
  reserve?: number;
  /** Without a banner yet. */
  generals?: number;
  stock?: string[];
  /** Used without trade buildings (3.25). */
  grain_reserves?: number;
  /** Empire cards, sorted. */
  hand?: string[] | number;
  objective?: string | null;
  /** The sealed maximum of the auction (7.02.e). */
  bid?: number;
}

export interface MedioevoBoard {
  round: number;
  phase: string;
  order: number[];
  /** Whose turn it is. */
  active: number | null;
  lands: Record<string, MedioevoLand>;
  holders: Record<string, number>;
  standards: string[];
  /** Holder of the Pope card, NOBODY while it is out of play. */
  pope: number | null;
  pirates: ({ at: string; armies: number; leader: string })[];
  crusade: { goal: string; start: string; departs: number; percent: number; joiners: number[]; quotas: number[]; committed: number[]; at: string; contributors: number[]; enemy: number | string; new_allies: number[][]; new_wars: number[] } | null;
  terms: ({ kind: string; one: number; other: number; turns_one: number; turns_other: number })[];
  debts: ({ debtor: number; creditor: number; instalment: number; turns: number; overdue: number })[];
  blockades: ({ by: number; against: number; at: string; shores: boolean })[];
  empire_discards: string[];
  event_discards: string[];
  calamity_discards: string[];
  treasure_discards: string[];
  /** Diplomatic actions used this turn. */
  actions: number;
  offer: { by: number; to: number; gives: { florins?: number; instalment?: number; turns?: number; vehicles?: string[]; lands?: string[]; cards?: string[]; choice?: number; pope?: boolean }; asks: { florins?: number; instalment?: number; turns?: number; vehicles?: string[]; lands?: string[]; cards?: string[]; choice?: number; pope?: boolean } } | null;
  /** The active player has played an architect (3.26.15). */
  half_price: boolean;
  settled: string[];
  walled: string[];
  reopened: string[];
  attack: { attacker: number | string; defender: number | string; aim: string; source: string; target: string; banner: number; armies: number; leader: string; base: number; stop: number } | null;
  eliminated: number[];
  ended: string;
  won: number[];
  players: MedioevoPlayer[];
  empire_pile: number;
  event_pile: number;
  calamity_pile: number;
  treasure_pile: number;
  seas: Record<string, number>;
  technology_owners: Record<string, number[]>;
  battle: { sides: ({ who: number | string; armies: number; helps: ({ what: string; dice: number; raise: number; clause: string })[] })[]; odds: number | null } | null;
  scores: number[];
  at_end: number[];
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

/** 3.05.c, 6.02, 10.08.a. */
export interface Kingdom extends Entry {
  faction: 'christian' | 'muslim' | 'orthodox' | 'pagan';
  playable: boolean;
  territories: string[];
  cathedrals: number;
  garrison_of_ten?: number;
}

export type TerrainKind = 'plain' | 'wood' | 'hill' | 'desert' | 'mountain';

/** 3.02.c. */
export interface Territory extends Entry {
  zone: number;
  terrain: TerrainKind;
}

/** A table row without a display name. */
export interface Sourced {
  id: string;
  source: string;
  reconstructed?: string[];
}

/** 3.02.d. */
export interface Border extends Sourced {
  a: string;
  b: string;
  kind: 'river' | 'stream' | 'thick' | 'thin';
}

/** 3.02.a, 3.02.b. */
export interface Sea extends Entry {
  zone: string;
  kind: 'coastal' | 'ocean' | 'strait';
  sea: string[];
  land?: string[];
}

/** 3.02.e, 3.30.5.e, 10.02.a. */
export interface City extends Entry {
  territory: string;
  port?: string[];
  crusade?: number;
  tower?: boolean;
}

/** 3.10.a: a city's row of the price table. */
export interface Price extends Sourced {
  salt: [number, number];
  iron: [number, number];
  hides: [number, number];
  grain: [number, number];
  slaves: [number, number];
  spices: [number, number];
  textiles: [number, number];
  wine: [number, number];
}

/** 3.02.g-3.02.i, 3.02.p-3.02.t; -1 means no special cost. */
export interface Terrain extends Entry {
  cost: number;
  caravan?: number;
  roads?: number;
  population: number;
  farmed?: number;
  vehicles: number;
  banners: number;
}

/** 3.02.j. */
export interface BorderKind extends Entry {
  cost: number;
  roads?: number;
}

/** 3.02.k-3.02.m, 3.02.v. */
export interface Water extends Entry {
  cost: number;
  astronomy?: number;
  vehicles: number;
  banners: number;
}

/** 3.02.l, 3.02.n, 3.06.e, 3.06.f. */
export interface PassageCost {
  port: number;
  strait: number;
  load_armies: number;
  load_goods_in_city: number;
  load_goods: number;
  source: string;
}

/** 3.11, 3.27. */
export interface Technology extends Entry {
  family: string;
  level: 1 | 2 | 3;
  cost: number;
  requires: string[];
}

export type Phase = 'reinforcements' | 'taxes' | 'purchase' | 'diplomacy' | 'combat' | 'trade';

/** 3.26.8: see a victim's hand and eliminate a card, unless another such card stops this one. */
export interface Eliminate {
  op: 'eliminate';
}

/** 3.26.9: see a victim's hand and take a card. */
export interface Steal {
  op: 'steal';
}

/** 3.26.16: move a victim's cathedral to a kingdom of the player. */
export interface MoveCathedral {
  op: 'move_cathedral';
}

/** 3.26.10-3.26.12: impose terms on another player for some turns. */
export interface Impose {
  op: 'impose';
  term: 'imposed_commerce' | 'imposed_passage' | 'truce';
  turns: number;
  pact?: '' | 'commerce' | 'passage';
}

export type TechnologyId = 'agriculture' | 'pottery' | 'weaving' | 'medicine' | 'deism' | 'mysticism' | 'monotheism' | 'theology' | 'mathematics' | 'architecture' | 'astronomy' | 'engineering' | 'roads' | 'mining' | 'metals' | 'coinage' | 'education' | 'literature' | 'theatre' | 'music' | 'law' | 'philosophy' | 'army' | 'democracy';

/** 3.26.15: buildings cost half for a purchase phase, for anybody with the technology. */
export interface HalvePrices {
  op: 'halve_prices';
  technology: TechnologyId;
}

/** 3.26: the bonus of a battle card, or the phases in which another card is played and what it does then. */
export interface EmpireCard extends Entry {
  phases?: Phase[];
  group?: '' | 'faith' | 'heroine' | 'leader';
  attack?: boolean;
  defence?: boolean;
  bonus?: number;
  improved?: number;
  improved_by?: string;
  in_cathedral?: boolean;
  effect?: Eliminate | Steal | MoveCathedral | Impose | HalvePrices;
}

export type VehicleKind = 'trade_ship' | 'caravan' | 'warship' | 'cavalry';

/** Pay florins for each vehicle, or it does not move. */
export interface PayOrStay {
  op: 'pay_or_stay';
  n: number;
}

/** Movement points gained or lost. */
export interface Movement {
  op: 'movement';
  n: number;
}

/** No movement; if terrains are named, only there. */
export interface Immobile {
  op: 'immobile';
  terrain?: TerrainKind[];
  unless_in_port?: boolean;
}

/** The vehicle is lost with its load; with `unload`, the load stays if the vehicle is on its owner's land. */
export interface Destroy {
  op: 'destroy';
  unload: boolean;
}

/** Lose armies from the load, or goods instead if there are any. */
export interface LoseArmies {
  op: 'lose_armies';
  n: number;
  or_goods?: number;
}

/** Lose all goods, or half of them rounded down (2.04). */
export interface LoseGoods {
  op: 'lose_goods';
  half: boolean;
}

/** Lose all goods and armies, or half of each rounded down (2.04). */
export interface LoseCargo {
  op: 'lose_cargo';
  half: boolean;
}

/** The vehicle may cross neither rivers nor streams. */
export interface NoCrossing {
  op: 'no_crossing';
}

/** Extra florins for each unit sold. */
export interface TradeBonus {
  op: 'trade_bonus';
  n: number;
}

/** Goods of a kind chosen by an eight-sided die, as far as there is room. */
export interface GainGoods {
  op: 'gain_goods';
  n: number;
}

/** The ship and its armies become a pirate ship. */
export interface TurnPirate {
  op: 'turn_pirate';
}

export type Mishap = Destroy | LoseArmies | LoseGoods | LoseCargo | TurnPirate;

/** A six-sided die for each vehicle; it suffers on `at_least` or more. */
export interface RollEach {
  op: 'roll_each';
  at_least: number;
  then: Mishap;
  unless_in_port?: boolean;
  unless_escorted?: boolean;
}

export type EventEffect = PayOrStay | Movement | Immobile | Destroy | LoseArmies | LoseGoods | LoseCargo | NoCrossing | TradeBonus | GainGoods | TurnPirate | RollEach;

/** 3.29. */
export interface EventCard extends Entry {
  zone: 'land' | 'sea';
  affects: VehicleKind[];
  effects: EventEffect[];
}

/** 3.30.1: the drawer may turn iron into gold. */
export interface Alchemy {
  op: 'make_gold';
}

/** 3.30.2: a die for each vehicle in a land zone; by number of guards, the last throw without loss, and ruin. */
export interface RaidConvoys {
  op: 'raid_convoys';
  affects: VehicleKind[];
  guards: TechnologyId[];
  safe: [number, number, number];
  robbed: [number, number, number];
}

/** 3.30.3, 3.30.13: drawer and neighbours lose armies for each pip of one die: a number, or a share of all. */
export interface TakeToll {
  op: 'take_toll';
  under: string;
  die: number;
  halved_by: TechnologyId;
  armies?: number;
  percent?: number;
  changes?: Record<TechnologyId, number>;
  stored_by?: '' | 'agriculture' | 'architecture' | 'army' | 'astronomy' | 'coinage' | 'deism' | 'democracy' | 'education' | 'engineering' | 'law' | 'literature' | 'mathematics' | 'medicine' | 'metals' | 'mining' | 'monotheism' | 'music' | 'mysticism' | 'philosophy' | 'pottery' | 'roads' | 'theatre' | 'theology' | 'weaving';
  reserve_saves?: number;
  cities?: boolean;
}

/** 3.30.4: all may buy technologies at half price. */
export interface Council {
  op: 'council';
  technologies: number;
  pope: number;
}

/** 3.30.5. */
export interface CallCrusade {
  op: 'call_crusade';
}

/** 3.30.6: the levels by which all cities of the drawer drop; technologies change both numbers. */
export interface Disorder {
  op: 'disorder';
  settlements: number;
  forts: number;
  changes: Record<TechnologyId, number>;
}

/** 3.30.7, 3.30.9: whoever holds a complete kingdom throws dice for one that barbarians hold. */
export interface Enthrone {
  dice: number;
  faces: number;
}

/** 3.30.7: a minor kingdom. */
export interface Governor extends Enthrone {
  op: 'governor';
}

/** 3.30.9: any kingdom; showing a heroine adds dice. */
export interface Emperor extends Enthrone {
  op: 'emperor';
  heroine: number;
}

/** 3.30.8: the size of the faction that stays, the armies of a second one with Philosophy, the armies both lose. */
export interface SplitRealm {
  op: 'split_realm';
  kept: number;
  changes: Record<TechnologyId, number>;
  with_philosophy: number;
  fallen: number;
}

/** 3.30.10: a victim of the drawer's choice loses generals; only the technology that helps most counts. */
export interface LoseGenerals {
  op: 'lose_generals';
  generals: number;
  with_technology: Record<TechnologyId, number>;
}

/** 3.30.11, 3.30.16: cathedrals lost, by default all; one fewer for anybody with a technology of `saved_by`. */
export interface LoseCathedrals {
  op: 'lose_cathedrals';
  under: string;
  who: 'drawer' | 'drawer_unless_pope' | 'others_by_lot' | 'others_if_pope';
  saved_by: TechnologyId[];
  unless?: '' | 'agriculture' | 'architecture' | 'army' | 'astronomy' | 'coinage' | 'deism' | 'democracy' | 'education' | 'engineering' | 'law' | 'literature' | 'mathematics' | 'medicine' | 'metals' | 'mining' | 'monotheism' | 'music' | 'mysticism' | 'philosophy' | 'pottery' | 'roads' | 'theatre' | 'theology' | 'weaving';
  cathedrals?: number;
  others?: number;
  armies?: number;
}

/** 3.30.12. */
export interface SendHorde {
  op: 'send_horde';
}

/** 3.30.14. */
export interface SendPirates {
  op: 'send_pirates';
}

/** 3.30.15: how many cities of each owner of slaves drop, by how many levels. */
export interface SlaveRevolt {
  op: 'slave_revolt';
  cities: number;
  levels: number;
  changes: Record<TechnologyId, number>;
}

/** 3.30.17: the levels that the first and the second settlement lose, without Engineering and with it. */
export interface Tempest {
  op: 'tempest';
  affects: VehicleKind[];
  levels: [number, number];
  engineered: [number, number];
}

export type CalamityEffect = Alchemy | RaidConvoys | TakeToll | Council | CallCrusade | Disorder | Governor | Emperor | SplitRealm | LoseGenerals | LoseCathedrals | SendHorde | SendPirates | SlaveRevolt | Tempest;

/** 3.30. */
export interface Calamity extends Entry {
  effects: CalamityEffect[];
}

/** 3.30.12.a, 3.30.12.c. */
export interface Invasion extends Entry {
  entry: string;
  goal: string;
  fallback?: string;
}

/** 10.07.a. */
export interface Treasure extends Entry {
  deserters: number;
  florins: number;
  goods: number;
  empire_cards: number;
}

/** 3.31. */
export interface Objective extends Entry {
  kingdom: string;
  yellow: string[];
  red: string[];
}

export type Party = 'proposer' | 'answerer' | 'revoker' | 'other' | 'taxed' | 'taxer' | 'declarer' | 'both';

export interface MarkCasusBelli {
  op: 'casus_belli';
  holder: 'answerer' | 'both' | 'declarer' | 'faith_of_answerer' | 'faith_of_declarer' | 'faith_of_proposer' | 'other' | 'proposer' | 'revoker' | 'taxed' | 'taxer';
  against: Party;
  n: number;
}

export interface ChangeHonour {
  op: 'honour';
  who: Party;
  n: number;
}

/** 3.20.c: a ground for excommunication of every Christian party to the act. */
export interface Excommunicable {
  op: 'excommunicable';
}

export type TreatyOp = MarkCasusBelli | ChangeHonour | Excommunicable;

/** 5.01.r, 5.01.t: the effects of accepting, refusing and revoking a treaty, and of declaring war. */
export interface TreatyEffect extends Sourced {
  treaty: string;
  relation: 'any' | 'neutral' | 'opposed' | 'same';
  accept?: TreatyOp[];
  refuse?: TreatyOp[];
  revoke?: TreatyOp[];
  declare?: TreatyOp[];
}

/** 5.02.c. */
export interface Wrong extends Sourced {
  n: number;
}

/** 6.02.a, 6.02.f, 6.02.g, 7.02.c. */
export interface Setup extends Sourced {
  players: number;
  zones: number[];
  christian: number;
  muslim: number;
  orthodox: number;
  required?: string[];
  swords_auctioned: number;
}

/** 6.03.d, 6.03.e, 6.04.g. */
export interface Outfit {
  armies: number;
  armies_pope_bonus: number;
  florins: number;
  lot: number;
  source: string;
}

/** 3.06.1-3.06.4: by level. */
export interface Vehicle extends Entry {
  price: [number, number, number];
  movement: [number, number, number];
  movement_with: string;
  goods: [number, number, number];
  armies: [number, number, number];
  banner: boolean;
  ship: boolean;
}

/** 3.03, 3.04. */
export interface Building extends Entry {
  price: number;
  population: number;
  last?: number;
}

/** 10.04: how it changes the prices of its city. */
export interface TradeBuilding extends Entry {
  price: number;
  buy?: Record<string, number>;
  sell?: Record<string, number>;
}

export interface Piece extends Entry {
  price?: number;
  population?: number;
}

/** 3.28. */
export interface TechLevel extends Sourced {
  cards: number;
  actions: number;
  vehicles: number;
  vehicle_level: 1 | 2 | 3;
  banners: number;
  catapults: number;
  bombards: number;
  building: number;
}

/** 7.10.sup: pieces with a limited supply. */
export interface Supply {
  cathedrals: number;
  commanders: number;
  barbarian_generals: number;
  vehicles_of_a_kind: number;
  trade_buildings: number;
  grain_reserves: number;
  source: string;
}

/** Everything in the box of Medioevo Universale. */
export interface Contents {
  kingdom: Kingdom[];
  territory: Territory[];
  border: Border[];
  sea_zone: Entry[];
  sea: Sea[];
  city: City[];
  good: Entry[];
  price: Price[];
  terrain: Terrain[];
  border_kind: BorderKind[];
  water: Water[];
  passage_cost: PassageCost;
  family: Entry[];
  technology: Technology[];
  empire_card: EmpireCard[];
  event_card: EventCard[];
  calamity: Calamity[];
  invasion: Invasion[];
  treasure: Treasure[];
  objective: Objective[];
  treaty: Entry[];
  treaty_effect: TreatyEffect[];
  casus_belli: Wrong[];
  setup: Setup[];
  land_zone: Entry[];
  outfit: Outfit;
  vehicle: Vehicle[];
  settlement: Building[];
  fortification: Building[];
  trade_building: TradeBuilding[];
  piece: Piece[];
  level: TechLevel[];
  supply: Supply;
}

/** 7.10.f, 7.10.h: the strongest neighbour of a territory that is no ally, and the armies that it could send. */
export interface Threat {
  source: string;
  armies: number;
}

/** 3.09.a: how many armies and goods are on a territory, and how many may stay there. */
export interface LandOutlook {
  people: number;
  limit: number;
  threat?: Threat;
  rebellion?: number;
}

/** 3.28: what the technologies of a player allow. `next_level`: how many make the next level; 0 at the highest. */
export interface Limits {
  level: number;
  next_level: number;
  actions: number;
  vehicles: number;
  banners: number;
  catapults: number;
  bombards: number;
  building: number;
}

/** A player's next income and limits, and the territories of the cities where the player may trade. */
export interface PlayerOutlook {
  home: number;
  minor: number;
  towers: number;
  florins: number;
  limits: Limits;
  trades_in: string[];
  territories: number;
  armies: number;
}

/** 3.31.c-3.31.e: the points that one's own objective would bring now, and what of it is held and lost. */
export interface Goal {
  yellow: number;
  red: number;
  green: number;
  held: [number, number];
  lost: number;
  total: number;
}

/** What follows from a position for whoever looks at it. */
export interface MedioevoOutlook {
  lands: Record<string, LandOutlook>;
  prices: Record<string, Record<string, [number, number]>>;
  orders: Record<string, string[]>;
  players: PlayerOutlook[];
  reach?: Record<string, Record<string, number>>;
  goal?: Goal;
}

export type MedioevoStep =
  | 'AfterBoarding'
  | 'AfterLanding'
  | 'AfterMeeting'
  | 'AfterRaid'
  | 'AfterRevolt'
  | 'Answer'
  | 'AnswerCall'
  | 'AnswerPeace'
  | 'AnswerPope'
  | 'Approach'
  | 'ArmiesOrGoods'
  | 'Assault'
  | 'AttackVehicles'
  | 'Auction'
  | 'BarbarianPhase'
  | 'BarbariansBuild'
  | 'BeginRound'
  | 'BeginTurn'
  | 'Bid'
  | 'BoardShips'
  | 'BreakAway'
  | 'BuyAtCouncil'
  | 'CheckBarbarians'
  | 'ChooseKingdom'
  | 'ChoosePartner'
  | 'ChooseTurns'
  | 'ChooseVictim'
  | 'CitySickens'
  | 'CloseTurn'
  | 'CombatMenu'
  | 'CombatPhase'
  | 'Commit'
  | 'CommitArmies'
  | 'DealEmpireCards'
  | 'DealOutfits'
  | 'Deceive'
  | 'DeclareBlockade'
  | 'DeclareForDefence'
  | 'Diplomacy'
  | 'DiplomacyPhase'
  | 'DraftPeace'
  | 'DrawCalamity'
  | 'DrawEvent'
  | 'DrawSwords'
  | 'EndGame'
  | 'EndTurn'
  | 'Engage'
  | 'EventDice'
  | 'FightOn'
  | 'FleetAttacks'
  | 'FleetWins'
  | 'GatherCrusaders'
  | 'GiveCards'
  | 'GiveCity'
  | 'GiveLands'
  | 'HireMercenaries'
  | 'HordeAttacks'
  | 'HordeWins'
  | 'Judge'
  | 'KnockDown'
  | 'LeadArmies'
  | 'LookIntoHand'
  | 'LoseArmies'
  | 'LoseBanner'
  | 'LoseCathedral'
  | 'LoseEngine'
  | 'LoseFrom'
  | 'LoseGeneral'
  | 'LoseLoad'
  | 'LoseSome'
  | 'LoseVehicle'
  | 'LowerCities'
  | 'MakeGold'
  | 'MakeSomeGold'
  | 'MarchCrusade'
  | 'MeetBarbarians'
  | 'MoveStandard'
  | 'NameCard'
  | 'NameFlorins'
  | 'NameLand'
  | 'NameSum'
  | 'NameTurns'
  | 'NameVehicle'
  | 'NextBattle'
  | 'NextLot'
  | 'NextStep'
  | 'NextTurn'
  | 'Occupy'
  | 'OrderFighters'
  | 'Parry'
  | 'PassArmies'
  | 'PassGoods'
  | 'PassSome'
  | 'PayOrStop'
  | 'PickCard'
  | 'PlaceBanner'
  | 'PlaceCathedral'
  | 'PlaceCoinArmies'
  | 'PlaceEngine'
  | 'PlaceLot'
  | 'PlacePieces'
  | 'PlaceSome'
  | 'PlaceVehicle'
  | 'PlacementMenu'
  | 'PlacementPhase'
  | 'PlanCrusade'
  | 'PopeJudges'
  | 'PurchaseMenu'
  | 'PurchasePhase'
  | 'Rebellion'
  | 'ReceiveCathedral'
  | 'Reinforcements'
  | 'RemoveExcess'
  | 'Reply'
  | 'RollDice'
  | 'RollEventDice'
  | 'SailPirates'
  | 'ScrapVehicle'
  | 'Secede'
  | 'SetOrders'
  | 'ShowCards'
  | 'ShowHeroine'
  | 'Siege'
  | 'SlavesRise'
  | 'Stir'
  | 'StoreGrain'
  | 'Swords'
  | 'TakeCathedral'
  | 'TakeLosses'
  | 'TakeSides'
  | 'Taxes'
  | 'TradeMenu'
  | 'TradePhase'
  | 'UseVehicle';

export type MedioevoVerb =
  | 'aboard'
  | 'amount'
  | 'army'
  | 'attack'
  | 'automatic'
  | 'banner'
  | 'bid'
  | 'blockade'
  | 'break_off'
  | 'buy'
  | 'card'
  | 'cargo'
  | 'cathedral'
  | 'close'
  | 'coin'
  | 'counter'
  | 'crusade'
  | 'declare'
  | 'demand'
  | 'deploy'
  | 'done'
  | 'embark'
  | 'end_turn'
  | 'engine'
  | 'fight'
  | 'fight_on'
  | 'florins'
  | 'give'
  | 'go'
  | 'good'
  | 'haul'
  | 'hire'
  | 'hunt'
  | 'kingdom'
  | 'learn'
  | 'lift'
  | 'load'
  | 'lose'
  | 'march'
  | 'no'
  | 'no_cards'
  | 'occupy'
  | 'offer'
  | 'order'
  | 'orders'
  | 'peace'
  | 'place'
  | 'play'
  | 'player'
  | 'propose'
  | 'renounce'
  | 'reserve'
  | 'revoke'
  | 'scrap'
  | 'sell'
  | 'show'
  | 'standard'
  | 'strike'
  | 'take'
  | 'transport'
  | 'unload'
  | 'use'
  | 'vehicle'
  | 'waive'
  | 'yes';

export type MedioevoEvent =
  | 'event-armies-aboard'
  | 'event-armies-ashore'
  | 'event-armies-from'
  | 'event-at-peace'
  | 'event-at-war'
  | 'event-attacks'
  | 'event-attacks-crusade'
  | 'event-attacks-pirates'
  | 'event-attacks-vehicles'
  | 'event-automatic'
  | 'event-banner-aboard'
  | 'event-banner-and-general-fall'
  | 'event-banner-ashore'
  | 'event-banner-falls'
  | 'event-banner-overboard'
  | 'event-banner-removed'
  | 'event-barbarian-fort'
  | 'event-barbarian-general'
  | 'event-barbarian-general-falls'
  | 'event-barbarians-attack'
  | 'event-barbarians-attack-vehicles'
  | 'event-barbarians-beaten'
  | 'event-barbarians-build'
  | 'event-barbarians-grow'
  | 'event-barbarians-repelled'
  | 'event-blockade'
  | 'event-blockade-ends'
  | 'event-breaks-off'
  | 'event-buys'
  | 'event-buys-ware'
  | 'event-calamity'
  | 'event-card'
  | 'event-casus-belli'
  | 'event-casus-belli-spent'
  | 'event-cathedral-lost'
  | 'event-cathedral-taken'
  | 'event-cedes'
  | 'event-cedes-vehicle'
  | 'event-city-flooded'
  | 'event-city-lowered'
  | 'event-coin'
  | 'event-commander'
  | 'event-commits-armies'
  | 'event-commits-piece'
  | 'event-companions'
  | 'event-conquers'
  | 'event-conquers-from'
  | 'event-crusade'
  | 'event-crusade-fails'
  | 'event-crusade-moves'
  | 'event-crusade-succeeds'
  | 'event-debt'
  | 'event-debt-ends'
  | 'event-deceives'
  | 'event-declares-war'
  | 'event-deserters'
  | 'event-dice'
  | 'event-dice-raised'
  | 'event-dice-skulls'
  | 'event-disorder'
  | 'event-draws'
  | 'event-draws-card'
  | 'event-drops'
  | 'event-earns'
  | 'event-eliminated'
  | 'event-eliminates'
  | 'event-engine-falls'
  | 'event-excess-armies'
  | 'event-excess-goods'
  | 'event-excess-piece'
  | 'event-excommunicated'
  | 'event-experience'
  | 'event-falls-to-barbarians'
  | 'event-general-lost'
  | 'event-gold'
  | 'event-goods-aboard'
  | 'event-goods-ashore'
  | 'event-grain-lost'
  | 'event-hands-over'
  | 'event-hands-over-share'
  | 'event-hauls'
  | 'event-honour-gained'
  | 'event-honour-lost'
  | 'event-horde'
  | 'event-imposed'
  | 'event-inherits'
  | 'event-inherits-panel'
  | 'event-joins-crusade'
  | 'event-kingdom'
  | 'event-leader-falls'
  | 'event-leaders-recruit'
  | 'event-learns'
  | 'event-level'
  | 'event-loses-armies'
  | 'event-loses-card'
  | 'event-losses'
  | 'event-lost-with'
  | 'event-marches'
  | 'event-mercenaries'
  | 'event-occupies'
  | 'event-offers-peace'
  | 'event-order'
  | 'event-pact'
  | 'event-pact-ends'
  | 'event-parries'
  | 'event-pays'
  | 'event-pirate-fleet'
  | 'event-pirates-sail'
  | 'event-pirates-sunk'
  | 'event-places'
  | 'event-places-armies'
  | 'event-plays'
  | 'event-plays-against'
  | 'event-pope'
  | 'event-pope-dies'
  | 'event-proposes'
  | 'event-rate'
  | 'event-rebellion-die'
  | 'event-rebels'
  | 'event-receives-kingdom'
  | 'event-refuses'
  | 'event-refuses-crusade'
  | 'event-reinforcements'
  | 'event-renounces'
  | 'event-reserves-armies'
  | 'event-revokes'
  | 'event-round'
  | 'event-scraps'
  | 'event-secedes'
  | 'event-sells'
  | 'event-shows-card'
  | 'event-shows-heroine'
  | 'event-slaves-rise'
  | 'event-spends-coin'
  | 'event-standard'
  | 'event-stands-by'
  | 'event-steals'
  | 'event-sword'
  | 'event-takes-card'
  | 'event-throws'
  | 'event-travels'
  | 'event-treasure'
  | 'event-treasure-goods'
  | 'event-truce'
  | 'event-truce-over'
  | 'event-turn'
  | 'event-turns-down'
  | 'event-turns-up'
  | 'event-vehicle-destroyed'
  | 'event-vehicle-fair'
  | 'event-vehicle-faster'
  | 'event-vehicle-gains'
  | 'event-vehicle-loses'
  | 'event-vehicle-lost'
  | 'event-vehicle-no-crossing'
  | 'event-vehicle-seized'
  | 'event-vehicle-slower'
  | 'event-vehicle-stopped'
  | 'event-waives'
  | 'event-wins';

export type MedioevoScene =
  | 'battle'
  | 'fate';

export type MedioevoRecap =
  | 'banners-lost'
  | 'loads-lost'
  | 'vehicles-lost';

/** Questions that never come by themselves: what they are asked because of is told beside them. */
export const MEDIOEVO_CAUSED: readonly MedioevoStep[] = [];

/**
 * What is declared of each kind of event: how much it matters, the scene that it opens, its recap,
 * and whether it is told beside the next question: always, if nobody was asked, or as its cause.
 */
export const MEDIOEVO_EVENTS: Record<MedioevoEvent, { weight: 'minor' | 'normal' | 'major'; scene?: MedioevoScene; recap?: MedioevoRecap; beside?: 'told' | 'unasked' | 'cause' }> = {
  'event-armies-aboard': { weight: 'minor' },
  'event-armies-ashore': { weight: 'minor' },
  'event-armies-from': { weight: 'minor' },
  'event-at-peace': { weight: 'major' },
  'event-at-war': { weight: 'major' },
  'event-attacks': { weight: 'normal', scene: 'battle' },
  'event-attacks-crusade': { weight: 'normal', scene: 'battle' },
  'event-attacks-pirates': { weight: 'normal', scene: 'battle' },
  'event-attacks-vehicles': { weight: 'normal', scene: 'battle' },
  'event-automatic': { weight: 'normal' },
  'event-banner-aboard': { weight: 'minor' },
  'event-banner-and-general-fall': { weight: 'major' },
  'event-banner-ashore': { weight: 'minor' },
  'event-banner-falls': { weight: 'major' },
  'event-banner-overboard': { weight: 'normal', scene: 'fate', recap: 'banners-lost' },
  'event-banner-removed': { weight: 'major', scene: 'battle' },
  'event-barbarian-fort': { weight: 'normal' },
  'event-barbarian-general': { weight: 'normal' },
  'event-barbarian-general-falls': { weight: 'normal', scene: 'battle' },
  'event-barbarians-attack': { weight: 'major', scene: 'battle' },
  'event-barbarians-attack-vehicles': { weight: 'major', scene: 'battle' },
  'event-barbarians-beaten': { weight: 'major', scene: 'battle' },
  'event-barbarians-build': { weight: 'major', scene: 'fate' },
  'event-barbarians-grow': { weight: 'major', scene: 'fate' },
  'event-barbarians-repelled': { weight: 'major', scene: 'battle' },
  'event-blockade': { weight: 'major' },
  'event-blockade-ends': { weight: 'normal' },
  'event-breaks-off': { weight: 'major', scene: 'battle' },
  'event-buys': { weight: 'normal' },
  'event-buys-ware': { weight: 'normal' },
  'event-calamity': { weight: 'major', scene: 'fate' },
  'event-card': { weight: 'major', scene: 'fate' },
  'event-casus-belli': { weight: 'normal' },
  'event-casus-belli-spent': { weight: 'normal' },
  'event-cathedral-lost': { weight: 'major', scene: 'fate' },
  'event-cathedral-taken': { weight: 'normal' },
  'event-cedes': { weight: 'major' },
  'event-cedes-vehicle': { weight: 'normal' },
  'event-city-flooded': { weight: 'normal', scene: 'fate' },
  'event-city-lowered': { weight: 'normal', scene: 'fate' },
  'event-coin': { weight: 'normal' },
  'event-commander': { weight: 'normal' },
  'event-commits-armies': { weight: 'normal' },
  'event-commits-piece': { weight: 'normal' },
  'event-companions': { weight: 'normal' },
  'event-conquers': { weight: 'major', scene: 'battle' },
  'event-conquers-from': { weight: 'major', scene: 'battle' },
  'event-crusade': { weight: 'major' },
  'event-crusade-fails': { weight: 'major' },
  'event-crusade-moves': { weight: 'major' },
  'event-crusade-succeeds': { weight: 'major' },
  'event-debt': { weight: 'normal' },
  'event-debt-ends': { weight: 'normal' },
  'event-deceives': { weight: 'normal', scene: 'fate' },
  'event-declares-war': { weight: 'major' },
  'event-deserters': { weight: 'normal' },
  'event-dice': { weight: 'normal', scene: 'battle' },
  'event-dice-raised': { weight: 'normal', scene: 'battle' },
  'event-dice-skulls': { weight: 'normal', scene: 'fate' },
  'event-disorder': { weight: 'normal', scene: 'fate' },
  'event-draws': { weight: 'minor' },
  'event-draws-card': { weight: 'major' },
  'event-drops': { weight: 'major' },
  'event-earns': { weight: 'minor' },
  'event-eliminated': { weight: 'major' },
  'event-eliminates': { weight: 'major' },
  'event-engine-falls': { weight: 'normal' },
  'event-excess-armies': { weight: 'normal', scene: 'fate' },
  'event-excess-goods': { weight: 'normal', scene: 'fate' },
  'event-excess-piece': { weight: 'normal', scene: 'fate' },
  'event-excommunicated': { weight: 'major' },
  'event-experience': { weight: 'normal' },
  'event-falls-to-barbarians': { weight: 'major', scene: 'battle' },
  'event-general-lost': { weight: 'major', scene: 'fate' },
  'event-gold': { weight: 'normal', scene: 'fate' },
  'event-goods-aboard': { weight: 'minor' },
  'event-goods-ashore': { weight: 'minor' },
  'event-grain-lost': { weight: 'normal' },
  'event-hands-over': { weight: 'normal' },
  'event-hands-over-share': { weight: 'major' },
  'event-hauls': { weight: 'normal' },
  'event-honour-gained': { weight: 'major' },
  'event-honour-lost': { weight: 'major' },
  'event-horde': { weight: 'major', scene: 'fate' },
  'event-imposed': { weight: 'normal' },
  'event-inherits': { weight: 'normal' },
  'event-inherits-panel': { weight: 'normal' },
  'event-joins-crusade': { weight: 'normal' },
  'event-kingdom': { weight: 'major' },
  'event-leader-falls': { weight: 'normal', scene: 'battle' },
  'event-leaders-recruit': { weight: 'normal' },
  'event-learns': { weight: 'normal' },
  'event-level': { weight: 'normal' },
  'event-loses-armies': { weight: 'normal', scene: 'fate' },
  'event-loses-card': { weight: 'major', scene: 'battle' },
  'event-losses': { weight: 'normal', scene: 'battle' },
  'event-lost-with': { weight: 'major', scene: 'fate' },
  'event-marches': { weight: 'normal' },
  'event-mercenaries': { weight: 'normal' },
  'event-occupies': { weight: 'normal', scene: 'battle' },
  'event-offers-peace': { weight: 'normal' },
  'event-order': { weight: 'minor' },
  'event-pact': { weight: 'major' },
  'event-pact-ends': { weight: 'normal' },
  'event-parries': { weight: 'normal' },
  'event-pays': { weight: 'minor' },
  'event-pirate-fleet': { weight: 'major', scene: 'fate' },
  'event-pirates-sail': { weight: 'normal', scene: 'fate' },
  'event-pirates-sunk': { weight: 'normal' },
  'event-places': { weight: 'normal' },
  'event-places-armies': { weight: 'normal' },
  'event-plays': { weight: 'normal' },
  'event-plays-against': { weight: 'normal' },
  'event-pope': { weight: 'major' },
  'event-pope-dies': { weight: 'major', scene: 'fate' },
  'event-proposes': { weight: 'normal' },
  'event-rate': { weight: 'normal' },
  'event-rebellion-die': { weight: 'normal', scene: 'fate' },
  'event-rebels': { weight: 'major', scene: 'fate' },
  'event-receives-kingdom': { weight: 'major', scene: 'fate' },
  'event-refuses': { weight: 'major' },
  'event-refuses-crusade': { weight: 'normal' },
  'event-reinforcements': { weight: 'normal' },
  'event-renounces': { weight: 'normal' },
  'event-reserves-armies': { weight: 'normal' },
  'event-revokes': { weight: 'major' },
  'event-round': { weight: 'major' },
  'event-scraps': { weight: 'normal' },
  'event-secedes': { weight: 'major', scene: 'fate' },
  'event-sells': { weight: 'normal' },
  'event-shows-card': { weight: 'normal', scene: 'battle' },
  'event-shows-heroine': { weight: 'normal', scene: 'fate' },
  'event-slaves-rise': { weight: 'normal', scene: 'fate' },
  'event-spends-coin': { weight: 'normal' },
  'event-standard': { weight: 'normal' },
  'event-stands-by': { weight: 'major' },
  'event-steals': { weight: 'major' },
  'event-sword': { weight: 'normal' },
  'event-takes-card': { weight: 'normal' },
  'event-throws': { weight: 'minor' },
  'event-travels': { weight: 'normal' },
  'event-treasure': { weight: 'normal' },
  'event-treasure-goods': { weight: 'normal' },
  'event-truce': { weight: 'major' },
  'event-truce-over': { weight: 'normal' },
  'event-turn': { weight: 'normal' },
  'event-turns-down': { weight: 'normal' },
  'event-turns-up': { weight: 'normal' },
  'event-vehicle-destroyed': { weight: 'major' },
  'event-vehicle-fair': { weight: 'normal', scene: 'fate' },
  'event-vehicle-faster': { weight: 'normal', scene: 'fate' },
  'event-vehicle-gains': { weight: 'normal', scene: 'fate' },
  'event-vehicle-loses': { weight: 'normal', scene: 'fate', recap: 'loads-lost' },
  'event-vehicle-lost': { weight: 'major', scene: 'fate', recap: 'vehicles-lost' },
  'event-vehicle-no-crossing': { weight: 'normal', scene: 'fate' },
  'event-vehicle-seized': { weight: 'major' },
  'event-vehicle-slower': { weight: 'normal', scene: 'fate' },
  'event-vehicle-stopped': { weight: 'normal', scene: 'fate' },
  'event-waives': { weight: 'normal' },
  'event-wins': { weight: 'normal' },
};
