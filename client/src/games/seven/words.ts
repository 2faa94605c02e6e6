/** What the board says of its parts: the notes on them, and effects in a few words. */

import type { Voice } from '../../text/voice';
import type { Note } from '../parts/note';
import type {
  ArtefactEffect, Entry, NamelessEffect, PalaceEffect, SinEffect, TreasureEffect, UntilEndOfTurn,
} from '../seven.generated';
import { palaceOf, type Coin } from './court';
import type { Scene } from './scene.svelte';

export type AnyEffect = PalaceEffect | SinEffect | ArtefactEffect | NamelessEffect | TreasureEffect | UntilEndOfTurn;

/** An effect in a few words, for a card: the whole sentence is in its note. */
export function brief(effect: AnyEffect, own: Voice): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(effect) as [string, unknown][]) if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  const variant = [effect.op, ...VARIES.flatMap((name) => (args[name] === undefined ? [] : [String(args[name])]))].join('-');
  const words = own.key(`brief-${variant.replaceAll('_', '-')}`, args);
  return 'then' in effect && effect.then ? `${words}, ${own.key(`then-${effect.then.what}`, { n: effect.then.n })}` : words;
}

/** The fields of effects that need other words, not only another number. */
const VARIES = ['what', 'kind', 'board', 'rule', 'who'] as const;

/** The note on a thing of the box: its name, what its card says, and more lines. */
function card(scene: Scene, kind: string, entry: Entry, clauses: string[], more: (string | false | null)[] = []): Note {
  const key = `${kind}-${entry.id}` as const;
  const lines = scene.text.has(`${key}-text`) ? [capital(scene.text.key(`${key}-text`))] : [];
  return {
    title: scene.text.key(key),
    lines: [...lines, ...more.filter((line): line is string => Boolean(line))],
    clauses,
  };
}

const plain = (title: string, lines: string[], clauses: string[]): Note => ({ title, lines, clauses });

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const notes = {
  character: (scene: Scene, id: string, tapped = false): Note =>
    card(scene, 'character', scene.box.characters.get(id)!, ['recruit.3', 'gifts.1'], [scene.own.key(tapped ? 'note-tapped' : 'note-tap'), scene.own.key('note-banner')]),

  hero: (scene: Scene, player: number): Note => {
    const { hero, fallen, tapped } = scene.court(player);
    if (!hero) return plain(scene.name(player), [scene.own.key('note-no-hero')], ['setup.13']);
    const entry = scene.box.heroes.get(hero)!;
    const title = scene.text.key(fallen ? `hero-${hero}-fallen` : `hero-${hero}`);
    const { max } = entry.ability;
    return {
      title: `${title} · ${scene.text.key(`banner-${entry.banner}`)}`,
      lines: [
        scene.own.key('note-hero', { max }),
        ...(tapped ? [scene.own.key('note-hero-tapped')] : []),
        scene.own.key('note-other-side', { name: scene.text.key(fallen ? `hero-${hero}` : `hero-${hero}-fallen`) }),
      ],
      clauses: ['hero.1', ...(fallen ? ['fall.7'] : [])],
    };
  },

  player: (scene: Scene, player: number): Note => {
    const { power, gold, fame, loses_turn } = scene.court(player);
    const lines = [scene.own.key('note-player', { power, gold, fame })];
    if (loses_turn) lines.push(scene.own.key('note-loses-turn'));
    return plain(scene.name(player), lines, ['flow.5']);
  },

  elixir: (scene: Scene, id: string): Note => card(scene, 'elixir', scene.box.elixirs.get(id)!, ['elixir.1', 'elixir.5']),

  palace: (scene: Scene, id: string, enslaved = false): Note => {
    const palace = palaceOf(id, scene.box);
    const number = 'number' in palace ? scene.own.key('note-number', { n: palace.number }) : null;
    const use = scene.own.key('number' in palace ? 'note-enslave' : 'note-enslave-temple', { power: palace.enslave.power });
    return card(scene, 'palace', palace, ['found.3', 'enslave.1'], [enslaved ? scene.own.key('note-enslaved') : use, number]);
  },

  undertaking: (scene: Scene, id: string, waiting: boolean): Note =>
    card(scene, 'undertaking', scene.box.undertakings.get(id)!, [waiting ? 'complete.1' : 'part.1', 'complete.3'], [waiting && scene.own.key('note-waits')]),

  requirement: (scene: Scene, id: string, slot: number, marker: number | 'neutral' | null, locked: boolean): Note => {
    const asked = scene.text.key(`undertaking-${id}-${slot + 1}`);
    const holder = marker === null ? null : marker === 'neutral' ? scene.own.key('neutral') : scene.name(marker);
    const lines = [holder === null ? scene.own.key('note-asks', { asked }) : scene.own.key('note-met', { asked, holder })];
    if (marker === 'neutral') lines.push(scene.own.key('note-neutral'));
    if (locked) lines.push(scene.own.key('note-locked'));
    return plain(scene.named('undertaking', id), lines, locked ? ['part.5'] : ['part.1']);
  },

  treasure: (scene: Scene, id: string): Note => card(scene, 'treasure', scene.box.treasures.get(id)!, ['treasure.3']),
  treasureBack: (scene: Scene): Note => plain(scene.own.key('treasure-back'), [scene.own.key('note-treasure-back')], ['treasure.5']),
  treasurePile: (scene: Scene): Note =>
    plain(scene.text.key('part-treasure_pile'), [scene.own.key('note-cards', { n: scene.board.treasure_pile })], ['treasure.3']),

  portal: (scene: Scene, id: string): Note => {
    const portal = scene.box.portals.find((one) => one.id === id)!;
    const kind = portal.cost[0]!;
    const gift = scene.named('gift', kind);
    const holders = scene.board.heroes.flatMap(({ gifts }, player) => (gifts[kind] ? [`${scene.name(player)} ${gifts[kind]}`] : []));
    const reserve = scene.own.key('note-in-reserve', { n: scene.board.reserve[kind] ?? 0 });
    const owner = scene.board.portals[id];
    const closed = typeof owner === 'number' ? scene.own.key('note-closed-by', { name: scene.name(owner) }) : null;
    const cost = scene.own.key('note-portal', { n: portal.cost.length, gift, power: portal.income.power ?? 0 });
    return card(scene, 'portal', portal, ['portal.1', 'portal.6'], [closed ?? cost, `${gift}: ${[...holders, reserve].join(', ')}.`]);
  },

  reserve: (scene: Scene, kind: string): Note =>
    plain(scene.named('gift', kind), [scene.own.key('note-reserve', { n: scene.board.reserve[kind] ?? 0 })], ['supply.8']),

  gift: (scene: Scene, player: number, kind: string, n: number): Note =>
    plain(scene.named('gift', kind), [scene.own.key('note-has', { name: scene.name(player), n })], ['game.5']),

  coin: (scene: Scene, player: number, coin: Coin): Note => {
    const n = scene.court(player)[coin];
    const more = scene.prospectOf(player)?.income[coin] ?? 0;
    const lines = [scene.own.key('note-has', { name: scene.name(player), n }), scene.own.key('note-income', { n: more })];
    if (coin === 'power') lines.push(scene.own.key('note-goal', { n: scene.box.constants.power_goal }));
    return plain(capital(scene.text.key(coin)), lines, coin === 'power' ? ['end.2', 'gather.3'] : ['game.4', 'gather.3']);
  },

  sin: (scene: Scene, id: string): Note => card(scene, 'sin', scene.box.sins.get(id)!, ['sin.1', 'score.9']),
  sinsOf: (scene: Scene, player: number, n: number): Note =>
    plain(scene.text.key('part-sins'), [scene.own.key('note-has', { name: scene.name(player), n })], ['info.1']),
  artefact: (scene: Scene, id: string): Note => card(scene, 'artefact', scene.box.artefacts.get(id)!, ['artefact.1']),
  artefactsOf: (scene: Scene, player: number, n: number): Note =>
    plain(scene.text.key('part-artefacts'), [scene.own.key('note-has', { name: scene.name(player), n })], ['info.1']),
  nameless: (scene: Scene, id: string): Note => card(scene, 'nameless', scene.box.nameless.get(id)!, ['nameless.2']),
  shadow: (scene: Scene): Note =>
    plain(scene.text.key('nameless'), [scene.own.key('note-nameless', { n: scene.board.cataclysms.length, left: scene.board.cataclysm_pile })], ['end.6']),

  cataclysm: (scene: Scene, id: string): Note => card(scene, 'cataclysm', scene.box.cataclysms.get(id)!, ['cataclysm.3']),
  cataclysms: (scene: Scene): Note =>
    plain(scene.own.key('cataclysms'), scene.board.cataclysms.map((id) => `${scene.named('cataclysm', id)}: ${scene.text.key(`cataclysm-${id}-text`)}.`), ['cataclysm.3']),
  nextCataclysm: (scene: Scene): Note =>
    plain(scene.own.key('next-cataclysm'), [
      ...(scene.newest ? [scene.own.key('note-next-cataclysm', { n: scene.newest.sins_to_cataclysm })] : []),
      scene.own.key('note-cataclysms-left', { n: scene.board.cataclysm_pile }),
    ], ['cataclysm.1', 'sin.3']),
  sins: (scene: Scene): Note =>
    plain(scene.text.key('part-sin_discards'), [
      scene.own.key('note-sins', { n: scene.board.sin_discards, all: scene.box.constants.sins_for_cataclysm }),
      scene.own.key('note-sin-pile', { n: scene.board.sin_pile }),
    ], ['sin.3']),

  armour: (scene: Scene): Note => {
    const { armour } = scene.board;
    const pieces = scene.box.armour.map(({ id }, n) => `${n < armour ? '✓' : '·'} ${scene.named('armour', id)}`);
    return plain(scene.own.key('armour'), [scene.own.key('note-armour', { n: armour, all: pieces.length }), ...pieces], ['complete.12', 'end.2']);
  },

  markers: (scene: Scene, player: number, n: number): Note =>
    plain(scene.own.key('free-markers', { n }), [scene.own.key('note-markers', { name: scene.name(player), all: scene.box.constants.markers })], ['supply.13']),

  corruption: (scene: Scene, player: number): Note => {
    const { threshold, purge } = scene.box.corruption;
    const args = { n: scene.court(player).corruption, all: threshold, gold: purge.gold ?? 0, fame: purge.fame ?? 0, power: purge.power ?? 0 };
    return plain(scene.text.key('part-corruption'), [scene.own.key('note-corruption', args)], ['fall.4', 'fall.6']);
  },

  closed: (scene: Scene, board: 'tavern' | 'shop'): Note =>
    plain(scene.own.key('space-closed'), [scene.own.key(`note-closed-${board}`)], ['cataclysm.7']),
  empty: (scene: Scene): Note => plain(scene.own.key('space-empty'), [scene.own.key('note-empty')], ['supply.2']),
};
