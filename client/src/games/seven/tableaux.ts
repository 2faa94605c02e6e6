/** What happened as scenes to be watched: cataclysms, completed undertakings, sins that strike, the Gathering. */

import { activeChoices } from '../../table/choices';
import { SEVEN_EVENTS, type SevenEvent, type SevenScene, type SevenVerb } from '../seven.generated';
import { COINS, type Coin } from './court';
import type { EventInfo, FactInfo, LogLine, Words } from '../../wire';

/** A sentence of a scene, and the player it is about. */
export interface Told {
  player: number | null;
  words: Words;
  fact?: FactInfo | null;
}

/** score.1 to score.7: for what, how much of it, and the power for that. */
export interface Award {
  clause: string;
  of: string;
  held: number;
  n: number;
}

/** What the Gathering did to a player. */
export interface Gathered {
  player: number;
  awards: Award[];
  /** Power lost for sins in hand, or corruption taken for them. */
  sins: number;
  drawn: number;
  income: { gold: number; fame: number; power: number };
}

export type Tableau =
  | { is: 'cataclysm'; id: string; n: number; told: Told[] }
  /** What a cataclysm did after heroes had been asked what to lose. */
  | { is: 'aftermath'; told: Told[] }
  /** `tied`: complete.4, nobody alone had the most markers. */
  | { is: 'complete'; id: string; tied: boolean; told: Told[] }
  | { is: 'strike'; sin: string; by: number; at: number; told: Told[] }
  | { is: 'answer'; denied: boolean; told: Told[] }
  | { is: 'treasures'; told: Told[] }
  | { is: 'nameless'; id: string; told: Told[] }
  | { is: 'fall'; player: number; told: Told[] }
  | { is: 'gathering'; rows: Gathered[]; told: Told[] };

/** The answer that lets a sin have its effect. */
const ACCEPT: SevenVerb = 'accept';

/** After a break of the connection only so many of the newest choices are watched. */
const NEWEST = 12;

/** The scenes in the lines, in order; strikes only where they concern `me`. */
export function tableaux(lines: readonly LogLine[], me: number | null): Tableau[] {
  const scenes: Tableau[] = [];
  let now: Tableau | null = null;
  const open = (scene: Tableau): void => {
    now = scene;
    scenes.push(scene);
  };
  for (const { seat, choice, events } of activeChoices(lines).slice(-NEWEST)) {
    // What came of my own answer to a sin: a denial tells of itself.
    if (seat === me && choice === ACCEPT) open({ is: 'answer', denied: false, told: [] });
    for (const event of events) tell(event);
  }
  // Where somebody is asked during a Gathering its parts come apart: those without awards and income are not worth a scene.
  return scenes.filter((scene) => scene.is !== 'gathering' || beginning(scene.rows) !== 1);

  function tell(event: EventInfo): void {
    const begun = opening(event, me, now);
    if (begun === 'over') now = null;
    else if (begun) open(begun);
    else now?.told.push({ player: event.fact?.actor ?? null, words: event.words, fact: event.fact });
    if (now?.is === 'complete') now.tied ||= event.clause === 'complete.4';
    if (now?.is === 'gathering') gather(now.rows, event);
  }
}

/** The scene that an event of this kind begins, if it does. */
const sceneOf = ({ words: { key } }: { words: Words }): SevenScene | undefined => SEVEN_EVENTS[key as SevenEvent]?.scene;

/** The scene that an event begins; `over` if it ends the one before; null if it belongs to that. */
function opening(event: EventInfo, me: number | null, now: Tableau | null): Tableau | 'over' | null {
  const { words: { args = {} }, fact, clause } = event;
  const player = fact?.actor ?? null;
  const told: Told[] = [];
  const id = fact?.piece?.split(':')[1] ?? '';
  const scene = sceneOf(event);
  switch (scene) {
    case 'cataclysm':
      return { is: 'cataclysm', id, n: Number(args.n), told };
    case 'complete':
      return { is: 'complete', id, tied: false, told };
    case 'nameless':
      return { is: 'nameless', id, told };
    case 'treasures':
      // While undertakings are completed others may be asked in between: their treasures are a scene of their own.
      return now || !clause.startsWith('complete') ? null : { is: 'treasures', told: [{ player, words: event.words }] };
    case 'fall':
      return { is: 'fall', player: player ?? 0, told };
    case 'strike': {
      const at = Number(/\d+$/.exec(fact?.to ?? '')?.[0] ?? -1);
      const sin = String(args.sin ?? '').replace(/^@sin-/, '');
      return at === me ? { is: 'strike', sin, by: player ?? 0, at, told } : 'over';
    }
    case 'answer':
      return player === me ? { is: 'answer', denied: true, told: [{ player, words: event.words, fact }] } : null;
    case 'gathering':
    case undefined:
  }
  if (fact && isDeed(fact)) return 'over';
  if (clause === 'effect.21' && !now) return { is: 'aftermath', told: [{ player, words: event.words, fact }] };
  const gathers = scene === 'gathering' || (fact && (drawsSins(fact) || isCorruption(fact)));
  if (gathers && now?.is !== 'gathering') return { is: 'gathering', rows: [], told };
  return null;
}

/** Whether somebody does something else: begins a turn or loses it, passes, plays a sin, takes part in an undertaking. */
function isDeed({ verb, piece, to = '' }: FactInfo): boolean {
  return ['turn', 'passes', 'sins_played'].includes(to) || (verb === 'lost' && piece === 'turn') || (verb === 'moved' && to.startsWith('undertakings.'));
}

const drawsSins = ({ verb, from }: FactInfo): boolean => verb === 'moved' && from === 'sin_pile';
const isCorruption = ({ verb, piece }: FactInfo): boolean => verb === 'gained' && piece === 'corruption';

/** Enter an event of the Gathering into the rows of the players. */
function gather(rows: Gathered[], { words: { args = {} }, clause, fact, besides = [] }: EventInfo): void {
  if (fact?.actor === undefined) return;
  const { actor, verb, piece, amount: n = 1 } = fact;
  if (drawsSins(fact)) rowOf(rows, actor).drawn += n;
  else if (isCorruption(fact) || (verb === 'lost' && piece === 'power')) rowOf(rows, actor).sins += n;
  else if (verb === 'gained' && piece === 'power') rowOf(rows, actor).awards.push({ clause, of: String(args.of ?? ''), held: Number(args.held ?? 0), n });
  for (const { piece, amount = 1 } of besides) {
    const coin = COINS.find((one) => one === piece);
    if (coin) rowOf(rows, actor).income[coin] += amount;
  }
}

function rowOf(rows: Gathered[], player: number): Gathered {
  const found = rows.find((row) => row.player === player);
  if (found) return found;
  const row: Gathered = { player, awards: [], sins: 0, drawn: 0, income: { gold: 0, fame: 0, power: 0 } };
  rows.push(row);
  return row;
}

/** The step with which a Gathering begins, or goes on, from 0. */
export function beginning(rows: readonly Gathered[]): number {
  if (rows.some(({ awards, sins }) => sins || awards.length)) return 0;
  return rows.some(({ income }) => income.gold || income.fame || income.power) ? 3 : 1;
}

/** gather.1: how long each of the seven steps of the Gathering is shown, in milliseconds: the time to read it. */
export const GATHERING = [7000, 3000, 3000, 4000, 2500, 2500, 3000] as const;

/** How long each step of a scene is shown, in milliseconds: the time to read it. */
export function stepsOf(scene: Tableau): readonly number[] {
  return scene.is === 'gathering' ? GATHERING : [Math.min(9000, 2200 + 700 * scene.told.length)];
}

/** Sentences that belong together: what a treasure brought follows the treasure. */
export function together(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const one of told) {
    const last = groups.at(-1);
    const treasure = last && sceneOf(last[0]!) === 'treasures';
    if (treasure && one.player === last[0]!.player && isFruit(one.fact)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Whether a hero got something: tokens, or an artefact. */
const isFruit = (fact: FactInfo | null | undefined): boolean => fact?.verb === 'gained' || (fact?.verb === 'moved' && fact.piece === 'artefact');

/** What tokens each hero lost in a scene, by kind. */
export function losses(told: readonly Told[], heroes: number): { player: number; lost: Map<string, number> }[] {
  return Array.from({ length: heroes }, (_, player) => {
    const lost = new Map<string, number>();
    for (const { fact } of told) {
      if (isLoss(fact) && fact.actor === player) lost.set(fact.piece, (lost.get(fact.piece) ?? 0) + (fact.amount ?? 1));
    }
    return { player, lost };
  });
}

/** Whether a hero lost gold, fame or power. */
export function isLoss(fact: FactInfo | null | undefined): fact is FactInfo & { piece: Coin } {
  return fact?.verb === 'lost' && COINS.some((coin) => coin === fact.piece);
}
