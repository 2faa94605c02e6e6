/** What the client loads for a game: its texts, its content, and its board if it has one. */

import { api } from '../api';
import { games } from '../games';
import type { GameModule } from '../games/board';
import { gameVoice } from '../text/language.svelte';
import type { Language, Players, Voice } from '../text/voice';
import type { Content } from '../wire';

export class GameData {
  voice = $state.raw<Voice | null>(null);
  content = $state.raw<Content>({});
  /** The board and its lesson: undefined until loaded, null for a game without a board. */
  module = $state.raw<GameModule | null | undefined>();

  constructor(private readonly complain: (error: unknown) => void) {}

  /** Load the content and the board, unless they are loaded already. */
  load(game: string): void {
    api.content(game).then((content) => (this.content = content), this.complain);
    const load = games[game];
    if (!load) this.module = null;
    load?.().then(
      (module) => (this.module = module),
      (error) => {
        // The game can be played with the outline instead.
        this.module ??= null;
        this.complain(error);
      },
    );
  }

  /** Load the texts, for these players. */
  loadTexts(game: string, lang: Language, players: Players): void {
    gameVoice(game, lang, players, this.module?.sources).then((voice) => (this.voice = voice), this.complain);
  }
}
