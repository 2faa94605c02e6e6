/** The line to the server: one WebSocket that comes back by itself and asks for what was missed. */

import { VERSION, type Answer, type Ask, type FromClient, type FromServer, type Goodbye } from './wire';

export type LineState = 'connecting' | 'live' | 'lost' | 'closed';

/** What was asked is unanswered: the line broke, and only the next position tells whether it was done. */
export class LineLost extends Error {}

export interface Caller {
  /** Tokens of one's own seats at this table, read anew at every attempt: a seat may have been taken meanwhile. */
  tokens(): string[];
  /** The last number of the log that is known, so that only the rest is sent. */
  last(): number | null;
  heard(message: Exclude<FromServer, Answer | Goodbye>): void;
  changed(state: LineState, goodbye?: Goodbye): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;
/** How long a call may go without a welcome before it is given up. */
const PATIENCE = 8_000;
const PING_EVERY = 8_000;

/** Milliseconds to wait before attempt `n` (from 0): doubling, with chance so that not all clients return at once. */
export function backoff(n: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + chance / 2);
}

type Pending = { resolve: (answer: Answer) => void; reject: (why: Error) => void };

export class Connection {
  state: LineState = 'connecting';
  private socket: WebSocket | null = null;
  private welcomed = false;
  private attempt = 0;
  private nextId = 1;
  /** Nothing was heard since the last ping. */
  private quiet = false;
  private readonly pending = new Map<number, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly caller: Caller,
    private readonly dial: () => WebSocket,
  ) {}

  /** Call, leaving any call before this one. */
  open(): void {
    this.hangUp();
    const socket = this.dial();
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => this.receive(socket, String(event.data));
    socket.onclose = () => this.dropped(socket);
    this.patience = setTimeout(() => this.dropped(socket), PATIENCE);
  }

  /** Hang up for good. */
  close(): void {
    this.move('closed');
    this.hangUp();
  }

  /** Try again now instead of at the end of the wait: the network is back, or the person says so. */
  hurry(): void {
    if (this.state !== 'lost') return;
    this.attempt = 0;
    this.open();
  }

  /** Ask something; the answer has the same id. Rejects with `LineLost` if the line breaks first. */
  ask(question: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.state !== 'live') return reject(new LineLost());
      const id = this.nextId++;
      this.pending.set(id, { resolve, reject });
      this.send({ ...question, id });
    });
  }

  private hello(socket: WebSocket): void {
    if (socket !== this.socket) return;
    const { caller, table } = this;
    this.send({ type: 'hello', v: VERSION, table, tokens: caller.tokens(), last: caller.last() });
  }

  /** A line that leaves a ping unanswered is dead, whatever the browser believes. */
  private listen(socket: WebSocket): void {
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
      case 'pong':
        this.pending.get(message.id)?.resolve(message);
        this.pending.delete(message.id);
        break;
      case 'goodbye':
        // Before the welcome it is a refusal (no such table, another version); later it may be a restart.
        if (this.welcomed) break;
        this.move('closed', message);
        this.hangUp();
        break;
      case 'welcome':
        clearTimeout(this.patience);
        this.welcomed = true;
        this.attempt = 0;
        this.beat = setInterval(() => this.listen(socket), PING_EVERY);
        this.move('live');
        this.caller.heard(message);
        break;
      default:
        this.caller.heard(message);
    }
  }

  private dropped(socket: WebSocket): void {
    if (socket !== this.socket || this.state === 'closed') return;
    this.hangUp();
    this.move('lost');
    this.retry = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    clearInterval(this.beat);
    this.quiet = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { reject } of this.pending.values()) reject(new LineLost());
    this.pending.clear();
  }

  private move(state: LineState, goodbye?: Goodbye): void {
    this.state = state;
    this.caller.changed(state, goodbye);
  }
}
