import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, Connection, ConnectionLost, type Listener, type ConnectionState } from '../src/connection';

/** A socket that records what is sent, and receives what the test wants. */
class FakeSocket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  welcome() {
    this.onopen!();
    this.say({ type: 'welcome' });
  }
}

let sockets: FakeSocket[];
let states: ConnectionState[];
let received: string[];
let last: number | null;
let broken: boolean;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  received = [];
  last = null;
  broken = false;
  const listener: Listener = {
    tokens: () => ['secret'],
    last: () => last,
    received: (message) => {
      if (broken) throw new Error('cannot be shown');
      received.push(message.type);
    },
    statusChanged: (state) => states.push(state),
  };
  connection = new Connection('T1', listener, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('Connection', () => {
  it('says hello with its tokens and is live after the welcome', () => {
    sockets[0]!.onopen!();
    expect(sockets[0]!.sent).toEqual([{ type: 'hello', v: 3, table: 'T1', tokens: ['secret'], last: null }]);
    expect(states).toEqual([]);
    sockets[0]!.say({ type: 'welcome' });
    expect(states).toEqual(['live']);
    expect(received).toEqual(['welcome']);
  });

  it('reconnects after a break and asks for what it missed', () => {
    sockets[0]!.welcome();
    last = 17;
    sockets[0]!.onclose!();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.welcome();
    expect(sockets[1]!.sent[0]).toMatchObject({ type: 'hello', last: 17 });
    expect(states.at(-1)).toBe('live');
  });

  it('waits longer each time, up to a limit, and starts over once welcomed', () => {
    expect(backoff(0, 0.5)).toBe(400);
    expect(backoff(3, 0.5)).toBe(3200);
    expect(backoff(30, 0.5)).toBe(4000);
    sockets[0]!.onclose!();
    vi.advanceTimersByTime(backoff(0, 1));
    sockets[1]!.onclose!();
    vi.advanceTimersByTime(backoff(1, 0) - 1);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(backoff(1, 1));
    expect(sockets).toHaveLength(3);
  });

  it('gives up an attempt that is not welcomed', () => {
    sockets[0]!.onopen!();
    vi.advanceTimersByTime(8_000);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(backoff(0, 1));
    expect(sockets).toHaveLength(2);
  });

  it('reconnects at once when the network is back', () => {
    sockets[0]!.welcome();
    sockets[0]!.onclose!();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    sockets[1]!.welcome();
    vi.advanceTimersByTime(7_900);
    expect(sockets).toHaveLength(2);
  });

  it('gives each answer to the request with its id', async () => {
    sockets[0]!.welcome();
    const first = connection.ask({ type: 'why', choice: 'a' });
    const second = connection.ask({ type: 'choose', seq: 3, choice: 'b' });
    const [a, b] = sockets[0]!.sent.slice(1).map((message) => message.id);
    sockets[0]!.say({ type: 'refused', id: b, code: 'stale', clause: '', words: { key: 'ui-stale' } });
    sockets[0]!.say({ type: 'reason', id: a, clause: null, words: null, first: [] });
    expect(await second).toMatchObject({ type: 'refused', code: 'stale' });
    expect(await first).toMatchObject({ type: 'reason' });
  });

  it('rejects unanswered requests when the connection breaks', async () => {
    sockets[0]!.welcome();
    const answer = connection.ask({ type: 'choose', seq: 1, choice: 'a' });
    sockets[0]!.onclose!();
    await expect(answer).rejects.toBeInstanceOf(ConnectionLost);
    await expect(connection.ask({ type: 'ping' })).rejects.toBeInstanceOf(ConnectionLost);
  });

  it('treats an unanswered ping as a broken connection', () => {
    const pings = () => sockets[0]!.sent.filter((message) => message.type === 'ping');
    sockets[0]!.welcome();
    vi.advanceTimersByTime(8_000);
    expect(pings()).toHaveLength(1);
    sockets[0]!.say({ type: 'pong', id: pings()[0]!.id });
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('live');
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('has one socket only, however often it retries', () => {
    sockets[0]!.welcome();
    sockets[0]!.onclose!();
    connection.retryNow();
    connection.retryNow();
    sockets[1]!.onopen!();
    sockets[2]!.welcome();
    expect(sockets[1]!.sent).toEqual([]);
    expect(sockets[2]!.sent.filter((message) => message.type === 'hello')).toHaveLength(1);
    sockets[1]!.onclose!();
    expect(states.at(-1)).toBe('live');
  });

  it('stays live when a message cannot be shown', () => {
    broken = true;
    sockets[0]!.onopen!();
    expect(() => sockets[0]!.say({ type: 'welcome' })).toThrow();
    expect(states.at(-1)).toBe('live');
  });

  it('does not reconnect after a goodbye instead of a welcome', () => {
    sockets[0]!.onopen!();
    sockets[0]!.say({ type: 'goodbye', code: 'no-table', words: { key: 'ui-no-such-table' } });
    sockets[0]!.onclose!();
    vi.advanceTimersByTime(100_000);
    expect(states).toEqual(['closed']);
    expect(sockets).toHaveLength(1);
  });

  it('reconnects when the server says goodbye later', () => {
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'goodbye', code: 'restart', words: { key: 'x' } });
    sockets[0]!.onclose!();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it('ignores a socket it has dropped', () => {
    sockets[0]!.welcome();
    connection.open();
    sockets[0]!.say({ type: 'update' });
    sockets[0]!.onclose!();
    expect(received).toEqual(['welcome']);
    expect(sockets).toHaveLength(2);
  });
});
