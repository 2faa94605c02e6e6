/** The client's own texts in the current language. */

import en from './en.ftl?raw';
import it from './it.ftl?raw';
import { settings } from '../settings.svelte';
import { api } from '../api';
import type { ClientKey } from '../keys.generated';
import type { Known } from './known';
import { Voice, type Language, type Players } from './voice';

export const OWN: Record<Language, string> = { en, it };

const own = $derived(new Voice(settings.lang, [OWN[settings.lang]]));

/** The client's text `key`. */
export function t<const Key extends string>(key: Key & Known<Key, ClientKey>, args?: Record<string, string | number>): string {
  return own.key(key as ClientKey, args);
}

/** The texts of a game in a language; `more` holds the texts that its board adds. */
export async function gameVoice(
  game: string,
  lang: Language,
  players?: Players,
  more?: Record<Language, string>,
): Promise<Voice> {
  const [texts, all] = await Promise.all([api.texts(game, lang), api.games()]);
  const schema = all.find(({ id }) => id === game)?.view_schema;
  return new Voice(lang, [OWN[lang], more?.[lang] ?? '', texts], players, schema);
}
