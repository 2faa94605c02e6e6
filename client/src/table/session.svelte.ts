/** One table as this browser sees it: updated by the connection, and shown at a pace that people can follow. */

import { api } from '../api';
import { changed } from '../changes';
import { Connection, ConnectionLost, type ConnectionState } from '../connection';
import { dropInvitations, dropSeats, tokensFor } from '../credentials';
import { Showing } from './showing.svelte';
import { stepsOf } from './turns';
import type { Answer, Ask, ChatLine, FromServer, Goodbye, LogLine, Position, TableInfo, Update, Welcome, Words } from '../wire';

/** The server's answer, or 'lost' if the connection broke before it came. */
export type Outcome = Answer | 'lost';

export class Session {
  status = $state<ConnectionState>('connecting');
  goodbye = $state<Goodbye | null>(null);
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  yours = $state.raw<number[]>([]);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The last thing that everybody was told about the seats. */
  told = $state.raw<Words | null>(null);
  /** When the current `table` was received: its clocks have run since then. */
  tableAt = $state(0);
  /** How many updates wait to be shown. */
  behind = $state(0);
  /** What is being played of the position that is shown. */
  readonly showing = new Showing(() => this.next());

  private readonly connection: Connection;
  private readonly waiting: Update[] = [];
  /** The last log number received, shown or not. */
  private received: number | null = null;

  constructor(readonly id: string) {
    const listener = {
      tokens: () => tokensFor(id),
      last: () => this.received,
      received: (message: Exclude<FromServer, Answer | Goodbye>) => this.receive(message),
      statusChanged: (state: ConnectionState, goodbye?: Goodbye) => {
        this.status = state;
        this.goodbye = goodbye ?? null;
      },
    };
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(id, listener, () => new WebSocket(`${scheme}://${location.host}/ws`));
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.showing.stop();
    this.connection.close();
  }

  /** Reconnect now: the network may be back. */
  retryNow(): void {
    this.connection.retryNow();
  }

  /** Connect again because the seats held have changed: everything is sent as they see it. */
  reconnect(): void {
    this.received = null;
    this.connection.open();
  }

  /** Make a choice in the position that is shown; a `careful` one only if it can be undone. */
  choose(choice: string, careful: boolean): Promise<Outcome> {
    return this.ask({ type: 'choose', seq: this.position!.seq, choice, careful });
  }

  /** Make several choices as one, up to the first that reveals something. */
  gesture(choices: string[]): Promise<Outcome> {
    return this.ask({ type: 'gesture', seq: this.position!.seq, choices });
  }

  /** What is asked after a choice, which is not made. */
  prepare(choice: string): Promise<Outcome> {
    return this.ask({ type: 'prepare', seq: this.position!.seq, choice });
  }

  /** What the options of the position that is shown will certainly do. */
  previews(): Promise<Outcome> {
    return this.ask({ type: 'preview', seq: this.position!.seq });
  }

  /** What the engine knows of the position that is shown and of its options. */
  facts(): Promise<Outcome> {
    return this.ask({ type: 'facts', seq: this.position!.seq });
  }

  undo(n: number): Promise<Outcome> {
    return this.ask({ type: 'undo', seq: this.position!.seq, n });
  }

  async ask(question: Ask): Promise<Outcome> {
    try {
      return await this.connection.ask(question);
    } catch (error) {
      if (error instanceof ConnectionLost) return 'lost';
      throw error;
    }
  }

  /** Get the log entries before the first one known, some hundred at a time. */
  async loadEarlier(): Promise<void> {
    const [first] = this.log;
    if (!first) return;
    const earlier = await api.log(this.id, first.seq);
    if (this.log[0] === first) this.log = [...earlier, ...this.log];
  }

  /** Show all waiting updates at once, and play nothing more. */
  skip(): void {
    while (this.waiting.length) this.show(this.waiting.shift()!);
    this.showing.stop();
  }

  private receive(message: Exclude<FromServer, Answer | Goodbye>): void {
    switch (message.type) {
      case 'welcome':
        return this.begin(message);
      case 'update':
        this.received = message.position.seq;
        this.waiting.push(message);
        this.behind = this.waiting.length;
        return this.next();
      case 'table':
        if (message.notice) this.told = message.notice;
        return this.settle(message.table);
      case 'said':
        this.chat = [...this.chat, message.line];
    }
  }

  private begin(message: Welcome): void {
    this.skip();
    const resumed = this.received !== null;
    // A seat that passed to somebody else: its token is no longer valid.
    const gone = this.yours.filter((seat) => !message.yours.includes(seat));
    if (gone.length) dropSeats(this.id, gone);
    this.yours = message.yours;
    this.chat = message.chat;
    const known = new Set(resumed ? this.log.map((line) => line.seq) : []);
    const missed = message.log.filter((line) => !known.has(line.seq));
    // After a long absence the server leaves out the entries in between.
    const whole = missed.length === 0 || known.has(missed[0]!.seq - 1);
    this.log = resumed && whole ? [...this.log, ...missed] : message.log;
    this.received = message.position.seq;
    this.fresh = resumed ? missed : [];
    this.position = message.position;
    this.settle(message.table);
  }

  /** Show others' moves one after another; one's own, and everything while the page is hidden, at once. */
  private next(): void {
    const update = this.waiting[0];
    if (!update) return;
    const mine = update.log.every((line) => this.yours.includes(line.seat));
    if (this.showing.busy && !mine && !document.hidden) return;
    this.show(this.waiting.shift()!);
    this.next();
  }

  private show(update: Update): void {
    this.behind = this.waiting.length;
    this.log = [...this.log, ...update.log];
    this.fresh = update.log;
    const { changes, ...turn } = update.position;
    this.position = { ...turn, view: changed(this.position!.view, changes) };
    const steps = stepsOf(update.log, this.yours);
    // Choices of which nothing is told are not dwelt on while others wait: armies may be lost in many of them.
    const dull = this.waiting.length > 0 && steps.every(({ deeds }) => deeds.every(({ bare }) => bare));
    this.showing.start(dull ? [] : steps, Boolean(this.waiting.at(-1)?.position.prompt));
    const table = update.table ?? this.table!;
    this.settle(update.clock ? { ...table, clock: update.clock } : table);
  }

  private settle(table: TableInfo): void {
    // Whoever takes a seat uses up its invitation. What still waits to be shown may be newer.
    if (!this.waiting.length) dropInvitations(this.id, table.seats.flatMap(({ kind }, n) => (kind === 'open' ? [] : [n])));
    this.table = table;
    this.tableAt = Date.now();
  }
}
