import type { Evidence } from './evidence.ts';
import { isTest } from './trial.ts';

/** What is known before a choice. */
export interface Situation {
  readonly evidence: Evidence;
  /** So many are found already. */
  readonly found: number;
  /** The share of the defects so far that were found. */
  readonly share: number;
  /** How many tests a defect can turn red, as a mean. */
  readonly tests: number;
  /** Whether these are not the same ones for all of them. */
  readonly areApart: boolean;
}

/** As many tests does a find turn red, by measurement of the kits. */
export const redsOfAFind = 2;

/** That a defect breaks the command, or ends a run. */
const rarely = 0.01;

/** Enough for the estimates to stay as they are. */
const rounds = 6;

/** Of the only suspect: two together may have done it. */
const nearlySure = 0.95;

type Suspects = readonly string[];

/** By defect: how probable it is that it turned something red, given who could have done so each time that it was red. */
export const guiltOf = (reds: readonly Suspects[], prior: number): ReadonlyMap<string, number> => {
  const of = new Map<string, number[]>();
  for (const [at, suspects] of reds.entries())
    for (const one of suspects) of.set(one, [...(of.get(one) ?? []), at]);
  /** By red run and defect: how much more probable the run is if it was this one. */
  const ratios = reds.map((suspects) => new Map(suspects.map((one) => [one, 1])));
  const probable = (one: string, but?: number): number => {
    const odds = of
      .get(one)!
      .filter((at) => at !== but)
      .reduce((product, at) => product * ratios[at]!.get(one)!, prior / (1 - prior));
    return Math.min(nearlySure, odds / (1 + odds));
  };
  for (let round = 0; round < rounds; round++)
    for (const [at, suspects] of reds.entries()) {
      const innocent = new Map(suspects.map((one) => [one, 1 - probable(one, at)]));
      const all = [...innocent.values()].reduce((product, one) => product * one, 1);
      for (const one of suspects)
        ratios[at]!.set(one, 1 / Math.max(1e-9, 1 - all / innocent.get(one)!));
    }
  return new Map([...of.keys()].map((one) => [one, probable(one)]));
};

/** How probable it is that a defect turns something red. */
export const createExpectations = ({ evidence, share, tests, areApart }: Situation) => {
  const reds = new Map<string, Suspects[]>();
  for (const { signal, suspects } of evidence.suspicions())
    if (suspects.length > 0) reds.set(signal, [...(reds.get(signal) ?? []), suspects]);
  const unknown = Math.min(share, (redsOfAFind * share) / tests);
  const guilt = new Map(
    [...reds].map(([signal, all]) => [signal, guiltOf(all, Math.max(unknown, 0.01))]),
  );
  const likely = new Map<string, number>();
  for (const all of guilt.values())
    for (const [one, p] of all) likely.set(one, Math.max(p, likely.get(one) ?? 0));
  return {
    /** Whether it was red already, or it matters which defects can turn it red. */
    isLoud: (signal: string): boolean => guilt.has(signal) || (areApart && isTest(signal)),
    /** Of something that is not: how probable it is that a defect turns it red. */
    ofCalm: unknown,
    /** Of something unclear that is loud. */
    ofRed: (defect: string, signal: string): number =>
      guilt.get(signal)?.get(defect) ?? (isTest(signal) ? unknown : rarely),
    ofFind: (defect: string): number =>
      evidence.isTried(defect) ? (likely.get(defect) ?? 0) : share,
  };
};

export type Expectations = ReturnType<typeof createExpectations>;
