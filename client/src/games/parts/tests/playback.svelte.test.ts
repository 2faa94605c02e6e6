import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FactInfo, LogLine, Position } from '../../../wire';
import type { Step } from '../../../table/turns';
import type { Places } from '../motion';
import { playback } from '../playback.svelte';
import type { Stage } from '../stage.svelte';

const moved = (to: string): FactInfo => ({ verb: 'moved', piece: 'coin', from: 'purse', to });
const line = (seq: number, to: string): LogLine => ({
  kind: 'choice', seq, seat: 0, choice: 'x', words: null, undone: 0,
  events: [{ words: { key: 'event' }, clause: 'a.1', fact: moved(to) }],
});

/** A table whose root element is there only once it is mounted, as in a component. */
class Table {
  at = $state.raw({ seq: 1, fresh: [] as LogLine[] });
  root: HTMLElement | undefined;
  played: { steps: Step[]; before: Places }[] = [];

  get position(): Position {
    return { seq: this.at.seq } as Position;
  }

  readonly yours = [];

  get fresh(): LogLine[] {
    return this.at.fresh;
  }

  show(seq: number, fresh: LogLine[]): void {
    this.at = { seq, fresh };
    flushSync();
  }
}

let table: Table;
let end: () => void;

beforeEach(() => {
  table = new Table();
  end = $effect.root(() => {
    playback(table as unknown as Stage, () => table.root, (steps, before) => table.played.push({ steps, before }));
  });
  flushSync();
  table.root = document.createElement('div');
  table.root.innerHTML = '<span data-ref="row.1"></span>';
});

afterEach(() => end());

it('plays the steps of each new position, with where everything lay before', () => {
  expect(table.played).toEqual([]);
  table.show(2, [line(2, 'row.1')]);
  table.show(3, [line(3, 'row.2')]);
  expect(table.played.map(({ steps }) => steps.map(({ facts }) => facts))).toEqual([[[moved('row.1')]], [[moved('row.2')]]]);
  for (const { before } of table.played) expect([...before.keys()]).toEqual(['row.1']);
});

it('plays no line twice: the newest are there again when a replay ends', () => {
  const newest = [line(2, 'row.1')];
  table.show(2, newest);
  table.show(1, []);
  table.show(2, newest);
  expect(table.played.map(({ steps }) => steps.length)).toEqual([1, 0, 0]);
});
