/** One position of Viscounts as the board's parts see it. */

import type { OptionInfo } from '../../wire';
import type { BoardProps } from '../board';
import { select } from '../parts/flights';
import type { Note } from '../parts/note';
import { getStage, setStage, Stage } from '../parts/stage.svelte';
import { inCastleOf, inKingdom, isSpot } from './addresses';
import type { Card, Destination, Segment, ViscountsBoard, ViscountsOutlook } from '../viscounts.generated';
import { openBox } from './box';
import { SEGMENTS } from './kinds';
import { SOURCES } from './sources';
import type { ViewOf } from '../board';
import type { Speaker } from './words/speaker';

/** Things that no option ever touches: they only explain themselves. */
const NEVER_CHOSEN =
  /^(debts_above|deeds_above|rival|points\.\d+)$|^players\.\d+\.(track|discards|manuscripts|row|workers|castle\.3|icons\.criminal|papers\.(paid|approved))\b/;

export class Scene extends Stage<ViscountsOutlook> {
  /** On a phone, how many segments the ring has been turned, so that the one in front is on top. */
  turned = $state(0);
  /** On a phone, how much larger or smaller than usual two fingers have made the ring. */
  zoom = $state(1);

  /** The Spot on which the player wants to build in a round: it is chosen as soon as it is asked for. */
  #spot: { ref: string; round: number } | null = null;

  constructor(props: () => BoardProps) {
    super(props, SOURCES);
  }

  override act(ref: string, note: Note, anchor: Element, finger: boolean, options = this.optionsAt(ref)): void {
    // An option that concerns several Spots leaves open which.
    if (isSpot(ref) && options.some(({ refs }) => refs.filter(isSpot).length > 1)) this.#spot = { ref, round: this.board.round };
    super.act(ref, note, anchor, finger, options);
  }

  /** Go on to the Spot that the player has pointed at, once the Building is chosen. */
  goOnToSpot(): void {
    if (this.#spot?.round !== this.board.round) return;
    const { ref } = this.#spot;
    const there = this.position.options.find(({ refs }) => refs.length === 1 && refs[0] === ref);
    if (!there) return;
    this.#spot = null;
    this.choose(there.text);
  }

  readonly view = $derived.by(() => this.position.view as unknown as ViewOf<ViscountsBoard>);
  readonly board = $derived.by(() => this.view.board);
  readonly box = $derived.by(() => openBox(this.props().content));

  /** The player whose board is drawn large: the viewer; a spectator sits with whoever began. */
  readonly near = $derived.by(() => this.position.seat ?? this.board.first);
  readonly others = $derived.by(() => {
    const all = this.board.players.length;
    return Array.from({ length: all - 1 }, (_, n) => (this.near + n + 1) % all);
  });

  readonly say: Speaker = $derived.by(() => ({
    text: this.text,
    own: this.own,
    box: this.box,
    board: this.board,
    seats: this.view.seats,
    options: this.view.options,
    outlook: this.newest,
    name: (player: number) => this.name(player),
  }));

  /** The card that the option pointed at would play. */
  readonly coming = $derived.by(() => {
    const played = select(this.props().preview?.events.flatMap(({ fact }) => fact ?? []) ?? [], 'moved', 'card').find(({ to }) => to === `players.${this.near}.row.1`);
    const [held, id] = [`players.${this.near}.hand.`, played && this.focused?.refs[0]];
    return id?.startsWith(held) ? this.box.cards.get(id.slice(held.length)) : undefined;
  });

  /** Where the option pointed at would move to, with the way there. */
  readonly riding = $derived.by(() => this.#destination(this.focused?.refs[0] ?? ''));

  /** Where in the kingdom something can be chosen, and whether that costs Silver. */
  readonly openPlaces = $derived.by(() =>
    this.position.options.flatMap((option) => {
      const dear = (this.detailsOf(option).price?.silver ?? 0) > 0;
      return this.touched(option).flatMap((ref) => {
        const found = inKingdom(ref);
        return found ? [{ ...found, ref, dear }] : [];
      });
    }),
  );

  /** move.1: the spaces that the card pointed at reaches on foot. */
  readonly reached = $derived.by((): Set<string> => {
    const within = Object.entries((this.coming && this.outlook?.ways[this.coming.cost]) ?? {});
    return new Set(within.flatMap(([space, price]) => (price ? [] : [space])));
  });

  /** The segment in front. */
  readonly facing = $derived.by(() => (((this.turned % SEGMENTS) + SEGMENTS) % SEGMENTS) + 1);

  /** Turn the ring the short way, so that a segment comes to the front. */
  face(place: number): void {
    const by = (place - this.facing + SEGMENTS) % SEGMENTS;
    this.turned += by > SEGMENTS / 2 ? by - SEGMENTS : by;
  }

  /** setup.10: Player Cards are being chosen. */
  readonly choosing = $derived.by(() => this.board.phase === 0 && this.board.pairs.length > 0 && !this.view.over);

  /** solo.1: whether the player is the Rival, who has no seat. */
  isRival(player: number): boolean {
    return player >= this.view.seats;
  }

  name(player: number): string {
    return this.text.seat(player);
  }

  card(id: string): Card {
    return this.box.cards.get(id)!;
  }

  segment(place: number): Segment {
    return this.box.segments.get(this.board.ring[place - 1]!)!;
  }

  /** A card as a piece that travels: starting cards exist once for each player. */
  piece(player: number, id: string): string {
    return this.card(id)?.recruit_effect ? `card:${id}` : `card:${player}.${id}`;
  }

  /** What the option at `ref` says of a number. */
  told(ref: string, what: string): number | null {
    const value = this.optionsAt(ref)[0]?.words.args?.[what];
    return typeof value === 'number' ? value : null;
  }

  /** A space to which the Viscount can go now. */
  #destination(ref: string): Destination | null {
    const found = this.optionsAt(ref).length ? this.outlook?.destinations.find(({ space }) => space === ref) : undefined;
    return found?.way.length ? found : null;
  }

  /** What it costs to go to a space; null where the Viscount cannot go now. */
  priceOf(ref: string): number | null {
    return this.#destination(ref)?.price ?? null;
  }

  /** The castle is drawn once for all players. */
  protected override touched(option: OptionInfo): string[] {
    return option.refs.map((ref) => inCastleOf(this.near, ref));
  }

  protected override isMute(ref: string): boolean {
    // The Icons of others pay for no action of mine.
    return NEVER_CHOSEN.test(ref) || (/\.icons\./.test(ref) && !ref.startsWith(`players.${this.near}.`));
  }
}

export function setScene(scene: Scene): Scene {
  return setStage(scene);
}

export function getScene(): Scene {
  return getStage();
}
