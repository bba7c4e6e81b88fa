import { disputed } from '../wizard/places.ts';
import { registered } from '../wizard/wizard-endpoints.ts';
import { type FactsOf, flag, labFacts, oneOf, upTo } from './facts.ts';

export const wizard = labFacts(
  'WizardFacts',
  {
    refused: upTo(3, oneOf(disputed)).describe('The fields that the server has refused.'),
    by_hand: flag.describe('Whether the service has failed, so that the street was typed.'),
    taken: registered.optional().describe('The registration that the server has taken.'),
    scripted: flag.describe('Whether a script has used the page.'),
  },
  ['refused', 'by_hand', 'scripted'],
);
export type WizardFacts = FactsOf<typeof wizard>;
