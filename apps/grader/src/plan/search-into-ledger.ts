import type { Job } from '../evidence/job.ts';
import {
  afterFind,
  doubting,
  isRedNow,
  type Ledger,
  repeatingInDoubt,
  repeatingOnce,
  withEntry,
} from '../evidence/ledger.ts';
import type { Outcome } from '../evidence/outcome.ts';
import { judge } from '../evidence/steadiness.ts';
import { isInDoubt, type Search, settled } from './search.ts';
import type { Settled } from '../evidence/settled.ts';

/** What a run of its own would have shown, by what the trials say. */
const outcomeOf = (one: Settled): Outcome => {
  const red = one.kind === 'found' ? one.by : [];
  return { ...one.trial.outcome, shown: { kind: 'ended', red, isBroken: false } };
};

const againOf = (one: Settled): Outcome | undefined =>
  one.kind === 'found' && one.again ? outcomeOf({ ...one, trial: one.again }) : undefined;

/** Writes into the ledger what the pool runs say about one defect. Each later run can change it, until the defect has a run of its own. */
export const withResultOf = (ledger: Ledger, job: Job, first: Outcome, again?: Outcome): Ledger => {
  const before = ledger.entries.get(job.id);
  if (before && !before.isOfPools) return ledger;
  const isRed = (outcome?: Outcome) =>
    judge(ledger.steadiness, first.shown, outcome?.shown).kind === 'red';
  // Other tests have found it since.
  const isToRepeat = before?.repetition === 'in part' && isRed() && !isRed(before.again);
  const repetition = isToRepeat ? undefined : before?.repetition;
  const isOver = repetition === 'over' || repetition === 'in part';
  const at = before?.at ?? ledger.runs;
  const shown = isOver ? before?.again : again;
  const next = withEntry(ledger, { job, first, again: shown, isOfPools: true, at, repetition });
  const isNews = isRedNow(next, job.id) && !isRedNow(ledger, job.id);
  const found = isNews ? afterFind(next, job.id) : next;
  return repeatingInDoubt(isToRepeat ? repeatingOnce(found, job.id) : found);
};

/** They say nothing of it any more. */
const withoutResultOf = (ledger: Ledger, id: string): Ledger => {
  if (!ledger.entries.get(id)?.isOfPools) return ledger;
  const entries = new Map(ledger.entries);
  entries.delete(id);
  return { ...ledger, entries };
};

/** Brings what the trials say into the ledger, where it is judged like runs with one defect. */
export const withSearchResults = (before: Ledger, search: Search): Ledger => {
  let ledger = isInDoubt(search) ? doubting(before) : before;
  for (const defect of search.defects) {
    const one = settled(search).get(defect.id);
    const job = { id: defect.id, defect, part: search.partFor([defect]) };
    // A run of its own is in the ledger already.
    if (!search.alone.has(defect.id))
      ledger = one
        ? withResultOf(ledger, job, outcomeOf(one), againOf(one))
        : withoutResultOf(ledger, defect.id);
    if (one?.kind === 'found' && one.isDoubtful) ledger = repeatingOnce(ledger, defect.id);
  }
  return ledger;
};
