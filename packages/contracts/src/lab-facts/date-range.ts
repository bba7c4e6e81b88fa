import { z } from 'zod';
import { must } from '../must.ts';
import { type FactsOf, labFacts, text } from './facts.ts';

const day = z.iso.date({ error: must('be a day such as 2027-03-31') });

export const dateRange = labFacts(
  'DateRangeFacts',
  {
    zone: text.describe('The time zone of the house.'),
    arrival: day.optional(),
    departure: day.optional(),
    hours: text.describe('What was typed in Hours.'),
  },
  [],
);
export type DateRangeFacts = FactsOf<typeof dateRange>;
