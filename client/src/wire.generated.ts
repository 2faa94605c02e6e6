/** The messages of the wire, made from docs/protocol.schema.json by `npm run wire`. */

/**
 * Anything that client and server say to each other.
 */
export type Wire =
  | FromClient
  | FromServer
  | Value
  | Content
  | NewTable
  | TableMade
  | Mine
  | Join
  | Joined
  | GameInfo
  | Moment
  | ScoreLine
  | Problem
  | Clause;
export type FromClient = Hello | Choose | Why | Undo | Consent | Say | Pause | SetSeat | Rename | Webhook | Ping;
export type FromServer = Welcome | Update | TableChanged | Said | Accepted | Refused | ReasonGiven | Pong | Goodbye;
export type Value = string | number | boolean;

/**
 * The first message: which table, with which seats' tokens, and the last number seen, if any.
 */
export interface Hello {
  type: 'hello';
  v: number;
  table: string;
  /**
   * @maxItems 11
   */
  tokens?: string[];
  last?: number | null;
}
/**
 * A choice; `seq` is the last number seen, so that a stale or doubled choice is refused.
 *
 * A `careful` one is refused too, with the code `reveals`, if it shows somebody something and so could not be taken
 * back.
 */
export interface Choose {
  type: 'choose';
  id: number;
  seq: number;
  choice: string;
  careful?: boolean;
}
/**
 * Why can't I choose `choice`, or what lies at `address` of the board? Answered by `reason`.
 */
export interface Why {
  type: 'why';
  id: number;
  choice?: string;
  address?: string;
}
/**
 * Take back `n` of one's own choices: at once within reach, else the others are asked.
 */
export interface Undo {
  type: 'undo';
  id: number;
  seq: number;
  n: number;
}
/**
 * An answer to another seat's wish to go back.
 */
export interface Consent {
  type: 'consent';
  id: number;
  yes: boolean;
}
/**
 * Chat.
 */
export interface Say {
  type: 'say';
  id: number;
  text: string;
}
/**
 * Stop the clocks, or let them go on.
 */
export interface Pause {
  type: 'pause';
  id: number;
  paused: boolean;
}
/**
 * The creator, or the seat's holder, gives it to a bot of a level, or frees it for whoever has the invitation.
 */
export interface SetSeat {
  type: 'seat';
  id: number;
  seat: number;
  kind: 'bot' | 'open';
  level?: string;
}
/**
 * Another display name for one's own seat.
 */
export interface Rename {
  type: 'rename';
  id: number;
  seat: number;
  name: string;
}
/**
 * The address that hears when the turn of one's own seat begins and nobody is there; empty: none.
 */
export interface Webhook {
  type: 'webhook';
  id: number;
  seat: number;
  url: string;
  lang?: 'en' | 'it';
}
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * The answer to `hello`: everything, with the log since `last`.
 */
export interface Welcome {
  type: 'welcome';
  v: number;
  table: TableInfo;
  yours: number[];
  position: Position;
  log: LogLine[];
  chat: ChatLine[];
}
/**
 * What everybody may know of a table.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: 'finished' | 'running' | 'waiting';
  seats: SeatInfo[];
  automata: string[];
  options: {
    [k: string]: string | number | boolean;
  };
  clock: ClockInfo;
  open: boolean;
  creator: boolean;
  watchers: number;
  created: number;
  scores: number[];
  winners: number[];
}
/**
 * Who sits where. `kind`: a person, a bot of a level, or nobody yet. Only its holder knows of a `webhook`.
 */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'open' | 'person';
  level: string;
  connected: boolean;
  yours: boolean;
  webhook: boolean;
}
/**
 * Seconds left to each seat (per move or in all), whose clock runs, and whether it is stopped by agreement.
 */
export interface ClockInfo {
  mode: 'move' | 'none' | 'player';
  left: number[];
  running: number | null;
  paused: boolean;
  increment: number;
}
/**
 * The table as one viewer sees it: `seat` is whose eyes these are (None: a spectator's).
 */
export interface Position {
  seq: number;
  seat: number | null;
  view: View;
  prompt: PromptInfo | null;
  options: OptionInfo[];
  undo: UndoInfo | null;
  asks_undo: UndoInfo | null;
}
/**
 * What every game's view has (docs/architecture.md); `board` is the game's own.
 */
export interface View {
  asked: Asked | null;
  board: {
    [k: string]: unknown;
  };
  choices?: string[];
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  over: boolean;
  prompt?: {
    [k: string]: unknown;
  };
  scores?: number[];
  seat: number | null;
  seats: number;
  winners?: number[];
  [k: string]: unknown;
}
/**
 * Who must choose, and at which step of the rules.
 */
export interface Asked {
  seat: number;
  step: string;
  [k: string]: unknown;
}
/**
 * What the asked seat must decide.
 */
export interface PromptInfo {
  kind: string;
  words: Words;
  clauses: string[];
}
/**
 * A Fluent message: its key and arguments; an argument that starts with @ is a key itself.
 */
export interface Words {
  key: string;
  args?: {
    [k: string]: string | number;
  };
}
/**
 * One thing that may be chosen: its stable text, what it means, and what on the board it touches.
 */
export interface OptionInfo {
  text: string;
  words: Words;
  refs: string[];
}
/**
 * How far `seat` may go back by itself, and how far with the others' consent.
 */
export interface UndoInfo {
  seat: number;
  reach: number;
  with_consent: number;
}
/**
 * A choice, or one taken back (`choice` empty), with what came of it for this viewer's eyes.
 */
export interface LogLine {
  seq: number;
  seat: number;
  choice: string;
  words: Words | null;
  events: EventInfo[];
}
/**
 * Something that happened, and the clause that caused it.
 */
export interface EventInfo {
  words: Words;
  clause: string;
}
export interface ChatLine {
  at: number;
  name: string;
  text: string;
}
/**
 * Something was committed: the new position, and the new lines of the log.
 */
export interface Update {
  type: 'update';
  table: TableInfo;
  position: Position;
  log: LogLine[];
}
/**
 * Somebody came, left, was renamed, became a bot; or a clock was stopped.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}
export interface Said {
  type: 'said';
  line: ChatLine;
}
/**
 * What the client asked with `id` is done; a choice is on disk under `seq`; a freed seat has an invitation.
 */
export interface Accepted {
  type: 'accepted';
  id: number;
  seq: number;
  invitation: string;
}
/**
 * What the client asked with `id` is not done, and why; `clause` names the rule, if a rule forbids it.
 */
export interface Refused {
  type: 'refused';
  id: number;
  code: string;
  clause: string;
  words: Words;
}
/**
 * The answer to `why`: None if it may be chosen, or if no choice could touch the address.
 */
export interface ReasonGiven {
  type: 'reason';
  id: number;
  clause: string | null;
  words: Words | null;
}
export interface Pong {
  type: 'pong';
  id: number;
}
/**
 * The server closes the connection, and why.
 */
export interface Goodbye {
  type: 'goodbye';
  code: string;
  words: Words;
}
export interface Content {
  [k: string]:
    | {
        [k: string]: unknown;
      }[]
    | {
        [k: string]: unknown;
      };
}
/**
 * What it takes to open a table.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 10
   */
  seats: NewSeat[];
  options?: {
    [k: string]: string | number | boolean;
  };
  clock?: NewClock;
  open?: boolean;
  seed?: number | null;
}
/**
 * A seat of a new table: for the creator (`me`), another person at the same screen (`here`), a friend, or a bot.
 */
export interface NewSeat {
  kind: 'bot' | 'friend' | 'here' | 'me';
  name?: string;
  level?: string;
}
export interface NewClock {
  mode?: 'move' | 'none' | 'player';
  seconds?: number;
  increment?: number;
}
/**
 * The new table: tokens for the seats at the creator's screen, invitations for the friends' seats.
 */
export interface TableMade {
  table: string;
  tokens: {
    [k: string]: string;
  };
  invitations: {
    [k: string]: string;
  };
  creator: string;
}
/**
 * Tokens of seats or of a creator, one or more a table.
 */
export interface Mine {
  /**
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * Take a friend's seat by invitation, or any free seat of an open table without one.
 */
export interface Join {
  name: string;
  invitation?: string;
}
export interface Joined {
  seat: number;
  token: string;
}
/**
 * A game that can be played here: the fewest and the most seats, and its table options by name.
 */
export interface GameInfo {
  id: string;
  title: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: number[];
  clauses: number;
  options: {
    [k: string]: OptionOfTable;
  };
  reading: Reading;
}
/**
 * Something to settle before play; its words are the messages `table-<id>` and `table-<id>-<value>`.
 */
export interface OptionOfTable {
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  clause: string;
  variant: boolean;
}
/**
 * What the ids and numbers of a view mean.
 *
 * `kinds`: under which beginnings the game's texts name what an id stands for (``tile`` for ``tile-forge``), the first
 * that fits counts. `seats`: parts of the view whose numbers are players. `by_seat`: lists with an entry
 * for each player, as `Fields.by_player` has them.
 */
export interface Reading {
  kinds: string[];
  seats: string[];
  by_seat: string[];
}
/**
 * A position gone by, `n` of so many choices after the start.
 */
export interface Moment {
  n: number;
  of: number;
  view: View;
  log: LogLine[];
}
/**
 * A line of the score sheet.
 */
export interface ScoreLine {
  seat: number;
  points: number;
  words: Words;
  clause: string;
}
/**
 * Why a request was refused, in one line.
 */
export interface Problem {
  error: string;
}
/**
 * One rule: its number, its text, where the rulebook says it, and how open points were read.
 */
export interface Clause {
  id: string;
  kind: string;
  text: string;
  source?: string;
  ruling?: string;
  alternatives?: string[];
  example?: string;
  no_test?: string;
  text_it?: string;
}

export const VERSION = 1;
