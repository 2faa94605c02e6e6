/** One position of 7 as the board's parts see it. */

import type { OptionInfo } from '../../wire';
import type { BoardProps, ViewOf } from '../board';
import { changed } from '../../changes';
import type { Note } from '../parts/note';
import { getStage, setStage, Stage } from '../parts/stage.svelte';
import type { Banner, HeroOutlook, SevenBoard, SevenHero, SevenOutlook, SevenStep, Standing } from '../seven.generated';
import Shield from './parts/Shield.svelte';
import Stakes from './parts/Stakes.svelte';
import { openBox, type Box } from './box';
import type { Verb } from './lenses';
import { measure } from './layout';
import { SOURCES } from './sources';
import type { Tableau } from './tableaux';
import { Theatre } from './theatre.svelte';

/** Things that no option ever touches: they only explain themselves. */
const NEVER_CHOSEN = /^(armour|track|cataclysms|treasure_back|choice\..*|answer\..*)$|\.markers_free$/;

/** Scenes in which heroes lose something: at a player's screen they stay until they have been read. */
const LOSSES: readonly Tableau['is'][] = ['cataclysm', 'aftermath', 'nameless', 'fall'];

/** The question for the action of a turn. */
const ACTION: SevenStep = 'TakeTurn';

export class Scene extends Stage<SevenOutlook> {
  constructor(props: () => BoardProps) {
    super(props, SOURCES);
  }

  override readonly Badge = Shield;
  override readonly Stakes = Stakes;
  /** What is watched now: questions over the table wait for it. */
  readonly theatre = new Theatre((scene) => this.props().patient || (this.yours.length > 0 && scene !== null && LOSSES.includes(scene.is)));
  /** The room that the board has, and where on the page it begins. */
  room = $state({ width: 1100, height: 780, top: 0 });
  /** The verb whose options are lit, and that which stays lit when the mouse is away. */
  hovered: Verb | null = $state(null);
  kept: Verb | null = $state(null);

  readonly lens = $derived.by(() => this.hovered ?? this.kept);
  readonly view = $derived.by(() => this.position.view as unknown as ViewOf<SevenBoard>);
  readonly board = $derived.by(() => this.view.board);
  /** The board as the focused option will leave it, once the server has said so. */
  readonly next = $derived.by(() => {
    const { preview } = this.props();
    return preview ? changed(this.board, preview.changes) : null;
  });

  readonly log = $derived.by(() => this.props().log ?? []);
  readonly box: Box = $derived.by(() => openBox(this.props().content)!);
  readonly ready = $derived.by(() => openBox(this.props().content) !== null);
  readonly measures = $derived.by(() => measure(this.room.width, this.room.height, this.others.length, this.falling ? 400 : undefined));

  /** The player whose court is drawn large: the viewer; for a spectator and for the Nameless whoever is first. */
  readonly near = $derived.by(() => {
    const { seat } = this.position;
    return seat !== null && seat < this.board.heroes.length ? seat : this.board.order[0] ?? 0;
  });
  /** The others in the order of play, from the one after `near`. */
  readonly others = $derived.by(() => {
    const all = this.board.heroes.map((_, player) => player);
    const order = this.board.order.length === all.length ? this.board.order : all;
    const at = order.indexOf(this.near);
    return [...order.slice(at + 1), ...order.slice(0, at)];
  });
  /** Whether a seat plays the Nameless. */
  readonly namelessPlays = $derived.by(() => this.view.seats > this.board.heroes.length);
  readonly falling = $derived.by(() => this.table.options.fall === true || this.board.heroes.some(({ corruption }) => corruption > 0));
  /** Whether the viewer is asked for the action of a turn. */
  readonly acting = $derived.by(() => this.view.asked?.step === ACTION && this.position.prompt !== null);

  court(player: number): SevenHero {
    return this.board.heroes[player]!;
  }

  /** What follows for a hero, once it is known. */
  prospectOf(player: number): HeroOutlook | undefined {
    return this.newest?.heroes[player];
  }

  /** How the undertaking at a place of the two lower rows stands, once it is known. */
  standingAt(place: number): Standing | undefined {
    return this.newest?.undertakings.find(({ at }) => at === `undertakings.${place}`);
  }

  name(player: number): string {
    return this.text.seat(player);
  }

  /** The banner whose arms a player bears; a hero who is not chosen yet bears none. */
  bannerOf(player: number): Banner | null {
    const { hero } = this.court(player);
    return hero ? this.box.heroes.get(hero)!.banner : null;
  }

  /** The name of a thing of the box. */
  named(kind: string, id: string): string {
    return this.text.key(`${kind}-${id}`);
  }

  /** setup.13: heroes are being chosen. */
  readonly choosing = $derived.by(() => this.board.heroes.some(({ hero }) => hero === null) && !this.view.over);
  /** sin.8: the viewer is asked whether to deny a sin. */
  readonly struck = $derived.by(() => this.position.prompt?.kind === 'answer');
  /** elixir.3: the viewer is asked how to pay. */
  readonly paying = $derived.by(() => this.position.prompt?.kind === 'pay');
  /** The ways to pay, the best first; null until they are known. */
  readonly plans = $derived.by(() => this.props().facts?.plans ?? null);

  /**
   * Each hero to choose and each answer has its own card. complete.6: a treasure beside the undertaking is like those in the tray.
   * supply.8: the portal of a kind of gift stands for its reserve. cataclysm.8: a space that may be shut is drawn as the card there.
   */
  protected override touched(option: OptionInfo): string[] {
    const [verb, id] = option.text.split(':');
    if (verb === 'become') return [`choice.${id}`];
    const also = { pick: `treasures_open.${id}`, gift: this.#portalOf(id) }[verb!] ?? (this.struck || this.paying ? `answer.${option.text}` : null);
    return [...new Set([...(also ? [also] : []), ...this.#drawn(option.refs)])];
  }

  #portalOf(kind: string | undefined): string | null {
    const portal = this.box.portals.find(({ cost }) => cost[0] === kind);
    return portal ? `portals.${portal.id}` : null;
  }

  #drawn(refs: readonly string[]): string[] {
    return refs.map((ref) => {
      const [, board, n] = /^(tavern|shop)\.(\d+)$/.exec(ref) ?? [];
      const card = board ? this.board[board as 'tavern' | 'shop'][Number(n) - 1] : null;
      return card && card !== 'closed' ? `${board}.${card}` : ref;
    });
  }

  /** The ways to use a thing say what it does: its note need not say it again. */
  override act(ref: string, note: Note, anchor: Element, finger: boolean, options = this.optionsAt(ref)): void {
    super.act(ref, options.length > 1 ? { ...note, lines: [] } : note, anchor, finger, options);
  }

  protected override isMute(ref: string): boolean {
    return NEVER_CHOSEN.test(ref);
  }
}

export function setScene(scene: Scene): Scene {
  return setStage(scene);
}

export function getScene(): Scene {
  return getStage();
}
