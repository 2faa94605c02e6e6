/** What an option costs and brings, as the engine says: for the chooser, for the answers to a sin, for payments. */

import type { Details } from '../../wire';
import type { SevenHero } from '../seven.generated';
import { COINS, KINDS } from './court';

/** What is counted: tokens, gifts, cards of a kind, markers on the table, the next turn; `doom` is the sins discarded of those for a cataclysm. */
const COUNTERS = [...COINS, ...KINDS, 'any', 'character', 'elixir', 'palace', 'artefact', 'sin', 'marker', 'turn', 'doom'] as const;
export type Counter = (typeof COUNTERS)[number];

/** So much more or less of something for a player; `from` if it is known how much there was. */
export interface Stake {
  /** Null for what concerns everybody. */
  player: number | null;
  of: Counter;
  by: number;
  /** Where it is not certain yet, the least and the most; `by` is the more of them. */
  range?: readonly [number, number];
  from?: number;
}

type Amounts = Readonly<Record<string, number>>;

const size = (things: readonly unknown[] | number): number => (typeof things === 'number' ? things : things.length);

/** The counter for what facts name: a gift of a kind, or of any. */
function counterOf(what: string): Counter | undefined {
  const name = what === 'gift' ? 'any' : what.replace(/^gift:/, '');
  return COUNTERS.find((counter) => counter === name);
}

/** How much of something a player has, as far as the board counts it. */
function held({ gold, fame, power, gifts, characters, elixirs, palaces, artefacts, sins }: SevenHero, of: Counter): number | undefined {
  const any = KINDS.reduce((sum, kind) => sum + gifts[kind], 0);
  const cards = { character: size(characters), elixir: size(elixirs), palace: size(palaces), artefact: size(artefacts), sin: size(sins) };
  return ({ gold, fame, power, any, ...gifts, ...cards } as Partial<Record<Counter, number>>)[of];
}

/** What a player pays, as stakes. */
export function paid(price: Amounts, court: SevenHero, player: number): Stake[] {
  return stakesOf({ price }, player, player, court);
}

/** What an option brings one player and takes from them, `me` being who chooses it. */
function stakesOf({ price = {}, gain = {}, others = {}, later = {}, figures = {} }: Details, me: number, player: number, court: SevenHero): Stake[] {
  const mine = player === me;
  const certain: Amounts = mine
    ? Object.fromEntries(Object.keys({ ...price, ...gain }).map((what) => [what, (gain[what] ?? 0) - (price[what] ?? 0)]))
    : (others[player] ?? {});
  const open = later[player] ?? {};
  // A marker that is no longer free lies on the table.
  const [free, left] = (mine && figures.markers) || [0, 0];
  const now = { ...certain, marker: free - left };
  const found: { what: string; by: number; range?: readonly [number, number] }[] = [
    ...Object.entries(now).filter(([what, by]) => by && !(what in open || (what.startsWith('gift:') && 'gift' in open))).map(([what, by]) => ({ what, by })),
    ...Object.entries(open).map(([what, range]) => ({ what, by: -range[0] > range[1] ? range[0] : range[1], range })),
  ];
  return found
    .flatMap(({ what, by, range }): Stake[] => {
      const of = counterOf(what);
      const from = of && held(court, of);
      return of ? [{ player, of, by, ...(range && range[0] !== range[1] ? { range } : {}), ...(from === undefined ? {} : { from }) }] : [];
    })
    .toSorted((one, other) => COUNTERS.indexOf(one.of) - COUNTERS.indexOf(other.of));
}

/** Everything at stake with an option, for `me` before the others; `all` is how many sins bring a cataclysm. */
export function stakes(details: Details, heroes: readonly SevenHero[], me: number, all: number): Stake[] {
  const [left, then] = details.figures?.sins_to_cataclysm ?? [all, all];
  const order = heroes.map((_, player) => player).toSorted((one, other) => Number(other === me) - Number(one === me));
  const found = order.flatMap((player) => stakesOf(details, me, player, heroes[player]!));
  if (then >= left) return found;
  // That the sin which is discarded leaves the hand goes without saying.
  const plain = ({ player, of, by }: Stake): boolean => player === me && of === 'sin' && by === then - left;
  return [...found.filter((stake) => !plain(stake)), { player: null, of: 'doom', from: all - left, by: left - then }];
}
