import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Awaited from '../../src/shell/Awaited.svelte';
import Seats from '../../src/shell/Seats.svelte';
import { OWN } from '../../src/text/language.svelte';
import { Voice } from '../../src/text/voice';
import type { SeatInfo, TableInfo, View } from '../../src/wire';

const voice = new Voice('en', [await OWN.load('en')], { seats: ['Anna', 'Bruno', 'Carla'], automata: [] });

function table(...seats: Partial<SeatInfo>[]): TableInfo {
  const person = { kind: 'person', connected: true, yours: false, away_since: null };
  const rest = { status: 'running', automata: [], clock: { mode: 'none' }, asks_pause: [], watchers: 0, deal: { open: false, commitment: '' } };
  return { ...rest, seats: seats.map((seat) => ({ ...person, ...seat })) } as unknown as TableInfo;
}

function said(of: TableInfo, waiting: number[]): string {
  const { container, unmount } = render(Awaited, { table: of, waiting, voice });
  const words = container.textContent.replace(/\s+/g, ' ').trim();
  unmount();
  return words;
}

describe('whom the game waits for', () => {
  it('is choosing only if they are at the table; otherwise it says when they were last here', () => {
    const left = Date.now() / 1000 - 300;
    expect(said(table({}, {}), [1])).toBe('Bruno is choosing…');
    expect(said(table({}, { kind: 'bot' }), [1])).toBe('Bruno is thinking…');
    expect(said(table({}, { connected: false }), [1])).toBe('Waiting for Bruno, who is not at the table.');
    expect(said(table({}, { connected: false, away_since: left + 290 }), [1])).toBe('Waiting for Bruno, who is not at the table.');
    expect(said(table({}, { connected: false, away_since: left }), [1])).toBe('Waiting for Bruno, who is not at the table. Last here 5 minutes ago.');
  });

  it('is everybody who has not answered in a sealed round', () => {
    expect(said(table({}, {}, { connected: false }), [1, 2])).toBe('Still to answer: Bruno and Carla (away).');
    render(Seats, { table: table({}, {}, {}), voice, waiting: [1, 2], view: { board: {} } as unknown as View, signs: [], prepared: true, since: 0, onseat: () => undefined, onpause: () => undefined });
    expect(screen.getAllByRole('listitem', { current: true }).map((item) => item.textContent?.match(/\w+/)?.[0])).toEqual(['Bruno', 'Carla']);
  });
});
