import { mostRunning, type JobState } from '@sparring/contracts/job';
import { HttpProblem } from '../problem/refusal.ts';

export const unknownJob = (id: number): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is no job ${id} in this workspace. GET /labs/jobs lists those that there are.`,
  );

export const jobEnded = (id: number, state: JobState): HttpProblem =>
  new HttpProblem(
    'job-ended',
    `The job ${id} has ${state}, so it cannot be cancelled. Only a running job can.`,
  );

const why: Readonly<Record<JobState, string>> = {
  running: 'is still running. Poll it until it has ended',
  failed: 'has failed. Start another one',
  cancelled: 'was cancelled. Start another one',
  succeeded: 'has succeeded',
};

export const noResult = (id: number, state: JobState): HttpProblem =>
  new HttpProblem('no-result', `The job ${id} has no result: it ${why[state]}.`);

/** `milliseconds` is the time until the first running job ends. */
export const tooManyJobs = (milliseconds: number): HttpProblem =>
  new HttpProblem(
    'too-many-jobs',
    `${mostRunning} jobs are running in this workspace, which is the limit. Cancel one, advance the clock, or wait.`,
    { headers: { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) } },
  );
