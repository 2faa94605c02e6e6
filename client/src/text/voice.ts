/** Texts in a language: those of a game, which come from the server, and the client's own. */

import { FluentBundle, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import type { ViewSchema, Words } from '../wire';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For a voice that is not used with views. */
const NO_SCHEMA: ViewSchema = { kinds: [], players: [], by_player: [] };

type Args = Record<string, string | number>;

/** The forms of a name in a sentence: with its article, and after prepositions. A message asks for one: `{ IN($place) }`. */
export const FORMS = ['the', 'in', 'of', 'to', 'from'] as const;
export type Form = (typeof FORMS)[number];

/** An argument in words, which can be asked for in another form. */
class Name extends FluentType<string> {
  constructor(
    words: string,
    readonly form: (form: Form) => string,
  ) {
    super(words);
  }
  override toString(): string {
    return this.value;
  }
}

const FUNCTIONS = Object.fromEntries(
  FORMS.map((form) => [form.toUpperCase(), ([name]: FluentValue[]) => (name instanceof Name ? name.form(form) : name!)]),
);

/** `CAPITAL(THE($place))`: a name that begins a sentence. */
const CAPITAL = ([name]: FluentValue[]): FluentValue => {
  const words = name instanceof Name ? name.value : String(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

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
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { ...FUNCTIONS, CAPITAL } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is a message `key`. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The formatted message `key`. Arguments are used as they are: they may be what people wrote. */
  key(key: string, args: Args = {}): string {
    return this.format(key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(value)])));
  }

  /** The name `key`, a player's or one of the content, in a form. */
  form(key: string, form: Form): string {
    const forms = this.bundle.getMessage(key)?.attributes ?? {};
    const given = forms[form];
    if (given) return this.bundle.formatPattern(given, {}, []);
    const the = forms['the'];
    return this.formed(the ? this.bundle.formatPattern(the, {}, []) : this.name(key), form);
  }

  /** `name` in a form as the language makes it of any name; a message may choose by its `$first` letter. */
  private formed(name: string, form: Form): string {
    const key = `form-${form}`;
    const first = name.normalize('NFD').charAt(0).toLowerCase();
    return this.has(key) ? this.format(key, { name, first }) : name;
  }

  private format(key: string, args: Record<string, string | number | Name>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  private plain(value: string | number): number | Name {
    return typeof value === 'number' ? value : new Name(value, (form) => this.formed(value, form));
  }

  /** The key of the message that names a component of the game, if there is one. */
  thing(id: string): string | undefined {
    return this.schema.kinds.map((kind) => `${kind}-${id}`).find((key) => this.has(key));
  }

  /** A message of the engine or server, formatted. In its arguments, what follows an "@" is a key. */
  words(words: Words): string {
    return this.format(words.key, this.resolve(words.args));
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

  private resolve(args: Args = {}): Record<string, number | Name> {
    const resolved: Record<string, number | Name> = {};
    for (const [name, value] of Object.entries(args)) {
      const put = (word: (key: string) => string) =>
        String(value).replace(/@([A-Za-z0-9_-]+)/g, (_, key: string) => word(key));
      resolved[name] =
        typeof value === 'string' && value.startsWith('@')
          ? new Name(put((key) => this.name(key)), (form) => put((key) => this.form(key, form)))
          : this.plain(value);
    }
    return resolved;
  }
}
