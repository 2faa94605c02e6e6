import { beforeEach, describe, expect, it } from 'vitest';
import { keepInvitation, keepSeat, keepTable, keptFor, leaveSeats, tokensFor } from '../src/keepsake';
import { arrive } from '../src/table/arrival';

const made = { table: 'T1', tokens: { 0: 'a', 2: 'c' }, invitations: { 1: 'code' }, creator: 'maker' };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/t/T1?at=3');
});

describe('what this browser keeps', () => {
  it('gives every token of a table', () => {
    keepTable(made);
    keepSeat('T1', 1, 'b');
    expect(tokensFor('T1')).toEqual(['a', 'b', 'c', 'maker']);
    expect(tokensFor('T2')).toEqual([]);
  });

  it('forgets a seat that passed to another, and keeps the rest', () => {
    keepTable(made);
    leaveSeats('T1', [2]);
    expect(tokensFor('T1')).toEqual(['a', 'maker']);
    leaveSeats('T1');
    expect(tokensFor('T1')).toEqual(['maker']);
  });

  it('keeps the newest invitation to a seat', () => {
    keepTable(made);
    keepInvitation('T1', 1, 'newer');
    keepInvitation('T1', 0, 'other');
    expect(keptFor('T1').invitations).toEqual({ 0: 'other', 1: 'newer' });
  });
});

describe('arriving', () => {
  it('takes an invitation out of the address', () => {
    location.hash = '#join=secret.code';
    expect(arrive()).toBe('secret.code');
    expect(location.href).toMatch(/\/t\/T1\?at=3$/);
  });

  it('keeps a table that was made outside the browser', () => {
    location.hash = `#made=${encodeURIComponent(JSON.stringify(made))}`;
    expect(arrive()).toBe('');
    expect(tokensFor('T1')).toEqual(['a', 'c', 'maker']);
    expect(location.hash).toBe('');
  });

  it('leaves any other address alone', () => {
    location.hash = '#take.3';
    expect(arrive()).toBe('');
    expect(location.hash).toBe('#take.3');
  });
});
