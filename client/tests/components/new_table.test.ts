import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import NewTable from '../../src/pages/NewTable.svelte';
import { t } from '../../src/text/language.svelte';
import type { NewTable as NewTableMessage } from '../../src/wire';

const GAME = {
  id: 'sheaves',
  title: 'Sheaves',
  seats: [2, 4],
  clauses: 1,
  options: {
    harvests: { default: 6, choices: [], numbers: [3, 60], clause: 'end.1', variant: true },
    rain: { default: 'mild', choices: ['mild', 'heavy'], numbers: null, clause: 'rain.1', variant: true },
  },
  presets: { length: { values: { short: { harvests: 6, rain: 'heavy' }, long: { harvests: 20 } }, clause: 'end.1' } },
  view_schema: { kinds: [], players: [], by_player: [] },
  lapses: true,
};
const TEXTS = ['game-title = Sheaves', 'table-length = Length', 'table-length-short = short', 'table-length-long = long'];

const number = () => screen.getByLabelText<HTMLInputElement>('table-harvests');
const length = () => screen.getByLabelText<HTMLSelectElement>('Length');

let sent: NewTableMessage | undefined;

beforeEach(async () => {
  sent = undefined;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/tables') sent = JSON.parse(init?.body as string) as NewTableMessage;
    return path === '/api/games' ? new Response(JSON.stringify([GAME, { ...GAME, id: 'hermit', seats: [1, 4] }])) : new Response(TEXTS.join('\n'));
  });
  render(NewTable, { game: 'sheaves' });
  await screen.findByLabelText('Length');
});
afterEach(() => vi.unstubAllGlobals());

describe('The form of a new table', () => {
  it('asks for a number within its range', () => {
    expect([number().type, number().min, number().max, number().value]).toEqual(['number', '3', '60', '6']);
  });

  it('fills in the numbers of a preset', async () => {
    expect(length().value).toBe('short');
    await fireEvent.change(length(), { target: { value: 'long' } });
    expect(number().value).toBe('20');
  });

  it('takes back what another name of the preset had settled', async () => {
    const rain = () => screen.getByLabelText<HTMLSelectElement>('table-rain').selectedIndex;
    expect(rain()).toBe(1);
    await fireEvent.change(length(), { target: { value: 'long' } });
    expect(rain()).toBe(0);
  });

  it('says how long the answer of somebody absent is waited for', async () => {
    const answers = screen.getByLabelText<HTMLSelectElement>('Proposals to somebody who is away');
    await fireEvent.change(answers, { target: { value: answers.options[2]!.value } });
    await fireEvent.input(screen.getAllByRole('textbox')[0]!, { target: { value: 'Anna' } });
    await fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(sent?.clock).toMatchObject({ mode: 'none', answer_within: 86_400 }));
  });

  it('says when the values are those of no preset', async () => {
    await fireEvent.input(number(), { target: { value: '7' } });
    expect(length().value).toBe('');
    expect(length().selectedOptions[0]?.textContent).toBe('values of your own');
    await fireEvent.input(number(), { target: { value: '20' } });
    expect(length().value).toBe('long');
  });

  it('seats one person alone with a click, in a game that allows it', async () => {
    expect(screen.queryByRole('button', { name: t('new-alone') })).toBeNull();
    cleanup();
    render(NewTable, { game: 'hermit' });
    await fireEvent.click(await screen.findByRole('button', { name: t('new-alone') }));
    expect(screen.getAllByLabelText(/^\S+ \d$/).filter((one) => one instanceof HTMLSelectElement)).toHaveLength(1);
    expect(screen.getByText(t('new-alone-text'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('new-alone') })).toBeNull();
  });
});
