import type { CardDefect } from '../../card/card.ts';
import type { Ledger } from '../ledger.ts';
import type { Outcome } from '../outcome.ts';
import type { PartFor } from '../parts.ts';
import type { Search } from './search.ts';
import type { Settled } from './settled.ts';

/** What a run of its own would have shown, by what the trials say. */
const outcomeOf = (settled: Settled): Outcome => {
  const red = settled.kind === 'found' ? settled.by : [];
  return { ...settled.trial.outcome, shown: { kind: 'ended', red, isBroken: false } };
};

const againOf = (settled: Settled): Outcome | undefined =>
  settled.kind === 'found' && settled.again
    ? outcomeOf({ ...settled, trial: settled.again })
    : undefined;

/** Brings what the trials say into the ledger, where it is judged like runs with one defect. */
export const judgeGroups = (
  search: Search,
  ledger: Ledger,
  defects: readonly CardDefect[],
  partFor: PartFor,
): void => {
  search.disbelieve(ledger.unsteady());
  search.suspectAgain();
  if (search.isInDoubt()) ledger.doubt();
  const settled = search.settled();
  for (const defect of defects) {
    const one = settled.get(defect.id);
    const job = { id: defect.id, defect, part: partFor([defect]) };
    // A run of its own is in the ledger already.
    if (!search.isAlone(defect.id)) {
      if (one) ledger.settle(job, outcomeOf(one), againOf(one));
      else ledger.unsettle(defect.id);
    }
    if (one?.kind === 'found' && one.isDoubtful) ledger.repeat(defect.id);
  }
};
