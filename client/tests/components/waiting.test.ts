import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Waiting from '../../src/shell/Waiting.svelte';
import { OWN, t } from '../../src/text/language.svelte';
import { Voice } from '../../src/text/voice';
import type { TableInfo } from '../../src/wire';

const seat = { kind: 'person', name: 'Anna', connected: true, yours: false };
const table = { id: 'x', game: 'anno890', status: 'waiting', seats: [seat, { ...seat, kind: 'open' }], automata: [], winners: [], scores: [], creator: false, open: false } as unknown as TableInfo;
const nothing = () => undefined;
const voice = new Voice('en', [await OWN.load('en')]);

describe('an invitation', () => {
  const show = (teaches: boolean) =>
    render(Waiting, { table, voice, seated: false, teaches, invitations: {}, invitation: 'abc', onjoin: nothing, onbot: nothing, oninvite: nothing });

  it('leads to the lesson beside the page, and to the rules', () => {
    show(true);
    const learn = screen.getByRole('link', { name: t('invite-learn') });
    expect([learn.getAttribute('href'), learn.getAttribute('target')]).toEqual(['/learn/anno890', '_blank']);
    expect(screen.getByRole('link', { name: t('rules-title') }).getAttribute('href')).toBe('/rules/anno890');
  });

  it('offers no lesson where there is none', () => {
    show(false);
    expect(screen.queryByRole('link', { name: t('invite-learn') })).toBeNull();
  });
});
