import { roundsOfAPage } from '@sparring/defects/runtime/round';
import { drawn, type Draw } from '../../card/draw.ts';
import type { Evidence } from './evidence.ts';
import { others } from './trial.ts';

/** A defect that may be in an instance with others. */
export interface Member {
  readonly id: string;
  readonly file: string;
}

/** What limits a group. */
export interface Limits {
  /** No test is expected to be turned red by more defects of a group than this. */
  readonly redsOfATest: number;
  /** Nor a group to have more finds than this: a run in which much is red takes long, and hides more. */
  readonly finds: number;
  /** As many as an instance can have. */
  readonly members: number;
}

export const usualLimits: Limits = { redsOfATest: 0.7, finds: 2, members: roundsOfAPage };

/** One run a defect. */
export const oneByOne: Limits = { ...usualLimits, members: 1 };

/** What is known before a choice. */
export interface Situation {
  readonly evidence: Evidence;
  /** The share of the defects so far that were found. */
  readonly share: number;
  /** Whether the runner names no tests: then every find turns the same red. */
  readonly isNameless: boolean;
  readonly limits: Limits;
}

/** Of a find that another run has to confirm: it fits beside those that other tests have found. */
const nearlySure = 0.7;

interface Expected {
  /** Those that must not be beside it. */
  readonly company: readonly string[];
  /** By what may turn red: how probable that is. */
  readonly red: ReadonlyMap<string, number>;
  readonly isFound: number;
}

/** How probable it is that a defect turns something red, by the trials that it was in. */
const createExpectations = ({ evidence, share, isNameless }: Situation) => {
  const bySuspect = new Map<string, Map<string, number>>();
  for (const { signal, suspects } of evidence.suspicions())
    for (const one of suspects) {
      const all = bySuspect.get(one) ?? new Map<string, number>();
      const p = Math.min(nearlySure, 1 / suspects.length);
      bySuspect.set(one, all.set(signal, Math.max(all.get(signal) ?? 0, p)));
    }
  const guilty = evidence.guilty();
  const untried: Expected = {
    company: [],
    red: new Map(isNameless ? [[others.command, share]] : []),
    isFound: share,
  };
  return (defect: string): Expected => {
    if (!evidence.isTried(defect)) return untried;
    const red = bySuspect.get(defect) ?? new Map<string, number>();
    const company = guilty.get(defect)?.flatMap((guilt) => guilt.company) ?? [];
    return { company, red, isFound: Math.max(0, ...red.values()) };
  };
};

/** Those that come next, of which no test is expected to see two. At least one, unless there is none. */
export const nextGroup = <One extends Member>(
  open: readonly One[],
  situation: Situation,
  draw: Draw,
): readonly One[] => {
  const { limits } = situation;
  const expected = createExpectations(situation);
  const load = new Map<string, number>();
  const files = new Set<string>();
  const group: One[] = [];
  let finds = 0;
  const fits = (one: One): boolean => {
    const { company, red, isFound } = expected(one.id);
    const isApart = (other: One): boolean =>
      !company.includes(other.id) && !expected(other.id).company.includes(one.id);
    return (
      !files.has(one.file) &&
      group.every(isApart) &&
      finds + isFound <= limits.finds &&
      [...red].every(([signal, p]) => (load.get(signal) ?? 0) + p <= limits.redsOfATest)
    );
  };
  const suspectsFirst = drawn(open, open.length, draw).toSorted(
    (one, other) => expected(other.id).isFound - expected(one.id).isFound,
  );
  for (const one of suspectsFirst) {
    if (group.length >= limits.members) break;
    if (group.length > 0 && !fits(one)) continue;
    const { red, isFound } = expected(one.id);
    for (const [signal, p] of red) load.set(signal, (load.get(signal) ?? 0) + p);
    files.add(one.file);
    finds += isFound;
    group.push(one);
  }
  return group;
};
