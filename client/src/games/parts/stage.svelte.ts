/** What every drawn board needs of a position: what may be chosen where, and what is being pointed at. */

import { getContext, setContext } from 'svelte';
import { Voice, type Language } from '../../text/voice';
import type { OptionInfo } from '../../wire';
import type { BoardProps } from '../board';
import type { Note } from './note';

/** A note shown beside the thing it speaks of. */
export interface Hint {
  note: Note;
  anchor: Element;
  /** Options to pick from here, when a thing has more than one. */
  options: OptionInfo[];
}

export abstract class Stage {
  hint: Hint | null = $state.raw(null);

  constructor(
    protected readonly props: () => BoardProps,
    private readonly sources: Record<Language, string>,
  ) {}

  readonly position = $derived.by(() => this.props().position);
  readonly table = $derived.by(() => this.props().table);
  readonly text = $derived.by(() => this.props().text);
  /** The words of the board that the server does not have. */
  readonly own = $derived.by(() => new Voice(this.text.lang, [this.sources[this.text.lang]]));

  readonly #byRef = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.position.options) {
      for (const ref of this.touched(option)) found.set(ref, [...(found.get(ref) ?? []), option]);
    }
    return found;
  });

  /** The option pointed at, here or in the prompt. */
  readonly focused = $derived.by(() => {
    const { focus } = this.props();
    return focus === null ? undefined : this.position.options.find((option) => option.text === focus);
  });

  /** Whether no option ever touches the thing: it only explains itself. */
  protected abstract isMute(ref: string): boolean;

  /** What an option touches. */
  protected touched(option: OptionInfo): string[] {
    return option.refs;
  }

  optionsAt(ref: string): OptionInfo[] {
    return this.#byRef.get(ref) ?? [];
  }

  isLit(ref: string): boolean {
    return this.focused !== undefined && this.touched(this.focused).includes(ref);
  }

  /** Point at a thing: its option, if it has just one, is previewed. */
  point(ref: string | null): void {
    const options = ref === null ? [] : this.optionsAt(ref);
    this.props().onfocus(options.length === 1 ? options[0]!.text : null);
  }

  focus(option: string | null): void {
    this.props().onfocus(option);
  }

  choose(option: string): void {
    this.hint = null;
    this.props().onchoose(option);
  }

  /** Act on a thing: choose it, offer its options, or let it answer why it cannot be chosen (or what it is). */
  act(ref: string, note: Note, anchor: Element): void {
    const options = this.optionsAt(ref);
    if (options.length === 1) this.choose(options[0]!.text);
    else if (options.length > 1 || this.isMute(ref)) this.hint = { note, anchor, options };
    else this.props().onwhy(ref);
  }
}

const KEY = Symbol('stage');

export function setStage<T extends Stage>(stage: T): T {
  return setContext(KEY, stage);
}

export function getStage<T extends Stage = Stage>(): T {
  return getContext<T>(KEY);
}
