/** What happened, as facts of the log, and the tokens that fly because of it. */

import type { FactInfo } from '../../wire';

const MOVES = ['moved', 'gained', 'lost'];

/** Tokens that fly between two places; `from` and `to` are addresses. */
export interface Flight<Token extends string = string> {
  token: Token;
  from: string;
  to: string;
  n: number;
}

/** Which pieces of a game fly as tokens, and where the board draws their places. */
export interface Tokens<Token extends string> {
  /** By the piece of a fact, without its id (`card:mason` is a `card`). */
  pieces: Readonly<Record<string, Token>>;
  /** The place that a fact leaves out. */
  supply?: (token: Token, actor: number) => string;
  /** The address under which the board draws the place of a piece, where it is another one. */
  drawn?: (address: string, piece: string) => string;
}

/** The facts with this verb about pieces of this kind. */
export function select(facts: readonly FactInfo[], verb: string, kind: string): FactInfo[] {
  return facts.filter((fact) => fact.verb === verb && kindOf(fact) === kind);
}

/** What flies because of the facts, in their order. */
export function flights<Token extends string>(facts: readonly FactInfo[], tokens: Tokens<Token>): Flight<Token>[] {
  const { pieces, supply, drawn = (address: string) => address } = tokens;
  return facts.flatMap((fact) => {
    const token = MOVES.includes(fact.verb) ? pieces[kindOf(fact)] : undefined;
    if (!token) return [];
    const elsewhere = supply?.(token, fact.actor ?? -1);
    const [from, to] = [fact.from ?? elsewhere, fact.to ?? elsewhere];
    if (!from || !to) return [];
    const place = (address: string): string => drawn(address, fact.piece ?? '');
    return [{ token, from: place(from), to: place(to), n: fact.amount ?? 1 }];
  });
}

function kindOf({ piece = '' }: FactInfo): string {
  return piece.split(':', 1)[0]!;
}
