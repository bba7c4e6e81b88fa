import type { Evidence, Guilt } from './evidence.ts';
import type { Expectations } from './expectations.ts';
import { silencing } from './trial.ts';

interface Best<One> {
  readonly one: One;
  readonly worth: number;
}

interface Unclear {
  readonly signals: ReadonlySet<string>;
  /** What of it was never red, which is many times more: nobody has to look at each. */
  readonly calm: number;
  readonly loud: readonly string[];
}

/** What a run with a group is expected to tell: of whom something is green, and who turned something red without others. */
export const createGain = (evidence: Evidence, { ofRed, isLoud, ofCalm }: Expectations) => {
  /** By signal: how probable it is that the group leaves it green. */
  const green = new Map<string, number>();
  /** By signal: the worth of clearing those who are in the group. */
  const atStake = new Map<string, number>();
  const group = new Set<string>();
  const guilty = evidence.guilty();
  const known = new Map<string, Unclear>();
  let worthOfGroup = 0;

  const unclearOf = (defect: string): Unclear => {
    const before = known.get(defect);
    if (before) return before;
    const signals = evidence.unclearOf(defect);
    const loud = [...signals].filter(isLoud);
    const unclear = { signals, loud, calm: signals.size - loud.length };
    known.set(defect, unclear);
    return unclear;
  };

  /** What is won, and what is lost where nobody can be cleared because this one turns it red. */
  const ofClearing = (defect: string): number => {
    const { signals, loud, calm } = unclearOf(defect);
    if (signals.size === 0) return 0;
    let worth = (calm * (1 - ofCalm) ** (group.size + 1)) / signals.size;
    for (const signal of loud) {
      const red = ofRed(defect, signal);
      const before = green.get(signal) ?? 1;
      const lost = red * before * (atStake.get(signal) ?? 0);
      worth += (before * (1 - red)) / signals.size - lost;
    }
    // A run that is cut off clears nobody of anything.
    const open = silencing.filter((signal) => signals.has(signal));
    const cut = Math.max(0, ...open.map((signal) => ofRed(defect, signal)));
    return (1 - cut) * worth - cut * worthOfGroup;
  };

  /** Of a find: red once more, by nobody else, and without some of those that were always beside it. */
  const ofGuilt = (defect: string, { signal, company }: Guilt, more?: string): number => {
    if (company.length === 0) return 0;
    const away = company.filter((one) => one !== more && !group.has(one)).length / company.length;
    const rivals = [...group, ...(more ? [more] : [])].filter(
      (one) => one !== defect && unclearOf(one).signals.has(signal),
    );
    return rivals.reduce((worth, one) => worth * (1 - ofRed(one, signal)), away);
  };

  const ofFind = (defect: string, more?: string): number =>
    Math.max(0, ...(guilty.get(defect) ?? []).map((guilt) => ofGuilt(defect, guilt, more)));

  const ofFinds = (more?: string): number =>
    [...group].reduce((sum, one) => sum + ofFind(one, more), more ? ofFind(more) : 0);

  return {
    bestOf: <One extends { readonly id: string }>(left: readonly One[]): Best<One> => {
      const before = ofFinds();
      return left
        .map((one) => ({ one, worth: ofClearing(one.id) + ofFinds(one.id) - before }))
        .reduce((best, other) => (other.worth > best.worth ? other : best));
    },
    add: (defect: string): void => {
      const { signals, loud } = unclearOf(defect);
      worthOfGroup += ofClearing(defect);
      for (const signal of loud) {
        green.set(signal, (green.get(signal) ?? 1) * (1 - ofRed(defect, signal)));
        atStake.set(signal, (atStake.get(signal) ?? 0) + 1 / signals.size);
      }
      group.add(defect);
    },
  };
};
