import { describe, expect, it } from 'vitest';
import { graph, spread } from '../src/shell/graph';
import { behind, categories, ranking, roman } from '../src/shell/score';
import { Voice } from '../src/text/voice';

describe('the places', () => {
  const places = (scores: number[], winners: number[], seats = scores.length, teams?: number[]) =>
    ranking(scores, winners, seats, teams).map(({ player, rank }) => [player, rank]);

  it('go by points, and equals share a place', () => {
    expect(places([3, 9, 5, 5], [1])).toEqual([[1, 1], [2, 2], [3, 2], [0, 4]]);
  });

  it('put the winner first, even with as many points or fewer than another', () => {
    expect(places([10, 10], [1])).toEqual([[1, 1], [0, 2]]);
    expect(places([15, 40, 3], [0])).toEqual([[0, 1], [1, 2], [2, 3]]);
  });

  it('put an automaton that has not won last, whatever it counts', () => {
    expect(places([43, 11, 13], [0], 2)).toEqual([[0, 1], [1, 2], [2, 3]]);
    expect(places([43, 11, 13], [2], 2)).toEqual([[2, 1], [0, 2], [1, 3]]);
  });

  it('let those who win together share the first', () => {
    expect(places([7, 4, 9], [0, 2])).toEqual([[2, 1], [0, 1], [1, 3]]);
  });

  it('are those of the teams where there are any', () => {
    expect(places([1, 9, 4, 0, 5, 8], [2, 5], 6, [0, 1, 2, 0, 1, 2])).toEqual([[2, 1], [5, 1], [1, 3], [4, 3], [0, 5], [3, 5]]);
    expect(places([1, 2, 9, 8], [2, 3], 4, [0, 0, 1, 1]).map(([, rank]) => rank)).toEqual([1, 1, 3, 3]);
  });

  it('are written in Roman figures', () => {
    expect([1, 2, 3, 4, 9, 10, 11].map(roman)).toEqual(['I', 'II', 'III', 'IV', 'IX', 'X', 'XI']);
  });
});

describe('the score sheet', () => {
  const voice = new Voice('en', ['score-farm = Farm\nscore-most = Most\nscore-tie = Tie']);
  const score = (seat: number, points: number, key: string, category: string) => ({ seat, points, words: { key }, clause: 'end.4', category });
  const lines = [
    score(0, 1, 'score-farm', 'tiles'), score(0, 2, 'score-farm', 'tiles'), score(1, -1, 'score-farm', 'tiles'),
    score(1, 5, 'score-most', 'places'), score(1, 0, 'score-tie', ''),
  ];

  it('has a line for each thing in its category, equal things added up, and no line for a remark', () => {
    const sheet = { ending: { key: 'ending' }, verdict: [], categories: ['tiles', 'places'], lines };
    expect(categories(sheet, voice, 2)).toEqual([
      { id: 'tiles', points: [3, -1], lines: [{ what: 'Farm', clause: 'end.4', points: [3, -1] }] },
      { id: 'places', points: [0, 5], lines: [{ what: 'Most', clause: 'end.4', points: [null, 5] }] },
    ]);
  });
});

describe('the way to the winner', () => {
  const sheet = [
    { id: 'tiles', points: [9, 7, 4], lines: [] },
    { id: 'places', points: [2, 0, 6], lines: [] },
  ];

  it('is how many points were missing, and where most of them were', () => {
    expect(behind(sheet, 1, 0)).toEqual({ by: 4, category: 'tiles', own: 7, others: 9 });
    expect(behind(sheet, 2, 0)).toEqual({ by: 1, category: 'tiles', own: 4, others: 9 });
  });

  it('is nothing for whom points did not decide', () => {
    expect(behind(sheet, 0, 1)).toBeNull();
    expect(behind(sheet.map((one) => ({ ...one, points: [3, 3] })), 0, 1)).toBeNull();
  });
});

describe('the graph of points', () => {
  const drawn = graph({ at: [0, 10, 20], turns: [], scores: [[0, 0], [5, -2], [8, 4]] }, { width: 200, height: 100 });

  it('changes in steps between the lowest and the highest number', () => {
    expect(drawn.lines).toEqual(['M0 80H100V30H200V0', 'M0 80H100V100H200V40']);
    expect(drawn.ends).toEqual([{ x: 200, y: 0 }, { x: 200, y: 40 }]);
  });

  it('has few marks, at round numbers', () => {
    expect(drawn.marks.map(({ n }) => n)).toEqual([-2, 0, 2, 4, 6, 8]);
    const low = graph({ at: [0, 1], turns: [], scores: [[0], [73]] }, { width: 200, height: 40 });
    expect(low.marks.map(({ n }) => n)).toEqual([0, 50]);
  });

  it('knows which position is where', () => {
    expect([0, 10, 20].map(drawn.x)).toEqual([0, 100, 200]);
    expect([-5, 0, 104, 500].map(drawn.at)).toEqual([0, 0, 10, 20]);
  });

  it('draws a game in which nothing has happened', () => {
    expect(graph({ at: [0], turns: [], scores: [[0, 0]] }, { width: 10, height: 10 }).lines).toEqual(['M0 10', 'M0 10']);
  });

  it('moves labels apart that would lie on each other, and keeps them inside', () => {
    expect(spread([50, 50, 10], 20, 100)).toEqual([50, 70, 10]);
    expect(spread([100, 100], 20, 100)).toEqual([80, 100]);
  });
});
