/** One position of 890 as the board's parts see it: what lies where, what may be chosen, what is being pointed at. */

import type { BoardProps, ViewOf } from '../board';
import { deedsOf } from '../../table/turns';
import { getStage, setStage, Stage } from '../parts/stage.svelte';
import type { Details } from '../../wire';
import type { Anno890Board, Anno890Outlook, Anno890Space } from '../anno890.generated';
import { openBox, type Character, type Tile } from './box';
import { ghosts, net, type Ghosts } from './ghosts';
import { spaceAddress, triosIn, triosOf, type Trio } from './grid';
import { SOURCES } from './sources';

/** Things that no option ever touches: they only explain themselves. */
const NEVER_CHOSEN = ['invader', 'scenario', 'deck'];
const NEVER_CHOSEN_IN = ['points.', 'supply.'];

/** What an option brings that others do not, as its space says it. */
export interface Brings {
  trios: Trio[];
  coins: number;
}

export class Scene extends Stage<Anno890Outlook> {
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
    return preview && this.view.asked ? ghosts(preview, this.detailsOf(this.focused), this.board, this.view.asked.seat) : null;
  });

  /** Whom the option pointed at would let the Saracens invade, if that is how it stands. */
  readonly invaded = $derived.by(() => this.invasionBy(this.detailsOf(this.focused)));

  /** inv.2, inv.5: whom an option would let the Saracens invade, in words. */
  invasionBy({ triggers = [] }: Details): string | null {
    const invasion = triggers.find(({ what }) => what === 'trigger-invasion');
    const names = (invasion?.players ?? []).map((seat) => this.text.seat(seat));
    return invasion ? this.own.key('would-invade', { names: new Intl.ListFormat(this.text.lang).format(names) }) : null;
  }

  /** Whether all options bring the same Coins. */
  readonly #alike = $derived.by(() => new Set(this.position.options.map((option) => net(this.detailsOf(option), 'coin'))).size === 1);

  /** Whether the viewer has a tile to place. */
  readonly placing = $derived.by(() => this.board.taken !== null && this.view.asked?.seat === this.position.seat && this.position.options.length > 0);

  /** What a free space brings that others do not, while a tile is being placed. */
  bringsAt(seat: number, cell: number): Brings | undefined {
    const [only, ...more] = this.optionsAt(spaceAddress(seat, cell));
    if (!only || more.length) return undefined;
    const details = this.detailsOf(only);
    return { trios: triosOf(details.completes ?? []), coins: this.#alike ? 0 : net(details, 'coin') };
  }

  /** The trios to draw: those the option pointed at would make, else those now waiting for their reward or just made. */
  readonly trios: { trios: Trio[]; ghost: boolean } = $derived.by(() => {
    if (this.preview?.trios.length) return { trios: this.preview.trios, ghost: true };
    const made = () => triosIn(deedsOf(this.fresh).flatMap(({ facts }) => facts));
    return { trios: this.outlook ? triosOf(this.outlook.trios) : made(), ghost: false };
  });

  /** take.3, take.10, repl.2: the price of a tile on display; of an old position, which comes without a log, it is not known. */
  priceOf(ref: string): number | undefined {
    return (this.outlook ?? (this.props().log?.length ? this.newest : null))?.prices[ref];
  }

  /** end.6: the points of the first, of the second … in something; the same all through a game. */
  paysFor(what: 'noble' | 'coin' | 'tower'): readonly number[] {
    return this.newest?.majorities.find((one) => one.what === what)?.pays ?? [];
  }

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
