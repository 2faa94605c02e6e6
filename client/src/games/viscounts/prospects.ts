/** What a space would bring with the Icons in play: the actions that could be done there. */

import type { Icon, Space } from '../viscounts.generated';
import { exchangeAt } from './box';
import { glyphs, type Effect, type Glyph } from './effects';
import { builtBy, SPOTS, type Money } from './kinds';
import type { Speaker } from './words/speaker';

/** An action: its Icon, how many there are, what must be paid besides, what comes of it. */
export interface Prospect {
  icon: Icon;
  have: number;
  pay: { icon: Money; n: number }[];
  brings: Glyph[];
}

/** icon.10, icon.11: how many Icons so much of something counts for, and how often that may be used. */
interface Rate {
  money: Money;
  price: number;
  gives: number;
  uses: number;
}

const MONEY_OF = { merchant: 'silver', builder: 'stone', noble: 'gold', cleric: 'ink' } as const;
type Paid = keyof typeof MONEY_OF;

const parts = (effect: Effect | undefined): Effect[] => (effect?.op === 'all' ? effect.of! : effect ? [effect] : []);

/** What `player` could do on a space (act.2) to which the way costs `price`: outside trade and build, inside send Workers and transcribe. */
export function prospects(say: Speaker, player: number, [kind, place]: readonly [Space, number], price = 0): Prospect[] {
  const { icons, purse, row } = say.board.players[player]!;
  const owned: Record<Money, number> = { ...purse, silver: purse.silver - price };
  const converts = row.flatMap((id) => parts(id ? (say.box.cards.get(id)?.effect as Effect | undefined) : undefined)).filter(({ op }) => op === 'convert');

  /** icon.4, icon.7: a Criminal counts as any Icon, and so may pairs of Merchants. */
  function have(icon: Paid): number {
    const pairs = converts.some(({ from, to }) => from === 'merchant' && to === icon) ? Math.floor(icons.merchant / 2) : 0;
    return icons[icon] + icons.criminal + pairs;
  }

  /** What may be paid for Icons that are missing, the best rate first. */
  function ratesFor(icon: Paid): Rate[] {
    const endless = (uses = 0): number => (uses && say.options.double_resource !== 'every' ? uses : Infinity);
    const special = converts
      .filter(({ from, to }) => to === icon && from !== 'merchant')
      .map(({ from, n_from = 1, n_to = 1, max_uses }): Rate => ({ money: from as Money, price: n_from, gives: n_to, uses: endless(max_uses) }));
    return [{ money: MONEY_OF[icon], price: 1, gives: 1, uses: Infinity }, ...special].toSorted((a, b) => b.gives / b.price - a.gives / a.price);
  }

  /** What is paid for so many Icons; null if it is not owned. */
  function payment(icon: Paid, cost: number): Prospect['pay'] | null {
    let missing = Math.max(0, cost - have(icon));
    const left = { ...owned };
    for (const { money, price: each, gives, uses } of ratesFor(icon)) {
      const times = Math.min(uses, Math.floor(left[money] / each), Math.ceil(missing / gives));
      left[money] -= times * each;
      missing = Math.max(0, missing - times * gives);
    }
    if (missing) return null;
    return (Object.keys(left) as Money[]).map((money) => ({ icon: money, n: owned[money] - left[money] })).filter(({ n }) => n > 0);
  }

  /** The action if it can be paid, with resources for the Icons that are missing. */
  function action(icon: Paid, cost: number | undefined, brings: Glyph[]): Prospect[] {
    const pay = cost === undefined ? null : payment(icon, cost);
    return pay ? [{ icon, have: have(icon), pay, brings }] : [];
  }

  if (kind === 'inner') {
    const workers = say.box.castle.placement.findLast((line) => payment('noble', line.icons));
    const { top } = say.board.shelves[place - 1]!;
    const script = top ? say.box.manuscripts.get(top)! : say.box.segments.get(say.board.ring[place - 1]!)!.printed_manuscript;
    return [
      ...action('noble', workers?.icons, [{ icon: 'worker', n: workers?.workers ?? 0 }]),
      ...action('cleric', script.cost, [{ icon: 'manuscript' }, { sign: ':' }, ...glyphs(script.effect)]),
    ];
  }

  const segment = say.box.segments.get(say.board.ring[place - 1]!)!;
  const { merchant_icons, effect } = exchangeAt(say.box, segment, kind, say.seats);
  // What is traded with the Icons alone; if that is nothing, once.
  const times = Math.max(1, Math.floor(have('merchant') / merchant_icons));
  const bank = kind === 'outer_left' ? 'left' : 'right';
  const free = segment.site.some((site) => site.bank === bank && !say.board.spots[(place - 1) * SPOTS + site.order - 1]);
  const built = builtBy(say.board, player);
  const best = [...say.box.types.values()]
    .filter(({ id, cost }) => payment('builder', cost) && say.box.buildings.some((one) => one.type === id && !built.has(one.id)))
    .toSorted((one, other) => other.cost - one.cost)[0];
  return [
    ...action('merchant', merchant_icons * times, [...(times > 1 ? [{ times } as const] : []), ...glyphs(effect)]),
    ...(free && best ? action('builder', best.cost, [{ icon: best.id as 'workshop' }]) : []),
  ];
}
