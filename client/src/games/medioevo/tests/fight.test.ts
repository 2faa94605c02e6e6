import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../../../wire';
import type { MedioevoBoard } from '../../medioevo.generated';
import { after, begun, goesOn, pairs, sidesNow, type Fight, type Side } from '../battle/fight';

const told = (key: string, args: Record<string, string | number> = {}, fact?: EventInfo['fact']): EventInfo => ({
  words: { key, args }, clause: '7.10', ...(fact ? { fact } : {}),
});

const BEGINS = told('event-attacks', { player: '@seat-0', place: '@place-serbia' }, { verb: 'began', actor: 0, piece: 'attack', to: 'lands.serbia' });
const OURS = told('event-dice-raised', { side: '@seat-0', dice: '5-4-2', n: 2, first: 7 });
const THEIRS = told('event-dice-raised', { side: '@barbarians', dice: '4-4-3-2', n: 1, first: 5 });
const LOSSES = told('event-losses', { n: 2, other: 1 });

const fought = (...events: EventInfo[]) => events.reduce<Fight | null>(after, null);

describe('a fight', () => {
  it('is put together from what is told of it', () => {
    const fight = fought(told('event-year'), BEGINS, told('event-shows-card', { card: '@card-mercenary' }), OURS, THEIRS, LOSSES, told('event-leader-falls'));
    expect(fight).toMatchObject({ who: [0, null], target: 'lands.serbia', end: null });
    expect(fight!.clashes).toHaveLength(1);
    expect(fight!.clashes[0]).toMatchObject({ dice: [[5, 4, 2], [4, 4, 3, 2]], raised: [2, 1], lost: [2, 1] });
    expect(fight!.clashes[0]!.notes.map(({ key }) => key)).toEqual(['event-shows-card', 'event-leader-falls']);
  });

  it('goes on with the next throw and ends once', () => {
    const fight = fought(BEGINS, OURS, THEIRS, LOSSES, OURS, THEIRS, LOSSES, told('event-breaks-off'), told('event-banner-removed'));
    expect(fight!.clashes).toHaveLength(2);
    expect(fight!.end!.map(({ key }) => key)).toEqual(['event-breaks-off', 'event-banner-removed']);
  });

  it('of others begins anew after one has ended', () => {
    const fight = fought(BEGINS, OURS, THEIRS, LOSSES, told('event-conquers'), told('event-barbarians-attack', {}, { verb: 'began', piece: 'attack', to: 'lands.zeta' }));
    expect(fight).toMatchObject({ who: [null, null], target: 'lands.zeta', clashes: [], end: null });
  });

  it('counts the armies that are left from what was last told of its own sides', () => {
    const side = (armies: number) => ({ armies }) as Side;
    const told = { sides: [side(7), side(3)], clashes: 1 };
    const first = fought(BEGINS, OURS, THEIRS, LOSSES)!;
    const second = fought(BEGINS, OURS, THEIRS, LOSSES, OURS, THEIRS, LOSSES)!;
    expect(goesOn(first, second)).toBe(true);
    expect(sidesNow(first, told).map(({ armies }) => armies)).toEqual([7, 3]);
    expect(sidesNow(second, told).map(({ armies }) => armies)).toEqual([5, 2]);
  });

  it('that is asked about anew after undo is over once its land is taken', () => {
    const battle = { sides: [{ who: 0, armies: 17 }, { who: 'barbarian', armies: 0 }] };
    const board = (owner: unknown) => ({ attack: { target: 'zeta' }, battle, lands: { zeta: { owner } } }) as unknown as MedioevoBoard;
    expect(begun(board(0))!.end).toEqual([]);
    expect(begun(board('barbarian'))!.end).toBeNull();
  });

  it('is not another one that has ended, or that is fought elsewhere', () => {
    const fight = fought(BEGINS, OURS, THEIRS, LOSSES)!;
    expect(goesOn(null, fight)).toBe(false);
    expect(goesOn({ ...fight, end: [] }, fight)).toBe(false);
    expect(goesOn({ ...fight, target: 'lands.zeta' }, fight)).toBe(false);
    expect(goesOn(fight, { ...fight, clashes: [] })).toBe(false);
  });

  it('is compared pair by pair from the highest dice', () => {
    const [clash] = fought(BEGINS, OURS, THEIRS, LOSSES)!.clashes;
    expect(pairs(clash!).map(({ loser }) => loser)).toEqual(['defender', 'tie', 'attacker', null]);
    expect(pairs(clash!)[0]).toMatchObject({ faces: [5, 4], raised: [2, 1] });
    expect(pairs({ ...clash!, lost: [1, 1] }).map(({ spent }) => spent)).toEqual([false, false, true, false]);
  });
});
