import { expect, test } from 'vitest';
import { dusk, ringPart, sky, star, vault, voussoir } from '../geometry';
import { footings, ticks } from '../track';

test('a star has seven points', () => {
  expect(star(0, 0, 10, 5).split(' ')).toHaveLength(14);
});

test('the vault is an arc from side to side, highest in the middle', () => {
  const [first, middle, last] = [0, 6, 12].map((n) => vault(n, 13, 1000, 30, 20));
  expect(first!.y).toBe(last!.y);
  expect(middle!.y).toBeLessThan(first!.y);
  expect(middle!.x).toBe(500);
  expect(first!.x + last!.x).toBe(1000);
});

test('rings and arches are closed shapes', () => {
  for (const shape of [ringPart(0, 7, { x: 0, y: 0 }, 20, 14), voussoir(6, 7, { x: 50, y: 50 }, 46, 33)]) expect(shape).toMatch(/^M.*Z$/);
});

test('the sky darkens with every cataclysm', () => {
  expect(sky('light', 0)[0]).toBe('rgb(169 196 221)');
  expect(sky('light', 14)[0]).toBe('rgb(13 11 20)');
  const brightness = (n: number) => sky('light', n)[0].match(/\d+/g)!.reduce((sum, part) => sum + Number(part), 0);
  for (let n = 1; n <= 14; n++) expect(brightness(n)).toBeLessThan(brightness(n - 1));
  expect(sky('dark', 20)).toEqual(sky('dark', 14));
});

test('dusk falls from the sixth cataclysm on', () => {
  expect([0, 5].map(dusk)).toEqual([0, 0]);
  expect(dusk(6)).toBeGreaterThan(0);
});

test('heroes walk down the track; whoever has passed the goal stands on it', () => {
  expect(footings([0, 15, 15, 44], 30)).toEqual([
    { player: 0, power: 0, part: 0, aside: 0 },
    { player: 1, power: 15, part: 0.5, aside: -0.5 },
    { player: 2, power: 15, part: 0.5, aside: 0.5 },
    { player: 3, power: 44, part: 1, aside: 0 },
  ]);
  expect(ticks(30).filter(({ figure }) => figure).map(({ n }) => n)).toEqual([0, 5, 10, 15, 20, 25]);
});
