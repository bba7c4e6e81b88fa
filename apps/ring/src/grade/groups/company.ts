import type { Trial } from './trial.ts';

/** Of how many tests this is true: wherever one was green beside a defect, this other one was there, too, and can have hidden it. */
type Company = ReadonlyMap<string, number>;

const companyOf = (defect: string, trials: readonly Trial[]): Company => {
  const own = trials.filter(({ defects, isSilent }) => defects.includes(defect) && !isSilent);
  const clearing = (test: string): readonly Trial[] =>
    own.filter(({ tests, unclear }) => tests.has(test) && !unclear.has(test));
  const tests = new Set(own.flatMap((trial) => [...trial.tests]));
  const alike = Map.groupBy(tests, (test) =>
    clearing(test)
      .map((trial) => own.indexOf(trial))
      .join(' '),
  );
  const company = new Map<string, number>();
  for (const [first, ...more] of alike.values()) {
    const [trial, ...others] = clearing(first!);
    const always = trial?.defects.filter((one) =>
      others.every((each) => each.defects.includes(one)),
    );
    for (const one of always ?? []) company.set(one, (company.get(one) ?? 0) + 1 + more.length);
  }
  return company;
};

/** How likely it is that one of two hides the other in a run, where neither has shown anything. */
export const createCompany = (trials: readonly Trial[]) => {
  const known = new Map<string, Company>();
  const of = (defect: string): Company => {
    const company = known.get(defect) ?? companyOf(defect, trials);
    known.set(defect, company);
    return company;
  };
  return (one: string, other: string): number =>
    (of(one).get(other) ?? 0) + (of(other).get(one) ?? 0);
};
