/** What a table is played with: the game's words, its content, and its picture if it has one. */

import { api } from '../api';
import { games } from '../games';
import type { GameModule } from '../games/board';
import { gameVoice } from '../text/language.svelte';
import type { Language, Voice } from '../text/voice';
import type { Content } from '../wire';

export class Box {
  voice = $state.raw<Voice | null>(null);
  content = $state.raw<Content>({});
  /** Undefined until it is known; null for a game without a picture. */
  module = $state.raw<GameModule | null | undefined>();

  constructor(private readonly complain: (error: unknown) => void) {}

  /** Fetch what does not depend on the language; what is here already is not fetched again. */
  open(game: string): void {
    api.content(game).then((content) => (this.content = content), this.complain);
    const load = games[game];
    if (!load) this.module = null;
    load?.().then(
      (module) => (this.module = module),
      (error) => {
        // The outline shows everything too.
        this.module ??= null;
        this.complain(error);
      },
    );
  }

  /** Fetch the words, with `names` for the seats. */
  speak(game: string, lang: Language, names: readonly string[]): void {
    gameVoice(game, lang, names, this.module?.sources).then((voice) => (this.voice = voice), this.complain);
  }
}
