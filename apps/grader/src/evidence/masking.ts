import type { Evidence } from './evidence.ts';
import type { Trial } from './trial.ts';
import { view } from './view.ts';

/** They say enough, and more of them would delay who waits for the next run. */
const mostTests = 1000;

/** For how many tests another defect was there in every run in which the test was green beside this one: it can have masked it. */
const maskersOf = (defect: string, trials: readonly Trial[]): ReadonlyMap<string, number> => {
  const own = trials.filter(({ defects, isCut }) => defects.includes(defect) && !isCut);
  const tests = new Set<string>();
  for (const trial of own)
    for (const test of trial.tests) {
      if (tests.size === mostTests) break;
      tests.add(test);
    }
  const clearing = (test: string): readonly number[] =>
    own.flatMap((trial, at) => (trial.tests.has(test) && !trial.unclear.has(test) ? [at] : []));
  const maskers = new Map<string, number>();
  for (const [runs, alike] of Map.groupBy(tests, (test) => clearing(test).join(' '))) {
    if (runs === '') continue;
    const [first, ...others] = runs.split(' ').map((at) => own[Number(at)]!);
    const always = first!.defects.filter((one) =>
      others.every(({ defects }) => defects.includes(one)),
    );
    for (const one of always) maskers.set(one, (maskers.get(one) ?? 0) + alike.length);
  }
  return maskers;
};

/** How likely it is that one of two masks the other in a run, where neither has shown anything. */
export type Masking = (one: string, other: string) => number;

export const masking = view(({ trials }: Pick<Evidence, 'trials'>): Masking => {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const of = (defect: string): ReadonlyMap<string, number> => {
    const maskers = known.get(defect) ?? maskersOf(defect, trials);
    known.set(defect, maskers);
    return maskers;
  };
  return (one, other) => (of(one).get(other) ?? 0) + (of(other).get(one) ?? 0);
});
