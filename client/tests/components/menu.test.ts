import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { set, settings } from '../../src/settings.svelte';
import Menu from '../../src/shell/Menu.svelte';
import { t } from '../../src/text/language.svelte';
import type { Play } from '../../src/table/play.svelte';
import type { TableInfo } from '../../src/wire';

vi.mock('../../src/sound', () => ({ play: () => undefined }));
afterEach(() => set({ sound: false }));

it('the menu of a table begins with the switch of the sounds, which is off', async () => {
  const play = { session: { yours: [] }, gameData: {}, replay: {} };
  render(Menu, { play: play as unknown as Play, table: { id: 'x', status: 'running' } as TableInfo });
  const [sounds] = screen.getAllByRole('switch', { hidden: true });
  expect([sounds!.textContent, sounds!.ariaChecked ?? sounds!.getAttribute('aria-checked')]).toEqual([expect.stringContaining(t('menu-sound')), 'false']);
  await fireEvent.click(sounds!);
  expect([settings.sound, sounds!.getAttribute('aria-checked')]).toEqual([true, 'true']);
});
