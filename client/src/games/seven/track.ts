/** Where the heroes stand on the power track, and what its ticks are. */

export interface Footing {
  player: number;
  power: number;
  /** From 0 at the head of the track to 1 at the goal. */
  part: number;
  /** How far from the middle of its spot, in shields: those who share a spot stand round its middle. */
  aside: number;
}

/** The heroes on the track; whoever has passed the goal stands on it. */
export function footings(powers: readonly number[], goal: number): Footing[] {
  const spots = powers.map((power) => Math.min(power, goal));
  const sharing = (from: number, to: number, spot: number): number => spots.slice(from, to).filter((other) => other === spot).length;
  return powers.map((power, player) => {
    const spot = spots[player]!;
    const before = sharing(0, player, spot);
    return { player, power, part: spot / goal, aside: before - (sharing(0, spots.length, spot) - 1) / 2 };
  });
}

/** The ticks before the goal: each fifth has a figure. */
export function ticks(goal: number): { n: number; part: number; figure: boolean }[] {
  return Array.from({ length: goal }, (_, n) => ({ n, part: n / goal, figure: n % 5 === 0 }));
}
