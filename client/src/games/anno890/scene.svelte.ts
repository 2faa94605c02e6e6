/** One position of 890 as the board's parts see it: what lies where, what may be chosen, what is being pointed at. */

import { getContext, setContext } from 'svelte';
import { Voice } from '../../text/voice';
import type { OptionInfo } from '../../wire';
import type { BoardProps } from '../board';
import { openBox, type Character, type Tile } from './box';
import { triosThrough, type Trio } from './grid';
import { parts, preview, type Preview } from './preview';
import { SOURCES } from './sources';
import type { Space, View } from './view';
import type { Note } from './words';

/** A note shown beside the thing it speaks of. */
export interface Hint {
  note: Note;
  anchor: Element;
  /** Options to pick from here, when a thing has more than one. */
  options: OptionInfo[];
}

/** What an option touches. A card drawn by the Apprentice lies on no shared place, so its option names none. */
function touched(option: OptionInfo): string[] {
  const { verb, args } = parts(option.text);
  return verb === 'keep' ? [`character:${args[0]}`] : option.refs;
}

/** Things that no option ever touches: they only explain themselves. */
const NEVER_CHOSEN = /^(track|scenario)\b/;

export class Scene {
  readonly #props: () => BoardProps;
  hint: Hint | null = $state.raw(null);
  /** The space that received a tile last, to find the trios just made. */
  placed: { seat: number; cell: number } | null = $state.raw(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly position = $derived.by(() => this.#props().position);
  readonly table = $derived.by(() => this.#props().table);
  readonly text = $derived.by(() => this.#props().text);
  readonly view = $derived.by(() => this.position.view as unknown as View);
  readonly board = $derived.by(() => this.view.board);
  readonly box = $derived.by(() => openBox(this.#props().content));
  readonly own = $derived.by(() => new Voice(this.text.lang, [SOURCES[this.text.lang]]));

  /** The seat whose Kingdom is drawn large: that of the viewer; a spectator sits with whoever began. */
  readonly near = $derived.by(() => this.position.seat ?? this.board.first);
  readonly others = $derived.by(() =>
    Array.from({ length: this.view.seats - 1 }, (_, n) => (this.near + n + 1) % this.view.seats),
  );

  readonly #byRef = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.position.options) {
      for (const ref of touched(option)) found.set(ref, [...(found.get(ref) ?? []), option]);
    }
    return found;
  });

  readonly #focused = $derived.by(() => {
    const { focus } = this.#props();
    return focus === null ? undefined : this.position.options.find((option) => option.text === focus);
  });

  /** What the option pointed at would do. */
  readonly preview: Preview | null = $derived.by(() =>
    this.#focused ? preview(this.#focused, this.view, this.position.prompt, this.box) : null,
  );

  /** The trios to draw: those the option pointed at would make, else those now waiting for their reward. */
  readonly trios: { seat: number; trios: Trio[]; ghost: boolean } = $derived.by(() => {
    const { asked } = this.view;
    if (this.preview?.trios.length && asked) return { seat: asked.seat, trios: this.preview.trios, ghost: true };
    if (asked?.step === 'Reward' && this.placed?.seat === asked.seat) {
      const kingdom = this.board.kingdoms[asked.seat]!;
      const trios = triosThrough(kingdom, this.placed.cell, this.box, this.view.options);
      const open = trios.filter(({ crop }) => !this.position.options.length || this.optionsAt(`banner:${crop}`).length);
      return { seat: asked.seat, trios: open, ghost: false };
    }
    return { seat: 0, trios: [], ghost: false };
  });

  tile(id: string): Tile {
    return this.box.tiles.get(id)!;
  }

  character(id: string): Character {
    return this.box.characters.get(id)!;
  }

  optionsAt(ref: string): OptionInfo[] {
    return this.#byRef.get(ref) ?? [];
  }

  isLit(ref: string): boolean {
    return this.preview?.refs.includes(ref) ?? false;
  }

  /** A space as the option pointed at would leave it, or undefined where it would not touch it. */
  ghostAt(seat: number, cell: number): Space | null | undefined {
    return this.preview?.spaces.find((here) => here.seat === seat && here.cell === cell)?.space;
  }

  /** Point at a thing: its option, if it has just one, is previewed. */
  point(ref: string | null): void {
    const options = ref === null ? [] : this.optionsAt(ref);
    this.#props().onfocus(options.length === 1 ? options[0]!.text : null);
  }

  focus(option: string | null): void {
    this.#props().onfocus(option);
  }

  choose(option: string): void {
    this.hint = null;
    this.#props().onchoose(option);
  }

  /** Act on a thing: choose it, offer its options, or let it answer why it cannot be chosen (or what it is). */
  act(ref: string, note: Note, anchor: Element): void {
    const options = this.optionsAt(ref);
    if (options.length === 1) this.choose(options[0]!.text);
    else if (options.length > 1 || NEVER_CHOSEN.test(ref)) this.hint = { note, anchor, options };
    else this.#props().onwhy(ref);
  }
}

const KEY = Symbol('890');

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function getScene(): Scene {
  return getContext(KEY);
}
