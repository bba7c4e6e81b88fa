import { z } from 'zod';
import { must } from './must.ts';
import { numberParameter } from './number-parameter.ts';

export const jobStates = ['running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** The highest number of running jobs in a workspace. */
export const mostRunning = 20;

/** A workspace keeps its newest jobs, beside its examples. */
export const jobsKept = 50;

/** The longest pause that a job asks for between two polls, in seconds. */
export const longestPause = 10;

/** The probability that a job fails, and its progress when it does, in percent. */
export const jobFailure = { p: 0.2, at: 60 } as const;

export const job = z
  .object({
    id: z.int().min(1).describe('The number of the job in the workspace.'),
    state: z.enum(jobStates).describe('Only a running job changes.'),
    progress: z.int().min(0).max(100).describe('The finished part of the work, in percent.'),
    created_at: z.iso.datetime().describe('The time when the job was started.'),
    ended_at: z.iso
      .datetime()
      .nullable()
      .describe('The time when the job succeeded, failed or was cancelled; null until then.'),
    result: z.string().nullable().describe('The path of the result; null if there is none.'),
    error: z.string().nullable().describe('Why the job failed; null if it did not.'),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

const secondsText = must('be a whole number from 1 to 3600');

export const newJob = z
  .strictObject({
    seconds: z
      .int({ error: secondsText })
      .min(1, { error: secondsText })
      .max(3600, { error: secondsText })
      .describe('The time that the job takes, by the clock of the workspace.'),
  })
  .meta({ id: 'JobStart' });

export const jobParams = z.object({
  id: numberParameter({ min: 1, max: 2 ** 31 - 1 }, 'integer').describe(
    'The number of the job. 1 to 3 are examples, which every workspace has: 1 is stuck, 2 has succeeded and 3 has failed.',
  ),
});

const categoryCount = z
  .object({ category: z.string(), books: z.int().min(1) })
  .meta({ id: 'CategoryCount' });
export type CategoryCount = z.infer<typeof categoryCount>;

/** The most categories in a report. */
export const categoriesShown = 10;

/** The result of a job. */
export const bookReport = z
  .object({
    job: z.int().min(1).describe('The number of the job.'),
    books: z.int().min(0).describe('The number of books when the job was started.'),
    categories: z
      .array(categoryCount)
      .readonly()
      .describe(
        `The categories with the number of their books, the largest first; at most ${categoriesShown}.`,
      ),
  })
  .meta({ id: 'BookReport' });
export type BookReport = z.infer<typeof bookReport>;
