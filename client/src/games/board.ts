/** The interface between the table page and a game's board. */

import type { Component } from 'svelte';
import type { Content, Details, LogLine, NewTable, Plan, Position, Preview, TableInfo, View } from '../wire';
import type { Arms } from '../shell/arms';
import type { SheetLine } from '../shell/score';
import type { Sources } from '../text/sources';
import type { Language, Voice } from '../text/voice';

/** A view with the board of a game. */
export type ViewOf<Board> = Pick<View, 'seats' | 'seat' | 'options' | 'over' | 'asked'> & { board: Board };

/** Why something cannot be chosen. */
export interface Refusal {
  words: string;
  clause: string | null;
}

/** What the engine knows of a position besides its view; the form of `outlook` is that of the game. */
export interface Known {
  /** By the text of an option: what it costs and brings for certain, what it completes and sets off. */
  details: ReadonlyMap<string, Details>;
  outlook: unknown;
  /** Whole courses of choices that answer the question, such as the ways to pay, the best first. */
  plans: readonly Plan[];
}

export interface BoardProps {
  position: Position;
  table: TableInfo;
  content: Content;
  /** The texts of this game in the current language: `text.words(words)`, `text.key('tile-forge')`. */
  text: Voice;
  /** Text of the option that is focused or hovered, in the prompt bar or on the board. */
  focus: string | null;
  /** What the focused option will certainly do, once the server has said so. */
  preview: Preview | null;
  /** What the engine knows of this position, once the server has said so. */
  facts: Known | null;
  /** The newest outlook: while this position's is on its way that of one before. */
  outlook: unknown;
  /** Text of the option that was chosen and is not answered yet: until then nothing can be chosen. */
  sent: string | null;
  onfocus: (option: string | null) => void;
  onchoose: (option: string) => void;
  /** Whether a piece is in hand that is not taken yet: the position is the one after that. */
  prepared: boolean;
  onputback: () => void;
  /** Makes several choices, one after the other, as one. */
  ongesture: (choices: string[]) => void;
  /** Called for each part that stands for options, with their texts; what it returns is called when it no longer does. */
  onplace: (options: readonly string[]) => () => void;
  /** Asks the server why a part cannot be chosen now; null if nobody can say. */
  onwhy: (address: string) => Promise<Refusal | null>;
  /** Whether scenes stay until the viewer goes on: in a lesson there is time to read. */
  patient: boolean;
  /** Called when the board begins to play a scene that is to be watched, and when that is over. */
  onscene: (playing: boolean) => void;
  /** Where others have put pieces since this person's last choice: by address the player who did. */
  recent: ReadonlyMap<string, number>;
  /** The log lines that led to this position, for animation. */
  fresh: LogLine[];
  /** The whole log, where a board tells what a game came from; a replay has none. */
  log?: readonly LogLine[];
}

/** An explanation in a lesson: the text `tutorial-<id>` of its sources. */
export interface Said {
  id: string;
  /** Addresses of what to point at on the board. */
  refs: string[];
  clauses: string[];
}

/** A choice of the prepared game, and what is said before it. */
export interface LessonLine {
  choice: string;
  said: Said[];
}

/** A part of a lesson, with the title `tutorial-chapter-<id>`. */
export interface Chapter {
  id: string;
  lines: LessonLine[];
  /** Whether the pupil may choose freely: the prepared choices are only advice. */
  free?: boolean;
}

/** A lesson: a prepared game or its beginning, told in chapters. The choices of all its seats are known, and the pupil wins. */
export interface Tutorial {
  newTable: NewTable;
  /** The lesson's texts. */
  sources: Sources;
  chapters: Chapter[];
  /** What is said when the lesson is over. */
  end: Said;
  /** For a lesson that ends before its game: whether it is over. Play may go on then. */
  isOver?: (view: View) => boolean;
}

/** What the shell shows of a player besides the name and the points. */
export interface PlayerSign {
  /** The arms of whom the player plays, instead of those of the seat. */
  arms?: Arms;
  /** Whom the player plays, and what counts besides the points. */
  words?: string[];
  /** What the points are called in this game. */
  points?: string;
}

/** What a game declares of a kind of event. */
export interface EventKind {
  /** A summary of a long turn tells what is major; the rest is folded. */
  weight: 'minor' | 'normal' | 'major';
  /** When it is told beside the next question: always, if nobody was asked, or as what the question comes from. */
  beside?: 'told' | 'unasked' | 'cause';
}

/** What is known of a game without its board; its parts are loaded where they are needed. */
export interface GameMeta {
  /** Texts that the server does not have: those of the board, and `phase-…` for the steps of a turn. */
  sources: Sources;
  /** Its board, and what else is needed at a table. */
  load: () => Promise<GameModule>;
  lesson?: () => Promise<Tutorial>;
  /** Drawings of chapters of the rules by the word their clauses begin with: what an SVG of 96 by 60 holds. */
  drawings?: () => Promise<Readonly<Record<string, string>>>;
}

/** What is needed of a game at its tables. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** By player, where the game has more to say of them than their points. */
  players?: (view: View, content: Content, text: Voice) => PlayerSign[];
  /** Where the points of a category came from, as far as the log tells more than the score sheet: lines by category. */
  origins?: (log: readonly LogLine[], view: View, lang: Language) => Record<string, SheetLine[]>;
  /** Whether the board draws what follows from every position: then that is asked for. */
  usesFacts?: boolean;
  /** What is declared of each kind of event, by its key. */
  events?: Readonly<Record<string, EventKind>>;
  /** The steps whose questions never come by themselves: their cause is told even if another answer lies between. */
  caused?: readonly string[];
  /** Whether turns are long: of a turn and of the outcome of a choice only what matters is told. */
  longTurns?: boolean;
}
