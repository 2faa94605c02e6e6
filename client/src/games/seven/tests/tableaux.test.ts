import { expect, test } from 'vitest';
import type { EventInfo, FactInfo, LogLine } from '../../../wire';
import { tokensOf } from '../flights';
import { beginning, losses, stepsOf, tableaux, together } from '../tableaux';

const event = (key: string, clause: string, fact: FactInfo, args: Record<string, string | number> = {}): EventInfo => ({ words: { key, args }, clause, fact });
const line = (...events: EventInfo[]): LogLine => ({ kind: 'choice', seat: 0, choice: 'x', words: null, events, undone: 0, seq: 1 });

const draws = (amount: number) => event('event-draws-sins', 'draw.1', { verb: 'moved', actor: 0, piece: 'sin', from: 'sin_pile', amount });
const earned = (piece: string, amount: number): FactInfo => ({ verb: 'gained', actor: 0, piece, amount });
const produces: EventInfo = { ...event('event-produces', 'gather.3', earned('income', 3)), besides: [earned('gold', 2), earned('fame', 1)] };
const gains = (player: number, clause: string) => event('event-award', clause, { verb: 'gained', actor: player, piece: 'power' }, { of: '@part-gold', held: 2 });

test('a cataclysm is told with what it did, until something else begins', () => {
  const scenes = tableaux([
    line(
      event('event-cataclysm', 'cataclysm.1', { verb: 'revealed', piece: 'cataclysm:famine' }, { n: 3 }),
      event('event-loses', 'effect.21', { verb: 'lost', actor: 1, piece: 'gold', amount: 2 }),
      event('event-turn', 'flow.1', { verb: 'began', actor: 0, to: 'turn' }),
      event('event-recruits', 'recruit.1', { verb: 'moved', actor: 0 }),
    ),
  ], 0);
  expect(scenes).toHaveLength(1);
  expect(scenes[0]).toMatchObject({ is: 'cataclysm', id: 'famine', n: 3, told: [{ player: 1 }] });
});

test('what a cataclysm takes after a question is told as well', () => {
  const loses = event('event-loses-of-many', 'effect.21', { verb: 'lost', actor: 1, piece: 'power', amount: 12 });
  expect(tableaux([line(loses, loses)], 0)).toMatchObject([{ is: 'aftermath', told: [{ player: 1 }, { player: 1 }] }]);
});

test('the Gathering is one table of awards, losses and income', () => {
  const scenes = tableaux([
    line(
      gains(0, 'score.1'), gains(0, 'score.7'), gains(0, 'score.7'), gains(1, 'score.5'),
      event('event-loses-for-sins', 'score.9', { verb: 'lost', actor: 1, piece: 'power', amount: 2 }),
      draws(3),
      produces,
    ),
  ], 0);
  expect(scenes).toHaveLength(1);
  expect(scenes[0]).toMatchObject({
    is: 'gathering',
    rows: [
      { player: 0, awards: [{ clause: 'score.1', n: 1, held: 2 }, { clause: 'score.7' }, { clause: 'score.7' }], sins: 0, drawn: 3, income: { gold: 2, fame: 1, power: 0 } },
      { player: 1, awards: [{ clause: 'score.5' }], sins: 2 },
    ],
  });
});

test('a strike is a scene only for the one who is struck', () => {
  const strike = line(event('event-strikes', 'sin.8', { verb: 'decided', actor: 1, to: 'heroes.0' }, { sin: '@sin-greed' }), event('event-robs-gold', 'effect.3', { verb: 'moved', actor: 1 }));
  expect(tableaux([strike], 0)).toMatchObject([{ is: 'strike', sin: 'greed', by: 1, at: 0, told: [{ player: 1 }] }]);
  expect(tableaux([strike], 2)).toEqual([]);
});

test('a scene lasts as long as it takes to read, within bounds', () => {
  const told = Array.from({ length: 40 }, () => ({ player: 0, words: { key: 'x' } }));
  expect(stepsOf({ is: 'complete', id: 'x', tied: false, told: [] })).toEqual([2200]);
  expect(stepsOf({ is: 'complete', id: 'x', tied: false, told })).toEqual([9000]);
  expect(stepsOf({ is: 'gathering', rows: [], told })).toHaveLength(7);
});

test('what each hero lost is added up, and a treasure is told with what it brought', () => {
  const lost = (player: number, amount: number) => ({ player, words: { key: 'event-loses' }, fact: { verb: 'lost', actor: player, piece: 'power', amount } as FactInfo });
  expect(losses([lost(1, 10), lost(1, 12)], 2)).toEqual([{ player: 0, lost: new Map() }, { player: 1, lost: new Map([['power', 22]]) }]);
  const told = (key: string, verb: FactInfo['verb'], piece: string) => ({ player: 0, words: { key }, fact: { verb, piece } });
  const treasure = told('event-treasure', 'moved', 'treasure:purse');
  const artefact = told('event-draws-artefact', 'moved', 'artefact');
  expect(together([told('event-wins', 'gained', 'power'), treasure, told('event-gains', 'gained', 'gold'), treasure, artefact]).map((group) => group.length)).toEqual([1, 2, 2]);
});

test('gifts fly by their kind, markers by their player, coins from the gate', () => {
  expect(tokensOf([
    { verb: 'moved', actor: 0, piece: 'gift:faith', from: 'reserve.faith', to: 'heroes.0.gifts.faith', amount: 2 },
    { verb: 'moved', actor: 1, piece: 'marker', from: 'heroes.1', to: 'undertakings.1.markers.2' },
    { verb: 'gained', actor: 0, piece: 'gold', to: 'heroes.0.gold', amount: 3 },
    { verb: 'turned', actor: 0, piece: 'character:squire', to: 'heroes.0.characters' },
  ])).toEqual([
    { token: 'faith', from: 'reserve.faith', to: 'heroes.0.gifts.faith', n: 2 },
    { token: 'marker-1', from: 'heroes.1', to: 'undertakings.1.markers.2', n: 1 },
    { token: 'gold', from: 'armour', to: 'heroes.0.gold', n: 3 },
  ]);
});

test('what came of my own answer to a sin is told', () => {
  const robs = event('event-robs', 'effect.3', { verb: 'moved', actor: 1 });
  const accepts: LogLine = { ...line(robs), choice: 'accept' };
  expect(tableaux([accepts], 0)).toMatchObject([{ is: 'answer', denied: false, told: [{ player: 1 }] }]);
  expect(tableaux([accepts], 1)).toEqual([]);
  const denies = line(event('event-denies', 'sin.8', { verb: 'decided', actor: 0, to: 'heroes.1' }));
  expect(tableaux([denies], 0)).toMatchObject([{ is: 'answer', denied: true, told: [{ player: 0 }] }]);
  expect(tableaux([denies], 1)).toEqual([]);
});

test('treasures taken after a question are told in their order', () => {
  const takes = (player: number) => event('event-treasure', 'complete.10', { verb: 'moved', actor: player });
  expect(tableaux([line(takes(1), takes(0))], 0)).toMatchObject([{ is: 'treasures', told: [{ player: 1 }, { player: 0 }] }]);
});

test('a Gathering that goes on after a question begins where it was; drawn sins alone are no scene', () => {
  expect(tableaux([line(draws(1))], 0)).toEqual([]);
  const [scene] = tableaux([line(draws(1), produces)], 0);
  expect(scene).toMatchObject({ is: 'gathering', rows: [{ drawn: 1 }] });
  expect(scene!.is === 'gathering' && beginning(scene!.rows)).toBe(3);
});
