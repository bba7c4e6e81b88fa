import type { ChangeId } from '@sparring/defects/changes';
import { answerMs, mostLateAnswers } from '../changes/later.ts';
import type { Baseline } from './baseline.ts';
import type { Job } from './ledger.ts';
import { slowestOf } from './limits.ts';
import { wayOf } from './way-of-running.ts';

const delays: ChangeId = 'later';

/** A guess: how many requests of a page or of a load test wait at once is not known. */
const timesTogether = 1.5;

/** One client that waits for each response cannot send more. */
const mostPerSecond = 250;

const changesOf = ({ change, together }: Job) => together ?? (change ? [change] : []);

const isDelayed = (job: Job): boolean => changesOf(job).some(({ id }) => id === delays);

type Known = Pick<Baseline, 'runs' | 'requests'> & {
  readonly reach: Pick<Baseline['reach'], 'isAtPages'>;
};

const isOneByOne = ({ reach, requests, runs }: Known): boolean =>
  !reach.isAtPages && requests < mostPerSecond * Math.min(...runs.map(({ seconds }) => seconds));

const expected = (job: Job, baseline: Known, now: Date): number => {
  const { times = 1 } = wayOf(changesOf(job), now);
  const whole = times * slowestOf(baseline);
  const late = Math.min(mostLateAnswers, times * baseline.requests);
  return isOneByOne(baseline) ? whole + (late * answerMs) / 1000 : timesTogether * whole;
};

/** The runs with late responses: they take as long as no other ones. */
export const createDelayed = (jobs: readonly Job[], baseline: Known, now: () => Date) => {
  const left = new Map<Job, number>();
  const add = (job: Job): void => {
    if (isDelayed(job)) left.set(job, expected(job, baseline, now()));
  };
  for (const job of jobs) add(job);
  const begun = new Map<Job, Date>();
  return {
    isDelayed,
    add,
    begin: (job: Job): void => void begun.set(job, now()),
    end: (job: Job): void => void left.delete(job),
    runs: (): number => left.size,
    secondsLeft: (): number =>
      [...left].reduce((sum, [job, seconds]) => {
        const passed = (now().getTime() - (begun.get(job) ?? now()).getTime()) / 1000;
        return sum + Math.max(0, seconds - passed);
      }, 0),
  };
};
