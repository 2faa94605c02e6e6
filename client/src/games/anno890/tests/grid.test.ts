import { describe, expect, it } from 'vitest';
import { LINES, middle, stroke, triosThrough, withTile } from '../grid';
import { along, race } from '../track';
import { box, kingdom } from './table';

const crops = (trios: { crop: string }[]) => trios.map((trio) => trio.crop).sort();

describe('lines of a Kingdom', () => {
  it('are three rows, three columns and two diagonals', () => {
    expect(LINES).toHaveLength(8);
    expect(LINES.filter((line) => line.includes(4))).toHaveLength(4);
    expect(LINES.filter((line) => line.includes(0))).toHaveLength(3);
    expect(LINES.filter((line) => line.includes(1))).toHaveLength(2);
  });
});

describe('trios (trio.1-trio.7)', () => {
  const line = kingdom({ 3: { tile: 'tavern' }, 4: { tile: 'castle' } });

  it('need the same crop in all three tiles of a line through the space', () => {
    expect(crops(triosThrough(withTile(line, 5, 'watch'), 5, box))).toEqual(['wheat']);
    expect(triosThrough(withTile(line, 5, 'church'), 5, box)).toEqual([]);
    expect(triosThrough(withTile(line, 8, 'watch'), 8, box)).toEqual([]);
  });

  it('count once for each crop shared, unless the table says once a line (trio.5)', () => {
    const two = withTile(kingdom({ 3: { tile: 'farm' }, 4: { tile: 'castle' } }), 5, 'field');
    expect(crops(triosThrough(two, 5, box))).toEqual(['olive', 'wheat']);
    expect(triosThrough(two, 5, box, { trios_per_line: 'one' })).toHaveLength(1);
  });

  it('leave Ruins out (trio.7) and follow the ruling on Castles (setup.21)', () => {
    const ruined = kingdom({ 3: { tile: 'tavern', ruin: true }, 4: { tile: 'castle' } });
    expect(triosThrough(withTile(ruined, 5, 'watch'), 5, box)).toEqual([]);
    expect(triosThrough(withTile(line, 5, 'watch'), 5, box, { castle_crops: 'none' })).toEqual([]);
    const poppies = withTile(kingdom({ 3: { tile: 'church' }, 4: { tile: 'castle' } }), 5, 'church');
    expect(crops(triosThrough(poppies, 5, box, { castle_crops: 'any' }))).toEqual(['poppy']);
  });

  it('are drawn through the middles of their tiles, twins side by side', () => {
    const trio = { line: LINES[1]!, crop: 'wheat' as const };
    const { x1, y1, x2, y2 } = stroke(trio);
    expect(y1).toBe(middle(3).y);
    expect(y2).toBe(y1);
    expect(x1).toBeLessThan(middle(3).x);
    expect(x2).toBeGreaterThan(middle(5).x);
    expect(Math.abs(stroke(trio, 16).y1 - y1)).toBe(16);
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
