/** Texts in a language: those of a game, which come from the server, and the client's own. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { ViewSchema, Words } from '../wire';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For a voice that is not used with views. */
const NO_SCHEMA: ViewSchema = { kinds: [], players: [], by_player: [] };

type Args = Record<string, string | number>;

/** The players by number: the names that people gave to the seats, then the automata, whose names are text keys. */
export interface Players {
  readonly seats: readonly string[];
  readonly automata: readonly string[];
}
const NOBODY: Players = { seats: [], automata: [] };

/** Formats the messages of its Fluent sources. A key without a message is shown as it is. */
export class Voice {
  readonly lang: Language;
  private readonly bundle: FluentBundle;
  /** What the ids and numbers of the game's views mean. */
  readonly schema: ViewSchema;
  private readonly players: Players;

  constructor(lang: Language, sources: readonly string[], players = NOBODY, schema = NO_SCHEMA) {
    this.lang = lang;
    this.players = players;
    this.schema = schema;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is a message `key`. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The formatted message `key`. Arguments are used as they are: they may be what people wrote. */
  key(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  /** The key of the message that names a component of the game, if there is one. */
  thing(id: string): string | undefined {
    return this.schema.kinds.map((kind) => `${kind}-${id}`).find((key) => this.has(key));
  }

  /** A message of the engine or server, formatted. In its arguments, what follows an "@" is a key. */
  words(words: Words): string {
    return this.key(words.key, this.resolve(words.args));
  }

  /** The name of a player. */
  seat(player: number): string {
    const { seats, automata } = this.players;
    const automaton = automata[player - seats.length];
    if (automaton) return this.key(automaton);
    return seats[player] || this.key('seat-unnamed', { number: player + 1 });
  }

  /** What a key in an argument stands for: a player (`seat-1`), or a message. */
  private name(key: string): string {
    const player = /^seat-(\d+)$/.exec(key);
    return player ? this.seat(Number(player[1])) : this.key(key);
  }

  private resolve(args: Args = {}): Args {
    const resolved: Args = {};
    for (const [name, value] of Object.entries(args)) {
      resolved[name] =
        typeof value === 'string' && value.startsWith('@')
          ? value.replace(/@([A-Za-z0-9_-]+)/g, (_, key: string) => this.name(key))
          : value;
    }
    return resolved;
  }
}
