import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import ConfirmBot from '../../src/shell/ConfirmBot.svelte';
import SeatSheet from '../../src/shell/SeatSheet.svelte';
import { t } from '../../src/text/language.svelte';
import type { Play } from '../../src/table/play.svelte';
import type { SeatInfo } from '../../src/wire';

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal ??= () => undefined;

const SEAT: SeatInfo = { name: 'Bruno', kind: 'person', level: '', connected: true, yours: false, webhook: false, stands_in: false, away_since: null };

/** What the sheet of another's seat offers to the creator of the table. */
function offered(seat: Partial<SeatInfo>): string[] {
  const info = { ...SEAT, ...seat };
  const nothing = () => undefined;
  const { unmount } = render(SeatSheet, { play: { notice: '' } as Play, seat: 1, info, name: 'Bruno', onclose: nothing, onfree: nothing });
  const names = screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent.trim());
  unmount();
  return names;
}

describe('the sheet of a seat', () => {
  it('lets nobody put a bot into the place of somebody who is at the table', () => {
    expect(offered({})).not.toContain(t('seat-bot-ask'));
    expect(offered({ connected: false })).toContain(t('seat-bot-ask'));
    expect(offered({ yours: true })).toContain(t('seat-bot'));
  });

  it('leaves the bot alone that stands in for somebody', () => {
    expect(offered({ kind: 'bot', level: 'easy', stands_in: true })).not.toContain(t('seat-bot-ask'));
    expect(offered({ kind: 'bot', level: 'easy' })).toContain(t('seat-bot-ask'));
  });

  it('asks before a bot plays in the place of somebody else', async () => {
    const info = { ...SEAT, connected: false };
    const play = { notice: '', sheet: null, act: vi.fn() };
    render(SeatSheet, { play: play as unknown as Play, seat: 1, info, name: 'Bruno', onclose: () => undefined, onfree: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: t('seat-bot-ask'), hidden: true }));
    expect([play.act.mock.calls, play.sheet]).toEqual([[], { is: 'bot', seat: 1, level: 'medium' }]);
    const ongo = vi.fn();
    render(ConfirmBot, { info, name: 'Bruno', ongo, onclose: () => undefined });
    expect(screen.getByText(t('bot-for-person', { name: 'Bruno' }))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: t('seat-bot'), hidden: true }));
    expect(ongo).toHaveBeenCalledOnce();
  });
});
