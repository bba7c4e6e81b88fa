import type { Trial } from './trial.ts';

/** They say enough, and more of them would delay who waits for the next run. */
const mostTests = 1000;

/** For how many tests another defect was there in every run in which the test was green beside this one: it can have hidden it. */
const companyOf = (defect: string, trials: readonly Trial[]): ReadonlyMap<string, number> => {
  const own = trials.filter(({ defects, isSilent }) => defects.includes(defect) && !isSilent);
  const tests = new Set<string>();
  for (const trial of own)
    for (const test of trial.tests) {
      if (tests.size === mostTests) break;
      tests.add(test);
    }
  const clearing = (test: string): readonly number[] =>
    own.flatMap((trial, at) => (trial.tests.has(test) && !trial.unclear.has(test) ? [at] : []));
  const company = new Map<string, number>();
  for (const [runs, alike] of Map.groupBy(tests, (test) => clearing(test).join(' '))) {
    if (runs === '') continue;
    const [first, ...others] = runs.split(' ').map((at) => own[Number(at)]!);
    const always = first!.defects.filter((one) =>
      others.every(({ defects }) => defects.includes(one)),
    );
    for (const one of always) company.set(one, (company.get(one) ?? 0) + alike.length);
  }
  return company;
};

/** How likely it is that one of two hides the other in a run, where neither has shown anything. */
export type Company = (one: string, other: string) => number;

export const createCompany = (trials: readonly Trial[]): Company => {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const of = (defect: string): ReadonlyMap<string, number> => {
    const company = known.get(defect) ?? companyOf(defect, trials);
    known.set(defect, company);
    return company;
  };
  return (one, other) => (of(one).get(other) ?? 0) + (of(other).get(one) ?? 0);
};
