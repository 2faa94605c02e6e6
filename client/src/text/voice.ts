/** Words in the present language: a game's messages from the server, and the client's own. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Reading, Words } from '../wire';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of a voice that reads no views. */
const NO_READING: Reading = { kinds: [], seats: [], by_seat: [] };

type Args = Record<string, string | number>;

/** Speaks the messages of its Fluent sources; a key that has none stands for itself, so that nothing is lost. */
export class Voice {
  readonly lang: Language;
  private readonly bundle: FluentBundle;
  /** What the ids and numbers of the game's views mean. */
  readonly reading: Reading;
  private readonly seats: readonly string[];

  constructor(lang: Language, sources: readonly string[], seats: readonly string[] = [], reading = NO_READING) {
    this.lang = lang;
    this.seats = seats;
    this.reading = reading;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there are words for `key`. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message `key` in words. */
  key(key: string, args: Args = {}): string {
    const seat = /^seat-(\d+)$/.exec(key);
    if (seat) return this.seat(Number(seat[1]));
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.spoken(args), []) : key;
  }

  /** Under which key the messages name a thing of the game's content, if they do. */
  thing(id: string): string | undefined {
    return this.reading.kinds.map((kind) => `${kind}-${id}`).find((key) => this.has(key));
  }

  /** A message of the engine or server in words. */
  words(words: Words): string {
    return this.key(words.key, words.args);
  }

  /** The name of who sits at `seat`, or plays without one; "@key" is a name that the messages hold. */
  seat(seat: number): string {
    const name = this.seats[seat];
    if (name?.startsWith('@')) return this.key(name.slice(1));
    return name || this.key('seat-unnamed', { number: seat + 1 });
  }

  private spoken(args: Args): Args {
    const spoken: Args = {};
    for (const [name, value] of Object.entries(args)) {
      spoken[name] = typeof value === 'string' && value.startsWith('@') ? this.key(value.slice(1)) : value;
    }
    return spoken;
  }
}
