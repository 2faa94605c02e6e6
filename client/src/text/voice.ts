/** Texts in a language: those of a game, which come from the server, and the client's own. */

import { FluentBundle, FluentResource, type FluentFunction, type FluentValue } from '@fluent/bundle';
import type { TextKey } from '../keys.generated';
import type { ViewSchema, Words } from '../wire';
import { wireKey, type Known } from './known';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For a voice that is not used with views. */
const NO_SCHEMA: ViewSchema = { kinds: [], players: [], by_player: [] };

type Args = Record<string, string | number>;

/** The forms of a name in a sentence: with an article, and after prepositions. A message asks for one: `{ IN($place) }`. */
export const FORMS = ['the', 'a', 'in', 'on', 'of', 'to', 'from'] as const;
export type Form = (typeof FORMS)[number];

/** The keys in an argument; and those whose form a sentence may ask for: what is in brackets stays as it is. */
const KEYS = /@([A-Za-z0-9_-]+)/g;
const NAMES = /\([^()]*\)|@([A-Za-z0-9_-]+)/g;

/** `CAPITAL(THE($place))`: a name that begins a sentence. */
const CAPITAL = ([name]: FluentValue[]): FluentValue => {
  const words = String(name);
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
  /** The forms of the names in the message that is being formatted, by the name: a selector must see plain strings. */
  private names: ReadonlyMap<string, (form: Form) => string> = new Map();

  constructor(lang: Language, sources: readonly string[], players = NOBODY, schema = NO_SCHEMA) {
    this.lang = lang;
    this.players = players;
    this.schema = schema;
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { ...this.functions(), CAPITAL } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is a message `key`. */
  has(key: string): key is TextKey {
    return this.bundle.hasMessage(key);
  }

  /** The formatted message `key`. Arguments are used as they are: they may be what people wrote. */
  key<const Key extends string>(key: Key & Known<Key>, args: Args = {}): string {
    return this.format(key, args);
  }

  /** The name `key`, a player's or one of the content, in a form. */
  form<const Key extends string>(key: Key & Known<Key>, form: Form): string {
    const forms = this.bundle.getMessage(key)?.attributes ?? {};
    const given = forms[form];
    if (given) return this.bundle.formatPattern(given, {}, []);
    const the = form === 'a' ? undefined : forms['the'];
    return this.formed(the ? this.bundle.formatPattern(the, {}, []) : this.name(key), form);
  }

  /** `name` in a form as the language makes it of any name; a message may choose by its `$first` letter. */
  private formed(name: string, form: Form): string {
    const key = `form-${form}`;
    const first = name.normalize('NFD').charAt(0).toLowerCase();
    return this.has(key) ? this.format(key, { name, first }) : name;
  }

  private functions(): Record<string, FluentFunction> {
    const inForm = (form: Form, name: FluentValue): FluentValue =>
      typeof name === 'string' ? (this.names.get(name)?.(form) ?? this.formed(name, form)) : name;
    return Object.fromEntries(FORMS.map((form) => [form.toUpperCase(), ([name]) => inForm(form, name!)]));
  }

  private format(key: string, args: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  /** The key of the message that names a component of the game, if there is one. */
  thing(id: string): TextKey | undefined {
    return this.schema.kinds.map((kind) => `${kind}-${id}`).find((key) => this.has(key));
  }

  /** A message of the engine or server, formatted. In its arguments, what follows an "@" is a key. */
  words({ key, args = {} }: Words): string {
    const names = new Map<string, (form: Form) => string>();
    const resolved = Object.entries(args).map(([argument, value]) => {
      if (typeof value !== 'string' || !value.startsWith('@')) return [argument, value];
      const name = this.named(value);
      names.set(name, (form) => value.replace(NAMES, (words, key?: string) => (key ? this.form(wireKey(key), form) : this.named(words))));
      return [argument, name];
    });
    const outer = this.names;
    this.names = names;
    try {
      return this.format(key, Object.fromEntries(resolved) as Args);
    } finally {
      this.names = outer;
    }
  }

  /** The name of a player. */
  seat(player: number): string {
    const { seats, automata } = this.players;
    const automaton = automata[player - seats.length];
    if (automaton) return this.key(wireKey(automaton));
    return seats[player] || this.key('seat-unnamed', { number: player + 1 });
  }

  /** What a key in an argument stands for: a player (`seat-1`), or a message. */
  private name(key: string): string {
    const player = /^seat-(\d+)$/.exec(key);
    return player ? this.seat(Number(player[1])) : this.key(wireKey(key));
  }

  /** `words` with the keys in them replaced by their texts. */
  private named(words: string): string {
    return words.replace(KEYS, (_, key: string) => this.name(key));
  }
}
