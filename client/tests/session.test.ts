import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSeat, tokensFor } from '../src/credentials';
import { Session } from '../src/table/session.svelte';
import { set } from '../src/settings.svelte';
import { STEP } from '../src/table/turns';
import type { LogLine } from '../src/wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {}
  say(message: object) {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

const line = (seq: number, seat: number): LogLine => ({ kind: 'choice', seq, seat, choice: 'x', words: null, events: [{ words: { key: 'moves' }, clause: '' }], undone: 0 });
const turn = (seq: number) => ({ seq, seat: 0, prompt: null, options: [], undo: null, asks_undo: null });
const position = (seq: number) => ({ ...turn(seq), view: { board: { round: seq } } });
const changes = (seq: number) => [{ path: ['board', 'round'], value: seq }];
const table = (...yours: boolean[]) => ({ seats: yours.map((mine) => ({ yours: mine })) });
const welcome = (seq: number, ...log: LogLine[]) => ({ type: 'welcome', v: 2, table: table(true, false), yours: [0], position: position(seq), log, chat: [] });
const update = (seq: number, seat: number) => ({ type: 'update', position: { ...turn(seq), changes: changes(seq) }, log: [line(seq, seat)] });
const socket = () => FakeSocket.all.at(-1)!;

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  saveSeat('T1', 0, 'secret');
  session = new Session('T1');
  session.open();
  socket().onopen!();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Session', () => {
  const shown = () => session.log.map((one) => one.seq);

  it('connects with the saved tokens', () => {
    expect(socket().sent[0]).toMatchObject({ type: 'hello', table: 'T1', tokens: ['secret'], last: null });
  });

  it("shows others' moves one after another, and one's own at once", () => {
    socket().say(welcome(0));
    socket().say(update(1, 1));
    socket().say(update(2, 2));
    expect(shown()).toEqual([1]);
    expect(session.behind).toBe(1);
    vi.advanceTimersByTime(STEP - 100);
    expect(shown()).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual([1, 2]);
    socket().say(update(3, 0));
    expect(shown()).toEqual([1, 2, 3]);
    expect(session.position!.seq).toBe(3);
  });

  it('hurries once it waits for somebody at this screen', () => {
    socket().say(welcome(0));
    socket().say(update(1, 1));
    const asks = update(3, 1);
    socket().say(update(2, 1));
    socket().say({ ...asks, position: { ...asks.position, prompt: {} } });
    vi.advanceTimersByTime(STEP + STEP / 2);
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('keeps the pace that the person likes', () => {
    set({ pace: 0.5 });
    socket().say(welcome(0));
    socket().say(update(1, 1));
    socket().say(update(2, 1));
    vi.advanceTimersByTime(STEP + 100);
    expect(shown()).toEqual([1]);
    vi.advanceTimersByTime(STEP);
    expect(shown()).toEqual([1, 2]);
    set({ pace: 1 });
  });

  it('shows everything when told to skip', () => {
    socket().say(welcome(0));
    for (const seq of [1, 2, 3]) socket().say(update(seq, 1));
    session.skip();
    expect(shown()).toEqual([1, 2, 3]);
    expect(session.fresh.map((one) => one.seq)).toEqual([3]);
    expect(session.behind).toBe(0);
  });

  it('continues after a break with exactly what it missed', () => {
    socket().say(welcome(1, line(1, 0)));
    socket().say(update(2, 0));
    socket().onclose!();
    expect(session.status).toBe('lost');
    expect(session.position!.seq).toBe(2);
    vi.advanceTimersByTime(1000);
    socket().onopen!();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', last: 2 });
    socket().say(welcome(4, line(3, 1), line(4, 0)));
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(session.status).toBe('live');
  });

  it('sends the number of the position shown, and distinguishes a refusal from a broken connection', async () => {
    socket().say(welcome(7));
    const refused = session.choose('take:row.1', false);
    const asked = socket().sent.at(-1)!;
    expect(asked).toMatchObject({ type: 'choose', seq: 7, choice: 'take:row.1' });
    socket().say({ type: 'refused', id: asked.id, code: 'stale', clause: '', words: { key: 'ui-stale' } });
    expect(await refused).toMatchObject({ code: 'stale' });
    const lost = session.choose('take:row.1', false);
    socket().onclose!();
    expect(await lost).toBe('lost');
  });

  it('shows the view with the changes made, and the clocks of the update', () => {
    socket().say(welcome(0));
    const clock = { mode: 'move', left: [1, 2], running: [1], paused: false, increment: 0, answer_within: 0 };
    socket().say({ ...update(1, 0), clock });
    expect(session.position!.view.board).toEqual({ round: 1 });
    expect(session.table).toEqual({ ...table(true, false), clock });
  });

  it('drops a seat that passed to somebody else, and becomes a spectator', () => {
    socket().say(welcome(3, line(3, 0)));
    socket().say({ ...welcome(3), table: table(false, false), yours: [] });
    expect(session.yours).toEqual([]);
    expect(tokensFor('T1')).toEqual([]);
  });
});
