import { describe, expect, it } from 'vitest';
import { ago, free, host, points, sections } from '../src/shell/tables';
import type { MyTable, SeatInfo, TableInfo, View } from '../src/wire';

const seat = (name: string, kind: SeatInfo['kind'] = 'person', yours = false): SeatInfo =>
  ({ name, kind, yours, level: '', connected: true, webhook: false, stands_in: false, away_since: null });

const table = (id: string, status: TableInfo['status'], created: number, seats: SeatInfo[] = [seat('Anna', 'person', true), seat('Bruno')]) =>
  ({ id, status, created, seats, game: 'anno890', automata: [], scores: [], winners: [] }) as unknown as TableInfo;

const mine = (one: TableInfo, asked: number | null): MyTable => ({
  table: one,
  view: { asked: asked === null ? null : { seat: asked, step: 'TakeTile' }, board: { scores: [3, 4] } } as unknown as View,
  since: null,
});

const ids = (list: readonly { table: TableInfo }[]) => list.map(({ table: { id } }) => id);

describe('the sections of the home page', () => {
  const own = [
    mine(table('old', 'running', 1), 0),
    mine(table('theirs', 'running', 2), 1),
    mine(table('new', 'running', 3), 0),
    mine(table('waits', 'waiting', 4), 0),
    mine(table('over', 'finished', 5), null),
  ];
  const others = [seat('Guido'), seat('', 'open')];
  const found = sections(
    own,
    [table('invites', 'waiting', 6, others), table('waits', 'waiting', 4)],
    [table('watched', 'running', 7, others), table('new', 'running', 3)],
    [table('history', 'finished', 8, others), table('over', 'finished', 5)],
  );

  it('have my turns, the newest first', () => expect(ids(found.turns)).toEqual(['new', 'old']));
  it('invite only to tables of others', () => expect(ids(found.invitations)).toEqual(['invites']));
  it('have what I wait for before what I could watch', () => expect(ids(found.running)).toEqual(['waits', 'theirs', 'watched']));
  it('have my finished games before those of others', () => expect(ids(found.finished)).toEqual(['over', 'history']));
});

describe('a table in a list', () => {
  it('shows points while the game runs, not before', () => {
    expect(points(mine(table('a', 'running', 1), 0))).toEqual([3, 4]);
    expect(points(mine(table('a', 'waiting', 1), 0))).toEqual([]);
    expect(points({ table: table('a', 'running', 1) })).toEqual([]);
    expect(points({ table: { ...table('a', 'finished', 1), scores: [20, 21] } })).toEqual([20, 21]);
  });

  it('says who invites, and how many seats are free', () => {
    const one = table('a', 'waiting', 1, [seat('', 'open'), seat('easy', 'bot'), seat('Guido'), seat('Berta'), seat('', 'open')]);
    expect([host(one), free(one)]).toEqual(['Guido', 2]);
  });

  it('says how long ago it was opened', () => {
    const [minute, day] = [60, 86400];
    expect(ago(0, 30, 'en')).toBe('now');
    expect(ago(0, 5 * minute, 'it')).toBe('5 minuti fa');
    expect(ago(0, day, 'it')).toBe('ieri');
    expect(ago(0, 30 * day, 'en')).toContain('1970');
  });
});
