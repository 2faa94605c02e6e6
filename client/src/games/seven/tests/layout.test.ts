import { expect, test } from 'vitest';
import { BAR, cardWidth, measure, RUNNER, spread } from '../layout';

test.each([
  [1100, 783, 2],
  [1100, 783, 4],
  [940, 603, 2],
  [1500, 1100, 2],
])('a board of %i by %i with %i rivals fits its room', (width, height, rivals) => {
  const m = measure(width, height, rivals);
  expect(m.tabbed).toBe(false);
  expect(m.table.height + m.court + m.rivals + BAR).toBeLessThanOrEqual(height);
});

test.each([[1100, 783], [940, 603]])('on %i by %i the stair stands between the markets, its rows one below the other', (width, height) => {
  const m = measure(width, height, 2);
  const [low, middle, high] = m.steps;
  expect(high.top).toBeGreaterThan(m.sky);
  expect(middle.top).toBeGreaterThan(high.top + high.height);
  expect(low.top).toBeGreaterThan(middle.top + middle.height);
  expect(low.top + low.height).toBeLessThanOrEqual(m.table.height - m.wall);
  expect(m.middle + low.width + RUNNER).toBeLessThan(width - m.market);
  expect(m.middle - low.width - RUNNER).toBeGreaterThan(m.market);
  expect(low.width).toBeGreaterThan(high.width);
});

test('a narrow board has tabs', () => {
  expect(measure(390, 646, 2).tabbed).toBe(true);
});

test('rivals lie four abreast where there is room, so that none is out of sight', () => {
  expect([[1440, 4], [1280, 4], [1280, 3], [1280, 2], [940, 4], [390, 2]].map(([width, n]) => measure(width!, 720, n!).abreast)).toEqual([4, 4, 3, 2, 3, 1]);
});

test('cards lie side by side while they fit, then one over the other', () => {
  expect(cardWidth(3, 80, 400)).toBe(110);
  expect(cardWidth(5, 80, 430)).toBe(81);
  expect(spread(3, 94, 400)).toBe(100);
  expect(spread(5, 78, 300)).toBeLessThan(78);
  expect(spread(1, 94, 50)).toBe(100);
});
