/** The connection to the server: one WebSocket that reconnects by itself and asks for what was missed. */

import { VERSION, type Answer, type Ask, type FromClient, type FromServer, type Goodbye } from './wire';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'closed';

/** The connection broke before the answer came: only the next position shows whether the request was carried out. */
export class ConnectionLost extends Error {}

export interface Listener {
  /** Tokens of the seats held at this table, read at every attempt: a seat may have been taken in the meantime. */
  tokens(): string[];
  /** The last log number received, so that the server sends only what follows. */
  last(): number | null;
  received(message: Exclude<FromServer, Answer | Goodbye>): void;
  statusChanged(state: ConnectionState, goodbye?: Goodbye): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;
/** How long to wait for the welcome before the attempt is given up. */
const WELCOME_TIMEOUT = 8_000;
const PING_EVERY = 8_000;

/** Milliseconds to wait before attempt `n` (from 0): doubling, and random so that not all clients reconnect at once. */
export function backoff(n: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + random / 2);
}

type Pending = { resolve: (answer: Answer) => void; reject: (why: Error) => void };

export class Connection {
  state: ConnectionState = 'connecting';
  private socket: WebSocket | null = null;
  private welcomed = false;
  private attempt = 0;
  private nextId = 1;
  /** Whether nothing was received since the last ping. */
  private quiet = false;
  private readonly pending = new Map<number, Pending>();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private welcomeTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly createSocket: () => WebSocket,
  ) {}

  /** Connect, and drop any earlier connection. */
  open(): void {
    this.disconnect();
    const socket = this.createSocket();
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => this.receive(socket, String(event.data));
    socket.onclose = () => this.dropped(socket);
    this.welcomeTimer = setTimeout(() => this.dropped(socket), WELCOME_TIMEOUT);
  }

  /** Disconnect for good. */
  close(): void {
    this.setState('closed');
    this.disconnect();
  }

  /** Reconnect now instead of after the wait: the network is back, or the person asked for it. */
  retryNow(): void {
    if (this.state !== 'lost') return;
    this.attempt = 0;
    this.open();
  }

  /** Send a request and wait for its answer. Rejects with `ConnectionLost` if the connection breaks first. */
  ask(question: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.state !== 'live') return reject(new ConnectionLost());
      const id = this.nextId++;
      this.pending.set(id, { resolve, reject });
      this.send({ ...question, id });
    });
  }

  private hello(socket: WebSocket): void {
    if (socket !== this.socket) return;
    const { listener, table } = this;
    this.send({ type: 'hello', v: VERSION, table, tokens: listener.tokens(), last: listener.last() });
  }

  /** Send a ping. If the last one is still unanswered the connection is dead, even if the browser has not noticed. */
  private ping(socket: WebSocket): void {
    if (this.quiet) return this.dropped(socket);
    this.quiet = true;
    this.ask({ type: 'ping' }).catch(() => undefined);
  }

  private send(message: FromClient): void {
    this.socket!.send(JSON.stringify(message));
  }

  private receive(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    this.quiet = false;
    const message = JSON.parse(data) as FromServer;
    switch (message.type) {
      case 'accepted':
      case 'refused':
      case 'reason':
      case 'previews':
      case 'prepared':
      case 'facts':
      case 'observation':
      case 'pong':
        this.pending.get(message.id)?.resolve(message);
        this.pending.delete(message.id);
        break;
      case 'goodbye':
        // Before the welcome this is a refusal (no such table, wrong version); later it may be a restart of the server.
        if (this.welcomed) break;
        this.setState('closed', message);
        this.disconnect();
        break;
      case 'welcome':
        clearTimeout(this.welcomeTimer);
        this.welcomed = true;
        this.attempt = 0;
        // The server sends another welcome to a client that has fallen behind.
        this.pingTimer ??= setInterval(() => this.ping(socket), PING_EVERY);
        this.setState('live');
        this.listener.received(message);
        break;
      default:
        this.listener.received(message);
    }
  }

  private dropped(socket: WebSocket): void {
    if (socket !== this.socket || this.state === 'closed') return;
    this.disconnect();
    this.setState('lost');
    this.retryTimer = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  private disconnect(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.welcomeTimer);
    clearInterval(this.pingTimer);
    this.pingTimer = undefined;
    this.quiet = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { reject } of this.pending.values()) reject(new ConnectionLost());
    this.pending.clear();
  }

  private setState(state: ConnectionState, goodbye?: Goodbye): void {
    this.state = state;
    this.listener.statusChanged(state, goodbye);
  }
}
