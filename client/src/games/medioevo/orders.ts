/** Standing orders: the questions that a player may answer in advance, so that nobody waits for the answer. */

export const ASK = 'ask';

/** By question its answers, and the text of what it asks. */
export const ORDERS = {
  battle_cards: { answers: [ASK, 'none', 'all'], prompt: 'prompt-order-cards' },
  battle_losses: { answers: [ASK, 'default'], prompt: 'prompt-order-losses' },
  offers: { answers: [ASK, 'refuse'], prompt: 'prompt-order-offers' },
  alliance_calls: { answers: [ASK, 'drop', 'confirm'], prompt: 'prompt-order-calls' },
} as const;

export type Question = keyof typeof ORDERS;
export const QUESTIONS = Object.keys(ORDERS) as Question[];
export type Answers = Record<Question, string>;

/** All four answers; what is not in the view is asked every time. */
export function answersOf(orders: Readonly<Record<string, string>> | undefined): Answers {
  return Object.fromEntries(QUESTIONS.map((question) => [question, orders?.[question] ?? ASK])) as Answers;
}

/** The choices that set all four, in the order in which the rules ask for them. */
export function ordering(answers: Answers): string[] {
  return ['orders', ...QUESTIONS.map((question) => `order:${question}.${answers[question]}`)];
}
