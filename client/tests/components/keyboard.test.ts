import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Chat, { write } from '../../src/shell/Chat.svelte';
import Keyboard from '../../src/shell/Keyboard.svelte';
import Shortcuts from '../../src/shell/Shortcuts.svelte';
import type { Panel, Panels } from '../../src/shell/panels.svelte';
import { t } from '../../src/text/language.svelte';
import type { Play } from '../../src/table/play.svelte';
import type { OptionInfo } from '../../src/wire';

// jsdom has no dialogs and scrolls nothing.
HTMLDialogElement.prototype.showModal ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

/** The keys of a table with two options, where a panel is open. */
function sit(shown: Panel = 'board') {
  const play = { replay: {}, listed: false, choose: vi.fn(), undo: vi.fn(), sheet: null };
  const panels = { shown, toggle: vi.fn() };
  const options = ['place:1', 'place:2'].map((text) => ({ text })) as OptionInfo[];
  const onrules = vi.fn();
  render(Keyboard, { play: play as unknown as Play, panels: panels as unknown as Panels, options, onrules });
  return { play, panels, onrules };
}

const press = (key: string, at: Element = document.body) => fireEvent.keyDown(at, { key });

describe('the keys of the table', () => {
  afterEach(() => document.querySelector('dialog')?.remove());

  it('pick an option, but not beside a panel for writing', async () => {
    const { play, panels } = sit();
    await press('1');
    expect(play.choose).toHaveBeenCalledWith('place:1');
    panels.shown = 'chat';
    await press('2');
    expect(play.choose).toHaveBeenCalledOnce();
  });

  it('open the chat ready to write, where they mean nothing', async () => {
    const { play, panels } = sit('chat');
    render(Chat, { chat: [], may: true, onsay: () => undefined });
    await press('c');
    expect(panels.toggle).toHaveBeenCalledWith('chat');
    await write();
    const field = screen.getByRole('textbox');
    expect(document.activeElement).toBe(field);
    for (const key of ['c', 'o', 'u', '1']) await press(key, field);
    expect(panels.toggle).toHaveBeenCalledOnce();
    expect([play.listed, play.undo.mock.calls, play.choose.mock.calls]).toEqual([false, [], []]);
    await press('Escape', field);
    expect(document.activeElement).not.toBe(field);
  });

  it('are listed by the question mark, with the way to the rules', async () => {
    const { play, onrules } = sit();
    await press('?');
    expect(play.sheet).toEqual({ is: 'keys' });
    render(Shortcuts, { onrules, onclose: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: t('keys-to-rules'), hidden: true }));
    expect(onrules).toHaveBeenCalledOnce();
  });

  it('mean nothing while a dialog is open', async () => {
    const { play } = sit();
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    for (const key of ['1', 'u', 'o', '?']) await press(key);
    expect([play.listed, play.sheet, play.undo.mock.calls, play.choose.mock.calls]).toEqual([false, null, [], []]);
  });
});
