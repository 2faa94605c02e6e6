/** Where the heroes stand on the power track, and what its ticks are. */

export interface Footing {
  player: number;
  power: number;
  /** From 0 at the head of the track to 1 at the goal. */
  part: number;
  /** How many others stand on the same spot before this one. */
  beside: number;
}

/** The heroes on the track; whoever has passed the goal stands on it. */
export function footings(powers: readonly number[], goal: number): Footing[] {
  const spots = powers.map((power) => Math.min(power, goal));
  return powers.map((power, player) => ({
    player,
    power,
    part: spots[player]! / goal,
    beside: spots.slice(0, player).filter((spot) => spot === spots[player]).length,
  }));
}

/** The ticks before the goal: each fifth has a figure. */
export function ticks(goal: number): { n: number; part: number; figure: boolean }[] {
  return Array.from({ length: goal }, (_, n) => ({ n, part: n / goal, figure: n % 5 === 0 }));
}
