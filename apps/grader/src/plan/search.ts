import type { Planted } from '../card/card.ts';
import type { Outcome } from '../evidence/outcome.ts';
import type { Part } from '../evidence/part.ts';
import { type Chooser, choiceAfter, isGreenChoice, noChoice } from './choice.ts';
import {
  type Evidence,
  ignoring,
  isCleared,
  isFlaky,
  noEvidence,
  withTrial,
} from '../evidence/evidence.ts';
import type { Situation } from './expectations.ts';
import { maskedIn } from './masked.ts';
import type { Limits } from './next-pool.ts';
import { hasUnexplainedRetest, retesting, runToRepeat } from '../evidence/retests.ts';
import { type Settled, settledBy } from '../evidence/settled.ts';
import { nonTests, signalsIn, type Trial, trialOf } from '../evidence/trial.ts';
import { view } from '../evidence/view.ts';

/** Before anything is known: so many are found of so many. Of the defects that tests reach, the kits find a quarter to a half. */
const foundBefore = 2;
const triedBefore = 7;

/** A run in which tests were skipped, and nothing was red, tells little, and counts as several. */
const runsOfSkipped = 8;

/** What a search is about. */
export interface Searched extends Pick<Chooser, 'defects' | 'partFor' | 'choose'> {
  readonly limits: Limits;
  /** By defect: the tests that found it before, if only these are asked. */
  readonly expected?: ReadonlyMap<string, readonly string[]> | undefined;
}

/**
 * A search for the defects that a suite notices, by runs with several of them. A test that was red with a defect, each
 * time beside others, is enough for a find; a command that breaks off, a run that is too long or an instance that is
 * lost is looked at alone.
 */
export interface Search extends Searched, Chooser {
  readonly lastTrial: ReadonlyMap<string, Trial>;
  /** Those that had a run of their own, and whether it was red. */
  readonly alone: ReadonlyMap<string, boolean>;
  /** How often it was looked at with others that were cleared, too. */
  readonly checks: ReadonlyMap<string, number>;
  readonly runsOf: ReadonlyMap<string, number>;
}

export const startSearch = (searched: Searched): Search => {
  const { defects, partFor, expected } = searched;
  const known = new Map<ReadonlySet<string>, ReadonlySet<string>>();
  const signalsOf = (green: ReadonlySet<string>): ReadonlySet<string> => {
    const signals = known.get(green) ?? signalsIn({ green });
    known.set(green, signals);
    return signals;
  };
  const signalsWith = (one: Planted): ReadonlySet<string> => {
    const { green } = partFor([one]);
    const by = expected?.get(one.id) ?? [];
    return by.length > 0
      ? signalsIn({ green: new Set(by.filter((name) => green.has(name))) })
      : signalsOf(green);
  };
  const signals = new Map(defects.map((one) => [one.id, signalsWith(one)]));
  return {
    ...searched,
    evidence: noEvidence(signals),
    choice: noChoice,
    lastTrial: new Map(),
    alone: new Map(),
    checks: new Map(),
    runsOf: new Map(),
  };
};

export const settled = view(
  ({ evidence, defects, checks, lastTrial }: Search): ReadonlyMap<string, Settled> =>
    settledBy(evidence, defects, { checks, lastTrial }),
);

export const findOf = (search: Search, id: string) => {
  const one = settled(search).get(id);
  return one?.kind === 'found' ? one : undefined;
};

export const isOpen = (search: Search, { id }: Planted): boolean =>
  !settled(search).has(id) && !search.alone.has(id);

/** Whether all of these are cleared, so that hardly anything turns red beside them. */
export const isCheck = ({ evidence }: Search, pool: readonly Planted[]): boolean =>
  pool.every(({ id }) => isCleared(evidence, id));

/** The same in each state. */
const testsOfDefects = ({
  evidence: { signals },
}: Search): Pick<Situation, 'tests' | 'areApart'> => {
  const all = [...new Set(signals.values())];
  const union = new Set(all.flatMap((some) => [...some]));
  const count = Object.keys(nonTests).length;
  const sum = [...signals.values()].reduce((many, { size }) => many + size - count, 0);
  return { tests: sum / signals.size, areApart: all.some(({ size }) => size < union.size) };
};

export const situation = view((search: Search): Situation => {
  const { evidence, alone } = search;
  const found = new Set(
    [...settled(search)].filter(([, { kind }]) => kind === 'found').map(([id]) => id),
  );
  for (const [id, isRed] of alone) if (isRed) found.add(id);
  const tried = new Set([...settled(search).keys(), ...alone.keys()]);
  const share = (found.size + foundBefore) / (tried.size + triedBefore);
  return { evidence, share, ...testsOfDefects(search) };
});

export const probing = (search: Search): Search => ({
  ...search,
  choice: { ...search.choice, stage: 'probing' },
});

/** After a run of chosen tests without a defect. Where they were red, what such runs said of defects does not count. */
export const afterChoice = (search: Search, part: Part, outcome: Outcome): Search => {
  const next = { ...search, choice: choiceAfter(search, part, outcome) };
  if (outcome.shown.kind === 'error' || isGreenChoice(part, outcome)) return next;
  const whole = search.evidence.trials.filter(({ isChosen }) => !isChosen);
  return { ...next, evidence: whole.reduce(withTrial, noEvidence(search.evidence.signals)) };
};

/** After a run with these defects. */
export const afterTrial = (
  search: Search,
  pool: readonly Planted[],
  outcome: Outcome,
  part: Part,
): Search => {
  if (part.tests && search.choice.stage === 'refused') return search;
  const { evidence } = search;
  const green = new Set([...part.green].filter((name) => !isFlaky(evidence, name)));
  const ids = pool.map(({ id }) => id);
  const trial = trialOf(ids, outcome, { ...part, green });
  const isSkipped = trial.red.size === 0 && trial.unclear.size > 0;
  const [lastTrial, runsOf] = [new Map(search.lastTrial), new Map(search.runsOf)];
  const [checks, alone] = [new Map(search.checks), new Map(search.alone)];
  const isOfCleared = isCheck(search, pool);
  for (const id of ids) {
    runsOf.set(id, (runsOf.get(id) ?? 0) + (isSkipped ? runsOfSkipped : 1));
    if (!trial.isChosen || !lastTrial.has(id)) lastTrial.set(id, trial);
    if (!trial.isChosen && isOfCleared) checks.set(id, (checks.get(id) ?? 0) + 1);
  }
  if (ids.length === 1 && !trial.isChosen) alone.set(ids[0]!, trial.red.size > 0);
  return { ...search, lastTrial, runsOf, checks, alone, evidence: withTrial(evidence, trial) };
};

/** Flaky tests are ignored, and unexplained failures are retested. */
export const reconsidering = (search: Search, flaky: ReadonlySet<string>): Search => {
  const next = withEvidence(search, ignoring(search.evidence, flaky));
  const { evidence } = next;
  // A run of its own takes less time than to retest for the second time, with all tests.
  const mayRetestTwice = search.choice.stage === 'taken' && maskedIn(evidence) === undefined;
  return withEvidence(next, retesting(evidence, mayRetestTwice ? 2 : 1));
};

const withEvidence = (search: Search, evidence: Evidence): Search =>
  evidence === search.evidence ? search : { ...search, evidence };

/** Whether something was red that no find explains: nobody is left to be tested again, or it is retested for the second time. */
export const isInDoubt = (search: Search): boolean => {
  const { evidence, defects } = search;
  return (
    hasUnexplainedRetest(evidence, 2) ||
    (!defects.some((one) => isOpen(search, one)) &&
      maskedIn(evidence) === undefined &&
      !runToRepeat(evidence) &&
      hasUnexplainedRetest(evidence, 1))
  );
};
