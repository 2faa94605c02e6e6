/** What a space would bring with the Icons in play: the actions that could be done there. */

import type { Icon, Space } from '../viscounts.generated';
import { exchangeAt } from './box';
import { glyphs, type Glyph } from './effects';
import { builtBy, SPOTS, type Money } from './kinds';
import type { Speaker } from './words/speaker';

/** An action: its Icon, how many there are, what must be paid besides, what comes of it. */
export interface Prospect {
  icon: Icon;
  have: number;
  pay: { icon: Money; n: number } | null;
  brings: Glyph[];
}

/** What `player` could do on a space (act.2): outside trade and build, inside send Workers and transcribe. */
export function prospects(say: Speaker, player: number, [kind, place]: readonly [Space, number]): Prospect[] {
  const { icons, purse } = say.board.players[player]!;
  // icon.4: a Criminal counts as any Icon.
  const have = (icon: Icon): number => icons[icon] + icons.criminal;

  /** The action if it can be paid, with resources for the Icons that are missing. */
  const action = (icon: Icon, money: Money, cost: number | undefined, brings: Glyph[]): Prospect[] => {
    const missing = Math.max(0, (cost ?? Infinity) - have(icon));
    if (missing > purse[money]) return [];
    return [{ icon, have: have(icon), pay: missing ? { icon: money, n: missing } : null, brings }];
  };

  if (kind === 'inner') {
    const workers = say.box.castle.placement.findLast((line) => line.icons <= have('noble') + purse.gold);
    const { top } = say.board.shelves[place - 1]!;
    const script = top ? say.box.manuscripts.get(top)! : say.box.segments.get(say.board.ring[place - 1]!)!.printed_manuscript;
    return [
      ...action('noble', 'gold', workers?.icons, [{ icon: 'worker', n: workers?.workers ?? 0 }]),
      ...action('cleric', 'ink', script.cost, [{ icon: 'manuscript' }, { sign: ':' }, ...glyphs(script.effect)]),
    ];
  }

  const segment = say.box.segments.get(say.board.ring[place - 1]!)!;
  const { merchant_icons, effect } = exchangeAt(say.box, segment, kind, say.seats);
  const times = Math.floor(have('merchant') / merchant_icons);
  const bank = kind === 'outer_left' ? 'left' : 'right';
  const free = segment.site.some((site) => site.bank === bank && !say.board.spots[(place - 1) * SPOTS + site.order - 1]);
  const built = builtBy(say.board, player);
  const best = [...say.box.types.values()]
    .filter(({ id, cost }) => cost <= have('builder') + purse.stone && say.box.buildings.some((one) => one.type === id && !built.has(one.id)))
    .toSorted((one, other) => other.cost - one.cost)[0];
  return [
    ...(times ? action('merchant', 'silver', merchant_icons, [...(times > 1 ? [{ times } as const] : []), ...glyphs(effect)]) : []),
    ...(free && best ? action('builder', 'stone', best.cost, [{ icon: best.id as 'workshop' }]) : []),
  ];
}
