import { causes, type Evidence, unclearOf } from '../evidence/evidence.ts';
import type { Expectations } from './expectations.ts';
import type { Cause } from '../evidence/failure.ts';
import { endsTheRun } from '../evidence/trial.ts';

interface Best<One> {
  readonly one: One;
  readonly worth: number;
}

/** A test, and so many others that are like it. */
interface OnceRed {
  readonly signal: string;
  readonly count: number;
  readonly red: number;
}

interface Unclear {
  readonly signals: ReadonlySet<string>;
  /** What of it was never red, which is many times more: nobody has to look at each. */
  readonly neverRed: number;
  readonly onceRed: readonly OnceRed[];
  /** How probable it is that the defect ends the run. */
  readonly cut: number;
}

/** Those whose find is not yet sure: of the tests that were red beside the same ones, one says as much as all. */
const unsure = (all: readonly Cause[]): readonly Cause[] => [
  ...new Map(
    all
      .filter(({ rivals }) => rivals.length > 0)
      .map((one) => [one.rivals.join(' '), one] as const),
  ).values(),
];

/** What does not change while a pool is put together. */
export const createOutlook = (
  evidence: Evidence,
  { ofRed, onceRedAmong, ofNeverRed }: Expectations,
) => {
  const known = new Map<string, Unclear>();
  const lookAt = (defect: string): Unclear => {
    const signals = unclearOf(evidence, defect);
    const onceRed = [...onceRedAmong(signals)].map(([signal, count]) => ({
      signal,
      count,
      red: ofRed(defect, signal),
    }));
    const neverRed = signals.size - onceRed.reduce((sum, { count }) => sum + count, 0);
    const open = endsTheRun.filter((signal) => signals.has(signal));
    const cut = Math.max(0, ...open.map((signal) => ofRed(defect, signal)));
    return { signals, onceRed, neverRed, cut };
  };
  return {
    ofNeverRed,
    ofRed,
    causes: new Map([...causes(evidence)].map(([defect, all]) => [defect, unsure(all)])),
    unclear: (defect: string): Unclear => {
      const looked = known.get(defect) ?? lookAt(defect);
      known.set(defect, looked);
      return looked;
    },
  };
};

type Outlook = ReturnType<typeof createOutlook>;

/** What a run with a pool is expected to tell: of whom something is green, and who turned something red without others. */
export const createGain = ({ ofRed, ofNeverRed, causes: unsureOf, unclear }: Outlook) => {
  /** By signal: how probable it is that the pool leaves it green. */
  const green = new Map<string, number>();
  /** By signal: the worth of clearing those who are in the pool. */
  const atStake = new Map<string, number>();
  const pool = new Set<string>();
  let worthOfPool = 0;

  /** What is won, and what is lost where nobody can be cleared because this one turns it red. */
  const ofClearing = (defect: string): number => {
    const { signals, onceRed, neverRed, cut } = unclear(defect);
    if (signals.size === 0) return 0;
    let worth = (neverRed * (1 - ofNeverRed) ** (pool.size + 1)) / signals.size;
    for (const { signal, count, red } of onceRed) {
      const before = green.get(signal) ?? 1;
      const lost = red * before * (atStake.get(signal) ?? 0);
      worth += (count * before * (1 - red)) / signals.size - lost;
    }
    // A run that is cut off clears nobody of anything.
    return (1 - cut) * worth - cut * worthOfPool;
  };

  /** Of a find: red once more, by nobody else, and without some of those that were always beside it. */
  const ofCause = (defect: string, { signal, rivals }: Cause, more?: string): number => {
    const away = rivals.filter((one) => one !== more && !pool.has(one)).length / rivals.length;
    const others = [...pool, ...(more ? [more] : [])].filter(
      (one) => one !== defect && unclear(one).signals.has(signal),
    );
    return others.reduce((worth, one) => worth * (1 - ofRed(one, signal)), away);
  };

  const ofFind = (defect: string, more?: string): number =>
    Math.max(0, ...(unsureOf.get(defect) ?? []).map((cause) => ofCause(defect, cause, more)));

  const ofFinds = (more?: string): number =>
    [...pool].reduce((sum, one) => sum + ofFind(one, more), more ? ofFind(more) : 0);

  return {
    bestOf: <One extends { readonly id: string }>(left: readonly One[]): Best<One> => {
      const before = ofFinds();
      return left
        .map((one) => ({ one, worth: ofClearing(one.id) + ofFinds(one.id) - before }))
        .reduce((best, other) => (other.worth > best.worth ? other : best));
    },
    add: (defect: string): void => {
      const { signals, onceRed } = unclear(defect);
      worthOfPool += ofClearing(defect);
      for (const { signal, count, red } of onceRed) {
        green.set(signal, (green.get(signal) ?? 1) * (1 - red));
        atStake.set(signal, (atStake.get(signal) ?? 0) + count / signals.size);
      }
      pool.add(defect);
    },
  };
};
