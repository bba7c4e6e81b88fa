import type { Planted } from '../card/card.ts';
import { roundsOfAPage } from '@sparring/defects/runtime/round';
import type { Draw } from '../card/draw.ts';
import type { Part } from '../evidence/part.ts';
import { greenWith, partShowing, partWith, probePart } from './choice.ts';
import {
  type Evidence,
  causes,
  failures,
  isCleared,
  unclearOf,
  unexplainedBeside,
} from '../evidence/evidence.ts';
import { maskedIn } from './masked.ts';
import { nextPool } from './next-pool.ts';
import { awaitsRetest, runToRepeat } from '../evidence/retests.ts';
import { findOf, isCheck, isOpen, type Search, situation } from './search.ts';
import { hasOnly, isTest } from '../evidence/trial.ts';

/** Still open after so many runs (the kits need ten), a defect has one of its own, so that every search ends. */
const mostRuns = 32;

type Defects = readonly Planted[];

/** One that may have been masked: only a run of its own can tell. */
const masked = ({ evidence }: Search, free: Defects): Defects | undefined => {
  const one = free.find(({ id }) => id === maskedIn(evidence));
  return one && [one];
};

/** A run that is repeated, unless that is under way. */
const repeated = (
  { evidence, defects }: Search,
  running: ReadonlySet<string>,
): Defects | undefined => {
  const again = runToRepeat(evidence)?.trial.defects ?? [];
  return again.some((id) => !running.has(id))
    ? defects.filter(({ id }) => again.includes(id))
    : undefined;
};

/** One that may break the command, or end a run, or that was in very many. */
const onItsOwn = ({ evidence, runsOf }: Search, open: Defects): Defects | undefined => {
  const isUnclear = ({ id }: Planted) =>
    (causes(evidence).get(id) ?? []).some(({ signal }) => !isTest(signal));
  const needsOwnRun = ({ id }: Planted) => (runsOf.get(id) ?? 0) >= mostRuns;
  const one = open.find(isUnclear) ?? open.find(needsOwnRun);
  return one && [one];
};

/** Whether what the runs under way will tell decides which defects have to be looked at once more. */
const mayWait = (search: Search, running: ReadonlySet<string>): boolean => {
  const { evidence, defects, choice } = search;
  const isSuspect = (one: Planted) =>
    running.has(one.id) && isOpen(search, one) && !isCleared(evidence, one.id);
  const isToCome = runToRepeat(evidence) !== undefined || defects.some(isSuspect);
  return isToCome && choice.stage === 'taken' && awaitsRetest(evidence);
};

/** Those that have to be in the next run, without those that are in one at this moment. */
export const nextOf = (search: Search, running: ReadonlySet<string>, draw: Draw): Defects => {
  const free = search.defects.filter(({ id }) => !running.has(id));
  const open = free.filter((one) => isOpen(search, one));
  const known = masked(search, free) ?? repeated(search, running) ?? onItsOwn(search, open);
  if (known || open.length === 0) return known ?? [];
  const pool = nextPool(open, situation(search), search.limits, draw);
  return isCheck(search, pool) && mayWait(search, running) ? [] : pool;
};

/** About how many runs are left. In simulations, every fourth defect takes one until it is cleared or found. */
export const runsLeft = (search: Search): number => {
  const { defects, evidence, limits } = search;
  const open = defects.filter((one) => isOpen(search, one));
  if (open.length === 0) return runToRepeat(evidence) ? 1 : 0;
  if (limits.members === 1) return open.length;
  const cleared = open.filter(({ id }) => isCleared(evidence, id)).length;
  const unclear = open.length - cleared;
  const last = Math.ceil(cleared / roundsOfAPage);
  return unclear === 0 ? last : last + 2 + Math.ceil(unclear / 4);
};

/** The tests of a run with these. */
export const partOf = (search: Search, pool: readonly Planted[]): Part => {
  const { evidence } = search;
  const again = runToRepeat(evidence);
  const ids = pool.map(({ id }) => id);
  if (again && hasOnly(again.trial, ids)) return partShowing(search, pool, again.signals);
  const [only, ...more] = ids;
  // Where it was masked, a test is green beside it that says nothing.
  const isMasked = only !== undefined && more.length === 0 && only === maskedIn(evidence);
  return partWith(search, pool, isMasked ? unexplainedBeside(evidence, only) : undefined);
};

/** Whether each of these finds can be seen again in one run: no other one is suspected of the tests that are red by it. */
const areRepeatable = (
  finds: readonly Planted[],
  redBy: (id: string) => readonly string[] | undefined,
  evidence: Evidence,
): boolean => {
  const isApart = ({ id }: Planted): boolean => {
    const others = finds
      .filter((other) => other.id !== id)
      .map((other) => unclearOf(evidence, other.id));
    return redBy(id)?.every((test) => !others.some((unclear) => unclear.has(test))) ?? false;
  };
  const files = new Set(finds.map(({ file }) => file));
  return files.size === finds.length && finds.every(isApart);
};

/** Those of a run that shows these finds again, if one run can: all, or those of a run without a defect that was green. */
export const partAgain = (search: Search, finds: readonly Planted[]): Part | undefined => {
  const { limits, evidence, partFor } = search;
  const isTooMuch = finds.length > Math.min(limits.finds, limits.members);
  const redBy = (id: string) => findOf(search, id)?.by;
  if (isTooMuch || !areRepeatable(finds, redBy, evidence)) return undefined;
  const some = greenWith(
    search,
    finds.flatMap(({ id }) => redBy(id)!),
  );
  return some ? partShowing(search, finds, some) : partFor(finds);
};

/** Those of a run without a defect that shows whether the runner takes a choice of tests: at once, unless a single run may be enough. */
export const partOfProbe = (search: Search, draw: Draw): Part | undefined => {
  const { defects, limits, evidence } = search;
  const isNeeded = defects.length > limits.members || failures(evidence).length > 0;
  return isNeeded && limits.members > 1 ? probePart(search, draw) : undefined;
};

/** Whether it is a find that runs with several defects have not yet shown twice. */
export const needsRepetition = (search: Search, id: string): boolean => {
  const find = findOf(search, id);
  return search.alone.get(id) ?? (find !== undefined && !find.again);
};
