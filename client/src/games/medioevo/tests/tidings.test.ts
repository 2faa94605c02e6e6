import { describe, expect, it } from 'vitest';
import type { EventInfo, FactInfo, LogLine, Words } from '../../../wire';
import { parted, tidings } from '../tidings';

const told = (key: string, args: Words['args'] = {}, concerns: number[] = [], fact?: FactInfo): EventInfo => ({
  words: { key: `event-${key}`, args }, clause: '7.04', concerns, ...(fact ? { fact } : {}),
});
const thrown = (skulls: number, double = 0) => told('dice-skulls', { player: '@seat-1', skulls, double }, [1], { verb: 'rolled', actor: 1, piece: 'event_die', amount: skulls });
const line = (seat: number, ...events: EventInfo[]): LogLine => ({ kind: 'choice', seat, choice: 'done', words: null, undone: 0, seq: 1, events });
const skulls = thrown(2, 1);
const plague = told('calamity', { player: '@seat-1', card: '@calamity-plague' }, [1], { verb: 'revealed', actor: 1, piece: 'calamity:plague' });
const lost = (seat: number, n: number) => told('loses-armies', { player: `@seat-${seat}`, n }, [seat], { verb: 'decided', actor: seat, piece: 'army', amount: n });

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
    expect(tidings([], [line(1, thrown(0))], [0], false)).toEqual([]);
  });

  it('tell what others did to one, until one chooses', () => {
    const taken = told('conquers-from', { place: '@place-zeta' }, [2, 0], { verb: 'gained', actor: 2, piece: 'territory' });
    const elsewhere = told('conquers', { place: '@place-serbia' }, [2], { verb: 'gained', actor: 2, piece: 'territory' });
    const before = tidings([], [line(2, taken), line(2, elsewhere)], [0], false);
    expect(before).toEqual([{ thrown: null, card: null, blows: [{ words: taken.words, seats: [2, 0] }] }]);
    expect(tidings(before, [line(0)], [0], false)).toEqual([]);
  });

  it('do not tell what one gets oneself, what is only proposed, and how a battle is fought', () => {
    const draws = told('draws-card', {}, [0], { verb: 'revealed', actor: 0, piece: 'card:genius' });
    const proposes = told('proposes', {}, [2, 0], { verb: 'decided', actor: 2, piece: 'treaty:alliance' });
    const attacks = told('attacks', {}, [2, 0], { verb: 'began', actor: 2, piece: 'attack' });
    expect(tidings([], [line(2, draws, proposes, attacks)], [0], false)).toEqual([]);
  });

  it('tell both attacks of barbarians on a land and how each ended, one by one', () => {
    const at = { player: '@seat-0', place: '@place-attica', armies: 3, enemies: 5 };
    const [attack, held] = [told('barbarians-attack', at, [0], { verb: 'began', piece: 'attack' }), told('barbarians-repelled', { ...at, armies: 0 }, [0], { verb: 'ended', piece: 'attack' })];
    const dice = thrown(0, 6);
    for (const [seat, before] of [[1, [dice]], [1, []], [0, []]] as const) {
      const [one] = tidings([], [line(seat, ...before, attack, held, attack, held)], [0], false);
      expect(parted(one!, [0]).ours.map(({ words }) => words)).toEqual([attack, held, attack, held].map(({ words }) => words));
    }
  });
});
