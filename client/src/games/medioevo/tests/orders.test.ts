import { expect, it } from 'vitest';
import { answersOf, ordering, settled } from '../orders';

const ORDERS = { battle_cards: ['ask', 'none', 'all'], offers: ['ask', 'refuse'], alliance_calls: ['ask', 'drop', 'confirm'] };

it('asks every time what no order says', () => {
  expect(answersOf(ORDERS, undefined)).toEqual({ battle_cards: 'ask', offers: 'ask', alliance_calls: 'ask' });
  expect(settled(ORDERS, answersOf(ORDERS, { offers: 'refuse' }))).toEqual(['offers']);
});

it('gives all orders in the order of the questions', () => {
  const choices = ordering(answersOf(ORDERS, { battle_cards: 'none', alliance_calls: 'drop' }));
  expect(choices).toEqual(['orders', 'order:battle_cards.none', 'order:offers.ask', 'order:alliance_calls.drop']);
});
