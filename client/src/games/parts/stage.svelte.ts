/** What every board needs from a position: the options of each part, and which one is focused. */

import { getContext, setContext, type Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import Arms from '../../shell/Arms.svelte';
import { signed } from '../../shell/score';
import { t } from '../../text/language.svelte';
import type { Sources } from '../../text/sources';
import { Voice } from '../../text/voice';
import type { Details, OptionInfo } from '../../wire';
import type { BoardProps } from '../board';
import type { Note } from './note';

/** A note shown beside the part that it explains. */
export interface Hint {
  note: Note;
  anchor: Element;
  /** The options of the part, if it has more than one. */
  options: OptionInfo[];
  /** Options that differ in a number alone, offered as one: the lots of each kind. */
  lots?: OptionInfo[][];
  /** Shorter words for an option, where the note says the rest. */
  label?: (option: OptionInfo) => string | null;
  /** Whether its part has been touched, whose preview may move it: the note follows. */
  previewed?: boolean;
  /** Why the part cannot be chosen, if that was asked. */
  refusal?: string;
}

/** What boards read of an option while nothing is known of it. */
const NOTHING: Details = {};

/** `Outlook` is what the game says that follows from a position. */
export abstract class Stage<Outlook = unknown> {
  hint: Hint | null = $state.raw(null);
  /** The part that is focused. */
  #pointed: string | null = null;
  /** What stands for a player on the board, where a game has arms of its own. */
  readonly Badge: Component<{ seat: number; size?: number }> = Arms;
  /** What an option costs and brings, where a game draws it beside each way to use a thing. */
  readonly Stakes: Component<{ option: OptionInfo }> | null = null;

  constructor(
    protected readonly props: () => BoardProps,
    private readonly sources: Sources,
  ) {}

  readonly position = $derived.by(() => this.props().position);
  readonly table = $derived.by(() => this.props().table);
  /** The seats at this screen. */
  readonly yours = $derived.by(() => this.table.seats.flatMap((seat, n) => (seat.yours ? [n] : [])));
  readonly text = $derived.by(() => this.props().text);
  /** The log lines that led to this position. */
  readonly fresh = $derived.by(() => this.props().fresh);
  /** The texts of the board that the server does not have. */
  readonly own = $derived.by(() => new Voice(this.text.lang, [this.sources.of(this.text.lang)]));

  /** What follows from this position, once that is known. */
  readonly outlook = $derived.by(() => (this.props().facts?.outlook ?? null) as Outlook | null);
  /** The newest outlook, for what seldom changes and must not flicker: it may be of the position before. */
  readonly newest = $derived.by(() => this.props().outlook as Outlook | null);

  readonly #byRef = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.position.options) {
      // An attack on the land where the banner stands names it twice.
      for (const ref of new Set(this.touched(option))) found.set(ref, [...(found.get(ref) ?? []), option]);
    }
    return found;
  });

  /** The option that is focused, here or in the prompt. */
  readonly focused = $derived.by(() => {
    const { focus } = this.props();
    return focus === null ? undefined : this.position.options.find((option) => option.text === focus);
  });

  /** Whether no option ever concerns the part: a click on it shows its note. */
  protected abstract isMute(ref: string): boolean;

  /** The parts that an option concerns. */
  protected touched(option: OptionInfo): string[] {
    return option.refs;
  }

  /** What an option costs and brings for certain, as far as that is known. */
  detailsOf(option: OptionInfo | undefined): Details {
    return (option && this.props().facts?.details.get(option.text)) ?? NOTHING;
  }

  /** The points of a player: the firm ones and, when the game is over, all. */
  pointsOf(player: number): number {
    const { scores, at_end } = this.position.view.board as { scores: number[]; at_end?: number[] };
    return (scores[player] ?? 0) + (this.position.view.over ? (at_end?.[player] ?? 0) : 0);
  }

  /** What the points of a player consist of; `title` says how many are firm. */
  pointsNote(player: number, title: string): Note {
    const { points, at_end } = this.position.view.board as { points: Record<string, number>[]; at_end: number[] };
    const lines = Object.entries(points[player] ?? {}).map(([id, n]) => `${this.text.key(`category-${id}`)}: ${signed(n)}`);
    const more = at_end[player] && !this.position.view.over ? [t('points-at-end', { n: at_end[player], all: this.pointsOf(player) + at_end[player] })] : [];
    return { title, lines: [...lines, ...more], clauses: [] };
  }

  optionsAt(ref: string): OptionInfo[] {
    return this.#byRef.get(ref) ?? [];
  }

  /** For the element of a part: tells the table that these options can be chosen there. */
  stands(options: readonly OptionInfo[]): Attachment {
    return () => this.props().onplace(options.map((option) => option.text));
  }

  /** Whether the choice that waits for its answer concerns the part. */
  isSent(ref: string): boolean {
    return this.optionsAt(ref).some((option) => option.text === this.props().sent);
  }

  /** The player who put a piece on the part since this person's last choice. */
  recentAt(ref: string): number | undefined {
    return this.props().recent.get(ref);
  }

  isLit(ref: string): boolean {
    return this.focused !== undefined && this.touched(this.focused).includes(ref);
  }

  /** Focus a part: if it has just one option, that is previewed. */
  point(ref: string | null): void {
    this.#pointed = ref;
    const options = ref === null ? [] : this.optionsAt(ref);
    this.props().onfocus(options.length === 1 ? options[0]!.text : null);
  }

  /** A part is left. Another may be pointed at by then: the mouse reaches it before a click takes the focus from this one. */
  leave(ref: string, part: Element): void {
    if (this.#pointed === ref) this.point(null);
    if (this.hint?.anchor === part && !this.hint.options.length) this.hint = null;
  }

  focus(option: string | null): void {
    this.props().onfocus(option);
  }

  choose(option: string): void {
    this.hint = null;
    this.props().onchoose(option);
  }

  /** Whether a piece is in hand that is not taken yet. */
  readonly prepared = $derived.by(() => this.props().prepared);

  /** Put such a piece back. */
  putBack(): void {
    this.hint = null;
    this.props().onputback();
  }

  /** Make several choices as one. */
  gesture(choices: string[]): void {
    this.hint = null;
    this.props().ongesture(choices);
  }

  /**
   * A click on a part: choose its option, offer its options, show its note, or ask why it cannot be chosen. A finger
   * cannot point at a thing without touching it, so its first tap previews and its second chooses; what a tap only picks up
   * can be put back.
   */
  act(ref: string, note: Note, anchor: Element, finger: boolean, options = this.optionsAt(ref)): void {
    if (this.props().sent !== null) return;
    const [only, ...more] = options;
    if (only && !more.length) {
      if (finger && !only.prepares && this.props().focus !== only.text) this.#preview(ref, only, note, anchor);
      else this.choose(only.text);
    } else if (only || this.isMute(ref)) {
      this.hint = { note, anchor, options };
    } else void this.#refuse(ref, note, anchor);
  }

  /** Show what an option will bring, and what the thing does that it concerns. */
  #preview(ref: string, option: OptionInfo, note: Note, anchor: Element): void {
    this.#pointed = ref;
    this.focus(option.text);
    this.hint = note.lines.length ? { note, anchor, options: [], previewed: true } : null;
  }

  /** Say beside a part what it is and why it cannot be chosen. */
  async #refuse(ref: string, note: Note, anchor: Element): Promise<void> {
    const refusal = await this.props().onwhy(ref);
    if (!refusal) return;
    const clauses = refusal.clause ? [refusal.clause] : note.clauses;
    this.hint = { note: { ...note, clauses }, anchor, options: [], refusal: refusal.words };
  }
}

const KEY = Symbol('stage');

export function setStage<T extends Stage>(stage: T): T {
  return setContext(KEY, stage);
}

export function getStage<T extends Stage = Stage>(): T {
  return getContext<T>(KEY);
}
