/** Where the power of each hero came from, as lines of the score sheet. */

import type { SheetLine } from '../../shell/score';
import { Voice, type Language } from '../../text/voice';
import type { LogLine, View } from '../../wire';
import type { SevenBoard } from '../seven.generated';
import { accounts, SOURCES, type Source } from './reckoning';
import { SOURCES as TEXTS } from './sources';

const CLAUSES: Readonly<Record<Source | 'spent', string>> = {
  undertakings: 'complete.3', awards: 'score.1', characters: 'recruit.3', temples: 'found.8', treasures: 'complete.10', income: 'gather.3',
  cards: 'effect.1', spent: 'effect.21',
};

export function origins(log: readonly LogLine[], view: View, lang: Language): Record<string, SheetLine[]> {
  const board = view.board as unknown as SevenBoard;
  const own = new Voice(lang, [TEXTS.of(lang)]);
  const reckoned = accounts(log, board);
  const line = (source: Source | 'spent', of: (account: (typeof reckoned)[number]) => number): SheetLine => {
    const points = board.scores.map((_, player) => reckoned.filter((account) => account.player === player).map(of)[0] || null);
    return { what: own.key(`source-${source}`), clause: CLAUSES[source], points };
  };
  const lines = [...SOURCES.map((source) => line(source, ({ gained }) => gained[source])), line('spent', ({ spent }) => -spent)];
  return { power: lines.filter(({ points }) => points.some((n) => n !== null)) };
}
