import type { JobEvent } from '@sparring/contracts/webhook';
import { isSeed, jobLab, type JobList } from './job-list.ts';
import { endOf, stateAt } from './stored-job.ts';

interface EndedJob {
  readonly job: number;
  readonly event: JobEvent;
  readonly at: number;
}

/** The jobs that have ended at a time. An example that ends without a cancellation is no news. */
const ended = (jobs: JobList, now: number): readonly EndedJob[] =>
  jobs.flatMap((job) => {
    const state = stateAt(job, now);
    const isNews = !isSeed(job) || state === 'cancelled';
    if (state === 'running' || !isNews) return [];
    return [{ job: job.id, event: `job.${state}`, at: endOf(job) }];
  });

/** When the running jobs will end. */
const upcoming = (jobs: JobList, now: number): readonly number[] =>
  jobs.filter((job) => stateAt(job, now) === 'running').map(endOf);

/** Where the events of jobs come from. */
export const jobEnds = { lab: jobLab, ended, upcoming };
