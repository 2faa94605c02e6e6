import { expect, it } from 'vitest';
import { answersOf, ordering } from '../orders';

it('asks every time what no order says', () => {
  expect(answersOf(undefined)).toEqual({ battle_cards: 'ask', battle_losses: 'ask', offers: 'ask', alliance_calls: 'ask' });
  expect(answersOf({ offers: 'refuse' })).toMatchObject({ battle_cards: 'ask', offers: 'refuse' });
});

it('gives all four orders in the order of the questions', () => {
  const choices = ordering(answersOf({ battle_losses: 'default', alliance_calls: 'drop' }));
  expect(choices).toEqual(['orders', 'order:battle_cards.ask', 'order:battle_losses.default', 'order:offers.ask', 'order:alliance_calls.drop']);
});
