/** Movements of tokens that have no ids: amounts that left some places are matched with amounts that reached others. */

/** `from` and `to` are addresses; `from` is looked up in the previous position. */
export interface Flight<Token extends string = string> {
  token: Token;
  from: string;
  to: string;
  n: number;
}

/** How many tokens left or reached each place. */
export type Change = Map<string, number>;

export function add(change: Change, place: string, n: number): void {
  if (n) change.set(place, (change.get(place) ?? 0) + n);
}

/** Match losses with gains in order; the rest comes from the supply or returns to it. */
export function pair<Token extends string>(token: Token, lost: Change, won: Change, supply: string): Flight<Token>[] {
  const flights: Flight<Token>[] = [];
  const sources = [...lost];
  for (const [to, wanted] of won) {
    let missing = wanted;
    while (missing > 0) {
      const source = sources[0];
      if (!source) break;
      const n = Math.min(missing, source[1]);
      flights.push({ token, from: source[0], to, n });
      missing -= n;
      source[1] -= n;
      if (source[1] === 0) sources.shift();
    }
    if (missing > 0) flights.push({ token, from: supply, to, n: missing });
  }
  for (const [from, n] of sources) flights.push({ token, from, to: supply, n });
  return flights;
}
