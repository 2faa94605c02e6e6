/** One position of Viscounts as the board's parts see it. */

import type { OptionInfo } from '../../wire';
import type { BoardProps } from '../board';
import type { Note } from '../parts/note';
import { getStage, setStage, Stage } from '../parts/stage.svelte';
import { inCastleOf, inKingdom, spaceAddress } from './addresses';
import type { Card, Segment, Space, ViscountsBoard } from '../viscounts.generated';
import { openBox } from './box';
import { after, way, type Road } from './geometry';
import { SEGMENTS } from './kinds';
import { SOURCES } from './sources';
import type { ViewOf } from '../board';
import type { Speaker } from './words/speaker';

/** Things that no option ever touches: they only explain themselves. */
const NEVER_CHOSEN =
  /^(debts_above|deeds_above|rival|points\.\d+)$|^players\.\d+\.(track|discards|manuscripts|row|workers|castle\.3|icons\.criminal|papers\.(paid|approved))\b/;

/** The phase of a turn in which the player acts. */
const ACTION = 3;

export class Scene extends Stage {
  /** On a phone, how many segments the ring has been turned, so that the one in front is on top. */
  turned = $state(0);
  /** On a phone, how much larger or smaller than usual two fingers have made the ring. */
  zoom = $state(1);

  /** The Site on which the player wants to build: it is chosen as soon as it is asked for. */
  #site: string | null = null;

  constructor(props: () => BoardProps) {
    super(props, SOURCES);
  }

  override act(ref: string, note: Note, anchor: Element, finger: boolean, options = this.optionsAt(ref)): void {
    if (options.some(({ text }) => text.endsWith(':build'))) this.#site = ref;
    super.act(ref, note, anchor, finger, options);
  }

  /** build.4: go on to the Site that the player has pointed at, once the Building is chosen. */
  goOnToSite(): void {
    if (this.board.phase !== ACTION) this.#site = null;
    const site = this.position.options.find(({ text, refs }) => text.startsWith('spot:') && refs.includes(this.#site ?? ''));
    if (!site) return;
    this.#site = null;
    this.choose(site.text);
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
    name: (player: number) => this.name(player),
  }));

  /** The card that the option pointed at would play. */
  readonly coming = $derived.by(() => {
    const [verb, id] = this.focused?.text.split(':') ?? [];
    return verb === 'play' && id ? this.box.cards.get(id) : undefined;
  });

  /** The space that the option pointed at would move to, and the way there. */
  readonly riding = $derived.by((): { way: Road[]; to: [Space, number]; price: number } | null => {
    const [, place, kind] = /^spaces\.(\d)\.(\w+)$/.exec(this.focused?.refs[0] ?? '') ?? [];
    const from = this.board.players[this.near]?.viscount;
    const price = this.priceOf(this.focused?.refs[0] ?? '');
    if (!from || !place || this.view.asked?.seat !== this.near || price === null) return null;
    const to: [Space, number] = [kind as Space, Number(place)];
    return { way: way(from, to, Number(this.position.prompt?.words.args?.value ?? 0)), to, price };
  });

  /** Where in the kingdom something can be chosen, and whether that costs Silver. */
  readonly openPlaces = $derived.by(() =>
    this.position.options.flatMap((option) => {
      const dear = Number(option.words.args?.price ?? 0) > 0;
      return this.touched(option).flatMap((ref) => {
        const found = inKingdom(ref);
        return found ? [{ ...found, ref, dear }] : [];
      });
    }),
  );

  /** move.1: the spaces that the card pointed at reaches on foot. */
  readonly reached = $derived.by((): Set<string> => {
    const from = this.board.players[this.near]?.viscount;
    return new Set(this.coming && from ? after(from, this.coming.cost).map(([kind, place]) => spaceAddress(kind, place)) : []);
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

  /** What the option at `ref` says of a number, such as its price. */
  told(ref: string, what: string): number | null {
    const value = this.optionsAt(ref)[0]?.words.args?.[what];
    return typeof value === 'number' ? value : null;
  }

  /** move.2: what it costs to go to a space; null where the Viscount cannot go now. */
  priceOf(ref: string): number | null {
    return this.optionsAt(ref)[0]?.text.startsWith('move:') ? this.told(ref, 'price') : null;
  }

  /** setup.12: a Player Card also points at the space where it starts. The castle is drawn once for all players. */
  protected override touched(option: OptionInfo): string[] {
    const [verb, n] = option.text.split(':');
    if (verb === 'pair') return [...option.refs, this.#startSpace(Number(n))];
    return option.refs.map((ref) => inCastleOf(this.near, ref));
  }

  #startSpace(number: number): string {
    for (const [at, id] of this.board.ring.entries()) {
      const { outer_left, outer_right } = this.box.segments.get(id)!.start_numbers;
      if (number === outer_left || number === outer_right) return spaceAddress(number === outer_left ? 'outer_left' : 'outer_right', at + 1);
    }
    return '';
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
