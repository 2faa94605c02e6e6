/** The explanation of a part of the board. */
export interface Note {
  title: string;
  lines: string[];
  clauses: string[];
}
