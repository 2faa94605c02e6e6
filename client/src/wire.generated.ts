/** The messages of the wire, made from docs/protocol.schema.json by `npm run wire`. */

/**
 * All messages between client and server.
 */
export type Wire =
  | FromClient
  | FromServer
  | Value
  | Content
  | NewTable
  | TableMade
  | Recorded
  | Mine
  | MyTable
  | Join
  | Joined
  | GameInfo
  | Layout
  | Moment
  | ScoreSheet
  | History
  | Problem
  | Clause;
export type FromClient =
  | Hello
  | Choose
  | Gesture
  | AskPreview
  | Prepare
  | AskFacts
  | Observe
  | Why
  | Undo
  | Consent
  | Say
  | Pause
  | SetSeat
  | Rename
  | Webhook
  | Ping;
export type FromServer =
  | Welcome
  | Update
  | TableChanged
  | Said
  | Accepted
  | Refused
  | ReasonGiven
  | Previews
  | Prepared
  | Facts
  | Observation
  | Pong
  | Goodbye;
/**
 * The kinds of question: a client that handles these can ask the questions of every game.
 */
export type PromptKind =
  'amount' | 'answer' | 'bid' | 'choose' | 'lose' | 'order' | 'pay' | 'place' | 'take' | 'target' | 'yes_no';
export type Value = string | number | boolean;

/**
 * The first message: the table, the tokens of the seats held, and the last log number received, if any.
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
 * Make a choice. `seq` is the last log number received, so that a stale or repeated choice is refused.
 *
 * A `careful` choice is also refused, with the code `reveals`, if it would reveal something: it could not be undone.
 */
export interface Choose {
  type: 'choose';
  id: number;
  seq: number;
  choice: string;
  careful?: boolean;
}
/**
 * Make several choices as one gesture: all of them, or none if one is not legal.
 *
 * The gesture ends before the first choice that would reveal something; `accepted` says how many were `made`. If the
 * very first would reveal something, the gesture is refused with the code `reveals`.
 */
export interface Gesture {
  type: 'gesture';
  id: number;
  seq: number;
  /**
   * @minItems 1
   * @maxItems 50
   */
  choices: string[];
}
/**
 * Ask what each option, or only `choice`, will certainly do. Answered by `previews`.
 */
export interface AskPreview {
  type: 'preview';
  id: number;
  seq: number;
  choice?: string | null;
}
/**
 * Ask what is asked after `choice`, an option that `prepares`, without making it. Answered by `prepared`.
 */
export interface Prepare {
  type: 'prepare';
  id: number;
  seq: number;
  choice: string;
}
/**
 * Ask what the engine knows of the position and its options. Answered by `facts`; spectators may ask, too.
 */
export interface AskFacts {
  type: 'facts';
  id: number;
  seq: number;
}
/**
 * Ask for the position as numbers, for learners; with `imagine`, also as a whole state, for programs that search.
 *
 * Only for the seat that must choose. Answered by `observation`.
 */
export interface Observe {
  type: 'observe';
  id: number;
  seq: number;
  imagine?: boolean;
}
/**
 * Ask why `choice`, or what is at `address` on the board, cannot be chosen. Answered by `reason`.
 */
export interface Why {
  type: 'why';
  id: number;
  choice?: string;
  address?: string;
}
/**
 * Undo `n` choices: at once if the seat may do so alone, otherwise the others are asked to agree.
 *
 * These are all people who hold a seat, also those who are away or for whom a bot stands in.
 */
export interface Undo {
  type: 'undo';
  id: number;
  seq: number;
  n: number;
}
/**
 * Answer another seat's request to undo `n` choices of the position `seq`: of any other it is refused.
 */
export interface Consent {
  type: 'consent';
  id: number;
  seq: number;
  n: number;
  yes: boolean;
}
/**
 * Send a chat message.
 */
export interface Say {
  type: 'say';
  id: number;
  text: string;
}
/**
 * Ask for a pause of the clocks, or agree to one: they stop once everybody who holds a seat has.
 *
 * Not `paused`: withdraw or refuse that, or let the clocks run again.
 */
export interface Pause {
  type: 'pause';
  id: number;
  paused: boolean;
}
/**
 * Give a seat to a bot, free it and get a new invitation, or take it back from the bot.
 *
 * The seat's holder may do all of these. The table's creator may free seats that no person holds, and give to a bot
 * these and those of people who have been away for a while: what a person has seen of the game passes to nobody else
 * without that person.
 */
export interface SetSeat {
  type: 'seat';
  id: number;
  seat: number;
  kind: 'bot' | 'open' | 'person';
  level?: string;
}
/**
 * Change the name of one's own seat.
 */
export interface Rename {
  type: 'rename';
  id: number;
  seat: number;
  name: string;
}
/**
 * Set the URL to call when it is this seat's turn and its holder is not connected; empty: none.
 */
export interface Webhook {
  type: 'webhook';
  id: number;
  seat: number;
  url: string;
  lang?: 'en' | 'it';
}
/**
 * Check the connection. Answered by `pong`.
 */
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * The answer to `hello`: the whole table, with the log after `last`.
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
 * A table as everybody may see it; `creator` says whether the receiver created it.
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
  asks_pause: number[];
  open: boolean;
  creator: boolean;
  watchers: number;
  created: number;
  scores: number[];
  winners: number[];
  deal: DealInfo;
  teams?: number[];
  kept_until: number | null;
  rematch: number | null;
}
/**
 * A seat: a person, a bot of a level, or nobody yet (`open`). Only the holder of a seat sees its `webhook`.
 */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'open' | 'person';
  level: string;
  connected: boolean;
  yours: boolean;
  webhook: boolean;
  stands_in: boolean;
  away_since: number | null;
}
/**
 * Seconds left to each seat (for this move or for the game), whose clocks run, and whether they are paused.
 *
 * In a sealed round several run at once. `answer_within` is that of `NewClock`.
 */
export interface ClockInfo {
  mode: 'move' | 'none' | 'player';
  left: number[];
  running: number[];
  paused: boolean;
  increment: number;
  answer_within: number;
}
/**
 * How the table was dealt, so that anybody can check it when the game is over.
 *
 * `commitment` is the SHA-256 of "table:seed:salt", published from the start; seed and salt are left out before the
 * end. At an `open` deal whoever opened the table chose the seed, or had the record, and so could know every card.
 */
export interface DealInfo {
  open: boolean;
  commitment: string;
  seed?: number | null;
  salt?: string;
}
/**
 * The position as one viewer sees it.
 */
export interface Position {
  seq: number;
  seat: number | null;
  waiting: number[];
  prompt: PromptInfo | null;
  options: OptionInfo[];
  undo: UndoInfo | null;
  asks_undo: UndoInfo | null;
  view: View;
}
/**
 * The question to the seat that must choose.
 */
export interface PromptInfo {
  kind: PromptKind;
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
 * A legal option: its stable text, what it means, the addresses of what it touches; its details, if asked for.
 *
 * `prepares`: whether the question after it may be answered before it is made.
 */
export interface OptionInfo {
  text: string;
  words: Words;
  refs: string[];
  details?: Details | null;
  prepares?: boolean;
}
/**
 * What choosing an option means in figures. Amounts are by what they are of, as in facts (``gold``, ``coin``).
 *
 * A step need state prices and gains only where there are both of the same thing.
 */
export interface Details {
  price?: {
    [k: string]: number;
  };
  gain?: {
    [k: string]: number;
  };
  others?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  later?: {
    [k: string]: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      [k: string]: [number, number];
    };
  };
  figures?: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  limit?: [number, number] | null;
  odds?: number | null;
  forces?: [number, number] | null;
  losses?: [number, number] | null;
  completes?: Completed[];
  triggers?: Trigger[];
  ends?: '' | 'game' | 'phase' | 'round' | 'turn';
}
/**
 * Something that an option completes: what, as in facts (``trio:wheat``), and the addresses of its parts.
 */
export interface Completed {
  what: string;
  at: string[];
  [k: string]: unknown;
}
/**
 * Something that an option sets off: the key of a message that says what, and the players whom it affects.
 */
export interface Trigger {
  what: string;
  players?: number[];
  [k: string]: unknown;
}
/**
 * How many choices `seat` may undo alone, how many with the others' consent, and how many belong to one `step`.
 *
 * Choices that were made as one gesture are undone as one step.
 */
export interface UndoInfo {
  seat: number;
  reach: number;
  with_consent: number;
  step: number;
}
/**
 * The part of a view that is the same for every game (docs/architecture.md); `board` depends on the game.
 */
export interface View {
  asked: Asked | null;
  board: {
    [k: string]: unknown;
  };
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  over: boolean;
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
 * A log entry as far as this viewer may know it, with its number.
 */
export interface LogLine {
  kind: 'choice' | 'note' | 'undo';
  seat: number;
  choice: string;
  words: Words | null;
  events: EventInfo[];
  undone: number;
  seq: number;
}
/**
 * Something that happened: a message, its clause, the same as data, what else moved with it, whom it concerns.
 */
export interface EventInfo {
  words: Words;
  clause: string;
  fact?: FactInfo | null;
  besides?: FactInfo[];
  concerns?: number[];
}
/**
 * What happened, as data: see `regnum.core.message.Fact`.
 */
export interface FactInfo {
  verb:
    | 'began'
    | 'changed'
    | 'decided'
    | 'ended'
    | 'gained'
    | 'lost'
    | 'moved'
    | 'revealed'
    | 'rolled'
    | 'scored'
    | 'turned';
  actor?: number;
  piece?: string;
  from?: string;
  to?: string;
  amount?: number;
}
/**
 * A chat message; `at` is in seconds since 1970.
 */
export interface ChatLine {
  at: number;
  name: string;
  text: string;
}
/**
 * Something was committed: the new position, and the new log entries.
 *
 * `table` is sent if it has changed, `clock` at a table with clocks.
 */
export interface Update {
  type: 'update';
  position: NextPosition;
  log: LogLine[];
  table?: TableInfo | null;
  clock?: ClockInfo | null;
}
/**
 * The position as one viewer sees it: what has changed in the view since the position before.
 */
export interface NextPosition {
  seq: number;
  seat: number | null;
  waiting: number[];
  prompt: PromptInfo | null;
  options: OptionInfo[];
  undo: UndoInfo | null;
  asks_undo: UndoInfo | null;
  changes: Change[];
}
/**
 * A difference between two views: the new `value` at `path` (names, and indices from 0), or none if it is gone.
 */
export interface Change {
  path: (string | number)[];
  value?: unknown;
}
/**
 * Something about the table changed: somebody came or left, or a clock was paused.
 *
 * `notice` tells everybody that a seat has changed hands.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
  notice: Words | null;
}
/**
 * A chat message was sent.
 */
export interface Said {
  type: 'said';
  line: ChatLine;
}
/**
 * Request `id` is done. A choice is on disk under number `seq`; a freed seat comes with an `invitation`.
 *
 * For a gesture, `made` choices are on disk, the last under number `seq`.
 */
export interface Accepted {
  type: 'accepted';
  id: number;
  seq: number;
  invitation: string;
  made: number;
}
/**
 * Request `id` is refused, with the reason; `clause` is the rule that forbids it, if a rule does.
 */
export interface Refused {
  type: 'refused';
  id: number;
  code: string;
  clause: string;
  words: Words;
}
/**
 * The answer to `why`; `clause` and `words` are null if it can be chosen, or if there is no such address.
 *
 * `first`: the options after which it could be chosen.
 */
export interface ReasonGiven {
  type: 'reason';
  id: number;
  clause: string | null;
  words: Words | null;
  first: OptionInfo[];
}
/**
 * The answer to `preview`: what the options will certainly do, until something would be revealed to anybody.
 */
export interface Previews {
  type: 'previews';
  id: number;
  seq: number;
  previews: Preview[];
}
/**
 * What an option will certainly do: the changes to the board, and the events with their clauses.
 */
export interface Preview {
  option: string;
  changes: Change[];
  events: EventInfo[];
}
/**
 * The answer to `prepare`: what is asked once `choice` is made, which it is not; what it reveals is left out.
 *
 * `changes`: how the board would differ. `step`, `prompt` and `options` (with details) are the question; `previews`
 * are what its options will certainly do after that.
 */
export interface Prepared {
  type: 'prepared';
  id: number;
  seq: number;
  choice: string;
  changes: Change[];
  step: string;
  prompt: PromptInfo;
  options: OptionInfo[];
  previews: Preview[];
}
/**
 * The answer to `facts`: what boards draw besides the view.
 *
 * `details`: of each option of the position, in their order, what it costs, brings and risks, if anything is certain.
 * `outlook`: what follows from the position; its form depends on the game, and not every game has one.
 * `plans`: whole courses of choices, such as the ways to pay, the best first; each can be made as one gesture.
 */
export interface Facts {
  type: 'facts';
  id: number;
  seq: number;
  details: (Details | null)[];
  outlook: unknown;
  plans: Plan[];
}
/**
 * A whole course of choices that answers a question and those that follow, such as a way to pay.
 */
export interface Plan {
  choices: string[];
  price?: {
    [k: string]: number;
  };
  paid?: Share[];
  wasted?: number;
}
/**
 * So much of a thing that is asked in a payment, and the address of what pays for it.
 */
export interface Share {
  what: string;
  by: string;
  amount?: number;
  [k: string]: unknown;
}
/**
 * The answer to `observe`: what the seat that must choose may know, and nothing else.
 *
 * `encoding` and `actions` are the digests of the layout (`/api/games/{game}/layout`). `numbers` are the position;
 * `spellings` has for each option of the position, in their order, the actions that choose it one after the other.
 * `state` is a whole state in which everything hidden from the seat is dealt at random.
 */
export interface Observation {
  type: 'observation';
  id: number;
  seq: number;
  encoding: string;
  numbers: number[];
  actions: string;
  spellings: number[][];
  state: {
    [k: string]: unknown;
  } | null;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: 'pong';
  id: number;
}
/**
 * The server closes the connection, with the reason.
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
 * The settings of a new table.
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
 * A seat of a new table: the creator (`me`), another person at the same screen (`here`), a friend, or a bot.
 */
export interface NewSeat {
  kind: 'bot' | 'friend' | 'here' | 'me';
  name?: string;
  level?: string;
}
/**
 * The clock of a new table: none, `seconds` for each move, or `seconds` for each player with an increment.
 *
 * `answer_within`: after how many seconds a question that the rules settle if no answer comes in time is settled for
 * somebody who is not connected; 0: the game waits.
 */
export interface NewClock {
  mode?: 'move' | 'none' | 'player';
  seconds?: number;
  increment?: number;
  answer_within?: number;
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
 * A recorded game, as JSON lines, to be opened as a table.
 */
export interface Recorded {
  record: string;
}
/**
 * Seat or creator tokens, to ask for their tables.
 */
export interface Mine {
  /**
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * A table of the given tokens as their holder sees it; of the board it has only round, phase and scores.
 *
 * `since` says when the last choice was made, in seconds since 1970, if that is known.
 */
export interface MyTable {
  table: TableInfo;
  view: View;
  since: number | null;
}
/**
 * Take a seat by invitation or, without one, any free seat of an open table.
 */
export interface Join {
  name: string;
  invitation?: string;
}
/**
 * The seat taken, and its token.
 */
export interface Joined {
  seat: number;
  token: string;
}
/**
 * A game on this server: its smallest and largest number of seats, its table options and presets by name.
 *
 * `words`: by language the Fluent source of its title and of a sentence about it: what a list of games needs of its
 * texts. `lapses`: whether its rules settle some questions if no answer comes in time (`NewClock.answer_within`).
 */
export interface GameInfo {
  id: string;
  title: string;
  words: {
    [k: string]: string;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: number[];
  clauses: number;
  options: {
    [k: string]: OptionOfTable;
  };
  presets: {
    [k: string]: PresetOfTable;
  };
  view_schema: ViewSchema;
  lapses: boolean;
}
/**
 * An option of the table, chosen before play; its texts are `table-<id>` and `table-<id>-<value>`.
 */
export interface OptionOfTable {
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  numbers: number[] | null;
  clause: string;
  variant: boolean;
  most_seats: number | null;
}
/**
 * Names for the values of several options of the table; its texts are `table-<id>` and `table-<id>-<name>`.
 */
export interface PresetOfTable {
  values: {
    [k: string]: {
      [k: string]: string | number | boolean;
    };
  };
  clause: string;
}
/**
 * What the ids and numbers of a view mean.
 *
 * `kinds`: prefixes of the keys under which the game's texts name an id (``tile`` for ``tile-forge``); the first match
 * wins. `players`: parts of the view whose numbers are player numbers. `by_player`: lists with one entry per player,
 * as in `Fields.by_player`. `facts`: values of a component in the content that its text does not tell, such as its
 * price. `columns`: lists that lie on the table as a grid, with the number of its columns. `together`: lists that tell
 * of the same places; one of several times the length has so many entries for each.
 */
export interface ViewSchema {
  kinds: string[];
  players: string[];
  by_player: string[];
  facts?: string[];
  columns?: {
    [k: string]: number;
  };
  together?: string[];
}
/**
 * The numbers of a game.
 */
export interface Layout {
  encoding: EncodingInfo;
  actions: ActionsInfo;
}
/**
 * The layout of an observation of `size` numbers; `questions` are those of the part of that name, by number.
 */
export interface EncodingInfo {
  digest: string;
  size: number;
  parts: PartInfo[];
  questions: string[];
}
/**
 * A named field of an observation: its numbers lie at `offset` as an array of `shape`.
 */
export interface PartInfo {
  name: string;
  offset: number;
  shape: number[];
}
/**
 * The actions, by number: most are options, some are words with which options are spelled.
 */
export interface ActionsInfo {
  digest: string;
  size: number;
  texts: string[];
}
/**
 * An earlier position: the one after `n` choices of `of` in all, with its `outlook` as in `facts`.
 */
export interface Moment {
  n: number;
  of: number;
  view: View;
  log: LogLine[];
  outlook: unknown;
}
/**
 * How a game ended, what decided it, the categories of points in their order, and every line.
 */
export interface ScoreSheet {
  ending: Words;
  verdict: Words[];
  categories: string[];
  lines: SheetLine[];
}
/**
 * A line of a score sheet; a remark on how somebody won belongs to no `category` and is worth nothing.
 */
export interface SheetLine {
  seat: number;
  points: number;
  words: Words;
  clause: string;
  category: string;
}
/**
 * The points of all players in the course of a game: after how many choices, and then how many by player.
 *
 * `turns` are the positions, also by number of choices, from which another seat chooses than before.
 */
export interface History {
  at: number[];
  scores: number[][];
  turns: number[];
}
/**
 * The reason why a request was refused, in one line.
 */
export interface Problem {
  error: string;
}
/**
 * One rule: its number, its text, its source in the rulebook, and our ruling where the rulebook is unclear.
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
  source_it?: string;
  ruling_it?: string;
  alternatives_it?: string[];
  example_it?: string;
}

export const VERSION = 3;
