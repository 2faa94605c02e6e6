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
  /** Ask before what cannot be taken back. */
  sure: boolean;
}

const KEY = 'regnum.settings';

function browserLanguage(): Language {
  return LANGUAGES.find((lang) => navigator.language.startsWith(lang)) ?? 'en';
}

/** The language that the address asks for (`?lang=it`), once. */
function addressLanguage(): Partial<Kept> {
  const address = new URL(location.href);
  const lang = LANGUAGES.find((one) => one === address.searchParams.get('lang'));
  if (!lang) return {};
  address.searchParams.delete('lang');
  history.replaceState(null, '', address);
  return { lang };
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
    sure: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>), ...addressLanguage() };
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
