import { dial, type FactsOf, flag, labFacts, oneOf, text } from './facts.ts';

export const lateDialogs = labFacts(
  'LateDialogsFacts',
  {
    delay: dial.describe('The delay of the first dialog, in seconds.'),
    confirmed: flag.describe('Whether the confirmation got OK.'),
    typed: text.nullable().describe('What the prompt got; null if it was dismissed.'),
    closed_by: oneOf(['Yes', 'No', 'Escape']).describe('What closed the dialog of the page.'),
  },
  [],
);
export type LateDialogsFacts = FactsOf<typeof lateDialogs>;
