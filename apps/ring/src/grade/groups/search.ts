import type { CardDefect } from '../../card/card.ts';
import type { Draw } from '../../card/draw.ts';
import type { Outcome } from '../outcome.ts';
import type { PartFor } from '../parts.ts';
import { createEvidence } from './evidence.ts';
import { type Limits, nextGroup } from './next-group.ts';
import { isTest, others, signalsIn, type Trial, trialOf } from './trial.ts';

/** What the trials say of a defect; of those that they do not settle, nothing. */
export type Settled =
  | { readonly kind: 'missed'; readonly trial: Trial }
  | {
      readonly kind: 'found';
      readonly by: readonly string[];
      readonly trial: Trial;
      /** Another trial in which it was red by one of these. */
      readonly again?: Trial;
    };

/** By measurement of the kits. */
const runsPerDefect = 0.5;

/** Before anything is known: so many are found of so many. */
const foundBefore = 1;
const triedBefore = 6;

/**
 * Looks for the defects that a suite notices by runs with several of them. A test that was red with a defect, each time
 * in other company, is enough for a find; a command that breaks off, a run that is too long or an instance that is lost is looked at alone.
 */
export const createSearch = (defects: readonly CardDefect[], partFor: PartFor, limits: Limits) => {
  const byId = new Map(defects.map((one) => [one.id, one]));
  const signals = new Map<ReadonlySet<string>, ReadonlySet<string>>();
  const signalsOf = (id: string): ReadonlySet<string> => {
    const { green } = partFor([byId.get(id)!]);
    const known = signals.get(green) ?? signalsIn({ green });
    signals.set(green, known);
    return known;
  };
  const evidence = createEvidence(signalsOf);
  const lastTrial = new Map<string, Trial>();
  /** Those that had a run of their own. */
  const alone = new Set<string>();
  let settled = new Map<string, Settled>();

  const settle = (): void => {
    settled = new Map();
    const guilty = evidence.guilty();
    for (const { id } of defects) {
      const tests = (guilty.get(id) ?? []).filter(({ signal }) => isTest(signal));
      const sure = tests.find(({ company }) => company.length === 0);
      if (sure) {
        const [trial, again] = sure.trials;
        const by = tests.map(({ signal }) => signal);
        settled.set(id, { kind: 'found', by, trial: trial!, ...(again && { again }) });
      } else if (evidence.isCleared(id))
        settled.set(id, { kind: 'missed', trial: lastTrial.get(id)! });
    }
  };

  const isOpen = ({ id }: CardDefect): boolean => !settled.has(id) && !alone.has(id);

  const share = (): number => {
    const found = [...settled.values()].filter(({ kind }) => kind === 'found').length;
    return (found + foundBefore) / (settled.size + triedBefore);
  };

  return {
    /** Those that have to be in the next run, without those that are in one at this moment. */
    next: (running: ReadonlySet<string>, draw: Draw): readonly CardDefect[] => {
      const open = defects.filter((one) => isOpen(one) && !running.has(one.id));
      if (open.length === 0) return [];
      const guilty = evidence.guilty();
      const isUnclear = ({ id }: CardDefect) =>
        guilty.get(id)?.some(({ signal }) => !isTest(signal));
      const unclear = open.find(isUnclear);
      if (unclear) return [unclear];
      const isNameless = signalsOf(defects[0]!.id).size === Object.keys(others).length;
      return nextGroup(open, { evidence, share: share(), isNameless, limits }, draw);
    },
    /** About how many runs are left. */
    left: (): number => {
      const open = defects.filter(isOpen).length;
      return limits.members === 1 ? open : Math.ceil(open * runsPerDefect);
    },
    note: (group: readonly CardDefect[], outcome: Outcome): void => {
      const trial = trialOf(
        group.map(({ id }) => id),
        outcome,
        partFor(group),
      );
      for (const { id } of group) lastTrial.set(id, trial);
      if (group.length === 1) alone.add(group[0]!.id);
      evidence.note(trial);
      settle();
    },
    settled: (): ReadonlyMap<string, Settled> => settled,
    isAlone: (id: string): boolean => alone.has(id),
    suspectAgain: (): boolean => {
      const isNews = evidence.suspectAgain();
      if (isNews) settle();
      return isNews;
    },
    disbelieve: (names: ReadonlySet<string>): void => {
      evidence.disbelieve(names);
      settle();
    },
  };
};

export type Search = ReturnType<typeof createSearch>;
