import { describe, expect, it } from 'vitest';
import type { PromptInfo } from '../../../wire';
import type { BoardProps } from '../../board';
import type { SevenOutlook } from '../../seven.generated';
import { Scene } from '../scene.svelte';
import { notes } from '../words';
import { board, hero } from './table';

function scene(outlook: Partial<SevenOutlook> | null, kind?: PromptInfo['kind']): Scene {
  const position = { seat: 0, view: { seat: 0, board: board([hero()]) }, prompt: kind ? { kind, words: { key: '' }, clauses: [] } : null, options: [] };
  const text = { lang: 'en', key: (key: string) => key, seat: () => 'Anna' };
  return new Scene(() => ({ position, facts: null, outlook, text, content: {} }) as unknown as BoardProps);
}

describe('what follows from a position', () => {
  const seen = scene({ heroes: [{ income: { gold: 3 } }] as SevenOutlook['heroes'], undertakings: [{ at: 'undertakings.2', free: [], rewards: {}, treasures: {}, lacking: {}, kept_free: 3 }] });

  it('is read by hero and by undertaking, also while the next is on its way', () => {
    expect(seen.prospectOf(0)?.income).toEqual({ gold: 3 });
    expect([seen.standingAt(2)?.kept_free, seen.standingAt(1)]).toEqual([3, undefined]);
  });

  it('is not there before it has come', () => {
    const early = scene(null);
    expect([early.prospectOf(0), early.standingAt(2), early.plans]).toEqual([undefined, undefined, null]);
    expect(notes.coin(early, 0, 'gold').lines).toHaveLength(2);
  });
});

it('an answer to a sin and a payment have a panel of their own', () => {
  expect([scene(null, 'answer').struck, scene(null, 'pay').paying, scene(null, 'choose').struck]).toEqual([true, true, false]);
});
