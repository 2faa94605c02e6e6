/** One position of 890 as the board's parts see it: what lies where, what may be chosen, what is being pointed at. */

import type { BoardProps, ViewOf } from '../board';
import { getStage, setStage, Stage } from '../parts/stage.svelte';
import type { Anno890Board, Anno890Space } from '../anno890.generated';
import { openBox, type Character, type Tile } from './box';
import { differences, ghosts, type Brings, type Ghosts } from './ghosts';
import { spaceAddress, type Trio } from './grid';
import { SOURCES } from './sources';

/** Things that no option ever touches: they only explain themselves. */
const NEVER_CHOSEN = ['invader', 'scenario', 'deck'];
const NEVER_CHOSEN_IN = ['points.', 'supply.'];

export class Scene extends Stage {
  /** The trios that were made last. */
  made: { seat: number; trios: Trio[] } = $state.raw({ seat: 0, trios: [] });

  constructor(props: () => BoardProps) {
    super(props, SOURCES);
  }

  readonly view = $derived.by(() => this.position.view as unknown as ViewOf<Anno890Board>);
  readonly board = $derived.by(() => this.view.board);
  readonly box = $derived.by(() => openBox(this.props().content));

  /** The seat whose Kingdom is drawn large: that of the viewer; a spectator sits with whoever began. */
  readonly near = $derived.by(() => this.position.seat ?? this.board.first);
  readonly others = $derived.by(() =>
    Array.from({ length: this.view.seats - 1 }, (_, n) => (this.near + n + 1) % this.view.seats),
  );

  /** What the option pointed at will certainly do. */
  readonly preview: Ghosts | null = $derived.by(() => {
    const { preview } = this.props();
    return preview && this.view.asked ? ghosts(preview, this.board, this.view.asked.seat) : null;
  });

  readonly #differences = $derived.by(() =>
    this.view.asked ? differences(this.props().previews, this.board, this.view.asked.seat) : new Map<string, Brings>(),
  );

  /** Whether the viewer has a tile to place. */
  readonly placing = $derived.by(() => this.board.taken !== null && this.view.asked?.seat === this.position.seat && this.position.options.length > 0);

  /** What a free space brings that others do not, while a tile is being placed. */
  bringsAt(seat: number, cell: number): Brings | undefined {
    const [only, ...more] = this.optionsAt(spaceAddress(seat, cell));
    return only && !more.length ? this.#differences.get(only.text) : undefined;
  }

  /** The trios to draw: those the option pointed at would make, else those now waiting for their reward. */
  readonly trios: { seat: number; trios: Trio[]; ghost: boolean } = $derived.by(() => {
    const { asked } = this.view;
    if (this.preview?.trios.length && asked) return { seat: asked.seat, trios: this.preview.trios, ghost: true };
    if (asked?.step === 'Reward' && this.made.seat === asked.seat) {
      const rewarded = ({ crop }: Trio) => !this.position.options.length || this.optionsAt(`banners.${crop}`).length > 0;
      return { seat: asked.seat, trios: this.made.trios.filter(rewarded), ghost: false };
    }
    return { seat: 0, trios: [], ghost: false };
  });

  /** char.10: the tile that waits for another to change places with. */
  readonly swapped = $derived.by(() => {
    const { view, position } = this;
    return view.asked?.step === 'SwapWith' && position.prompt ? spaceAddress(view.asked.seat, Number(position.prompt.words.args?.cell) - 1) : null;
  });

  tile(id: string): Tile {
    return this.box.tiles.get(id)!;
  }

  character(id: string): Character {
    return this.box.characters.get(id)!;
  }

  protected override isMute(ref: string): boolean {
    return NEVER_CHOSEN.includes(ref) || NEVER_CHOSEN_IN.some((part) => ref.startsWith(part));
  }

  /** Only tiles of a Kingdom are marked: the Invader's steps are told by the coast. */
  override recentAt(ref: string): number | undefined {
    return ref.startsWith('kingdoms.') ? super.recentAt(ref) : undefined;
  }

  /** A space as the option pointed at would leave it, or undefined where it would not touch it. */
  ghostAt(seat: number, cell: number): Anno890Space | null | undefined {
    return this.preview?.spaces.find((here) => here.seat === seat && here.cell === cell)?.space;
  }
}

export function setScene(scene: Scene): Scene {
  return setStage(scene);
}

export function getScene(): Scene {
  return getStage();
}
