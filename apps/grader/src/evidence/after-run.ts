import { changeId, isBaseline, type Job, repetitionsIn } from './job.ts';
import {
  afterFind,
  type Entry,
  isRedNow,
  type Ledger,
  provisional,
  repeatingInDoubt,
  repeatingOnce,
  wanting,
  withEntry,
} from './ledger.ts';
import type { Outcome } from './outcome.ts';
import type { Part } from './part.ts';
import { afterControl, both, judge } from './steadiness.ts';
import { isAllGreen } from './shown.ts';

/** The tests that a green baseline run has not named. Where it has named none, its results may not have been written, unless that is so again. */
const missingIn = (
  { green: known }: Part,
  { green, isGreen }: Outcome,
  unnamed: number,
): readonly string[] =>
  isGreen && (green.length > 0 || unnamed > 1)
    ? [...known].filter((name) => !green.includes(name))
    : [];

const afterBaseline = (ledger: Ledger, { part }: Job, outcome: Outcome): Ledger => {
  const { shown, seconds } = outcome;
  if (shown.kind === 'error') return ledger;
  const isPart = part.tests !== undefined || part.files !== undefined;
  const isUnnamed = outcome.isGreen && part.green.size > 0 && outcome.green.length === 0;
  const unnamed = ledger.unnamed + Number(isUnnamed);
  const missing = missingIn(part, outcome, unnamed);
  const isGreen = outcome.isGreen && missing.length === 0;
  return {
    ...ledger,
    unnamed,
    baselineRuns: [...ledger.baselineRuns, { seconds, isGreen, ...(isPart && { isPart }) }],
    lastBaseline: isPart ? ledger.lastBaseline : ledger.runs,
    steadiness: afterControl(ledger.steadiness, shown, missing),
    inBaselines: afterControl(ledger.inBaselines, shown),
  };
};

const afterFirst = (ledger: Ledger, job: Job, first: Outcome): Ledger => {
  const repetition = ledger.entries.get(job.id)?.repetition;
  const next = withEntry(ledger, { job, first, at: ledger.runs, repetition });
  if (!job.audited) return job.defect && isRedNow(next, job.id) ? afterFind(next, job.id) : next;
  const noted = { ...next, steadiness: afterControl(next.steadiness, first.shown) };
  const isRed = first.shown.kind === 'ended' && !isAllGreen(first.shown);
  return isRed ? repeatingOnce(noted, job.id) : noted;
};

const doubtful = (ledger: Ledger): Ledger => ({ ...ledger, isDoubtful: true });

const afterRepetition = (
  ledger: Ledger,
  entry: Entry,
  again: Outcome,
  repetition: 'over' | 'in part' = 'over',
): Ledger => {
  const { job, isOfPools } = entry;
  const next = withEntry(ledger, { ...entry, again, repetition });
  if (!isRedNow(ledger, job.id) || isRedNow(next, job.id)) return next;
  if (!isOfPools) return doubtful(next);
  // Two defects did it together, or chance did: the run of its own is its first.
  const forgotten = withEntry(doubtful(next), { ...entry, repetition: undefined });
  return afterFirst(forgotten, job, again);
};

/** What is not red beside others may be masked by them, or need other tests before it: it is looked at alone, with all tests. */
const afterRepetitions = (ledger: Ledger, repeats: readonly Job[], outcome: Outcome): Ledger =>
  repeats.reduce((next, one) => {
    const entry = next.entries.get(one.id);
    if (!entry) return next;
    const shown = both(entry.first.shown, outcome.shown);
    if (outcome.shown.kind === 'ended' && judge(next.steadiness, shown).kind === 'red')
      return afterRepetition(next, entry, { ...outcome, shown }, 'in part');
    return wanting(repeats.length === 1 ? doubtful(next) : next, { ...one, isAlone: true });
  }, ledger);

const afterTogether = (ledger: Ledger, { together = [], part }: Job, first: Outcome): Ledger =>
  together.reduce((next, change) => {
    const job = { id: changeId(change), change, part };
    return isAllGreen(first.shown)
      ? withEntry(next, { job, first, at: next.runs })
      : wanting(next, job);
  }, ledger);

/** Whether finds were red again by tests that have found them before, and some test was green. */
const isAsBefore = (ledger: Ledger, job: Job, { shown, green }: Outcome): boolean => {
  const judged = repetitionsIn(job).map(({ id }) => provisional(ledger, id));
  const known = new Set(judged.flatMap((one) => (one?.kind === 'red' ? one.by : [])));
  const red = shown.kind === 'ended' ? shown.red : [];
  return red.length > 0 && red.every((name) => known.has(name)) && green.length > 0;
};

const afterJob = (ledger: Ledger, job: Job, outcome: Outcome): Ledger => {
  const entry = ledger.entries.get(job.id);
  if (job.isRepeat && entry) return afterRepetition(ledger, entry, outcome);
  if (job.repeats) return afterRepetitions(ledger, job.repeats, outcome);
  if (job.together) return afterTogether(ledger, job, outcome);
  if (job.change || job.defect || job.audited) return afterFirst(ledger, job, outcome);
  return isBaseline(job) ? afterBaseline(ledger, job, outcome) : ledger;
};

export const afterRun = (before: Ledger, job: Job, outcome: Outcome): Ledger => {
  const runs = before.runs + 1;
  const isGreenRun = isAllGreen(outcome.shown);
  const isRed = !isGreenRun && !isBaseline(job) && !isAsBefore(before, job, outcome);
  const ledger = {
    ...before,
    runs,
    lastGreen: isGreenRun ? runs : before.lastGreen,
    lastRed: isRed ? runs : before.lastRed,
  };
  const isOfPools = job.pool && !job.repeats;
  return isOfPools ? ledger : repeatingInDoubt(afterJob(ledger, job, outcome));
};
