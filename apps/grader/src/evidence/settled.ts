import type { Planted } from '../card/card.ts';
import { causes, type Evidence, isCleared } from './evidence.ts';
import { isProof } from './failure.ts';
import { doubted, isConclusive } from './retests.ts';
import type { Trial } from './trial.ts';

interface Found {
  readonly kind: 'found';
  readonly by: readonly string[];
  readonly trial: Trial;
  /** Each of these was once red though nobody was left who could have done it. */
  readonly isDoubtful: boolean;
  /** Another trial in which it was red by one of these. */
  readonly again?: Trial;
}

interface Missed {
  readonly kind: 'missed';
  readonly trial: Trial;
}

/** What the trials say of a defect; of those that they do not settle, nothing. */
export type Settled = Found | Missed;

/** A suite in which something is red each time ends, too. */
const mostChecks = 3;

/** Of each defect, what is noted beside the evidence. */
export interface Looks {
  /** How often those that are cleared were looked at together: in a run with finds, one can have masked them. */
  readonly checks: ReadonlyMap<string, number>;
  readonly lastTrial: ReadonlyMap<string, Trial>;
}

export const settledBy = (
  evidence: Evidence,
  defects: readonly Planted[],
  { checks, lastTrial }: Looks,
): ReadonlyMap<string, Settled> => {
  const settled = new Map<string, Settled>();
  const questionable = doubted(evidence);
  const checked = new Set(
    evidence.trials.filter((one) => isConclusive(evidence, one)).flatMap((one) => one.defects),
  );
  for (const { id } of defects) {
    const sure = (causes(evidence).get(id) ?? []).filter(isProof);
    const [first] = sure;
    if (first) {
      const [trial, again] = first.trials;
      const by = sure.map(({ signal }) => signal);
      const isDoubtful = by.every((test) => questionable.has(test));
      // Chosen tests can be red because others before them did not run, and one of the two can be the run that brought the doubt.
      const isSure = again && !isDoubtful && !first.trials.every(({ isChosen }) => isChosen);
      settled.set(id, { kind: 'found', by, trial: trial!, isDoubtful, ...(isSure && { again }) });
      continue;
    }
    const isChecked = checked.has(id) || (checks.get(id) ?? 0) >= mostChecks;
    if (isCleared(evidence, id) && isChecked)
      settled.set(id, { kind: 'missed', trial: lastTrial.get(id)! });
  }
  return settled;
};
