/** The wire: the messages of src/regnum/server/messages.py, one to one, in the same order. */

export const VERSION = 1;

export type Value = string | number | boolean;

/** A Fluent message: its key and arguments; an argument that starts with @ is a key itself. */
export interface Words {
  key: string;
  args?: Record<string, string | number>;
}

/** One thing that may be chosen: its stable text, what it means, and what on the board it touches. */
export interface OptionInfo {
  text: string;
  words: Words;
  refs: string[];
}

/** What the asked seat must decide. */
export interface PromptInfo {
  kind: string;
  words: Words;
  clauses: string[];
}

/** Something that happened, and the clause that caused it. */
export interface EventInfo {
  words: Words;
  clause: string;
}

/** A choice, or one taken back (`choice` empty), with what came of it for this viewer's eyes. */
export interface LogLine {
  seq: number;
  seat: number;
  choice: string;
  words: Words | null;
  events: EventInfo[];
}

/** Who sits where. `kind`: a person, a bot of a level, or nobody yet. */
export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'open';
  level: string;
  connected: boolean;
  yours: boolean;
}

export type ClockMode = 'none' | 'move' | 'player';

/** Seconds left to each seat (per move or in all), whose clock runs, and whether it is stopped by agreement. */
export interface ClockInfo {
  mode: ClockMode;
  left: number[];
  running: number | null;
  paused: boolean;
  increment: number;
}

export type TableStatus = 'waiting' | 'running' | 'finished';

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  options: Record<string, Value>;
  clock: ClockInfo;
  open: boolean;
  creator: boolean;
  watchers: number;
  created: number;
  scores: number[];
  winners: number[];
}

/** How far `seat` may go back by itself, and how far with the others' consent. */
export interface UndoInfo {
  seat: number;
  reach: number;
  with_consent: number;
}

export interface ChatLine {
  at: number;
  name: string;
  text: string;
}

// --- from the client

/** What a client asks: `id` comes back in the answer. */
export type Ask =
  | { type: 'choose'; seq: number; choice: string }
  | { type: 'why'; choice: string }
  | { type: 'undo'; seq: number; n: number }
  | { type: 'consent'; yes: boolean }
  | { type: 'say'; text: string }
  | { type: 'pause'; paused: boolean }
  | { type: 'seat'; seat: number; kind: 'bot' | 'open'; level?: string }
  | { type: 'rename'; seat: number; name: string }
  | { type: 'ping' };

/** The first message: which table, with which seats' tokens, and the last number seen, if any. */
export interface Hello {
  type: 'hello';
  v: number;
  table: string;
  tokens: string[];
  last: number | null;
}

export type FromClient = Hello | (Ask & { id: number });

// --- from the server

/** The table as one viewer sees it: `seat` is whose eyes these are (null: a spectator's). */
export interface Position {
  seq: number;
  seat: number | null;
  view: View;
  prompt: PromptInfo | null;
  options: OptionInfo[];
  undo: UndoInfo | null;
  asks_undo: UndoInfo | null;
}

/** The part of a view that every game has; `board` is the game's own. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  asked: { seat: number; step: string } | null;
  board: Record<string, unknown>;
  scores?: number[];
  winners?: number[];
  [more: string]: unknown;
}

/** The answer to `hello`: everything, with the log since `last`. */
export interface Welcome {
  type: 'welcome';
  v: number;
  table: TableInfo;
  yours: number[];
  position: Position;
  log: LogLine[];
  chat: ChatLine[];
}

/** Something was committed: the new position, and the new lines of the log. */
export interface Update {
  type: 'update';
  table: TableInfo;
  position: Position;
  log: LogLine[];
}

/** Somebody came, left, was renamed, became a bot; or a clock was stopped. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

export interface Said {
  type: 'said';
  line: ChatLine;
}

/** What the client asked with `id` is done; a choice is on disk under `seq`. */
export interface Accepted {
  type: 'accepted';
  id: number;
  seq: number;
  /** For a seat that was freed. */
  invitation: string;
}

/** What the client asked with `id` is not done, and why; `clause` names the rule, if a rule forbids it. */
export interface Refused {
  type: 'refused';
  id: number;
  code: string;
  clause: string;
  words: Words;
}

/** The answer to `why`: null if it may be chosen. */
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

/** The server closes the connection, and why. */
export interface Goodbye {
  type: 'goodbye';
  code: string;
  words: Words;
}

export type Answer = Accepted | Refused | ReasonGiven | Pong;
export type FromServer = Welcome | Update | TableChanged | Said | Answer | Goodbye;

// --- over HTTP

/** A seat of a new table: for the creator, another person at the same screen, a friend, or a bot. */
export interface NewSeat {
  kind: 'me' | 'here' | 'friend' | 'bot';
  name?: string;
  level?: string;
}

export interface NewClock {
  mode: ClockMode;
  seconds?: number;
  increment?: number;
}

/** What it takes to open a table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Value>;
  clock?: NewClock;
  open?: boolean;
  seed?: number | null;
}

/** The new table: tokens for the seats at the creator's screen, invitations for the friends' seats. */
export interface TableMade {
  table: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  creator: string;
}

/** Take a friend's seat by invitation, or any free seat of an open table without one. */
export interface Join {
  name: string;
  invitation?: string;
}

export interface Joined {
  seat: number;
  token: string;
}

/** Why a request was refused, in one line. */
export interface Problem {
  error: string;
}

/** A game that can be played here: its table options by name. */
export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  clauses: number;
  options: Record<string, { default: Value; choices: Value[]; clause: string }>;
}

/** A clause of the ledger. */
export interface Clause {
  id: string;
  kind: string;
  text: string;
  text_it?: string;
  ruling?: string;
  example?: string;
  alternatives?: string | string[];
  source?: string;
}

/** What is in a game's box: tables of entries. */
export type Content = Record<string, Record<string, unknown>[]>;

/** A position of a game gone by, `n` choices after its start. */
export interface Moment {
  n: number;
  of: number;
  view: View;
  log: LogLine[];
}

/** A line of the score sheet. */
export interface ScoreLine {
  seat: number;
  points: number;
  words: Words;
  clause: string;
}
