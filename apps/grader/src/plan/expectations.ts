import { type Evidence, failures, isTried } from '../evidence/evidence.ts';
import { isTest } from '../evidence/trial.ts';

/** What is known before a choice. */
export interface Situation {
  readonly evidence: Evidence;
  /** The share of the defects so far that were found. */
  readonly share: number;
  /** How many tests a defect can turn red, as a mean. */
  readonly tests: number;
  /** Whether these are not the same ones for all of them. */
  readonly areApart: boolean;
}

/** As many tests does a find turn red, by measurement of the kits. */
const redsOfAFind = 2;

/** That a defect breaks the command, or ends a run. */
const rarely = 0.01;

/** Enough for the estimates to stay as they are. */
const rounds = 6;

/** Of the only suspect: two together may have done it. */
const nearlySure = 0.95;

type Suspects = readonly string[];

/** By defect: how probable it is that it turned something red, given who could have done so each time that it was red. */
export const probabilitiesOf = (
  reds: readonly Suspects[],
  prior: number,
): ReadonlyMap<string, number> => {
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

/** Where many tests were red in the same runs, one of them stands for all. */
const alikeIn = (reds: ReadonlyMap<string, readonly Suspects[]>): ReadonlyMap<string, string> => {
  const first = new Map<string, string>();
  return new Map(
    [...reds].map(([signal, all]) => {
      const key = JSON.stringify(all);
      const other = first.get(key) ?? signal;
      first.set(key, other);
      return [signal, other];
    }),
  );
};

/** How probable it is that a defect turns something red. */
export const createExpectations = ({ evidence, share, tests, areApart }: Situation) => {
  const reds = new Map<string, Suspects[]>();
  for (const { signal, suspects } of failures(evidence)) {
    if (suspects.length === 0) continue;
    const all = reds.get(signal) ?? [];
    all.push(suspects);
    reds.set(signal, all);
  }
  const unknown = Math.min(share, (redsOfAFind * share) / tests);
  const alike = alikeIn(reds);
  const probabilities = new Map(
    [...new Set(alike.values())].map((signal) => [
      signal,
      probabilitiesOf(reds.get(signal)!, Math.max(unknown, 0.01)),
    ]),
  );
  const likely = new Map<string, number>();
  for (const all of probabilities.values())
    for (const [one, p] of all) likely.set(one, Math.max(p, likely.get(one) ?? 0));
  return {
    /** Those that were red already, or of which it matters which defects can turn them red: one for all that are alike, and how many. */
    onceRedAmong: (signals: ReadonlySet<string>): ReadonlyMap<string, number> => {
      const onceRed = new Map<string, number>();
      const add = (signal: string): void =>
        void onceRed.set(signal, (onceRed.get(signal) ?? 0) + 1);
      for (const [signal, one] of alike) if (signals.has(signal)) add(one);
      if (areApart)
        for (const signal of signals) if (isTest(signal) && !alike.has(signal)) add(signal);
      return onceRed;
    },
    /** Of something that is not: how probable it is that a defect turns it red. */
    ofNeverRed: unknown,
    /** Of something unclear that was red once. */
    ofRed: (defect: string, signal: string): number =>
      probabilities.get(alike.get(signal) ?? signal)?.get(defect) ??
      (isTest(signal) ? unknown : rarely),
    ofFind: (defect: string): number =>
      isTried(evidence, defect) ? (likely.get(defect) ?? 0) : share,
  };
};

export type Expectations = ReturnType<typeof createExpectations>;
