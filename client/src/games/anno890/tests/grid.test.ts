import { describe, expect, it } from 'vitest';
import { LINES, middle, stroke } from '../grid';
import { along, race } from '../track';

describe('lines of a Kingdom', () => {
  it('are three rows, three columns and two diagonals', () => {
    expect(LINES).toHaveLength(8);
    expect(LINES.filter((line) => line.includes(4))).toHaveLength(4);
    expect(LINES.filter((line) => line.includes(0))).toHaveLength(3);
    expect(LINES.filter((line) => line.includes(1))).toHaveLength(2);
  });
});

describe('trios', () => {
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
