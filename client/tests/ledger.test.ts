import { describe, expect, it } from 'vitest';
import { chaptersOf, marked, searchClauses, sought } from '../src/shell/ledger';
import type { Clause } from '../src/wire';

const clause = (id: string, text: string, more: Partial<Clause> = {}): Clause => ({ id, kind: 'effect', text, ...more });
const LEDGER = [
  clause('take.1', 'Take a tile.', { text_it: 'Prendi una tessera.', ruling: 'A gift.', ruling_it: 'È un dono.' }),
  clause('take.2', 'Pay Coins.', { text_it: 'Paga Monete: così è.' }),
  clause('end.1', 'Count points.', { text_it: 'Conta i punti.' }),
];
const ids = (clauses: Clause[]) => clauses.map(({ id }) => id);
const hits = (text: string, wanted: string) => marked(text, sought(wanted, [])).flatMap(({ piece, hit }) => (hit ? [piece] : []));

describe('the ledger', () => {
  it('has chapters by the beginning of numbers, in its order', () => {
    expect(chaptersOf(LEDGER).map(({ id, clauses }) => [id, ids(clauses)])).toEqual([['take', ['take.1', 'take.2']], ['end', ['end.1']]]);
  });

  it('is searched in the language chosen, rulings too', () => {
    expect(ids(searchClauses(LEDGER, sought('dono', []), 'it'))).toEqual(['take.1']);
    expect(ids(searchClauses(LEDGER, sought('gift', []), 'it'))).toEqual([]);
    expect(ids(searchClauses(LEDGER, sought('gift', []), 'en'))).toEqual(['take.1']);
    expect(ids(searchClauses(LEDGER, sought('COSI monete', []), 'it'))).toEqual(['take.2']);
    expect(ids(searchClauses(LEDGER, sought('take', []), 'it'))).toEqual(['take.1', 'take.2']);
  });

  it('is searched with the apostrophe of the keyboard', () => {
    expect(ids(searchClauses([clause('own.1', 'The owner’s turn.')], sought("owner's", []), 'en'))).toEqual(['own.1']);
  });

  it('shows first the clauses that say a word or stand under it, then those that mention it', () => {
    const mentions = clause('a.1', 'Draw.', { ruling: 'Not in Taxes.' });
    const ledger = [mentions, clause('b.1', 'Collect florins.', { source: 'IT, 7.07 - TAXES' }), clause('c.1', 'Taxes come twice.')];
    expect(ids(searchClauses(ledger, sought('taxes', []), 'en'))).toEqual(['b.1', 'c.1', 'a.1']);
  });
});

describe('marked words', () => {
  it('are what was searched for, whatever the accents, and nothing of the text is lost', () => {
    const text = 'Paga Monete: così è, così sia.';
    expect(hits(text, 'cosi MONETE')).toEqual(['Monete', 'così', 'così']);
    expect(marked(text, sought('cosi', [])).map(({ piece }) => piece).join('')).toBe(text);
    expect(hits(text, '')).toEqual([]);
  });
});

describe('words alike', () => {
  const coins = clause('take.2', '', { text_it: 'La tessera dopo costa una Moneta.' });
  const tower = clause('inv.1', '', { text_it: 'Le Torri difendono, anche il denaro e loro stesse.' });
  const synonyms = ['monet denar sold oro', 'pareggi parit'];
  const found = (wanted: string) => ids(searchClauses([coins, tower], sought(wanted, synonyms), 'it'));

  it('are found in every form, after those that say the word itself', () => {
    expect(found('denaro')).toEqual(['inv.1', 'take.2']);
    expect(found('soldi')).toEqual(['take.2', 'inv.1']);
    expect(found('soldi tessera')).toEqual(['take.2']);
    expect(found('pareggio')).toEqual([]);
  });

  it('are not meant by what has hardly been typed', () => {
    expect(found('sol')).toEqual([]);
  });

  it('are found only where words begin', () => {
    expect(ids(searchClauses([tower], sought('pareggio', ['pareggi oro']), 'it'))).toEqual([]);
  });

  it('are marked', () => {
    expect(marked('una Moneta', sought('soldi', synonyms)).filter(({ hit }) => hit)).toEqual([{ piece: 'Monet', hit: true }]);
  });
});
