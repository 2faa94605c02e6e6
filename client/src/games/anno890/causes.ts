/** What is told beside the next question: tithes, invasions, abilities that do nothing, and a tile taken without being asked. */

import type { Causes } from '../board';

const EVENTS = new Set(['tithe', 'tithe-unpaid', 'no-effect', 'invasion', 'invaded'].map((name) => `event-${name}`));

export const CAUSES: Causes = {
  isTold: ({ key, args }) => EVENTS.has(key) || (key === 'event-takes' && args?.only === 1),
  questions: /^prompt-lose$/,
};
