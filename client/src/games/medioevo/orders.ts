/** Standing orders: the questions that a player may answer in advance, so that nobody waits for the answer. */

/** The texts of what is asked, by question. */
const PROMPTS: Readonly<Record<string, string>> = {
  battle_cards: 'prompt-order-cards', battle_losses: 'prompt-order-losses', offers: 'prompt-order-offers', alliance_calls: 'prompt-order-calls',
};

export const promptOf = (question: string): string => PROMPTS[question] ?? question;

/** The answers that there are by question, as the engine lists them; the first asks every time. */
export type Orders = Readonly<Record<string, readonly string[]>>;
/** By question its answer. */
export type Answers = Readonly<Record<string, string>>;

/** The answers to all questions; what is not in the view is asked every time. */
export function answersOf(orders: Orders, given: Answers | undefined): Answers {
  return Object.fromEntries(Object.entries(orders).map(([question, [ask = '']]) => [question, given?.[question] ?? ask]));
}

/** The questions that one does not want to be asked. */
export function settled(orders: Orders, answers: Answers): string[] {
  return Object.entries(orders).flatMap(([question, [ask]]) => (answers[question] === ask ? [] : [question]));
}

/** The choices that set all of them, in the order in which the rules ask for them. */
export function ordering(answers: Answers): string[] {
  return ['orders', ...Object.entries(answers).map(([question, answer]) => `order:${question}.${answer}`)];
}
