import { describe, expect, it } from 'vitest';
import { medallion, thread, triosIn, triosOf } from '../grid';
import { along, race } from '../track';

/** comp.10, trio.2: three rows, three columns, two diagonals. */
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const;

describe('trios that are told', () => {
  const ref = (cell: number) => `kingdoms.1.spaces.${cell + 1}`;

  it.each(LINES.map((line) => [line]))('lie in a line, whether an event or an option tells them: %s', (line) => {
    const trio = { seat: 1, line, crop: 'olive' };
    expect(triosIn([{ verb: 'gained', actor: 1, piece: 'trio:olive', from: ref(line[0]), to: ref(line[2]) }])).toEqual([trio]);
    expect(triosOf([{ what: 'trio:olive', at: line.map(ref) }, { what: 'kingdom', at: [] }])).toEqual([trio]);
  });
});

describe('trios', () => {
  it('have beads inside their tiles', () => {
    for (const small of [false, true]) {
      for (const nth of [0, 1]) {
        const { x, y, r } = medallion(5, nth, small);
        expect(x - r).toBeGreaterThan(200);
        expect(x + r).toBeLessThan(300);
        expect(y - r).toBeGreaterThan(100);
        expect(y + r).toBeLessThan(200.1);
      }
    }
  });

  it.each(LINES.slice(0, 6).map((line) => [line]))('are threads in the gutters, from the edge of one bead to the next: %s', (line) => {
    const beads = line.map((cell) => medallion(cell, 0, false));
    const [main, branch] = thread({ seat: 0, line, crop: 'wheat' }, beads).slice(1).split('M');
    const [, ...turns] = main!.split(/(?=[VH])/);
    const atBead = beads.flatMap(({ x, y, r }) => [x, y, x - r, x + r, y + r]);
    const bends = turns.map((turn) => Number(turn.slice(1)));
    for (const bend of bends) expect([0, 2, 98, ...atBead.map((n) => n % 100)]).toContain(bend % 100);
    expect(atBead).toContain(bends.at(-1));
    expect(branch).toMatch(/^[\d.]+ [\d.]+[VH]\d+$/);
  });
});

describe('diagonal trios', () => {
  it.each(LINES.slice(6).map((line) => [line]))('are straight threads between the edges of their beads: %s', (line) => {
    const beads = line.map((cell) => medallion(cell, 0, false));
    const ends = [...thread({ seat: 0, line, crop: 'wheat' }, beads).matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(ends).toHaveLength(4);
    const [first, , last] = beads;
    const slope = (last!.y - first!.y) / (last!.x - first!.x);
    ends.forEach(([x, y], at) => {
      expect(y - first!.y).toBeCloseTo(slope * (x - first!.x));
      const bead = beads[[0, 1, 1, 2][at]!]!;
      expect(Math.hypot(x - bead.x, y - bead.y)).toBeCloseTo(bead.r);
    });
  });
});

describe('the coast', () => {
  it('has the printed spaces, and more when a prow runs on (inv.28)', () => {
    expect(race(3, 5).last).toBe(20);
    expect(race(25, 22).last).toBe(26);
    expect(race(25, 22).lead).toBe(-3);
  });

  it('keeps every step on the picture, in order', () => {
    const { last, steps } = race(0, 24);
    const at = steps.map((step) => along(step, last));
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(at[0]).toBeGreaterThan(0);
    expect(at.at(-1)).toBeLessThan(100);
  });
});
