import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allTokens, credentialsFor, dropInvitations, dropSeats, saveInvitation, saveSeat, saveTable, tokensFor } from '../src/credentials';
import { takeInvitation, takeMade } from '../src/table/fragment';

const made = { table: 'T1', tokens: { 0: 'a', 2: 'c' }, invitations: { 1: 'code' }, creator: 'maker' };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/t/T1?at=3');
});

describe('the credentials of this browser', () => {
  it('include every token of a table', () => {
    saveTable(made);
    saveSeat('T1', 1, 'b');
    expect(tokensFor('T1')).toEqual(['a', 'b', 'c', 'maker']);
    expect(tokensFor('T2')).toEqual([]);
  });

  it('are none for a table whose name every object knows', () => {
    for (const name of ['constructor', '__proto__']) expect(tokensFor(name)).toEqual([]);
  });

  it('lose a seat that passed to somebody else, and nothing more', () => {
    saveTable(made);
    dropSeats('T1', [2]);
    expect(tokensFor('T1')).toEqual(['a', 'maker']);
    dropSeats('T1');
    expect(tokensFor('T1')).toEqual(['maker']);
  });

  it('hold the newest invitation to a seat', () => {
    saveTable(made);
    saveInvitation('T1', 1, 'newer');
    saveInvitation('T1', 0, 'other');
    expect(credentialsFor('T1').invitations).toEqual({ 0: 'other', 1: 'newer' });
  });
});

describe('invitations and lists', () => {
  it('lose the invitation to a seat that is taken', () => {
    saveTable(made);
    saveInvitation('T1', 3, 'other');
    dropInvitations('T1', [0, 1, 2]);
    expect(credentialsFor('T1').invitations).toEqual({ 3: 'other' });
  });

  it('ask for no more tokens than the server answers, and for the newest', () => {
    for (let n = 0; n < 120; n++) saveTable({ ...made, table: `T${n}`, tokens: { 0: `seat ${n}` }, creator: `maker ${n}` });
    expect(allTokens()).toHaveLength(200);
    expect(allTokens().at(-1)).toBe('maker 119');
  });
});

/** What the server knows of the tokens: seats 0 and 2 of T1 and its creator's, seat 0 of T2 and its creator's. */
const VALID: Record<string, [string, number | null]> = { a: ['T1', 0], c: ['T1', 2], maker: ['T1', null], other: ['T2', 0], otherMaker: ['T2', null] };

function answerMine(_: string, init: RequestInit): Promise<Response> {
  const { tokens } = JSON.parse(init.body as string) as { tokens: string[] };
  const known = tokens.flatMap((token) => (VALID[token] ? [VALID[token]] : []));
  const tables = [...new Set(known.map(([id]) => id))].map((id) => {
    const seats = [0, 1, 2].map((n) => ({ yours: known.some(([table, seat]) => table === id && seat === n) }));
    return { table: { id, seats, creator: known.some(([table, seat]) => table === id && seat === null) } };
  });
  return Promise.resolve(new Response(JSON.stringify(tables)));
}

describe('the fragment of the address', () => {
  beforeEach(() => vi.stubGlobal('fetch', vi.fn(answerMine)));
  afterEach(() => vi.unstubAllGlobals());

  const open = async (fragment: unknown, table = 'T1') => {
    location.hash = `#made=${typeof fragment === 'string' ? fragment : encodeURIComponent(JSON.stringify(fragment))}`;
    await takeMade(table);
    expect(location.hash).toBe('');
  };

  it('gives the invitation, and is removed', () => {
    location.hash = '#join=secret.code';
    expect(takeInvitation()).toBe('secret.code');
    expect(location.href).toMatch(/\/t\/T1\?at=3$/);
  });

  it('brings the tokens of a table made outside the browser', async () => {
    await open(made);
    expect(tokensFor('T1')).toEqual(['a', 'c', 'maker']);
  });

  it('touches no other table than that of the address', async () => {
    saveTable({ ...made, table: 'T2', tokens: { 0: 'mine' } });
    await open({ ...made, table: 'T2' });
    await open({ ...made, table: 'T3' });
    expect(tokensFor('T2')).toEqual(['mine', 'maker']);
    expect(tokensFor('T3')).toEqual([]);
    expect(tokensFor('T1')).toEqual([]);
    localStorage.clear();
    await open({ ...made, table: 'T2', tokens: { 0: 'other' }, creator: 'otherMaker' });
    expect(tokensFor('T2')).toEqual([]);
  });

  it('never replaces what is held at its table, nor adds to it', async () => {
    saveSeat('T1', 1, 'b');
    await open(made);
    await open({ ...made, tokens: { 1: 'planted' } });
    expect(tokensFor('T1')).toEqual(['b']);
  });

  it('adds nothing where this browser holds only what the creator has', async () => {
    saveTable({ ...made, tokens: {} });
    await open(made);
    expect(tokensFor('T1')).toEqual(['maker']);
  });

  it('never replaces a seat that is taken while the server is asked', async () => {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      saveSeat('T1', 0, 'b');
      return answerMine(url, init);
    });
    await open(made);
    expect(tokensFor('T1')).toEqual(['b']);
  });

  it('brings nothing that the server does not know as the tokens of its table', async () => {
    for (const tokens of [{ 0: 'forged' }, { 1: 'a' }, { 0: 'a', 1: 'other' }]) await open({ ...made, tokens });
    await open({ ...made, creator: 'forged' });
    expect(tokensFor('T1')).toEqual([]);
  });

  it('is of no account if it is garbage', async () => {
    const garbage = ['%', 'nonsense', 'null', '[]', '{"table":"T1"}', { ...made, tokens: 'a' }, { ...made, tokens: { x: 'a' } }];
    for (const text of [...garbage, { ...made, tokens: { 0: 1 } }, { ...made, invitations: null }]) await open(text);
    expect(localStorage.length).toBe(0);
  });

  it('stays until the server has answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(open(made)).rejects.toThrow('no network');
    expect(location.hash).toMatch(/^#made=/);
  });

  it('stays if it is anything else', async () => {
    location.hash = '#take.3';
    expect(takeInvitation()).toBe('');
    await takeMade('T1');
    expect(location.hash).toBe('#take.3');
  });
});
