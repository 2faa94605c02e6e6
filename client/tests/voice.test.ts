import { describe, expect, it } from 'vitest';
import { SOURCES as ANNO890 } from '../src/games/anno890/sources';
import { SOURCES as VISCOUNTS } from '../src/games/viscounts/sources';
import en from '../src/text/en.ftl?raw';
import italian from '../src/text/it.ftl?raw';
import { wireKey } from '../src/text/known';
import { Voice } from '../src/text/voice';

const SOURCE = `
seat-unnamed = Player { $number }
tile-forge = Forge
option-take = Take { $tile } { $cost ->
    [0] for free
    [one] for 1 Coin
   *[other] for { $cost } Coins
}
event-pays = { $from } pays { $seat }.
`;

describe('Voice', () => {
  const voice = new Voice('en', [SOURCE], { seats: ['Anna', ''], automata: ['tile-forge'] });

  it('puts an argument that is itself a key into words first', () => {
    expect(voice.words({ key: 'option-take', args: { tile: '@tile-forge', cost: 2 } })).toBe('Take Forge for 2 Coins');
  });

  it('puts every key of an argument into words', () => {
    const args = { tile: '@tile-forge 2, @tile-forge (@seat-0)', cost: 2 };
    expect(voice.words({ key: 'option-take', args })).toBe('Take Forge 2, Forge (Anna) for 2 Coins');
  });

  it('follows plurals', () => {
    expect(voice.key('option-take', { tile: 'Forge', cost: 0 })).toBe('Take Forge for free');
    expect(voice.key('option-take', { tile: 'Forge', cost: 1 })).toBe('Take Forge for 1 Coin');
  });

  it('names seats, and numbers those without a name', () => {
    expect(voice.words({ key: 'event-pays', args: { from: '@seat-0', seat: '@seat-1' } })).toBe('Anna pays Player 2.');
  });

  it('calls an automaton by the text of its key', () => {
    expect(voice.seat(2)).toBe('Forge');
  });

  it('never reads what people write as a key', () => {
    for (const name of ['@seat-0', '@seat-1', '@tile-forge', '{ $number }']) {
      const voice = new Voice('en', [SOURCE], { seats: [name, 'Anna'], automata: [] });
      expect(voice.words({ key: 'event-pays', args: { from: '@seat-1', seat: '@seat-0' } })).toBe(`Anna pays ${name}.`);
      expect(voice.key('event-pays', { from: name, seat: 'Anna' })).toBe(`${name} pays Anna.`);
    }
  });

  it('puts a name into the form that the sentence asks for', () => {
    const names = `
place-church = Stato
    .the = lo Stato
    .in = nello Stato
place-kent = Kent
form-in = in { $name }
form-to = { $first ->
    [a] ad { $name }
   *[other] a { $name }
}
go = { CAPITAL(THE($place)) }: { IN($place) }, { TO($player) }`;
    const voice = new Voice('it', [names], { seats: ['Àlvaro', 'Ugo'], automata: [] });
    expect(voice.words({ key: 'go', args: { place: '@place-church', player: '@seat-0' } })).toBe('Lo Stato: nello Stato, ad Àlvaro');
    expect(voice.words({ key: 'go', args: { place: '@place-kent, @place-church', player: '@seat-1' } })).toBe(
      'Kent, lo Stato: in Kent, nello Stato, a Ugo',
    );
    expect(voice.key(wireKey('go'), { place: 'qui', player: 'Ada' })).toBe('Qui: in qui, ad Ada');
    expect(voice.form(wireKey('place-church'), 'in')).toBe('nello Stato');
  });

  it('chooses by an argument in words, as it came and as a name', () => {
    const chosen = `
kind-pact = pact
ask = { $kind ->
    [passage] Ask for passage
    [pact] Propose a { $kind }
   *[other] Ask for something
}`;
    const voice = new Voice('en', [chosen]);
    expect(voice.words({ key: 'ask', args: { kind: 'passage' } })).toBe('Ask for passage');
    expect(voice.key(wireKey('ask'), { kind: 'passage' })).toBe('Ask for passage');
    expect(voice.words({ key: 'ask', args: { kind: '@kind-pact' } })).toBe('Propose a pact');
    expect(voice.key(wireKey('ask'), { kind: 'else' })).toBe('Ask for something');
  });

  it('gives a name both articles, and leaves what is in brackets as it is', () => {
    const names = `
place-church = Stato
    .the = lo Stato
piece-caravan = Carovana
    .the = la carovana
    .a = una carovana
form-to = a { $name }
go = { THE($piece) }, { A($piece) } { TO($player) }`;
    const voice = new Voice('it', [names], { seats: ['Ugo', '@seat-0'], automata: [] });
    const said = (piece: string, player: string) => voice.words({ key: 'go', args: { piece, player } });
    expect(said('@piece-caravan', '@seat-0 (@place-church)')).toBe('la carovana, una carovana a Ugo (Stato)');
    expect(said('@place-church', '@seat-1 (@place-church, @piece-caravan)')).toBe('lo Stato, Stato a @seat-0 (Stato, Carovana)');
  });

  it('lets a key without words stand for itself', () => {
    expect(voice.has('tile-nothing')).toBe(false);
    expect(voice.key(wireKey('tile-nothing'))).toBe('tile-nothing');
  });

  it('lets later sources override earlier ones', () => {
    expect(new Voice('en', [SOURCE, 'tile-forge = Smithy']).key('tile-forge')).toBe('Smithy');
  });
});

describe("the client's own words", () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
  const variables = (source: string, key: string) => {
    const body = source.split(new RegExp(`^${key} =`, 'm'))[1]!.split(/^\S/m)[0]!;
    return [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();
  };

  it('are the same messages in both languages, each once', () => {
    expect(keys(italian)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it('speak of the same things in both languages', () => {
    for (const key of keys(en)) expect([key, variables(italian, key)]).toEqual([key, variables(en, key)]);
  });

  it('parse: every key has words', () => {
    for (const [lang, source] of [['en', en], ['it', italian]] as const) {
      const voice = new Voice(lang, [source]);
      for (const key of keys(source)) expect(voice.has(key), `${lang} ${key}`).toBe(true);
    }
  });

  it('cover every key that the program asks for by name', () => {
    const files = import.meta.glob('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
    const voice = new Voice('en', [en]);
    for (const [path, source] of Object.entries(files) as [string, string][]) {
      if (path.includes('/games/anno890/')) continue;
      for (const [, key] of source.matchAll(/\bt\('([\w-]+)'/g)) expect(voice.has(key!), `${path}: ${key}`).toBe(true);
    }
  });
});

describe('points below zero', async () => {
  it.each([
    ['en', en, 'seats-points'], ['it', italian, 'seats-points'],
    ['en', await ANNO890.load('en'), 'score-now'], ['it', await ANNO890.load('it'), 'score-now'],
    ['en', await VISCOUNTS.load('en'), 'score-now'], ['it', await VISCOUNTS.load('it'), 'score-now'],
  ] as const)('keep their sign in words: %s', (lang, source, key) => {
    expect(new Voice(lang, [source]).key(key, { n: -1 })).toMatch(/^[-−]1 /);
    expect(new Voice(lang, [source]).key(key, { n: 1 })).toMatch(/^1 /);
  });
});
