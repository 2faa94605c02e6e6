/** What a person does at a table, and what is said to it. */

import { api } from '../api';
import { keepInvitation, keepSeat, keepTable, keptFor } from '../keepsake';
import { go } from '../router.svelte';
import { set, settings } from '../settings.svelte';
import { t } from '../text/language.svelte';
import type { Accepted, Ask, Refused } from '../wire';
import { Box } from './box.svelte';
import { guided } from './guide';
import { Past } from './past.svelte';
import { Session, type Outcome } from './session.svelte';
import { backToOwn } from './standing';

/** The answer to "why not?". */
export interface Verdict {
  words: string;
  clause: string | null;
}

/** What lies over the table; one thing at a time. */
export type Sheet =
  | { is: 'why'; verdict: Verdict | null }
  | { is: 'sure'; choice: string }
  | { is: 'seat'; seat: number }
  | { is: 'score' }
  | { is: 'keys' };

export class Play {
  readonly session: Session;
  readonly past: Past;
  readonly box: Box;
  /** The option that is pointed at, in the prompt or on the board. */
  focus = $state<string | null>(null);
  /** A choice is on its way. */
  busy = $state(false);
  /** One line about what went wrong. */
  notice = $state('');
  sheet = $state.raw<Sheet | null>(null);
  /** Invitations that can be shown here, by seat. */
  invitations = $state.raw<Record<string, string>>({});

  constructor(readonly id: string) {
    const complain = (error: unknown) => this.complain(error);
    this.session = new Session(id);
    this.past = new Past(id, complain);
    this.box = new Box(complain);
    this.invitations = keptFor(id).invitations;
  }

  /** The lesson, if this table is one. */
  readonly lesson = $derived.by(() => (keptFor(this.id).lesson ? this.box.module?.tutorial : undefined));
  /** The present position; in a lesson with a script, with only its next choice. */
  readonly position = $derived.by(() => {
    const { position, log } = this.session;
    const script = this.lesson?.script;
    return position && script ? guided(position, log, script) : position;
  });
  /** Who must choose now. */
  readonly asked = $derived.by(() => this.session.position?.view.asked?.seat ?? null);
  /** Whether that is somebody at this screen. */
  readonly mine = $derived.by(() => Boolean(this.session.position?.prompt));
  /** How many choices can be taken back at once. */
  readonly reach = $derived.by(() => this.session.position?.undo?.reach ?? 0);
  /** How many must be taken back, with the others' consent, to undo one's own last. */
  readonly consent = $derived.by(() => {
    const { position, log, yours } = this.session;
    return this.reach || !position?.undo ? 0 : backToOwn(log, yours);
  });

  complain(error: unknown): void {
    this.notice = t('problem', { problem: (error as Error).message });
  }

  /** Do something that the server must accept; null, and a notice, if it does not. */
  async act(question: Ask): Promise<Accepted | null> {
    return this.judge(await this.session.ask(question));
  }

  /** Choose; what reveals something and so cannot be taken back is asked about first, if the person likes that. */
  async choose(choice: string, sure = !settings.sure): Promise<void> {
    if (this.busy || this.past.moment) return;
    this.busy = true;
    const outcome = await this.session.choose(choice, !sure);
    if (outcome !== 'lost' && outcome.type === 'refused' && outcome.code === 'reveals') this.sheet = { is: 'sure', choice };
    else this.judge(outcome);
    this.busy = false;
    this.focus = null;
  }

  /** Take back one's last choice, if that needs nobody's consent. */
  async undo(): Promise<void> {
    if (!this.session.position?.undo || this.busy) return;
    if (this.reach) this.judge(await this.session.undo(1));
    else this.notice = t('undo-none');
  }

  /** Ask the others whether one's last choice may be taken back, with all that came after it. */
  async undoByConsent(): Promise<void> {
    this.judge(await this.session.undo(this.consent));
  }

  /** Why can't I choose `choice`? */
  async why(choice: string): Promise<void> {
    const later = this.lesson?.script ? t('lesson-later') : t('why-legal');
    await this.askWhy({ type: 'why', choice }, { words: later, clause: null });
  }

  /** Why can't I choose what lies at `address` of the board? */
  async whyThing(address: string): Promise<void> {
    const now = this.session.position;
    if (!now || this.past.moment) return;
    if (!now.prompt) {
      const words = this.asked === null ? t('why-over') : t('why-not-you', { name: this.box.voice!.seat(this.asked) });
      this.sheet = { is: 'why', verdict: { words, clause: null } };
      return;
    }
    const legal = now.options.find((option) => option.refs.includes(address));
    if (legal) return this.why(legal.text);
    await this.askWhy({ type: 'why', address }, { words: t('why-not-now'), clause: now.prompt.clauses[0] ?? null });
  }

  /** Show the server's reason, or `otherwise` where it has none. */
  private async askWhy(question: Ask, otherwise: Verdict): Promise<void> {
    const answer = await this.session.ask(question);
    if (answer === 'lost' || (answer.type !== 'reason' && answer.type !== 'refused')) return void this.judge(answer);
    const given = answer.words && { words: this.box.voice!.words(answer.words), clause: answer.clause || null };
    this.sheet = { is: 'why', verdict: given || otherwise };
  }

  /** Take a seat, by invitation or of an open table. */
  async join(name: string, invitation: string): Promise<boolean> {
    set({ name });
    try {
      const joined = await api.join(this.id, { name, invitation });
      keepSeat(this.id, joined.seat, joined.token);
      this.session.again();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** Free a seat for whoever gets the link to it. */
  async free(seat: number): Promise<void> {
    const done = await this.act({ type: 'seat', seat, kind: 'open' });
    if (!done) return;
    keepInvitation(this.id, seat, done.invitation);
    this.invitations = keptFor(this.id).invitations;
  }

  async rematch(): Promise<void> {
    try {
      const made = await api.rematch(this.id);
      keepTable(made);
      go(`/t/${made.table}`);
    } catch (error) {
      this.complain(error);
    }
  }

  private judge(outcome: Outcome): Accepted | null {
    if (outcome === 'lost') this.notice = t('table-unsure');
    else if (outcome.type === 'accepted') return outcome;
    else if (outcome.type === 'refused') this.notice = this.refusal(outcome);
    return null;
  }

  private refusal({ code, words }: Refused): string {
    return code === 'stale' ? t('table-stale') : (this.box.voice?.words(words) ?? code);
  }
}
