import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { along, inKingdom } from '../src/games/viscounts/addresses';
import { linkAfter, openBox } from '../src/games/viscounts/box';
import { effectKey, glyphs, type Effect } from '../src/games/viscounts/effects';
import { flights } from '../src/games/parts/flights';
import { tokens } from '../src/games/viscounts/flights';
import {
  at, FRAME, inFrame, pileAt, RADIUS, roads, sectionAt, spaceAt, spotAt, type Point,
} from '../src/games/viscounts/geometry';
import { GLYPHS } from '../src/games/viscounts/icons';
import { collisions, risen } from '../src/games/viscounts/moments';
import { SOURCES } from '../src/games/viscounts/sources';
import { ICONS, MONEY, SEGMENTS, SPACES } from '../src/games/viscounts/kinds';
import type { FactInfo } from '../src/wire';

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
  segment: [
    {
      ...entry, id: 'bay',
      site: [
        { ...entry, id: 'one', order: 1, bank: 'left', reward: gain('ink') },
        { ...entry, id: 'two', order: 2, bank: 'right', reward: gain('ink') },
      ],
      link: [{ ...entry, id: 'link', from: 'two', to: 'first_site_of_next_segment', reward: gain('gold') }],
    },
  ],
});

describe('the box', () => {
  const bay = box.segments.get('bay')!;

  it('links a Spot to the next one only where a Link is printed', () => {
    expect(linkAfter(bay, 1)).toBeUndefined();
    expect(linkAfter(bay, 2)?.reward).toEqual(gain('gold'));
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

describe('a way', () => {
  it('is drawn road by road, on to the next segment and round the ring (move.5)', () => {
    expect(along(['spaces.1.outer_left', 'spaces.1.inner', 'spaces.2.inner'])).toEqual([roads(1)[1], roads(1)[3]]);
    expect(along(['spaces.2.outer_right', 'spaces.3.outer_left', 'spaces.3.outer_right'])).toHaveLength(2);
    expect(along(['spaces.5.outer_right', 'spaces.1.outer_left', 'spaces.1.outer_right'])).toEqual([roads(5)[4], roads(1)[0]]);
  });
});

describe('an address in the kingdom', () => {
  it('has its segment and its point', () => {
    expect(inKingdom('spaces.3.inner')).toEqual({ place: 3, at: spaceAt('inner', 3) });
    expect(inKingdom('spots.7')).toEqual({ place: 2, at: spotAt(2, 2) });
    expect(inKingdom('piles.5')).toEqual({ place: 5, at: pileAt(5) });
    expect(inKingdom('players.1.castle.2.4')).toEqual({ place: 4, at: sectionAt(2, 4) });
    expect(inKingdom('players.1.hand.squire')).toBeNull();
  });
});

const flown = (...facts: FactInfo[]) => flights(facts, tokens(0, () => 'blue'));

describe('what travels', () => {
  it('is paid to the middle and comes from there', () => {
    const paid: FactInfo = { verb: 'lost', actor: 1, piece: 'silver', from: 'players.1.purse.silver', amount: 2 };
    const gained: FactInfo = { verb: 'gained', actor: 1, piece: 'ink', to: 'players.1.purse.ink' };
    expect(flown(paid, gained)).toEqual([
      { token: 'silver', from: 'players.1.purse.silver', to: 'players.0.castle.3', n: 2 },
      { token: 'ink', from: 'players.0.castle.3', to: 'players.1.purse.ink', n: 1 },
    ]);
  });

  it('takes papers off their piles, and moves none when one is flipped', () => {
    const debt = { actor: 0, piece: 'debt', to: 'players.0.papers.unpaid' };
    expect(flown({ ...debt, verb: 'gained', from: 'debts_above' })).toHaveLength(1);
    expect(flown({ ...debt, verb: 'turned', from: 'players.0.papers.unpaid', to: 'players.0.papers.paid' })).toEqual([]);
  });

  it('puts away cards as a pile, and Manuscripts with their ribbon', () => {
    const hired: FactInfo = { verb: 'moved', actor: 1, piece: 'card:mason', from: 'piles.2', to: 'players.1.discards' };
    const copied: FactInfo = { verb: 'moved', actor: 1, piece: 'manuscript:blue_flip', from: 'shelves.1', to: 'players.1.manuscripts' };
    expect(flown(hired, copied).map(({ token, from, to }) => [token, from, to])).toEqual([
      ['pile', 'piles.2', 'players.1.discards'], ['manuscript', 'shelves.1', 'players.1.manuscripts.blue'],
    ]);
  });

  it('sends Workers of anybody through the one castle drawn, from their own supply and back (work.5, work.6, work.22)', () => {
    const worker: FactInfo = { verb: 'moved', actor: 1, piece: 'worker' };
    const [yard, hall] = ['players.1.castle.1.4', 'players.1.castle.2.4'];
    const moved = flown({ ...worker, to: yard, amount: 3 }, { ...worker, from: yard, to: hall }, { ...worker, verb: 'lost', from: hall });
    expect(moved.map(({ from, to, n }) => [from, to, n])).toEqual([
      ['players.1.workers', 'players.0.castle.1.4', 3],
      ['players.0.castle.1.4', 'players.0.castle.2.4', 1],
      ['players.0.castle.2.4', 'players.1.workers', 1],
    ]);
  });
});

describe('a moment', () => {
  it('is a Collision on the space of a track', () => {
    const met: FactInfo = { verb: 'began', actor: 2, piece: 'collision', to: 'players.2.virtue', amount: 4 };
    expect(collisions([met, { verb: 'began', actor: 1, piece: 'turn' }])).toEqual(['players.2.track.4']);
  });

  it('is the way of Workers up the castle, in order', () => {
    const up = (to: string): FactInfo => ({ verb: 'moved', actor: 1, piece: 'worker', to: `players.1.castle.${to}` });
    expect(risen([up('1.3'), up('2.3'), up('1.2'), up('3')])).toEqual(['2.3', '3']);
  });
});
