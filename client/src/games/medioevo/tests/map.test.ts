import { describe, expect, it } from 'vitest';
import './chart';
import type { Details, OptionInfo, PromptInfo } from '../../../wire';
import type { MedioevoBoard, PlayerOutlook } from '../../medioevo.generated';
import { amounts, presets } from '../amounts';
import { bandAt } from '../chart/bands';
import { CHART, contains, shapeOf } from '../chart/chart';
import { DARK, LIGHT, mix, wash } from '../chart/ink';
import { inLines, widthOf } from '../chart/letters';
import { overlaps, place } from '../chart/place';
import { strewn } from '../chart/signs';
import { forces } from '../forces';
import { goalsOf, weightier } from '../goals';
import { chipRows, crowded, farDiscs, nearRows } from '../layout';
import { nextTo } from '../neighbours';
import { SOURCES } from '../sources';
import { relations, standings } from '../standings';
import { openBox } from '../box';
import { dealsOf, dearest, routes } from '../trade';
import { bow } from '../trail';

const option = (text: string, refs: string[] = [], args = {}): OptionInfo => ({ text, refs, words: { key: '', args } });

const board = {
  order: [1, 0],
  lands: { thrace: { owner: 0, armies: 6, fortification: 'castle' }, serbia: { armies: 3, leader: 'commander' }, lydia: { owner: 1, armies: 2 } },
  players: [
    {
      honour: 2, florins: 80, hand: ['genius'], war: [1],
      vehicles: [{ kind: 'warship', n: 1, at: 'northern_aegean', armies: 4 }, { kind: 'caravan', n: 1, at: 'thrace', goods: { salt: 3 } }],
      banners: [{ n: 1, at: 'warship.1', level: 2 }, { n: 2, at: 'thrace' }],
    },
    { honour: -1, hand: 3 },
  ],
  pirates: [{ at: 'ionian_sea', armies: 5, leader: '' }],
  blockades: [],
  crusade: null,
} as unknown as MedioevoBoard;

describe('the chart', () => {
  it('has every territory, closed and where its name is', () => {
    expect([CHART.lands.size, CHART.seas.size, CHART.cities.size, CHART.straits.size]).toEqual([151, 67, 36, 5]);
    for (const { id, rings, anchors } of CHART.lands.values()) {
      expect(rings.some((ring) => contains(ring, ...anchors[0]!)), id).toBe(true);
    }
  });

  it('strews signs on their land, always the same', () => {
    const land = shapeOf('bavaria')!;
    const signs = strewn(land, 'hill', 0.5);
    expect(signs.length).toBeGreaterThan(30);
    expect(strewn(land, 'hill', 0.5)).toEqual(signs);
    for (let n = 0; n < signs.length; n += 3) expect(land.rings.some((ring) => contains(ring, signs[n]!, signs[n + 1]!))).toBe(true);
  });

  it('goes on with the arrow keys', () => {
    expect(nextTo('thrace', [1, 0], ['bithynia', 'rumelia'])).toBe('bithynia');
    expect(nextTo('thrace', [1, 0], [])).toBe('thrace');
  });

  it('tells ten owners apart from free land', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    for (const ink of [LIGHT, DARK]) {
      const washes = (['gules', 'azure', 'or', 'vert', 'purpure', 'argent', 'sable', 'tenne', 'sanguine', 'celeste'] as const).map((one) => wash(ink, one));
      expect(new Set([ink.land, ...washes]).size).toBe(11);
    }
  });

  it('draws an arrow that ends where it leads', () => {
    const { d, x, y, angle } = bow([0, 0], [100, 0]);
    expect([d, x, y]).toEqual(['M0 0Q50 -16 100 0', 100, 0]);
    expect(angle).toBeCloseTo(17.7, 0);
  });

  it('changes what it shows with the zoom', () => {
    expect([0.8, 2.7, 5].map(bandAt)).toEqual(['continent', 'region', 'territory']);
  });
});

describe('letters', () => {
  it('have a width and are set in two lines', () => {
    expect(widthOf('Mm', 'bold', 10)).toBeGreaterThan(widthOf('il', 'bold', 10));
    expect(inLines('Stato della Chiesa', 12)).toEqual(['Stato della', 'Chiesa']);
    expect(inLines('Costantinopoli', 12)).toEqual(['Costantinopoli']);
  });
});

describe('placing', () => {
  const block = { x: 0, y: 0, w: 10, h: 10 };

  it('shows a thing from the zoom on at which it has room', () => {
    const [one, other] = place([{ thing: 'a', spots: [{ at: [0, 0], blocks: [block] }] }, { thing: 'b', spots: [{ at: [11, 0], blocks: [block] }] }], 1, 9);
    expect(one!.from).toBe(1);
    expect(other!.from).toBeCloseTo(2);
  });

  it('leaves out what never has room, and takes another spot where there is one', () => {
    const first = { thing: 'a', spots: [{ at: [0, 0] as const, blocks: [block] }] };
    expect(place([first, { ...first, thing: 'b' }], 1, 9).map(({ thing }) => thing)).toEqual(['a']);
    const [, moved] = place([first, { thing: 'b', spots: [...first.spots, { at: [50, 0], blocks: [block] }] }], 1, 9);
    expect([moved!.spot, moved!.from]).toEqual([1, 1]);
  });
});

describe('pieces', () => {
  const found = forces(board);

  it('are where they stand, banners aboard with their ship', () => {
    expect(found.get('thrace')!.map(({ kind }) => kind)).toEqual(['fort', 'banner', 'caravan']);
    expect(found.get('northern_aegean')![0]).toMatchObject({ kind: 'warship', ref: 'players.0.vehicles.1', armies: 4, banner: { n: 1, level: 2 } });
    expect(found.get('serbia')).toEqual([{ kind: 'chief', ref: 'lands.serbia', general: false }]);
    expect(found.get('ionian_sea')![0]).toMatchObject({ kind: 'pirates', armies: 5 });
  });

  it('never cover one another', () => {
    const goals = new Map([...CHART.lands.keys()].map((id) => [id, { place: id, option: id, kind: 'move' as const, n: 3, odds: null, peril: true, worth: 0, church: false }]));
    for (const band of ['region', 'territory'] as const) {
      const rows = nearRows(band, [], found);
      for (const zoom of [2, 3, 5, 8]) expect(overlaps([...rows, ...chipRows(band, [], rows, goals)], zoom)).toEqual([]);
    }
    const discs = farDiscs([...goals].map(([id, goal]) => ({ place: id, player: 0, armies: 1, banner: true, goal })), []);
    for (const zoom of [0.5, 0.8, 1.2]) expect(overlaps(discs, zoom)).toEqual([]);
  });

  it('for which there is no room are told of', () => {
    expect(crowded([], found, 3).has('thrace')).toBe(true);
    expect(crowded(nearRows('region', [], found), found, 4)).toEqual(new Set());
  });
});

describe('options', () => {
  it('lead to the last place that they name', () => {
    const attack: Details = { forces: [9, 3], triggers: [{ what: 'trigger-excommunication', players: [0] }] };
    expect(goalsOf(option('attack:1.serbia', ['players.0.banners.1', 'lands.thrace', 'lands.serbia']), attack)).toEqual([
      { place: 'serbia', option: 'attack:1.serbia', kind: 'attack', n: 3, odds: null, peril: false, worth: 0, church: true },
    ]);
    const move: Details = { figures: { 'players.0.vehicles.1.points': [6, 2] }, later: { 0: { florin: [0, 450] } }, triggers: [{ what: 'trigger-barbarians' }] };
    expect(goalsOf(option('go:thrace', ['players.0.vehicles.1', 'lands.thrace']), move)[0]).toMatchObject({ kind: 'move', n: 4, peril: true, worth: 450 });
    expect(goalsOf(option('kingdom:rum', ['lands.lydia', 'lands.thrace']), {}).map(({ place: at }) => at)).toEqual(['lydia', 'thrace']);
    expect(goalsOf(option('done'), {})).toEqual([]);
  });

  it('tell of each place what weighs most there', () => {
    const goal = (text: string, details: Details) => goalsOf(option(text, ['lands.serbia']), details)[0]!;
    const march = goal('march:1.serbia', { figures: { 'players.0.banners.1.points': [1, 0] } });
    const [unlikely, likely] = [40, 90].map((odds) => goal(`attack:${odds}.serbia`, { forces: [5, 3], odds })) as [typeof march, typeof march];
    expect([march, unlikely, likely].reduce<typeof march | undefined>(weightier, undefined)).toBe(likely);
    expect([likely, unlikely, march].reduce<typeof march | undefined>(weightier, undefined)).toBe(likely);
  });

  it('to trade are told by good', () => {
    const aboard = (good: string, now: number, then: number) => ({ [`players.0.vehicles.1.goods.${good}`]: [now, then] as [number, number] });
    const details: Record<string, Details> = {
      'buy:salt.1': { price: { florin: 20 }, figures: aboard('salt', 0, 1) }, 'buy:salt.5': { price: { florin: 100 }, figures: aboard('salt', 0, 5) },
      'sell:wine.3': { gain: { florin: 171 }, figures: aboard('wine', 4, 1) }, 'buy:castle': { price: { florin: 100 } },
    };
    const deals = dealsOf(Object.keys(details).map((text) => option(text)), ({ text }) => details[text]!);
    expect(deals.map(({ way, good, price, lots }) => [way, good, price, lots.map(({ n }) => n)])).toEqual([['buy', 'salt', 20, [1, 5]], ['sell', 'wine', 57, [3]]]);
  });

  it('for a number are counted in order', () => {
    const numbers = [3, 1, 2, 5, 4].map((n) => option(`amount:${n}`, [], { n }));
    const asked = (kind: PromptInfo['kind'], options: OptionInfo[]) => amounts({ prompt: { kind, words: { key: '' }, clauses: [] }, options });
    expect(asked('amount', [option('done'), ...numbers]).map(({ text }) => text)).toEqual([1, 2, 3, 4, 5].map((n) => `amount:${n}`));
    expect([asked('amount', numbers.slice(0, 4)), asked('choose', numbers)]).toEqual([[], []]);
    expect(presets(5)).toEqual([0, 2, 4]);
  });
});

describe('trade', () => {
  const box = openBox({ city: [{ id: 'rome', territory: 'latium' }, { id: 'bari', territory: 'apulia' }], good: [{ id: 'salt' }, { id: 'gold' }] });

  it('is told with the prices that hold now, open cities first; what is not for sale is not told', () => {
    const rows = routes(box, { latium: { salt: [9, 8], gold: [0, 90] }, apulia: { salt: [12, 11], gold: [0, 80] } }, (land) => land === 'apulia');
    expect(rows.map(({ good, buy }) => [good, ...buy.map(({ city, price }) => `${city} ${price}`)])).toEqual([['salt', 'bari 12', 'rome 9']]);
    expect(dearest(rows, 'salt')).toMatchObject({ city: 'bari', price: 11 });
  });
});

describe('players', () => {
  it('stand in the order of the round, with what is known of them', () => {
    const [first, second] = standings(board, [{ territories: 1, armies: 10 }, { territories: 1, armies: 2 }] as PlayerOutlook[]);
    expect(first).toMatchObject({ player: 1, lands: 1, armies: 2, honour: -1, cards: 3, florins: null });
    expect(second).toMatchObject({ player: 0, lands: 1, armies: 10, honour: 2, cards: 1, florins: 80 });
    expect(relations(board, 1, 0)).toEqual(['war']);
  });
});

describe('the words of the board', () => {
  it('are the same in both languages', async () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    const [en, it] = [await SOURCES.load('en'), await SOURCES.load('it')];
    expect(keys(en).length).toBeGreaterThan(80);
    expect(keys(it)).toEqual(keys(en));
  });
});
