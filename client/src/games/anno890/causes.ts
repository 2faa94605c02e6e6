/** What is told beside the next question: tithes, invasions, and abilities that do nothing. */

import type { Causes } from '../board';

const EVENTS = new Set(['tithe', 'tithe-unpaid', 'no-effect', 'invasion', 'invaded'].map((name) => `event-${name}`));

export const CAUSES: Causes = {
  isTold: ({ key }) => EVENTS.has(key),
  questions: /^prompt-lose$/,
};
