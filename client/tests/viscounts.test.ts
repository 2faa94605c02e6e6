import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exchangeAt, isReconstructed, linkAfter, openBox } from '../src/games/viscounts/box';
import { effectKey, glyphs, type Effect } from '../src/games/viscounts/effects';
import { flights as allFlights } from '../src/games/viscounts/flights';
import {
  at, FRAME, inFrame, pileAt, RADIUS, roads, spaceAt, spotAt, type Point,
} from '../src/games/viscounts/geometry';
import { GLYPHS } from '../src/games/viscounts/icons';
import { collisions, risen } from '../src/games/viscounts/moments';
import { SOURCES } from '../src/games/viscounts/sources';
import type { ViscountsBoard, ViscountsPlayer } from '../src/games/viscounts.generated';
import { ICONS, MONEY, SEGMENTS, SPACES } from '../src/games/viscounts/kinds';
import type { LogLine } from '../src/wire';

describe('the words of the board', () => {
  it('find the texts of the game that they use', () => {
    for (const lang of ['en', 'it']) {
      const game = readFileSync(`../src/regnum/games/viscounts/text/${lang}.ftl`, 'utf-8');
      const keys = [
        ...SPACES.map((kind) => `space-${kind}`), ...MONEY, ...ICONS.map((icon) => `fx-icon-${icon}`),
        'printed-townsfolk', 'printed-manuscript',
      ];
      for (const key of keys) expect(game, key).toMatch(new RegExp(`^${key} =`, 'm'));
    }
  });

  it('are the same in both languages', () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(keys(SOURCES.en).length).toBeGreaterThan(100);
    expect(keys(SOURCES.it)).toEqual(keys(SOURCES.en));
  });
});

const gain = (what: string, n = 1): Effect => ({ op: 'gain', what, n });

describe('the message of an effect', () => {
  it('is made of its op and its values', () => {
    expect(effectKey(gain('any_resource', 2))).toBe('effect-gain-any-resource-2');
    expect(effectKey({ op: 'transcribe_free', costs: [3, 4], n: 1 })).toBe('effect-transcribe-free-3-4-1');
    expect(effectKey({ op: 'rearrange' })).toBe('effect-rearrange');
  });

  it('says what the content leaves out', () => {
    expect(effectKey({ op: 'destroy', n: 1 })).toBe('effect-destroy-1-hand-or-deck');
    const convert = { op: 'convert', action: 'build', from: 'silver', n_from: 2, to: 'builder', n_to: 1 };
    expect(effectKey(convert)).toBe('effect-convert-build-silver-2-builder-1-0');
  });

  it('joins parts and sides, and goes into conditions', () => {
    expect(effectKey({ op: 'all', of: [gain('ink'), gain('stone')] })).toBe('effect-gain-ink-1-and-gain-stone-1');
    const either = { op: 'either', of: [{ op: 'recruit_free', n: 1 }, { op: 'discard', n: 1 }] };
    expect(effectKey(either)).toBe('effect-recruit-free-1-or-discard-1');
    const calm = { op: 'if', condition: 'criminal_icons==0', do: gain('virtue') };
    expect(effectKey({ op: 'on', event: 'any_collision', do: calm })).toBe(
      'effect-on-any-collision-if-criminal-icons-is-0-gain-virtue-1',
    );
  });
});

describe('an effect as pictures', () => {
  it('counts what is more than one', () => {
    expect(glyphs(gain('silver', 3))).toEqual([{ icon: 'silver', n: 3 }]);
    expect(glyphs(gain('silver'))).toEqual([{ icon: 'silver' }]);
  });

  it('puts a slash between sides and an arrow after what it waits for', () => {
    const either = { op: 'either', of: [{ op: 'destroy', n: 1 }, gain('gold')] };
    expect(glyphs(either)).toEqual([{ icon: 'destroy' }, { sign: '/' }, { icon: 'gold' }]);
    expect(glyphs({ op: 'on', event: 'flip_debt', do: gain('ink') })).toEqual([
      { icon: 'flip_debt' }, { sign: '→' }, { icon: 'ink' },
    ]);
  });
});

/** Every effect written in the content, at the top of a line's value or within another. */
function written(): Effect[] {
  const folder = '../src/regnum/games/viscounts/content';
  const tables = readdirSync(folder).filter((name) => name.endsWith('.toml'));
  const lines = tables.flatMap((name) => readFileSync(`${folder}/${name}`, 'utf-8').split('\n'));
  return lines
    .filter((line) => !line.startsWith('#') && line.includes('op = '))
    .flatMap((line) => inside(JSON.parse(line.slice(line.indexOf('=') + 1).replaceAll(/(\w+) = /g, '"$1": '))));
}

function inside(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(inside);
  return 'op' in value ? [value as Effect, ...within] : within;
}

describe('the content', () => {
  const effects = written();

  it('has effects that all can be drawn', () => {
    expect(effects.length).toBeGreaterThan(200);
    for (const effect of effects) {
      const drawn = glyphs(effect).flatMap((glyph) => ('icon' in glyph ? [glyph.icon] : []));
      expect(drawn.length, JSON.stringify(effect)).toBeGreaterThan(0);
      for (const icon of drawn) expect(GLYPHS[icon], `${icon} of ${JSON.stringify(effect)}`).toBeTruthy();
    }
  });

  it('leaves only the focus of a Rival to be drawn as such', () => {
    const vague = effects.filter((effect) => JSON.stringify(glyphs(effect)).includes('"focus"'));
    expect(vague.filter((effect) => !JSON.stringify(effect).includes('"op":"focus"'))).toEqual([]);
  });
});

const entry = { source: 'seed' };
const box = openBox({
  side: [{ ...entry, id: 'a', players: [1, 2] }, { ...entry, id: 'b', players: [3, 4] }],
  exchange: [
    { ...entry, id: 'trade_ink', merchant_icons: 2, effect: gain('ink') },
    { ...entry, id: 'trade_gold', merchant_icons: 2, effect: gain('gold') },
  ],
  segment: [
    {
      ...entry, id: 'bay',
      site: [
        { ...entry, id: 'one', order: 1, bank: 'left', reward: gain('ink') },
        { ...entry, id: 'two', order: 2, bank: 'right', reward: gain('ink') },
      ],
      link: [{ ...entry, id: 'link', from: 'two', to: 'first_site_of_next_segment', reward: gain('gold') }],
      trade: [
        { ...entry, id: 'x', side: 'a', space: 'outer_left', exchange: 'trade_ink' },
        { ...entry, id: 'y', side: 'b', space: 'outer_left', exchange: 'trade_gold' },
      ],
    },
  ],
});

describe('the box', () => {
  const bay = box.segments.get('bay')!;

  it('trades by the side of the segment that the number of seats asks for (setup.1)', () => {
    expect([1, 2, 3, 4].map((seats) => exchangeAt(box, bay, 'outer_left', seats).id)).toEqual([
      'trade_ink', 'trade_ink', 'trade_gold', 'trade_gold',
    ]);
  });

  it('links a Spot to the next one only where a Link is printed', () => {
    expect(linkAfter(bay, 1)).toBeUndefined();
    expect(linkAfter(bay, 2)?.reward).toEqual(gain('gold'));
  });

  it('marks what is reconstructed, but not labels and backs that no table shows', () => {
    const tile = { id: 'tile', source: 'public' };
    expect(isReconstructed({ ...tile, source: 'reconstructed' })).toBe(true);
    expect(isReconstructed({ ...tile, reconstructed: ['effect'] })).toBe(true);
    expect(isReconstructed({ ...tile, reconstructed: ['it', 'en', 'back'] })).toBe(false);
  });
});

describe('the ring', () => {
  const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const places = Array.from({ length: SEGMENTS }, (_, n) => n + 1);

  it('runs clockwise from the top, left before right', () => {
    expect(at(1, 0, 100).x).toBeCloseTo(0);
    expect(at(1, 0, 100).y).toBeCloseTo(-100);
    expect(at(2, 0, 100).x).toBeGreaterThan(0);
    expect(spaceAt('outer_left', 1).x).toBeLessThan(spaceAt('outer_right', 1).x);
  });

  it('keeps every space and Spot apart from its neighbours, and all within the frame', () => {
    const spaces = places.flatMap((place) => SPACES.map((kind) => spaceAt(kind, place)));
    const spots = places.flatMap((place) => [1, 2, 3, 4, 5].map((order) => spotAt(place, order)));
    const all = [...spaces, ...spots];
    all.forEach((one, n) => all.slice(n + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(52)));
    for (const point of [...all, ...places.map(pileAt)]) {
      const { left, top } = inFrame(point);
      expect(Math.min(left, top, 100 - left, 100 - top)).toBeGreaterThan(0);
    }
    expect(FRAME.width).toBeGreaterThan(2 * RADIUS.land);
  });

  it('has the five arrows of move.5 in every segment', () => {
    for (const place of places) {
      const next = (place % SEGMENTS) + 1;
      const ends = roads(place).map(({ path }) => path.split(' ').slice(-2).map(Number));
      const goals = [
        spaceAt('outer_right', place), spaceAt('inner', place), spaceAt('outer_right', place),
        spaceAt('inner', next), spaceAt('outer_left', next),
      ];
      ends.forEach(([x, y], n) => {
        expect(x).toBeCloseTo(goals[n]!.x, 0);
        expect(y).toBeCloseTo(goals[n]!.y, 0);
      });
    }
  });
});

const person = (change: Partial<ViscountsPlayer> = {}): ViscountsPlayer => ({
  viscount: ['inner', 1], row: [null, null, null], discards: [], manuscripts: [],
  purse: { silver: 3, ink: 0, gold: 1, stone: 0 }, papers: { unpaid: 1, paid: 0, acquired: 1, approved: 0 },
  corruption: 1, virtue: 7, castle: [[2, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0], hand: [], deck: 5, unseen: [],
  icons: { merchant: 0, builder: 0, noble: 0, cleric: 0, criminal: 0 }, buildings: [], hand_limit: 3, ...change,
});
const board = (...players: ViscountsPlayer[]): ViscountsBoard => ({ players, piles: [], shelves: [] }) as unknown as ViscountsBoard;
const flights = (before: ViscountsBoard, after: ViscountsBoard) => allFlights(before, after, 0, () => 'blue');

describe('what travels', () => {
  it('is paid to the middle and comes from there', () => {
    const after = person({ purse: { silver: 1, ink: 1, gold: 1, stone: 0 } });
    expect(flights(board(person()), board(after))).toEqual([
      { token: 'silver', from: 'players.0.purse.silver', to: 'players.0.castle.3', n: 2 },
      { token: 'ink', from: 'players.0.castle.3', to: 'players.0.purse.ink', n: 1 },
    ]);
  });

  it('takes papers off their piles, and moves none when one is flipped', () => {
    const gained = person({ papers: { unpaid: 2, paid: 0, acquired: 1, approved: 0 } });
    expect(flights(board(person()), board(gained))).toEqual([
      { token: 'debt', from: 'debts_above', to: 'players.0.papers.unpaid', n: 1 },
    ]);
    const flipped = person({ papers: { unpaid: 0, paid: 1, acquired: 1, approved: 0 } });
    expect(flights(board(person()), board(flipped))).toEqual([]);
  });

  it('puts away what is hired, copied, or pushed off the board', () => {
    const before = board(person({ row: ['a', 'b', 'c'] }));
    before.piles = [{ top: null, left: 0 }, { top: 'mason', left: 3 }];
    before.shelves = [{ top: 'blue_flip', left: 2 }];
    const after = board(person({ row: [null, 'a', 'b'], discards: ['c', 'mason'], manuscripts: ['blue_flip'] }));
    expect(flights(before, after).map(({ from, to }) => [from, to])).toEqual([
      ['players.0.row.3', 'players.0.discards'], ['piles.2', 'players.0.discards'], ['shelves.1', 'players.0.manuscripts.blue'],
    ]);
  });

  it('sends Workers of a group one inwards and two aside (work.6, work.8)', () => {
    const before = person({ castle: [[3, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0] });
    const after = person({ castle: [[0, 1, 0, 0, 1], [1, 0, 0, 0, 0], 0] });
    const moved = flights(board(before), board(after));
    expect(moved.map(({ from, to, n }) => [from, to, n])).toEqual([
      ['players.0.castle.1.1', 'players.0.castle.1.2', 1], ['players.0.castle.1.1', 'players.0.castle.1.5', 1], ['players.0.castle.1.1', 'players.0.castle.2.1', 1],
    ]);
  });
});

describe('a moment', () => {
  const line = (key: string, args: Record<string, string | number>): LogLine => ({
    kind: 'choice', seq: 1, seat: 0, choice: 'x', words: null, events: [{ words: { key, args }, clause: 'coll.1' }], undone: 0,
  });

  it('is a Collision on the space of a track, of a seat or of the Rival', () => {
    expect(collisions([line('event-collision', { player: '@seat-2', space: 4 })], 3)).toEqual(['players.2.track.4']);
    expect(collisions([line('event-collision', { player: '@rival-rival_noble', space: 6 })], 1)).toEqual(['players.1.track.6']);
    expect(collisions([line('event-gains', { player: '@seat-0', n: 1 })], 2)).toEqual([]);
  });

  it('is the way of Workers up the castle, in order', () => {
    const ring = ['bay', 'lake', 'hills', 'forest', 'mountains'];
    const fresh = [line('event-advances', { place: '@segment-hills' }), line('event-rises', { place: '@segment-bay' })];
    expect(risen(fresh, ring)).toEqual(['2.3', '3']);
  });
});
