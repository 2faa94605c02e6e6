import { describe, expect, it } from 'vitest';
import type { EventInfo, FactInfo } from '../../../wire';
import type { MedioevoBoard } from '../../medioevo.generated';
import { after, begun, goesOn, pairs, sidesNow, type Fight, type Side } from '../battle/fight';

const told = (key: string, args: Record<string, string | number> = {}, fact?: FactInfo, besides: FactInfo[] = []): EventInfo => ({
  words: { key, args }, clause: '7.10', besides, ...(fact ? { fact } : {}),
});
/** Barbarians, who are no player, have no actor. */
const by = (actor: number | null, fact: FactInfo): FactInfo => (actor === null ? fact : { ...fact, actor });
const dice = (actor: number | null, raise: number, ...faces: number[]) =>
  told('event-dice-raised', { n: raise }, by(actor, { verb: 'rolled', piece: 'die' }), faces.map((face) => by(actor, { verb: 'rolled', piece: 'face', amount: face })));
const pair = (actor: number | null, n: number) => by(actor, { verb: 'decided', piece: 'pair', amount: n });

const BEGINS = told('event-attacks', { player: '@seat-0', place: '@place-serbia' }, { verb: 'began', actor: 0, piece: 'attack', to: 'lands.serbia' });
const OURS = dice(0, 2, 5, 4, 2);
const THEIRS = dice(null, 1, 4, 4, 3, 2);
const LOSSES = told('event-losses', { n: 2, other: 1 }, { verb: 'ended', actor: 0, piece: 'battle', to: 'lands.serbia' }, [pair(0, 1), pair(null, 2), pair(null, 3)]);
const CARD = told('event-shows-card', { card: '@card-mercenary' }, { verb: 'revealed', actor: 0, piece: 'card:mercenary' });
const FALLS = told('event-leader-falls', {}, { verb: 'lost', piece: 'commander' });
const BREAKS_OFF = told('event-breaks-off', {}, { verb: 'ended', actor: 0, piece: 'attack' });

const fought = (...events: EventInfo[]) => events.reduce<Fight | null>(after, null);

describe('a fight', () => {
  it('is put together from what is told of it', () => {
    const fight = fought(told('event-year'), BEGINS, CARD, OURS, THEIRS, LOSSES, FALLS);
    expect(fight).toMatchObject({ who: [0, null], target: 'lands.serbia', end: null });
    expect(fight!.clashes).toHaveLength(1);
    expect(fight!.clashes[0]).toMatchObject({ dice: [[5, 4, 2], [4, 4, 3, 2]], raised: [2, 1], lost: [2, 1] });
    expect(fight!.clashes[0]!.notes.map(({ key }) => key)).toEqual(['event-shows-card', 'event-leader-falls']);
  });

  it('goes on with the next throw and ends once', () => {
    const fight = fought(BEGINS, OURS, THEIRS, LOSSES, OURS, THEIRS, LOSSES, BREAKS_OFF, told('event-banner-removed'));
    expect(fight!.clashes).toHaveLength(2);
    expect(fight!.end!.map(({ key }) => key)).toEqual(['event-breaks-off', 'event-banner-removed']);
  });

  it('of others begins anew after one has ended', () => {
    const fight = fought(BEGINS, OURS, THEIRS, LOSSES, told('event-conquers', {}, { verb: 'gained', actor: 0, piece: 'territory' }), told('event-barbarians-attack', {}, { verb: 'began', piece: 'attack', to: 'lands.zeta' }));
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

  it('is compared pair by pair from the highest dice, as the engine decided (7.10.t)', () => {
    const [clash] = fought(BEGINS, OURS, THEIRS, LOSSES)!.clashes;
    expect(pairs(clash!).map(({ loser }) => loser)).toEqual(['defender', 'tie', 'attacker', null]);
    expect(pairs(clash!)[0]).toMatchObject({ faces: [5, 4], raised: [2, 1] });
    expect(pairs({ ...clash!, lost: [1, 1] }).map(({ spent }) => spent)).toEqual([false, false, true, false]);
  });
});
