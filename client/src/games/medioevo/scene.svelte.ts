/** One position of Medioevo Universale as the board's parts see it. */

import { untrack } from 'svelte';
import { getArms, type Tincture } from '../../shell/arms';
import { dark } from '../../theme/dark.svelte';
import type { OptionInfo } from '../../wire';
import type { BoardProps, ViewOf } from '../board';
import type { LandOutlook, MedioevoBoard, MedioevoLand, MedioevoOutlook, MedioevoStep, MedioevoVerb } from '../medioevo.generated';
import type { Note } from '../parts/note';
import { getStage, setStage, Stage } from '../parts/stage.svelte';
import { placeAt, verbOf } from './address';
import { lotsOf } from './amounts';
import { after, begun, goesOn, sidesNow, type Fight, type Side, type Told } from './battle/fight';
import { openBox } from './box';
import { CHART } from './chart/chart';
import { DARK, LIGHT } from './chart/ink';
import { farNames, nearNames, type Gazetteer, type Realm } from './chart/names';
import { forces, ownerOf } from './forces';
import { goalsOf, placesOf, weightier, type Goal } from './goals';
import { since, type Deed } from './since';
import { SOURCES } from './sources';
import { isDeal, routes } from './trade';
import { tidings, type Tiding } from './tidings';
import { wireKey } from '../../text/known';

/** What colours the lands. */
export type Layer = 'owner' | 'terrain' | 'people' | 'price' | 'threat' | 'objective';

/** What lies beside the map. */
export type PanelName = 'realms' | 'lands' | 'mine' | 'diplomacy' | 'trade';

/** The addresses that a panel shows. */
const IN_PANEL: Record<PanelName, RegExp | null> = {
  realms: null, lands: null, mine: /^technology_owners\.|\.hand\./, diplomacy: /^players\.\d+$/, trade: null,
};

/** Questions for what to do next, with any piece. */
const MENUS: readonly MedioevoStep[] = ['CombatMenu', 'TradeMenu', 'UseVehicle'];
/** What is chosen on the scroll of a battle. */
const IN_BATTLE: readonly MedioevoVerb[] = ['fight', 'fight_on', 'show', 'no_cards', 'break_off', 'lose'];

/** What stands beside one of one's own lands. */
export interface Danger {
  /** The land of the strongest neighbour who is neither oneself nor an ally. */
  from: string;
  armies: number;
  /** How much stronger it is than the land: 1 where both are equal. */
  ratio: number;
}

export class Scene extends Stage<MedioevoOutlook> {
  /** The place that the card tells about, until another is clicked. */
  chosen: string | null = $state(null);
  /** The place under the pointer or the focus. */
  pointed: string | null = $state(null);
  /** The side of the map where the card is. */
  aside: 'left' | 'right' = $state('right');
  layer: Layer = $state('owner');
  /** The good whose prices the map shows. */
  good = $state('salt');
  panel: PanelName | null = $state(null);
  /** The address of the piece whose options alone are offered on the map. */
  picked: string | null = $state(null);
  /** The place that the map is asked to show. */
  sought: string | null = $state(null);
  /** What others have done on the map since one's own last choice. */
  deeds: Deed[] = $state.raw([]);
  /** What fate and the others have brought since one's own last choice. */
  tidings: Tiding[] = $state.raw([]);
  /** Whether the event dice are being carried out in this position. */
  #fated = false;
  /** The attack that is told in the scroll: in progress, or just over. */
  fight: Fight | null = $state.raw(null);
  /** Both sides of it, as far as they were told. */
  sides: Side[] | null = $state.raw(null);
  #told: Told | null = null;

  readonly armsOf = getArms();

  constructor(props: () => BoardProps) {
    super(props, SOURCES);
  }

  readonly view = $derived.by(() => this.position.view as unknown as ViewOf<MedioevoBoard>);
  readonly board = $derived.by(() => this.view.board);
  readonly #content = $derived.by(() => this.props().content);
  readonly box = $derived.by(() => openBox(this.#content));
  readonly ink = $derived.by(() => (dark() ? DARK : LIGHT));
  /** The player at this screen, if there is one. */
  readonly near = $derived.by(() => this.position.seat);
  readonly forces = $derived.by(() => forces(this.board));

  /** By land in play its owner's tincture, null if it is free. */
  readonly owners = $derived.by(
    () => new Map(Object.entries(this.board.lands).map(([id, land]) => [id, this.#tinctureOf(land)])),
  );

  /** Names depend on the language alone, not on every new voice: they are costly to place. */
  readonly #lang = $derived.by(() => this.text.lang);
  readonly say: Gazetteer = $derived.by(() => {
    void this.#lang;
    const [text, own] = untrack(() => [this.text, this.own] as const);
    return { place: (id: string) => text.key(`place-${id}`), realm: (id: string) => own.key(`realm-${id}`) };
  });

  readonly #lands = $derived.by(() => new Set(Object.keys(this.board.lands)));
  readonly #cityLand = $derived.by(() => new Map([...this.box.cities].map(([id, { territory }]) => [id, territory])));
  /** Who holds what, which changes less often than the position. */
  readonly #held = $derived.by(() =>
    [...Object.entries(this.board.lands).map(([id, { owner = '' }]) => `${id} ${owner}`), ...this.board.players.map(({ kingdom }) => kingdom)].join(),
  );
  /** The lands in play seldom change, unlike the position. */
  readonly #inPlay = $derived.by(() => [...this.#lands].join());

  readonly regionNames = $derived.by(() => this.#near('region', this.#inPlay));
  readonly territoryNames = $derived.by(() => this.#near('territory', this.#inPlay));
  readonly continentNames = $derived.by(() => {
    void this.#held;
    return farNames(untrack(() => this.#realms), this.box.zones, this.say);
  });

  /** Where each option leads on the map, and at what price. */
  readonly goals = $derived.by(() => {
    const found = new Map<string, Goal>();
    // What has no price yet would be drawn twice.
    for (const option of this.props().facts ? this.position.options : []) {
      if (this.picked && !option.refs.includes(this.picked)) continue;
      for (const goal of this.goalsOf(option)) found.set(goal.place, weightier(found.get(goal.place), goal));
    }
    return found;
  });

  goalsOf(option: OptionInfo): Goal[] {
    return goalsOf(option, this.detailsOf(option));
  }

  tinctureAt(player: number): Tincture {
    return this.armsOf(player).tincture;
  }

  #tinctureOf(land: MedioevoLand): Tincture | null {
    const owner = ownerOf(land);
    return owner === null ? null : this.tinctureAt(owner);
  }

  #near(band: 'region' | 'territory', inPlay: string) {
    return nearNames(band, this.say, new Set(inPlay.split(',')), this.#cityLand);
  }

  /** Lands under one name: of each player, under his kingdom; of each kingdom what is still free. */
  readonly #realms = $derived.by(() => {
    const free = new Map<string, string[]>();
    const held = new Map<number, string[]>();
    for (const [id, land] of Object.entries(this.board.lands)) {
      const owner = ownerOf(land);
      const kingdom = this.box.kingdomOf.get(id);
      if (owner !== null) held.set(owner, [...(held.get(owner) ?? []), id]);
      else if (kingdom) free.set(kingdom, [...(free.get(kingdom) ?? []), id]);
    }
    const realms: Realm[] = [...free].map(([kingdom, lands]) => ({ kingdom, lands }));
    for (const [player, lands] of held) {
      const kingdom = this.board.players[player]?.kingdom;
      if (kingdom) realms.push({ kingdom, player, lands });
    }
    return realms;
  });

  /** The secret objective of the player at this screen. */
  readonly objective = $derived.by(() => {
    const id = this.near === null ? null : this.board.players[this.near]?.objective;
    return id ? this.box.objectives.get(id) : undefined;
  });

  /** The place that the card tells about. */
  readonly told = $derived.by(() => this.pointed ?? this.chosen);

  /** Whether something can be chosen in a panel. */
  isAskedIn(panel: PanelName): boolean {
    const shown = IN_PANEL[panel];
    return shown !== null && this.position.options.some(({ refs }) => refs.some((ref) => shown.test(ref)));
  }

  /** Whether the question is about the peace on the table. */
  readonly isPeaceAsked = $derived.by(() => this.board.offer !== null && ['choose', 'answer'].includes(this.position.prompt?.kind ?? ''));

  /** Whether the question is answered on a letter over the map. A peace has a form of its own. */
  readonly isLetterAsked = $derived.by(
    () =>
      this.position.options.length > 0 &&
      ['answer', 'yes_no'].includes(this.position.prompt?.kind ?? '') &&
      !this.isPeaceAsked &&
      this.position.options.every((option) => !placesOf(option).length),
  );

  /** The panel that the question is about, if it is not about the map. */
  readonly asked = $derived.by((): PanelName | null => {
    if (this.isPeaceAsked) return 'diplomacy';
    if (this.position.options.some((option) => placesOf(option).length) || this.battleOptions.length || this.isLetterAsked) return null;
    return (['diplomacy', 'mine'] as const).find((panel) => this.isAskedIn(panel)) ?? null;
  });

  /** The questions of a battle, answered on the scroll. */
  readonly battleOptions = $derived.by(() =>
    this.board.battle ? this.position.options.filter((option) => IN_BATTLE.includes(verbOf(option))) : [],
  );

  /** What follows for a land in play, once it is known. */
  outlookOn(land: string): LandOutlook | undefined {
    return this.newest?.lands[land];
  }

  /** The greatest threat to one of one's own lands. */
  threatTo(land: string): Danger | undefined {
    const { threat } = this.outlookOn(land) ?? {};
    if (!threat || ownerOf(this.land(land)) !== this.near) return undefined;
    return { from: placeAt(threat.source)!, armies: threat.armies, ratio: threat.armies / Math.max(1, this.land(land)?.armies ?? 0) };
  }

  /** Take a piece in hand, so that only its options are offered on the map, or put it down. */
  take(ref: string): void {
    this.picked = this.picked === ref ? null : ref;
  }

  /** Show a place from a panel: its card, and the map around it. */
  visit(place: string): void {
    this.chosen = this.sought = place;
  }

  /** Follow what led to this position: what moved, and the battles; only those of the seats at this screen are told. */
  recall(): void {
    this.deeds = since(this.deeds, this.fresh, this.yours);
    this.tidings = tidings(this.tidings, this.fresh, this.yours, this.#fated);
    this.#fated = this.board.phase === 'event_dice';
    this.#follow();
  }

  #follow(): void {
    const before = this.fight;
    let fight = before?.end ? null : before;
    for (const { events } of this.fresh) for (const event of events) fight = after(fight, event);
    const { battle } = this.board;
    fight ??= begun(this.board);
    // What has ended stays in view until one chooses something else.
    if (!fight && before?.end && !this.fresh.some(({ seat }) => this.yours.includes(seat))) return;
    if (fight && !battle && !fight.end) fight = { ...fight, end: [] };
    const isOurs = fight?.who.some((one) => one !== null && this.yours.includes(one));
    // Of a battle that nobody has seen there is nothing to tell.
    this.fight = isOurs && (battle || fight?.clashes.length) ? fight : null;
    if (!fight || !goesOn(before, fight)) this.#told = null;
    if (battle) this.#told = { sides: battle.sides, clashes: fight?.clashes.length ?? 0 };
    this.sides = fight && this.#told && sidesNow(fight, this.#told);
  }

  land(id: string): MedioevoLand | undefined {
    return this.board.lands[id];
  }

  refOf(place: string): string {
    return `${CHART.lands.has(place) ? 'lands' : 'seas'}.${place}`;
  }

  /** Who rules a land, in words. */
  rulerOf(land: MedioevoLand | undefined): string {
    const owner = ownerOf(land);
    return land === undefined ? this.own.key('idle') : owner === null ? this.own.key('free') : this.text.seat(owner);
  }

  /** The prices in the city of a land, once they are known: by good what a unit costs (0: it is not for sale), and what it brings. */
  pricesIn(land: string): Readonly<Record<string, [number, number]>> | undefined {
    return this.newest?.prices[land];
  }

  /** What the good of the price layer costs in the city of a land, if it is for sale. */
  priceIn(land: string): number | undefined {
    return this.pricesIn(land)?.[this.good]?.[0] || undefined;
  }

  /** A place in one sentence, for those who do not see the map. */
  noteOn(place: string): Note {
    const land = this.land(place);
    const lines = land
      ? [this.rulerOf(land), this.own.key('armies-here', { n: land.armies ?? 0 })]
      : CHART.lands.has(place) ? [this.own.key('idle')] : [];
    return { title: this.text.key(`place-${place}`), lines, clauses: [] };
  }

  /** What can be chosen at a place, of the piece in hand if there is one; what leads there before what only begins there. */
  offered(place: string): OptionInfo[] {
    const options = this.optionsAt(this.refOf(place)).filter((option) => !this.deals.includes(option));
    const picked = this.picked ? options.filter(({ refs }) => refs.includes(this.picked!)) : [];
    const leads = (option: OptionInfo) => Number(this.goalsOf(option).some((goal) => goal.place === place));
    return (picked.length ? picked : options).toSorted((one, other) => leads(other) - leads(one));
  }

  /** Whether a click on a place asks first: in a menu of many pieces it must be seen which one does what. */
  isOffered(place: string): boolean {
    const options = this.offered(place);
    return options.length > 1 || (options.length === 1 && MENUS.some((step) => step === this.view.asked?.step) && verbOf(options[0]!) !== 'go');
  }

  /** Where each good is cheap and where it is dear, among the cities that stand. */
  readonly routes = $derived.by(() => {
    const open = this.near === null ? null : (this.newest?.players[this.near]?.trades_in ?? []);
    return routes(this.box, this.newest?.prices ?? {}, (land) => open === null || open.includes(this.refOf(land)));
  });

  /** The goods that the vehicle in hand may sell and buy, chosen in its market. */
  readonly deals = $derived.by(() => this.position.options.filter((option) => isDeal(this.detailsOf(option))));

  /** A click on a place: choose or offer what is to be chosen there, and tell about it. */
  enter(place: string, anchor: Element, finger: boolean): void {
    const options = this.offered(place);
    // A finger that chooses needs the land again, which the card would cover.
    if (!finger || !options.length) this.chosen = place;
    this.hint = null;
    if (this.fight?.end) this.fight = null;
    if (this.isOffered(place)) {
      const lots = lotsOf(options);
      this.hint = { note: this.noteOn(place), anchor, lots, options: options.filter((option) => !lots.some((lot) => lot.includes(option))) };
    }
    else if (options.length) this.act(this.refOf(place), this.noteOn(place), anchor, finger, options);
    const attack = options.length > 1 ? options.find((option) => this.isAttack(option)) : undefined;
    if (attack) this.#muster(attack);
  }

  /** Whether an option begins an attack. */
  isAttack(option: OptionInfo): boolean {
    return this.detailsOf(option).forces !== undefined && this.detailsOf(option).forces !== null;
  }

  /** The chooser of attacks shows both sides of the first one, and says of each only how it differs. */
  #muster(attack: OptionInfo): void {
    if (this.hint) this.hint = { ...this.hint, label: (option) => this.#attackWords(option) };
    this.focus(attack.text);
  }

  /** An attack on the land of the note: with which banner, and how. */
  #attackWords(option: OptionInfo): string | null {
    const { args = {} } = option.words;
    return this.isAttack(option) && args.way ? this.own.key(`attack-${args.way}`, { n: args.n!, from: this.text.form(wireKey(String(args.from).slice(1)), 'from') }) : null;
  }

  protected override isMute(ref: string): boolean {
    return !ref.startsWith('technology_owners.');
  }
}

export function setScene(scene: Scene): Scene {
  return setStage(scene);
}

export function getScene(): Scene {
  return getStage();
}
