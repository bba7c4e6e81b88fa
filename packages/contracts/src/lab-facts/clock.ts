import { z } from 'zod';
import { must } from '../must.ts';
import { timedTaskNames } from './clock-names.ts';
import { count, type FactsOf, flag, labFacts, oneOf, text, upTo } from './facts.ts';

/** A clock that a test has set back moves by less than nothing. */
const seconds = z.int({ error: must('be a whole number of seconds') });
const asPercent = must('be null, or a number from 0 to 100');

const ended = z
  .strictObject({
    task: oneOf(timedTaskNames),
    seconds: seconds.describe('How long after the start it ended.'),
  })
  .meta({ id: 'ClockTask' });

const moved = z
  .strictObject({ date: seconds, timers: seconds, frames: seconds })
  .meta({ id: 'ClockMoved' });

export const clock = labFacts(
  'ClockFacts',
  {
    signed_in: text.describe('When the last session began; empty if none did.'),
    stayed: flag.describe('Whether there was activity during the warning of the last session.'),
    idle: seconds
      .nullable()
      .describe('How long after the last activity the session ended; null if it has not.'),
    tasks: upTo(3, ended).describe('The tasks in the order in which they ended.'),
    stopped_at: z
      .number({ error: asPercent })
      .min(0, { error: asPercent })
      .max(100, { error: asPercent })
      .nullable()
      .describe('The percentage at which the bar was stopped; null if it was not.'),
    bars: count.describe('How often the bar was started.'),
    moved: moved.describe('By how much each clock has moved since the page was opened.'),
    scripted: flag.describe('Whether a script has used the page.'),
  },
  ['signed_in', 'stayed', 'idle', 'tasks', 'stopped_at', 'bars', 'moved', 'scripted'],
);
export type ClockFacts = FactsOf<typeof clock>;
