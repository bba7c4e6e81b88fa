import { wait, type ProblemText } from './text.ts';

/** The problems of jobs. */
export const jobProblems = {
  'job-ended': {
    status: 409,
    title: 'Conflict',
    error: 'Job has ended',
    when: 'The job has succeeded or failed, so it can no longer be cancelled.',
  },
  'no-result': {
    status: 409,
    title: 'Conflict',
    error: 'No result',
    when: 'The job is running, has failed or was cancelled; the detail says which. Only a job that has succeeded has a result. Poll the job, and follow its Location.',
  },
  'too-many-jobs': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many jobs',
    when: 'The workspace has reached its highest number of running jobs. Cancel one, advance the clock of the workspace, or wait as long as Retry-After says.',
    headers: wait,
  },
} as const satisfies Record<string, ProblemText>;
