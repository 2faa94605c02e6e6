/** Any game's view as an outline: its parts in order, named as the game's texts name them, with the options there. */

import type { Voice } from '../text/voice';
import type { OptionInfo, ViewSchema, View } from '../wire';
import { addressOf, pathOf, type Step } from './address';

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
  /** Its address, where it can be chosen or asked why not: as the options have it that touch it, else by number. */
  ref: string | null;
  options: OptionInfo[];
}

/** More things than this are a pile: what each of them does is not said. */
const MANY = 8;
/** What stands for a value that is not there. */
export const NOTHING = '–';

/** The board of `view` as a tree, with each option hung on the parts it touches. */
export function outline(view: View, options: readonly OptionInfo[], text: Voice): Part[] {
  const roots = Object.entries(view.board).map(([name, raw]) => build([name], raw, text));
  tie(roots, view, options, text.schema);
  for (const part of walk(roots)) fold(part, text.schema);
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

function build(path: Step[], raw: unknown, text: Voice): Part {
  const part: Part = { path, label: label(path, text), raw, value: null, says: null, parts: [], ref: null, options: [] };
  if (typeof raw === 'string') part.says = explained(raw, text);
  if (isFlat(raw)) part.value = words(path, raw, text);
  else part.parts = entries(raw).map(([step, inner]) => build([...path, step], inner, text));
  return part;
}

/** A list of words that need no saying and cannot be chosen becomes one line. */
function fold(part: Part, schema: ViewSchema): void {
  if (!Array.isArray(part.raw) || part.value !== null || isOfSeats(part.path[part.path.length - 1], schema)) return;
  if (part.parts.some((inner) => isObject(inner.raw) || inner.ref)) return;
  if (part.parts.length <= MANY && part.parts.some((inner) => inner.says)) return;
  part.value = part.parts.map((inner) => inner.value).join(', ');
  part.parts = [];
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

function label(path: Step[], text: Voice): string {
  const name = path[path.length - 1]!;
  if (typeof name === 'string') return nameOf(name, text);
  return isOfSeats(path[path.length - 2], text.schema) ? text.seat(name) : String(name + 1);
}

/** Whether a list of this name has an entry for each player. */
function isOfSeats(list: Step | undefined, schema: ViewSchema): boolean {
  return typeof list === 'string' && schema.by_player.includes(list);
}

/** Whether a number at the end of this path is a player. */
function isSeat(path: Step[], schema: ViewSchema): boolean {
  return path.some((step) => typeof step === 'string' && schema.players.includes(step));
}

function nameOf(name: string, text: Voice): string {
  const key = [`part-${name}`, `board-${name}`, name].find((key) => text.has(key)) ?? text.thing(name);
  return key ? text.key(key) : name.replaceAll('_', ' ');
}

function words(path: Step[], value: unknown, text: Voice): string {
  if (isObject(value)) return summary(path, value, text) || NOTHING;
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'number') return isSeat(path, text.schema) ? text.seat(value) : String(value);
  return typeof value === 'string' ? named(value, text) : NOTHING;
}

/** A thing of the box by its name; one of several has its number behind it (`warship.1`). */
function named(id: string, text: Voice): string {
  const key = text.thing(id);
  if (key) return text.key(key);
  const [, kind, number] = /^(.+)\.(\d+)$/.exec(id) ?? [];
  return kind ? `${named(kind, text)} ${number}` : id;
}

function explained(id: string, text: Voice): string | null {
  const key = text.thing(id);
  const more: string = `${key}-text`;
  return text.has(more) ? text.key(more) : null;
}

/** A thing in one line: what it is and whose, which need no name, and what it has of anything. */
function summary(path: Step[], thing: object, text: Voice): string {
  return Object.entries(thing)
    .filter(([name, value]) => (value !== 0 || isSeat([name], text.schema)) && value !== false && value !== null && !Array.isArray(value))
    .map(([name, value]) => {
      if (value === true) return nameOf(name, text);
      const said = words([...path, name], value, text);
      const speaks = !isSeat(path, text.schema) && (typeof value === 'string' || isSeat([name], text.schema));
      return speaks ? said : `${nameOf(name, text)} ${said}`;
    })
    .join(' · ');
}

/** Hang each option on the parts at its refs; what lies beside them in a list or group may be asked why not. */
function tie(roots: Part[], view: View, options: readonly OptionInfo[], schema: ViewSchema): void {
  const parts = new Map([...walk(roots)].map((part) => [keyOf(part.path), part]));
  for (const option of options) {
    for (const ref of option.refs) {
      const path = pathOf(view.board, ref, schema.by_player);
      const part = path && nearest(parts, path);
      if (!part || part.options.includes(option)) continue;
      part.ref ??= part.path.length === path.length ? ref : addressOf(part.path, schema.by_player);
      part.options.push(option);
    }
  }
  for (const { parts: inner } of walk(roots)) {
    if (!inner.some((part) => part.options.length)) continue;
    for (const part of inner) part.ref ??= addressOf(part.path, schema.by_player);
  }
}

const keyOf = (path: readonly Step[]): string => path.join('/');

/** The part at `path`, or the one around it where that is a single line. */
function nearest(parts: ReadonlyMap<string, Part>, path: readonly Step[]): Part | undefined {
  for (let length = path.length; length > 0; length--) {
    const part = parts.get(keyOf(path.slice(0, length)));
    if (part) return part;
  }
  return undefined;
}
