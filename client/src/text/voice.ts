/** Texts in a language: those of a game, which come from the server, and the client's own. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { ViewSchema, Words } from '../wire';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For a voice that is not used with views. */
const NO_SCHEMA: ViewSchema = { kinds: [], players: [], by_player: [] };

type Args = Record<string, string | number>;

/** Formats the messages of its Fluent sources. A key without a message is shown as it is. */
export class Voice {
  readonly lang: Language;
  private readonly bundle: FluentBundle;
  /** What the ids and numbers of the game's views mean. */
  readonly schema: ViewSchema;
  private readonly seats: readonly string[];

  constructor(lang: Language, sources: readonly string[], seats: readonly string[] = [], schema = NO_SCHEMA) {
    this.lang = lang;
    this.seats = seats;
    this.schema = schema;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is a message `key`. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The formatted message `key`. */
  key(key: string, args: Args = {}): string {
    const seat = /^seat-(\d+)$/.exec(key);
    if (seat) return this.seat(Number(seat[1]));
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.resolve(args), []) : key;
  }

  /** The key of the message that names a component of the game, if there is one. */
  thing(id: string): string | undefined {
    return this.schema.kinds.map((kind) => `${kind}-${id}`).find((key) => this.has(key));
  }

  /** A message of the engine or server, formatted. */
  words(words: Words): string {
    return this.key(words.key, words.args);
  }

  /** The name of a player: of a seat, or of an automaton, whose name is the text key after "@". */
  seat(seat: number): string {
    const name = this.seats[seat];
    if (name?.startsWith('@')) return this.key(name.slice(1));
    return name || this.key('seat-unnamed', { number: seat + 1 });
  }

  private resolve(args: Args): Args {
    const resolved: Args = {};
    for (const [name, value] of Object.entries(args)) {
      resolved[name] =
        typeof value === 'string' && value.startsWith('@')
          ? value.replace(/@([A-Za-z0-9_-]+)/g, (_, key: string) => this.key(key))
          : value;
    }
    return resolved;
  }
}
