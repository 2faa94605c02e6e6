/** What the client loads for a game: its texts, its content, and its board and lesson if it has them. */

import { api } from '../api';
import { games } from '../games';
import type { GameModule, Tutorial } from '../games/board';
import { gameVoice } from '../text/language.svelte';
import type { Language, Players, Voice } from '../text/voice';
import type { Content } from '../wire';

export class GameData {
  voice = $state.raw<Voice | null>(null);
  content = $state.raw<Content>({});
  /** For a pupil. */
  lesson = $state.raw<Tutorial | undefined>();
  /** The board: undefined until all is loaded, null for a game without one. */
  module = $state.raw<GameModule | null | undefined>();

  constructor(private readonly complain: (error: unknown) => void) {}

  /** Load the content, the board and, for a `pupil`, the lesson with what shows it, unless they are loaded already. All come at once. */
  load(game: string, pupil: boolean): void {
    const meta = games[game];
    const learn = async () => (await Promise.all([meta?.lesson?.(), import('../shell/Lesson.svelte')]))[0];
    Promise.all([api.content(game), meta?.load() ?? null, pupil ? learn() : undefined]).then(
      ([content, module, lesson]) => {
        this.content = content;
        this.lesson = lesson;
        this.module = module;
      },
      (error) => {
        // The game can be played with the outline instead.
        this.module ??= null;
        this.complain(error);
      },
    );
  }

  /** Load the texts, for these players. */
  loadTexts(game: string, lang: Language, players: Players): void {
    gameVoice(game, lang, players, games[game]?.sources).then((voice) => (this.voice = voice), this.complain);
  }
}
