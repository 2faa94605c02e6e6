import { describe, expect, it } from 'vitest';
import type { EventInfo, LogLine, Words } from '../../../wire';
import { parted, tidings } from '../tidings';

const told = (key: string, args: Words['args'] = {}): EventInfo => ({ words: { key: `event-${key}`, args }, clause: '7.04' });
const line = (seat: number, ...events: EventInfo[]): LogLine => ({ kind: 'choice', seat, choice: 'done', words: null, undone: 0, seq: 1, events });
const skulls = told('dice-skulls', { player: '@seat-1', one: 6, other: 6, skulls: 2, double: 1 });
const plague = told('calamity', { player: '@seat-1', card: '@calamity-plague' });
const lost = (seat: number, n: number) => told('loses-armies', { player: `@seat-${seat}`, n });

describe('tidings', () => {
  it('count together what each player loses to a calamity, through the choices of all', () => {
    const first = tidings([], [line(1, skulls, plague, lost(1, 20))], [0], false);
    const [one] = tidings(first, [line(1, lost(1, 3)), line(0, lost(0, 4))], [0], true);
    expect(one!.card).toBe(plague.words);
    const { ours, others } = parted(one!, [0]);
    expect(ours.map(({ words }) => words.args!.n)).toEqual([4]);
    expect(others.map(({ words }) => words.args!.n)).toEqual([23]);
  });

  it('are not told of dice that bring nothing', () => {
    expect(tidings([], [line(1, told('dice-skulls', { skulls: 0, double: 0 }))], [0], false)).toEqual([]);
  });

  it('tell what others did to one, until one chooses', () => {
    const taken = told('conquers-from', { player: '@seat-2', other: '@seat-0', place: '@place-zeta' });
    const before = tidings([], [line(2, taken), line(2, told('conquers', { player: '@seat-2', place: '@place-serbia' }))], [0], false);
    expect(before).toEqual([{ thrown: null, card: null, blows: [{ words: taken.words, seats: [2, 0] }] }]);
    expect(tidings(before, [line(0)], [0], false)).toEqual([]);
  });

  it('tell both attacks of barbarians on a land and how each ended, one by one', () => {
    const at = { player: '@seat-0', place: '@place-attica', armies: 3, enemies: 5 };
    const [attack, held] = [told('barbarians-attack', at), told('barbarians-repelled', { ...at, armies: 0 })];
    const dice = told('dice-skulls', { player: '@seat-1', one: 6, other: 6, skulls: 0, double: 6 });
    for (const [seat, before] of [[1, [dice]], [1, []], [0, []]] as const) {
      const [one] = tidings([], [line(seat, ...before, attack, held, attack, held)], [0], false);
      expect(parted(one!, [0]).ours.map(({ words }) => words)).toEqual([attack, held, attack, held].map(({ words }) => words));
    }
  });
});
