/** What happened, by turns and by steps: for the log, for "since your last turn", and for playing it on the board. */

import type { EventKind } from '../games/board';
import type { FactInfo, LogLine, Words } from '../wire';
import { activeChoices } from './choices';

/** One sentence of the log. */
export interface Deed {
  /** Different for every deed of a log. */
  key: string;
  /** Whose turn it belongs to: whoever chose, or an automaton whose turn came after that choice. */
  player: number;
  /** Who did it. */
  actor: number;
  /** Null for a choice of which nothing is told. */
  words: Words | null;
  /** Whether the words only name what was chosen, and are not a sentence. */
  bare: boolean;
  clause: string;
  facts: FactInfo[];
  /** The players whom it concerns. */
  concerns: readonly number[];
}

/** Deeds of one player in a row. */
export interface Turn {
  key: string;
  player: number;
  deeds: Deed[];
}

/** Deeds that are played on the board together. */
export interface Step {
  actor: number;
  deeds: Deed[];
  facts: FactInfo[];
  /** Whether its player chose nothing: an automaton, or somebody with only one possibility. */
  unasked: boolean;
  /** When it starts and how long it lasts, in milliseconds at the usual pace. */
  at: number;
  length: number;
}

/** How long a step lasts, at the usual pace. */
export const STEP = 900;
/** How much longer for each further sentence. */
const SENTENCE = 350;
/** A choice of which nothing is told. */
const BARE = 250;
/** One's own choice needs no reading. */
const OWN = 450;
/** After a break of the connection only so many of the newest choices are played. */
const NEWEST = 8;

/** Whether it only says that a turn begins. */
export function begins({ facts }: Deed): boolean {
  return facts.some(({ verb, piece }) => verb === 'began' && piece === 'turn');
}

/** The deeds of the lines, in order. */
export function deedsOf(lines: readonly LogLine[]): Deed[] {
  return lines.flatMap((line) => {
    let player = line.seat;
    const told = line.events.map(({ words, clause, fact, besides = [], concerns = [] }, n): Deed => {
      const facts = fact ? [fact, ...besides] : besides;
      const beginner = facts.find(({ verb, piece }) => verb === 'began' && piece === 'turn')?.actor;
      player = beginner ?? player;
      const actor = fact?.actor ?? player;
      return { key: `${line.seq}.${n}`, player, actor: actor < 0 ? player : actor, words, bare: false, clause, facts, concerns };
    });
    if (told.length) return told;
    return [{ key: `${line.seq}`, player, actor: player, words: line.words, bare: line.choice !== '', clause: '', facts: [], concerns: [] }];
  });
}

/** The log as turns. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const deed of deedsOf(lines)) {
    const last = turns.at(-1);
    if (last?.player === deed.player) last.deeds.push(deed);
    else turns.push({ key: deed.key, player: deed.player, deeds: [deed] });
  }
  return turns;
}

/** An entry of the log: one line with its turns, or the lines of one turn of a bot. */
export interface Entry {
  key: string;
  turns: Turn[];
  /** How many lines of the log there are up to its end. */
  upTo: number;
}

/** The log as entries; `bots` are the players whose lines are taken together. */
export function entriesOf(lines: readonly LogLine[], bots: readonly number[]): Entry[] {
  const entries: Entry[] = [];
  for (const [n, line] of lines.entries()) {
    const [first, ...more] = turnsOf([line]);
    const last = entries.at(-1);
    if (last?.turns.at(-1)?.player === first!.player && bots.includes(first!.player)) {
      last.turns.at(-1)!.deeds.push(...first!.deeds);
      last.turns.push(...more);
      last.upTo = n + 1;
    } else entries.push({ key: first!.key, turns: [first!, ...more], upTo: n + 1 });
  }
  return entries;
}

/** A turn, and whether its player has been asked anything in it: not where there was only one possibility. */
interface Run extends Turn {
  asked: boolean;
}

/** A turn that is told to those who wait for theirs. */
export interface PastTurn extends Turn {
  /** Whether it was their own, and over before they could choose anything. */
  unasked: boolean;
}

/** The log as turns in which everybody's choices belong to the player whose turn it is, as far as a game tells that. */
function runsOf(lines: readonly LogLine[]): Run[] {
  const runs: Run[] = [];
  /** Whose turn it is, once that was told. */
  let told: number | null = null;
  const runOf = (player: number, key: string): Run => {
    const last = runs.at(-1);
    if (last?.player === player) return last;
    const run = { key, player, deeds: [], asked: false };
    runs.push(run);
    return run;
  };
  for (const line of activeChoices(lines)) {
    const here = runOf(told ?? line.seat, `${line.seq}`);
    if (here.player === line.seat) here.asked = true;
    for (const deed of deedsOf([line])) {
      if (begins(deed)) {
        told = deed.player;
        runs.push({ key: deed.key, player: told, deeds: [], asked: false });
      } else runOf(told ?? deed.player, deed.key).deeds.push(deed);
    }
  }
  return runs;
}

/**
 * What has happened since the last turn in which `seats` chose something, or before the one that they are in; a spectator
 * has none, and gets the newest turns.
 */
export function sinceLast(lines: readonly LogLine[], seats: readonly number[], players: number): PastTurn[] {
  const all = runsOf(lines);
  const own = ({ player, asked }: Run): boolean => asked && seats.includes(player);
  const now = all.at(-1);
  const runs = now && own(now) ? all.slice(0, -1) : all;
  const turns = runs
    .slice(runs.findLastIndex(own) + 1)
    .filter(({ deeds }) => deeds.length)
    .map((run) => ({ ...run, unasked: run !== now && seats.includes(run.player) }));
  return seats.length ? turns : turns.slice(-players);
}

/** Whether a deed belongs into a summary for `seats`: an event of weight, or something that another does to them. */
export function matters({ words, actor, concerns }: Deed, events: Readonly<Record<string, EventKind>>, seats: readonly number[]): boolean {
  return (words && events[words.key]?.weight === 'major') || seats.some((seat) => seat !== actor && concerns.includes(seat));
}

/**
 * The steps in which lines are played. A choice is one step with all that came of it; what the rules do for an automaton
 * is told one thing after another. Choices that were undone are left out.
 */
export function stepsOf(lines: readonly LogLine[], yours: readonly number[]): Step[] {
  const steps: Step[] = [];
  let at = 0;
  const add = (deeds: Deed[], unasked: boolean): void => {
    if (!deeds.length) return;
    const actor = deeds[0]!.player;
    const length = yours.includes(actor) && !unasked ? OWN : deeds.every(({ bare }) => bare) ? BARE : STEP + SENTENCE * (deeds.length - 1);
    steps.push({ actor, deeds, facts: deeds.flatMap(({ facts }) => facts), unasked, at, length });
    at += length;
  };
  for (const line of activeChoices(lines).slice(-NEWEST)) {
    const deeds = deedsOf([line]).filter((deed) => !begins(deed));
    add(deeds.filter(({ player }) => player === line.seat), false);
    for (const deed of deeds) if (deed.player !== line.seat) add([deed], true);
  }
  return steps;
}
