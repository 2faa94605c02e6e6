/** The client's own texts in the current language. */

import { api } from '../api';
import type { ClientKey } from '../keys.generated';
import { set, settings } from '../settings.svelte';
import type { GameInfo } from '../wire';
import type { Known } from './known';
import { Sources } from './sources';
import { Voice, type Language, type Players } from './voice';

export const OWN = new Sources(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }));

let own = $state.raw(new Voice(settings.lang, []));

/** Speak a language from now on, once its texts are here; without them the one before stays. */
export async function speak(lang: Language): Promise<void> {
  try {
    const source = await OWN.load(lang);
    if (lang === settings.lang) own = new Voice(lang, [source]);
  } catch (error) {
    if (own.lang === lang) throw error;
    set({ lang: own.lang });
  }
}

/** The language that is spoken. */
export const spoken = (): Language => own.lang;

/** The client's text `key`. */
export function t<const Key extends string>(key: Key & Known<Key, ClientKey>, args?: Record<string, string | number>): string {
  return own.key(key as ClientKey, args);
}

/** The texts of a game in a language; `more` holds the texts that its board adds. */
export async function gameVoice(game: string, lang: Language, players?: Players, more?: Sources): Promise<Voice> {
  const [source, board, texts, all] = await Promise.all([OWN.load(lang), more?.load(lang) ?? '', api.texts(game, lang), api.games()]);
  const schema = all.find(({ id }) => id === game)?.view_schema;
  return new Voice(lang, [source, board, texts], players, schema);
}

/** What lists say of a game in the language that is spoken. */
export const titleVoice = ({ words }: GameInfo): Voice => new Voice(own.lang, [words[own.lang] ?? '']);
