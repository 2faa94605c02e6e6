/** Fluent sources in every language, each loaded when its language is first spoken. */

import type { Language } from './voice';

/** What loads each file, by a path that ends with its language: `./text/it.ftl`. */
type Files = Record<string, () => Promise<string>>;

export class Sources {
  readonly #files: Files;
  readonly #loaded = new Map<Language, string>();

  constructor(files: Files) {
    this.#files = files;
  }

  async load(lang: Language): Promise<string> {
    const file = Object.entries(this.#files).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1];
    const source = (await file?.()) ?? '';
    this.#loaded.set(lang, source);
    return source;
  }

  /** The source in a language that is loaded: a voice speaks it. */
  of(lang: Language): string {
    return this.#loaded.get(lang) ?? '';
  }
}
