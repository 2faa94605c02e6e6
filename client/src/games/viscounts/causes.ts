/** What is told beside the next question: what sets off an effect, and what happens by itself in one's own turn. */

import type { Causes } from '../board';

const EVENTS = new Set([
  'pair', 'drops', 'corruption', 'shuffles', 'meets', 'cannot-act', 'dismisses', 'trades', 'only-building', 'builds', 'link', 'own-link',
  'advances', 'rises', 'leader', 'eliminated', 'transcribes', 'transcribes-printed', 'bonus', 'hires',
  'collision', 'reacts', 'own-reward', 'others-reward', 'pays-debt', 'poverty', 'prosperity', 'end-near',
].map((name) => `event-${name}`));
const QUESTIONS = [
  'resource', 'flip', 'either', 'next', 'free-building', 'link', 'station', 'shift', 'advance', 'side', 'eliminate',
  'free-manuscript', 'free-hire', 'discard', 'destroy', 'destroy-any', 'rearrange',
];

export const CAUSES: Causes = {
  // A Viscount moves by itself where only one space can be reached.
  isTold: ({ key, args }) => EVENTS.has(key) || (key === 'event-moves' && args?.only !== 0),
  isCause: ({ key }) => key === 'event-plays',
  questions: new RegExp(`^prompt-(${QUESTIONS.join('|')})$`),
};
