/** The actions of a person at a table, and the dialogs and notices that they lead to. */

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../api';
import { saveInvitation, saveSeat, saveTable, credentialsFor } from '../credentials';
import { go } from '../router.svelte';
import { set, settings } from '../settings.svelte';
import { t } from '../text/language.svelte';
import type { Known, Refusal, Said } from '../games/board';
import { finish, keepPace } from '../games/parts/motion';
import { whenReleased } from '../shell/pressed';
import type { Accepted, Ask, Position, Preview, Refused } from '../wire';
import { GameData } from './gameData.svelte';
import { guided, standOf } from './lesson';
import { ReplayState } from './replay.svelte';
import { Session, type Outcome } from './session.svelte';
import { activeChoices, choicesToUndo, recentPlaces, revealed } from './choices';
import { changePace } from './showing.svelte';
import { causesOf, outcomeOf } from './outcome';
import { preparationOf, type Preparation } from './prepared';
import { matters, sinceLast, type Deed } from './turns';

/** The dialog that is open over the table. */
export type Sheet =
  | { is: 'confirm'; choice: string }
  | { is: 'seat'; seat: number }
  | { is: 'bot'; seat: number; level: string }
  | { is: 'score' }
  | { is: 'keys' };

export class Play {
  readonly session: Session;
  readonly replay: ReplayState;
  readonly gameData: GameData;
  /** The option that is focused or hovered, in the prompt or on the board. */
  focus = $state<string | null>(null);
  /** What the options of the position after `seq` will certainly do. */
  private previews = $state.raw<{ seq: number; list: Preview[] }>({ seq: -1, list: [] });
  /** What the engine has said of a position. */
  private learned = $state.raw<{ position: Position; facts: Known } | null>(null);
  /** The choice that was sent, and from which position. */
  private sending = $state.raw<{ choice: string; seq: number } | null>(null);
  /** What was picked up last, and in which position. */
  private held = $state.raw<{ seq: number; preparation: Preparation } | null>(null);
  /** How many parts of the board stand for each option, by its text. */
  private readonly parts = new SvelteMap<string, number>();
  /** Whether the board plays a scene that is to be watched. */
  scene = $state(false);
  /** Whether the list of all options is open. */
  listed = $state(false);
  /** Whether the list of what others have done is open. */
  recalled = $state(false);
  /** A message about what went wrong. */
  notice = $state('');
  sheet = $state.raw<Sheet | null>(null);
  /** How often an invitation was saved here. */
  private saved = $state(0);

  constructor(readonly id: string) {
    const reportError = (error: unknown) => this.reportError(error);
    this.session = new Session(id);
    this.replay = new ReplayState(id, reportError);
    this.gameData = new GameData(reportError);
  }

  /** The choice that waits for the server: until the answer comes, or the position that it led to. */
  readonly sent = $derived.by(() => (this.sending?.seq === this.session.position?.seq ? (this.sending?.choice ?? null) : null));
  /** Invitations that can be shown here, by seat; a seat that is taken loses its invitation. */
  readonly invitations = $derived.by(() => {
    void [this.saved, this.session.table];
    return credentialsFor(this.id).invitations;
  });
  /** The lesson, if this is a lesson table. */
  readonly lesson = $derived.by(() => (credentialsFor(this.id).lesson ? this.gameData.lesson : undefined));
  /** Where the table stands in its lesson. */
  readonly stand = $derived.by(() => (this.lesson ? standOf(this.lesson, this.session.log) : null));
  /** How much has been read of what the lesson says before its choice number `n`. */
  private read = $state.raw({ n: -1, said: 0 });
  /** What the lesson still has to say before the next choice. */
  readonly unread = $derived.by(() => {
    const { stand, read } = this;
    return stand && this.session.position?.prompt ? stand.line.said.slice(read.n === stand.n ? read.said : 0) : [];
  });
  /** What the lesson says at the moment, once its bubble is in sight. */
  told = $state.raw<Said | null>(null);
  /** What is picked up and not chosen yet. */
  readonly prepared = $derived.by(() => (this.held?.seq === this.session.position?.seq ? (this.held?.preparation ?? null) : null));
  /** The current position, or that after what is picked up. Without a connection it offers nothing; in a lesson, only what is prepared. */
  readonly position = $derived.by(() => {
    const { position, status } = this.session;
    if (position && status !== 'live') return { ...position, options: [] };
    return this.prepared?.position ?? (position && guided(position, this.stand));
  });
  /** Who must choose now. */
  readonly asked = $derived.by(() => this.session.position?.view.asked?.seat ?? null);
  /** Whether it is the turn of somebody at this screen. */
  readonly mine = $derived.by(() => Boolean(this.session.position?.prompt));
  /** What the focused option will certainly do, once that is known. */
  readonly preview = $derived.by(() => {
    const known = this.prepared?.previews ?? (this.previews.seq === this.session.position?.seq ? this.previews.list : []);
    return known.find(({ option }) => option === this.focus) ?? null;
  });
  /** What the engine knows of the position that is shown, once it has said so. */
  readonly facts = $derived.by(() => this.prepared?.facts ?? (this.learned?.position === this.session.position ? this.learned.facts : null));
  /** The newest outlook: while others' moves are shown that are over, or an answer is on its way, it is of a position before. */
  readonly outlook = $derived.by(() => this.learned?.facts.outlook ?? null);
  /** Where others have put pieces since this person's last choice, and which player did. */
  readonly recent = $derived.by(() => recentPlaces(this.session.log, this.session.yours));
  /** What others have done since this person's last turn. */
  readonly since = $derived.by(() => {
    const { log, yours, table } = this.session;
    return sinceLast(log, yours, table?.seats.length ?? 1);
  });
  /** Which of it a summary tells, in a game whose turns are long. */
  readonly matters = $derived.by(() => {
    const { yours } = this.session;
    const { events, longTurns } = this.gameData.module ?? {};
    return events && longTurns ? (deed: Deed) => matters(deed, events, yours) : undefined;
  });
  /** What came of this person's last choice and is worth telling beside the next question. */
  readonly outcome = $derived.by(() => {
    const { log, yours, position } = this.session;
    if (this.matters) return outcomeOf(log, yours, this.matters);
    const { events, caused = [] } = this.gameData.module ?? {};
    return events && position?.prompt ? causesOf(log, yours, events, caused.includes(position.view.asked?.step ?? '')) : [];
  });
  /** The step that is being played on the board and that nobody here has chosen. */
  readonly watched = $derived.by(() => {
    const { showing, yours } = this.session;
    return showing.now && (showing.now.unasked || !yours.includes(showing.now.actor)) ? showing.now : null;
  });
  /** How many choices can be undone without consent: none in a prepared game, where bots answer what was prepared. */
  readonly reach = $derived.by(() => (this.stand ? 0 : (this.session.position?.undo?.reach ?? 0)));
  /** How many choices must be undone, with the others' consent, to undo one's own last one. */
  readonly consent = $derived.by(() => {
    const { position, log, yours } = this.session;
    return this.stand || this.reach || !position?.undo ? 0 : choicesToUndo(log, yours);
  });

  reportError(error: unknown): void {
    this.notice = t('problem', { problem: (error as Error).message });
  }

  /** Send a request. If the server refuses it, show the reason and return null. */
  async act(question: Ask): Promise<Accepted | null> {
    return this.judge(await this.session.ask(question));
  }

  /** The pupil has read the next `n` explanations of the lesson. */
  understood(n = 1): void {
    const { stand, unread } = this;
    if (stand) this.read = { n: stand.n, said: stand.line.said.length - unread.length + n };
  }

  /** Whether a choice is taken now. A lesson speaks first: a choice before its last words brings the next ones instead. */
  private admit(): boolean {
    if (this.sent !== null || this.replay.moment || this.session.status !== 'live') return false;
    const { unread, told } = this;
    if (unread.length && unread[0] !== told) return false;
    if (unread.length > 1) this.understood();
    return unread.length < 2;
  }

  /** Choose. With the setting `sure`, ask for confirmation before a choice that reveals something. */
  async choose(choice: string, sure = !settings.sure): Promise<void> {
    if (!this.admit()) return;
    if (this.prepared) return this.complete(this.prepared, choice);
    const answered = this.send(choice);
    const outcome = await this.session.choose(choice, !sure);
    if (outcome !== 'lost' && outcome.type === 'refused' && outcome.code === 'reveals') this.sheet = { is: 'confirm', choice };
    else this.judge(outcome);
    answered();
  }

  /** Choose on the board: what prepares the next question is picked up. */
  async pick(choice: string): Promise<void> {
    const { position } = this.session;
    const option = this.position?.options.find(({ text }) => text === choice);
    if (!position || !option?.prepares || this.prepared) return this.choose(choice);
    if (!this.admit()) return;
    const answered = this.send(choice);
    const answer = await this.session.prepare(choice);
    answered();
    if (answer === 'lost' || answer.type !== 'prepared') this.judge(answer);
    else this.held = { seq: answer.seq, preparation: preparationOf(position, option, this.facts, answer) };
  }

  /** Put back what was picked up: nothing was sent. */
  putBack(): void {
    if (this.sent === null) this.held = this.focus = null;
  }

  /** Make the choice that was picked up, without what was to come after it: that is asked when all is known. */
  async confirm(): Promise<void> {
    const { prepared } = this;
    if (!prepared || !this.admit()) return;
    const answered = this.send(prepared.option.text);
    this.judge(await this.session.choose(prepared.option.text, false));
    answered();
  }

  /** Make the choice that was picked up, and then `choice`. Whoever has seen both is not asked again. */
  private async complete({ option, position }: Preparation, choice: string): Promise<void> {
    const answered = this.send(choice);
    const made = this.judge(await this.session.choose(option.text, false));
    answered();
    // What has no alternative is then made by itself.
    if (!made || position.options.length === 1) return;
    // The position that the first led to has come before the answer.
    const followed = this.send(choice);
    const outcome = await this.session.choose(choice, false);
    if (outcome !== 'lost' && outcome.type === 'refused') this.notice = t('prepared-refused', { reason: this.refusal(outcome) });
    else this.judge(outcome);
    followed();
  }

  /** A choice is on its way; call what is returned when the answer has come. The next may have been sent by then. */
  private send(choice: string): () => void {
    const sending = { choice, seq: this.session.position!.seq };
    this.sending = sending;
    this.listed = this.recalled = false;
    return () => {
      if (this.sending !== sending) return;
      this.sending = null;
      this.focus = null;
    };
  }

  /** Make several choices as one, up to the first that reveals something; that one is made by itself. */
  async gesture(choices: string[]): Promise<void> {
    if (!this.admit()) return;
    const answered = this.send(choices[0]!);
    const made = this.judge(await this.session.gesture(choices))?.made ?? choices.length;
    answered();
    // The position that the others led to has come before the answer.
    if (made < choices.length) await this.choose(choices[made]!);
  }

  /** Show at once what others have done. */
  skip(): void {
    this.session.skip();
    finish();
  }

  /** Play others' turns faster or slower. */
  changePace(by: 1 | -1): void {
    changePace(by);
    keepPace();
  }

  /** A part of the board stands for these options, until the function that is returned is called. */
  place(options: readonly string[]): () => void {
    const count = (by: 1 | -1) =>
      untrack(() => {
        for (const option of options) this.parts.set(option, (this.parts.get(option) ?? 0) + by);
      });
    count(1);
    return () => count(-1);
  }

  /** Whether an option can be chosen on the board. */
  isOnBoard(option: string): boolean {
    return (this.parts.get(option) ?? 0) > 0;
  }

  /** Ask what the options will certainly do, once in each position. */
  async foresee(): Promise<void> {
    const { position } = this.session;
    if (!position?.prompt || this.prepared || this.previews.seq === position.seq) return;
    this.previews = { seq: position.seq, list: [] };
    const answer = await this.session.previews();
    if (answer === 'lost' || answer.type !== 'previews') return;
    // What is pressed is not drawn anew: browsers fire no click if the element under a pressed mouse goes away.
    whenReleased(() => {
      if (answer.seq === this.previews.seq) this.previews = { seq: answer.seq, list: answer.previews };
    });
  }

  /** Ask what the engine knows of the position; not while a newer one, of which alone it speaks, waits to be shown. */
  async learn(): Promise<void> {
    const { position, status, behind } = this.session;
    if (!position || status !== 'live' || behind) return;
    const answer = await this.session.facts();
    if (answer === 'lost' || answer.type !== 'facts' || this.session.position !== position) return;
    const details = new Map(position.options.map(({ text }, n) => [text, answer.details[n] ?? {}]));
    whenReleased(() => (this.learned = { position, facts: { details, outlook: answer.outlook, plans: answer.plans } }));
  }

  /** Undo one's last choice, if that needs nobody's consent. */
  async undo(): Promise<void> {
    if (this.prepared) return this.putBack();
    if (!this.session.position?.undo || this.sent !== null) return;
    if (this.reach) this.judge(await this.session.undo(1));
    else this.notice = this.whyNoUndo();
  }

  /** Why one's last choice cannot be undone without consent: who has chosen since, or what it has revealed. */
  whyNoUndo(): string {
    const { log, yours, position } = this.session;
    const last = activeChoices(log).at(-1);
    const voice = this.gameData.voice;
    if (this.stand || !last || !position || !voice) return t('undo-none');
    if (!yours.includes(last.seat)) return t('undo-others', { name: voice.seat(last.seat) });
    const what = revealed(last, position.view.board).map((words) => voice.words(words)).join(' ');
    return `${t('undo-revealed', { choice: last.words ? voice.words(last.words) : last.choice })} ${what}`.trim();
  }

  /** Ask the others to agree to undo one's last choice and everything after it. */
  async undoByConsent(): Promise<void> {
    this.judge(await this.session.undo(this.consent));
  }

  /** Answer another's request to undo, as it is shown. */
  agree(yes: boolean): void {
    const { asks_undo: wish, seq } = this.session.position!;
    if (wish) void this.act({ type: 'consent', seq, n: wish.reach, yes });
  }

  /** Why can't I choose what lies at `address` of the board? Null if nobody can say now. */
  async whyNot(address: string): Promise<Refusal | null> {
    const now = this.session.position;
    if (!now || this.replay.moment) return null;
    if (this.session.status !== 'live') return { words: t('prompt-lost'), clause: null };
    if (this.asked === null) return { words: t('why-over'), clause: null };
    if (!now.prompt) return { words: t('why-not-you', { name: this.gameData.voice!.seat(this.asked) }), clause: null };
    if (this.prepared) return { words: t('why-prepared'), clause: null };
    // A lesson offers less than the rules do.
    if (now.options.some((option) => option.refs.includes(address))) return this.stand ? { words: t('lesson-later'), clause: null } : null;
    const answer = await this.session.ask({ type: 'why', address });
    if (answer === 'lost' || (answer.type !== 'reason' && answer.type !== 'refused')) return null;
    const voice = this.gameData.voice!;
    const why = answer.words ? voice.words(answer.words) : t('why-not-now');
    const [first, ...others] = answer.type === 'reason' ? answer.first : [];
    const then = first ? t('why-first', { what: voice.words(first.words), n: others.length }) : '';
    return { words: `${why} ${then}`.trim(), clause: answer.clause || null };
  }

  /** Take a seat, by invitation or at an open table. */
  async join(name: string, invitation: string): Promise<boolean> {
    set({ name });
    try {
      const joined = await api.join(this.id, { name, invitation });
      saveSeat(this.id, joined.seat, joined.token);
      this.session.reconnect();
      return true;
    } catch (error) {
      this.reportError(error);
      return false;
    }
  }

  /** Free a seat, and save the invitation to it. */
  async free(seat: number): Promise<void> {
    const done = await this.act({ type: 'seat', seat, kind: 'open' });
    if (!done) return;
    saveInvitation(this.id, seat, done.invitation);
    this.saved++;
  }

  /** Show more of the log: a welcome has only its last part. */
  async showEarlier(): Promise<void> {
    try {
      await this.session.loadEarlier();
    } catch (error) {
      this.reportError(error);
    }
  }

  /** Play again, at the table that the others at this one are led to as well. */
  async rematch(): Promise<void> {
    try {
      const made = await api.rematch(this.id);
      saveTable(made);
      go(`/t/${made.table}`);
    } catch (error) {
      this.reportError(error);
    }
  }

  private judge(outcome: Outcome): Accepted | null {
    if (outcome === 'lost') this.notice = t('table-unsure');
    else if (outcome.type === 'accepted') return outcome;
    else if (outcome.type === 'refused') this.notice = this.refusal(outcome);
    return null;
  }

  private refusal({ code, words }: Refused): string {
    return code === 'stale' ? t('table-stale') : (this.gameData.voice?.words(words) ?? code);
  }
}
