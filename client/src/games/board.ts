/** What the shell hands to a game's board, and what a game hands to the shell. */

import type { Component } from 'svelte';
import type { Content, LogLine, NewTable, Position, TableInfo, View } from '../wire';
import type { Language, Voice } from '../text/voice';

/** A view with the board of a game. */
export type ViewOf<Board> = Pick<View, 'seats' | 'seat' | 'options' | 'over' | 'asked'> & { board: Board };

export interface BoardProps {
  position: Position;
  table: TableInfo;
  content: Content;
  /** The words of this game in the present language: `text.words(words)`, `text.key('tile-forge')`. */
  text: Voice;
  /** Text of the option that is focused or hovered, in the prompt bar or on the board. */
  focus: string | null;
  onfocus: (option: string | null) => void;
  onchoose: (option: string) => void;
  /** A tap on a thing that is no option now: the shell asks the server why. */
  onwhy: (address: string) => void;
  /** The log lines that led to this position, for animation. */
  fresh: LogLine[];
}

/** Something to say in a lesson, once, in the first position that fits. */
export interface LessonStep {
  id: string;
  when: (position: Position, table: TableInfo) => boolean;
  /** A message of the lesson's sources. */
  textKey: string;
  /** Addresses of what to point at on the board. */
  refs: string[];
  clauses: string[];
}

/** A prepared game that teaches. */
export interface Tutorial {
  newTable: NewTable;
  /** Fluent sources of the lesson's texts. */
  sources: Record<Language, string>;
  steps: LessonStep[];
  /** The pupil's choices in order, where everything is to happen as told: only the next of them is offered. */
  script?: readonly string[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** Fluent sources of words that the server does not have: of the board, and `phase-…` for the steps of a turn. */
  sources?: Record<Language, string>;
  tutorial?: Tutorial;
}
