/** One table as this browser sees it: kept in step by the connection, shown at a pace an eye can follow. */

import { Connection, LineLost, type LineState } from '../connection';
import { tokensFor } from '../keepsake';
import type {
  Answer, Ask, ChatLine, FromServer, Goodbye, LogLine, Position, ReasonGiven, Refused, TableInfo, Update, Welcome,
} from '../wire';

/** Milliseconds that another's move stays on the screen before the next one replaces it. */
const PACE = 650;

export type Outcome = 'done' | 'lost' | Refused;

export class Session {
  line = $state<LineState>('connecting');
  goodbye = $state<Goodbye | null>(null);
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  yours = $state.raw<number[]>([]);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When the present `table` came: its clocks have run on since. */
  tableAt = $state(0);
  /** Updates that wait to be shown. */
  behind = $state(0);

  private readonly connection: Connection;
  private readonly waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  /** The last log number received, shown or not. */
  private received: number | null = null;

  constructor(readonly id: string, private readonly onshown: (fresh: LogLine[]) => void = () => undefined) {
    const caller = {
      tokens: () => tokensFor(id),
      last: () => this.received,
      heard: (message: Exclude<FromServer, Answer | Goodbye>) => this.hear(message),
      changed: (state: LineState, goodbye?: Goodbye) => {
        this.line = state;
        this.goodbye = goodbye ?? null;
      },
    };
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(id, caller, () => new WebSocket(`${scheme}://${location.host}/ws`));
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  /** The network may be back. */
  hurry(): void {
    this.connection.hurry();
  }

  /** A seat was taken: call again with its token, and see everything with its eyes. */
  again(): void {
    this.received = null;
    this.connection.again();
  }

  choose(choice: string): Promise<Outcome> {
    return this.act({ type: 'choose', seq: this.position!.seq, choice });
  }

  undo(n: number): Promise<Outcome> {
    return this.act({ type: 'undo', seq: this.position!.seq, n });
  }

  async act(question: Ask): Promise<Outcome> {
    try {
      const answer = await this.connection.ask(question);
      return answer.type === 'refused' ? answer : 'done';
    } catch (error) {
      if (error instanceof LineLost) return 'lost';
      throw error;
    }
  }

  /** The server's reason why `choice` cannot be chosen; null if the line is broken. */
  async why(choice: string): Promise<ReasonGiven | Refused | null> {
    try {
      const answer = await this.connection.ask({ type: 'why', choice });
      return answer.type === 'reason' || answer.type === 'refused' ? answer : null;
    } catch (error) {
      if (error instanceof LineLost) return null;
      throw error;
    }
  }

  /** Show at once all that waits to be shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.show(this.waiting.shift()!);
  }

  private hear(message: Exclude<FromServer, Answer | Goodbye>): void {
    switch (message.type) {
      case 'welcome':
        return this.begin(message);
      case 'update':
        this.received = message.position.seq;
        this.waiting.push(message);
        this.behind = this.waiting.length;
        return this.next();
      case 'table':
        return this.settle(message.table);
      case 'said':
        this.chat = [...this.chat, message.line];
    }
  }

  private begin(message: Welcome): void {
    this.skip();
    const resumed = this.received !== null;
    this.yours = message.yours;
    this.chat = message.chat;
    const known = new Set(resumed ? this.log.map((line) => line.seq) : []);
    const missed = message.log.filter((line) => !known.has(line.seq));
    this.log = resumed ? [...this.log, ...missed] : message.log;
    this.received = message.position.seq;
    this.fresh = resumed ? missed : [];
    this.position = message.position;
    this.settle(message.table);
    if (this.fresh.length) this.onshown(this.fresh);
  }

  /** Others' moves one after another; one's own, and everything while nobody looks, at once. */
  private next(): void {
    if (this.timer !== undefined) return;
    const update = this.waiting[0];
    if (!update) return;
    const mine = update.log.every((line) => this.yours.includes(line.seat));
    const hurry = mine || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const wait = hurry ? 0 : Math.max(0, this.shownAt + PACE - Date.now());
    if (wait === 0) {
      this.show(this.waiting.shift()!);
      return this.next();
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.show(this.waiting.shift()!);
      this.next();
    }, wait);
  }

  private show(update: Update): void {
    this.behind = this.waiting.length;
    this.shownAt = Date.now();
    this.log = [...this.log, ...update.log];
    this.fresh = update.log;
    this.position = update.position;
    this.settle(update.table);
    this.onshown(update.log);
  }

  private settle(table: TableInfo): void {
    this.table = table;
    this.tableAt = Date.now();
  }
}
