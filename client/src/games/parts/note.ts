/** What a thing on the board says when asked. */
export interface Note {
  title: string;
  lines: string[];
  clauses: string[];
  /** Whether some of what it shows is not known from the rulebook. */
  reconstructed: boolean;
}
