import {
  categoriesShown,
  jobFailure,
  longestPause,
  type BookReport,
  type CategoryCount,
  type Job,
  type JobState,
} from '@sparring/contracts/job';

/** A job as it is stored. Its state follows from the time. All times are those of the workspace, in milliseconds. */
export interface StoredJob {
  readonly id: number;
  readonly created: number;
  /** How long the work takes; null if it never ends. */
  readonly lasts: number | null;
  readonly fails: boolean;
  /** The time when it was cancelled. */
  readonly cancelled?: number;
  readonly report: Omit<BookReport, 'job'>;
}

/** The progress of a job that is stuck. */
const stuckAt = 40;

/** The time at which the job ends by itself. */
const dueOf = ({ created, lasts, fails }: StoredJob): number =>
  lasts === null ? Infinity : created + lasts * (fails ? jobFailure.at / 100 : 1);

/** The time at which the job ends or was cancelled. */
export const endOf = (job: StoredJob): number => job.cancelled ?? dueOf(job);

export const stateAt = (job: StoredJob, now: number): JobState => {
  if (job.cancelled !== undefined) return 'cancelled';
  if (now < dueOf(job)) return 'running';
  return job.fails ? 'failed' : 'succeeded';
};

const progressAt = (job: StoredJob, now: number): number => {
  if (job.lasts === null) return stuckAt;
  const worked = Math.min(now, endOf(job)) - job.created;
  return Math.max(0, Math.floor((100 * worked) / job.lasts));
};

/** The seconds until the next poll of a running job is useful. */
export const pauseOf = (job: StoredJob, now: number): number =>
  Math.min(longestPause, Math.max(1, Math.ceil((dueOf(job) - now) / 1000)));

export const resultPath = ({ id }: Pick<StoredJob, 'id'>): string => `/labs/jobs/${id}/result`;

/** A job as the client sees it. `href` makes a path of the contracts one of the client. */
export const shownJob = (job: StoredJob, now: number, href: (path: string) => string): Job => {
  const state = stateAt(job, now);
  return {
    id: job.id,
    state,
    progress: progressAt(job, now),
    created_at: new Date(job.created).toISOString(),
    ended_at: state === 'running' ? null : new Date(endOf(job)).toISOString(),
    result: state === 'succeeded' ? href(resultPath(job)) : null,
    error: state === 'failed' ? 'The catalog did not respond.' : null,
  };
};

/** The report of a new job. */
export const reportOf = (categories: readonly CategoryCount[]): StoredJob['report'] => ({
  books: categories.reduce((sum, { books }) => sum + books, 0),
  categories: categories.slice(0, categoriesShown),
});
