import { beforeEach, describe, expect, it } from 'vitest';
import { allTokens, credentialsFor, dropInvitations, dropSeats, saveInvitation, saveSeat, saveTable, tokensFor } from '../src/credentials';
import { readFragment } from '../src/table/fragment';

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

describe('the fragment of the address', () => {
  it('gives the invitation, and is removed', () => {
    location.hash = '#join=secret.code';
    expect(readFragment()).toBe('secret.code');
    expect(location.href).toMatch(/\/t\/T1\?at=3$/);
  });

  it('brings the tokens of a table made outside the browser', () => {
    location.hash = `#made=${encodeURIComponent(JSON.stringify(made))}`;
    expect(readFragment()).toBe('');
    expect(tokensFor('T1')).toEqual(['a', 'c', 'maker']);
    expect(location.hash).toBe('');
  });

  it('stays if it is anything else', () => {
    location.hash = '#take.3';
    expect(readFragment()).toBe('');
    expect(location.hash).toBe('#take.3');
  });
});
