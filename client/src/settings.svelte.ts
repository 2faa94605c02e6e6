/** A person's settings, saved in this browser and shared by all pages. */

import { LANGUAGES, type Language } from './text/voice';

export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  lang: Language;
  theme: Theme;
  name: string;
  sound: boolean;
  notify: boolean;
  outline: boolean;
  handOver: boolean;
  /** Whether to ask for confirmation before a choice that cannot be undone. */
  sure: boolean;
  /** How fast others' turns are played: 1 is the usual pace. */
  pace: number;
}

const KEY = 'regnum.settings';

function browserLanguage(): Language {
  return LANGUAGES.find((lang) => navigator.language.startsWith(lang)) ?? 'en';
}

/** The language in the address (`?lang=it`), which is then removed from it. */
function addressLanguage(): Partial<Settings> {
  const address = new URL(location.href);
  const lang = LANGUAGES.find((one) => one === address.searchParams.get('lang'));
  if (!lang) return {};
  address.searchParams.delete('lang');
  history.replaceState(null, '', address);
  return { lang };
}

function read(): Settings {
  const defaults: Settings = {
    lang: browserLanguage(),
    theme: 'auto',
    name: '',
    sound: false,
    notify: false,
    outline: false,
    handOver: true,
    sure: false,
    pace: 1,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>), ...addressLanguage() };
  } catch {
    return defaults;
  }
}

export const settings = $state(read());

/** Change settings, and save them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
}
