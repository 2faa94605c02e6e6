/** The server's HTTP API. */

import { tokensFor } from './credentials';
import type { Language } from './text/voice';
import type {
  Clause, Content, GameInfo, History, Join, Joined, LogLine, Moment, MyTable, NewTable, Problem, ScoreSheet, TableInfo, TableMade,
} from './wire';

/** The server refused a request; the message is its reason. */
export class Refusal extends Error {}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api${path}`, init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.error ?? `${response.status} ${response.statusText}`);
}

const get = async <T>(path: string, init?: RequestInit): Promise<T> => (await call(path, init)).json() as Promise<T>;

const post = async <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> =>
  get<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Cache the answer for each key; failures are not cached. */
function cached<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>();
  return (key) => {
    const known = cache.get(key);
    if (known) return known;
    const answer = ask(key);
    cache.set(key, answer);
    answer.catch(() => cache.delete(key));
    return answer;
  };
}

function bearer(table: string): Record<string, string> {
  const tokens = tokensFor(table);
  return tokens.length ? { Authorization: `Bearer ${tokens.join(',')}` } : {};
}

const gameList = cached(() => get<GameInfo[]>('/games'));
const gameTexts = cached(async (path) => (await call(path)).text());

export const api = {
  games: () => gameList(''),
  texts: (game: string, lang: Language) => gameTexts(`/games/${game}/texts/${lang}`),
  rules: cached((game) => get<Clause[]>(`/games/${game}/rules`)),
  content: cached((game) => get<Content>(`/games/${game}/content`)),
  tables: (status: 'open' | 'running' | 'finished') => get<TableInfo[]>(`/tables?status=${status}`),
  mine: (tokens: string[]) => post<MyTable[]>('/tables/mine', { tokens }),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  make: (table: NewTable) => post<TableMade>('/tables', table),
  join: (id: string, join: Join) => post<Joined>(`/tables/${id}/join`, join),
  rematch: (id: string) => post<TableMade>(`/tables/${id}/rematch`, {}, bearer(id)),
  moment: (id: string, n: number) => get<Moment>(`/tables/${id}/at/${n}`, { headers: bearer(id) }),
  log: (id: string, before: number) => get<LogLine[]>(`/tables/${id}/log/${before}`, { headers: bearer(id) }),
  sheet: (id: string) => get<ScoreSheet>(`/tables/${id}/sheet`),
  history: (id: string) => get<History>(`/tables/${id}/scores`),
  record: async (id: string) => (await call(`/tables/${id}/record`)).text(),
  import: (record: string) => post<TableMade>('/import', { record }),
};
