import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../../../wire';
import { after, pairs, type Fight } from '../battle/fight';

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

  it('is compared pair by pair from the highest dice', () => {
    const [clash] = fought(BEGINS, OURS, THEIRS, LOSSES)!.clashes;
    expect(pairs(clash!).map(({ loser }) => loser)).toEqual(['defender', 'tie', 'attacker', null]);
    expect(pairs(clash!)[0]).toMatchObject({ faces: [5, 4], raised: [2, 1] });
    expect(pairs({ ...clash!, lost: [1, 1] }).map(({ spent }) => spent)).toEqual([false, false, true, false]);
  });
});
