/**
 * Any game's view as an outline: its parts in order, named as the game's texts name them, tied to options by refs.
 *
 * A ref such as `cell:0.5` says a kind and a way: seats count from 0, places from 1, as in the options' own texts.
 * It belongs to the part of the view whose path ends that way; where several do, to the one whose names fit best.
 */

import type { Voice } from '../text/voice';
import type { OptionInfo, View } from '../wire';

type Step = string | number;

export interface Part {
  /** Where in the board this lies: names, and indices from 0. */
  path: Step[];
  label: string;
  raw: unknown;
  /** The value in words, if it is small enough for one line. */
  value: string | null;
  /** What it does, where it is a thing of the box that the game's texts explain. */
  says: string | null;
  parts: Part[];
  /** What options, and the question why not, call this thing. */
  ref: string | null;
  options: OptionInfo[];
}

const NOTHING = '–';
/** Under which beginning a game's texts name a thing of its content. */
const KINDS = [
  'tile', 'card', 'character', 'crop', 'scenario', 'segment', 'wedge', 'manuscript', 'building', 'rival', 'scheme',
  'player-card', 'gift', 'banner', 'hero', 'elixir', 'palace', 'undertaking', 'treasure', 'sin', 'artefact', 'portal',
  'piece', 'place', 'space',
];
const SEAT_NAMES = new Set(['first', 'turn', 'seat', 'owner']);

/** The board of `view` as a tree, with each option hung on the parts it touches. */
export function outline(view: View, options: readonly OptionInfo[], text: Voice): Part[] {
  const seatLists = new Set(Object.keys(view.board).filter((name) => isOfSeats(view.board[name], view.seats)));
  const roots = Object.entries(view.board).map(([name, raw]) => build([name], raw, seatLists, text));
  const touching = new Map<string, OptionInfo[]>();
  for (const option of options) {
    for (const ref of option.refs) touching.set(ref, [...(touching.get(ref) ?? []), option]);
  }
  for (const [ref, all] of touching) tie(roots, ref, all, seatLists);
  return roots;
}

/** All parts of an outline, each before its own parts. */
export function* walk(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    yield* walk(part.parts);
  }
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

/** Whether `value` has one entry a seat: numbers, or things with parts of their own. A display's pieces are flat. */
function isOfSeats(value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return value.every((entry) => typeof entry === 'number' || (isObject(entry) && Object.values(entry).some(isObject)));
}

function build(path: Step[], raw: unknown, seatLists: Set<string>, text: Voice): Part {
  const part: Part = { path, label: label(path, seatLists, text), raw, value: null, says: null, parts: [], ref: null, options: [] };
  if (typeof raw === 'string') part.says = explained(raw, text);
  if (isFlat(raw)) part.value = words(path, raw, text);
  else part.parts = entries(raw).map(([step, inner]) => build([...path, step], inner, seatLists, text));
  return part;
}

function entries(value: unknown): [Step, unknown][] {
  if (Array.isArray(value)) return value.map((inner, n) => [n, inner]);
  return isObject(value) ? Object.entries(value) : [];
}

/** Small enough for one line: no list but an empty one, and no thing within a thing. */
function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return !isObject(value) || !Object.values(value).some(isObject);
}

function label(path: Step[], seatLists: Set<string>, text: Voice): string {
  const name = path[path.length - 1]!;
  if (typeof name === 'string') return nameOf(name, text);
  return path.length === 2 && seatLists.has(String(path[0])) ? text.seat(name) : String(name + 1);
}

function nameOf(name: string, text: Voice): string {
  const keys = [`part-${name}`, `board-${name}`, name, ...KINDS.map((kind) => `${kind}-${name}`)];
  const key = keys.find((key) => text.has(key));
  return key ? text.key(key) : name.replaceAll('_', ' ');
}

function words(path: Step[], value: unknown, text: Voice): string {
  if (isObject(value)) return summary(path, value, text) || NOTHING;
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'number') return SEAT_NAMES.has(String(path[path.length - 1])) ? text.seat(value) : String(value);
  const key = keyOf(String(value), text);
  return key ? text.key(key) : String(value);
}

/** Under which key the game's texts name a thing of its content. */
function keyOf(id: string, text: Voice): string | undefined {
  return KINDS.map((kind) => `${kind}-${id}`).find((key) => text.has(key));
}

function explained(id: string, text: Voice): string | null {
  const key = keyOf(id, text);
  return key && text.has(`${key}-text`) ? text.key(`${key}-text`) : null;
}

/** A thing in one line: what it is, then what it has of anything. */
function summary(path: Step[], thing: object, text: Voice): string {
  return Object.entries(thing)
    .filter(([, value]) => value !== 0 && value !== false && value !== null && !Array.isArray(value))
    .map(([name, value]) => {
      if (value === true) return nameOf(name, text);
      const said = words([...path, name], value, text);
      return typeof value === 'string' ? said : `${nameOf(name, text)} ${said}`;
    })
    .join(' · ');
}

/** Hang `options` on the parts that `ref` fits best, and give the parts beside them refs of the same make. */
function tie(roots: Part[], ref: string, options: OptionInfo[], seatLists: Set<string>): void {
  let best = 0;
  let found: Part[] = [];
  for (const part of walk(roots)) {
    const score = fit(part, ref, seatLists);
    if (score < best || score === 0) continue;
    if (score > best) found = [];
    best = score;
    found.push(part);
  }
  for (const part of found) {
    part.ref = ref;
    part.options = options;
    const siblings = parentOf(roots, part)?.parts ?? [];
    for (const sibling of siblings) sibling.ref ??= alike(ref, sibling);
  }
}

function parentOf(roots: Part[], part: Part): Part | undefined {
  for (const other of walk(roots)) if (other.parts.includes(part)) return other;
  return undefined;
}

function alike(ref: string, sibling: Part): string {
  const last = sibling.path[sibling.path.length - 1]!;
  const start = Math.max(ref.lastIndexOf('.'), ref.lastIndexOf(':')) + 1;
  if (/^\d+$/.test(ref.slice(start))) return ref.slice(0, start) + (typeof last === 'number' ? last + 1 : last);
  return ref.slice(0, start) + (typeof sibling.raw === 'string' ? sibling.raw : last);
}

/** How well `part` fits `ref`: 0 if not at all. */
function fit(part: Part, ref: string, seatLists: Set<string>): number {
  const [kind, way] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  const named = part.path.some((step) => typeof step === 'string' && step.startsWith(kind)) ? 4 : 0;
  if (part.raw === way) return 3 + named;
  const args = way.split('.');
  let score = 1 + named + (part.raw === null || isObject(part.raw) ? 1 : 0);
  for (let n = part.path.length - 1; n >= 0; n--) {
    const step = part.path[n]!;
    const arg = args[args.length - 1];
    if (typeof step === 'number') {
      const ofSeat = n === 1 && seatLists.has(String(part.path[0])) && (n < part.path.length - 1 || kind === 'seat');
      if (arg !== String(ofSeat ? step : step + 1)) return 0;
      args.pop();
    } else if (arg !== undefined && step.startsWith(arg)) {
      score += 2;
      args.pop();
    } else if (n === part.path.length - 1) {
      return 0;
    }
  }
  return args.length === 0 ? score : 0;
}
