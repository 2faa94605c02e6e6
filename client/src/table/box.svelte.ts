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
  module = $state.raw<GameModule | null>(null);

  constructor(private readonly complain: (error: unknown) => void) {}

  /** Fetch what does not depend on the language; what is here already is not fetched again. */
  open(game: string): void {
    api.content(game).then((content) => (this.content = content), this.complain);
    games[game]?.().then((module) => (this.module = module), this.complain);
  }

  /** Fetch the words, with `names` for the seats. */
  speak(game: string, lang: Language, names: readonly string[]): void {
    gameVoice(game, lang, names, this.module?.sources).then((voice) => (this.voice = voice), this.complain);
  }
}
