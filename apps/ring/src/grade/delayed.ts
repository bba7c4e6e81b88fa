import type { ChangeId } from '@sparring/defects/changes';
import { answerMs, mostLateAnswers } from '../changes/later.ts';
import type { Baseline } from './baseline.ts';
import type { Job } from './job.ts';
import { slowestOf } from './limits.ts';
import { wayOf } from './way-of-running.ts';

const delays: ChangeId = 'later';

/** Between 2.1 and 4.2 times, by measurement of the kits: how many requests of a page or of a load test wait at once is not known. */
const timesTogether = 2.7;

/** One client that waits for each response cannot send more. */
const mostPerSecond = 250;

const changesOf = ({ change, together }: Job) => together ?? (change ? [change] : []);

type Known = Pick<Baseline, 'runs' | 'requests'> & {
  readonly reach: Pick<Baseline['reach'], 'isAtPages'>;
};

const isOneByOne = ({ reach, requests, runs }: Known): boolean =>
  !reach.isAtPages && requests < mostPerSecond * Math.min(...runs.map(({ seconds }) => seconds));

/** About how long a run with late responses takes: as long as no other one. Nothing for the others. */
export const delayedSeconds = (job: Job, baseline: Known, now: Date): number | undefined => {
  const changes = changesOf(job);
  if (!changes.some(({ id }) => id === delays)) return undefined;
  const { times = 1 } = wayOf(changes, now);
  const whole = times * slowestOf(baseline);
  const late = Math.min(mostLateAnswers, times * baseline.requests);
  return isOneByOne(baseline) ? whole + (late * answerMs) / 1000 : timesTogether * whole;
};
