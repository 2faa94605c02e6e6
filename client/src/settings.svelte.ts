/** What a person prefers, kept in this browser and shared by all pages. */

import { LANGUAGES, type Language } from './text/voice';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  lang: Language;
  theme: Theme;
  name: string;
  sound: boolean;
  notify: boolean;
  outline: boolean;
  handOver: boolean;
}

const KEY = 'regnum.settings';

function browserLanguage(): Language {
  return LANGUAGES.find((lang) => navigator.language.startsWith(lang)) ?? 'en';
}

function read(): Kept {
  const usual: Kept = {
    lang: browserLanguage(),
    theme: 'auto',
    name: '',
    sound: false,
    notify: false,
    outline: false,
    handOver: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state(read());

/** Change settings at once and for the next visit. */
export function set(change: Partial<Kept>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
}
