/** What is told beside the next question: the cataclysm that a loss comes from. */

import type { Causes } from '../board';

export const CAUSES: Causes = {
  isTold: () => false,
  isCause: ({ key }) => key === 'event-cataclysm',
  questions: /^prompt-give-up$/,
};
