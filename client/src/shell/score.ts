/** The end of a game in figures: the places, and the score sheet by category. */

import type { Voice } from '../text/voice';
import type { ScoreSheet } from '../wire';

export interface Place {
  player: number;
  /** From 1; players who are equal share a place. */
  rank: number;
  points: number;
}

/**
 * The players from the winners down. Who has won is a matter of the rules: it need not be whoever has the most points. An
 * automaton, which has none of the `seats`, may count other things than they do: if it has not won, it comes last.
 * Partners, who have the same number in `teams`, count together.
 */
export function ranking(scores: readonly number[], winners: readonly number[], seats: number, teams?: readonly number[]): Place[] {
  const won = (player: number) => (winners.includes(player) ? 1 : 0);
  const seated = (player: number) => (player < seats ? 1 : 0);
  const points = (player: number) => scores.reduce((sum, more, other) => (other === player || (teams && teams[other] === teams[player]) ? sum + more : sum), 0);
  const level = (one: number, other: number) =>
    won(one) === won(other) && (won(one) === 1 || (seated(one) === seated(other) && points(one) === points(other)));
  const order = [...scores.keys()].sort((one, other) => won(other) - won(one) || seated(other) - seated(one) || points(other) - points(one));
  return order.map((player) => ({
    player,
    rank: 1 + order.findIndex((other) => level(player, other)),
    points: scores[player]!,
  }));
}

export interface SheetLine {
  what: string;
  clause: string;
  /** By player; null where a player has none. */
  points: (number | null)[];
}

export interface Category {
  id: string;
  /** By player. */
  points: number[];
  lines: SheetLine[];
}

/** The categories of a score sheet, each with its lines: one for each thing that counts, the points for it added up. */
export function categories({ categories: ids, lines }: ScoreSheet, voice: Voice, players: number): Category[] {
  return ids.map((id) => {
    const found = new Map<string, SheetLine>();
    const points = Array<number>(players).fill(0);
    for (const line of lines.filter(({ category }) => category === id)) {
      const what = voice.words(line.words);
      const row = found.get(what) ?? { what, clause: line.clause, points: Array<number | null>(players).fill(null) };
      row.points[line.seat] = (row.points[line.seat] ?? 0) + line.points;
      points[line.seat]! += line.points;
      found.set(what, row);
    }
    return { id, points, lines: [...found.values()] };
  });
}

/** The rank in Roman figures. */
export function roman(n: number): string {
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  return 'X'.repeat(tens) + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][ones]!;
}

/** How far a player was behind another, and the category where most of it was lost. */
export interface Behind {
  by: number;
  category: string;
  own: number;
  others: number;
}

/** How far `player` was behind `other`; null if it was not by points. */
export function behind(categories: readonly Category[], player: number, other: number): Behind | null {
  const gaps = categories.map(({ id, points }) => ({ category: id, own: points[player]!, others: points[other]!, by: points[other]! - points[player]! }));
  const by = gaps.reduce((sum, gap) => sum + gap.by, 0);
  const [widest] = gaps.sort((a, b) => b.by - a.by);
  return widest && by > 0 ? { ...widest, by } : null;
}

/** A number of points with the sign that print has. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
