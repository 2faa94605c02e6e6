/** Opens a new table of a lesson, which goes to a chapter by itself. */

import { api } from './api';
import { saveTable } from './credentials';
import type { Tutorial } from './games/board';
import { saveLearned } from './lessons';
import { named } from './names';
import { go } from './router.svelte';

export async function openLesson(game: string, { newTable }: Tutorial, at: number): Promise<void> {
  const made = await api.make({ ...newTable, seats: named(newTable.seats) });
  saveTable(made, true);
  saveLearned(game, made.table, at);
  go(`/t/${made.table}`, true);
}
