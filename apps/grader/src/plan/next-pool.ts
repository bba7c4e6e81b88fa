import { roundsOfAPage } from '@sparring/defects/runtime/round';
import { drawn, type Draw } from '../card/draw.ts';
import { hadTrial, isCleared, isTried } from '../evidence/evidence.ts';
import { createExpectations, type Situation } from './expectations.ts';
import { createGain, createOutlook } from './gain.ts';
import { masking } from '../evidence/masking.ts';

/** A defect that may be in an instance with others. */
export interface PoolMember {
  readonly id: string;
  readonly file: string;
}

/** What limits a pool. */
export interface Limits {
  /** No pool is expected to have more finds: a run in which much is red takes long, and masks more. */
  readonly finds: number;
  /** By measurement: larger pools save no runs. */
  readonly members: number;
}

export const usualLimits: Limits = { finds: 5, members: 16 };

/** One run a defect. */
export const oneByOne: Limits = { ...usualLimits, members: 1 };

/** What adds less is left to another run. */
const leastWorth = 0.15;

/** The first member decides what fits: so many are tried. */
const beginnings = 8;

const inOtherFiles = <One extends PoolMember>(all: readonly One[]): readonly One[] =>
  all.filter(({ file }, at) => all.findIndex((one) => one.file === file) === at);

/** How much speaks against two in one run. */
type Against = (one: string, other: string) => number;

/** Those that can be looked at together once more: as few runs as can be have about as many each, and of a file one. Two are kept apart where tests were green beside one only in runs that also had the other. */
export const poolOfCleared = <One extends PoolMember>(
  cleared: readonly One[],
  against: Against = () => 0,
): readonly One[] => {
  const inFile = Map.groupBy(cleared, ({ file }) => file);
  const many = ({ file }: One): number => inFile.get(file)!.length;
  const runs = Math.max(Math.ceil(cleared.length / roundsOfAPage), ...cleared.map(many));
  const pool: One[] = [];
  const weight = (one: One): number => pool.reduce((sum, { id }) => sum + against(one.id, id), 0);
  let left = cleared;
  while (pool.length < cleared.length / runs && left.length > 0) {
    const isDue = (one: One): boolean => many(one) === runs;
    const due = left.some(isDue) ? left.filter(isDue) : left;
    const [best] = due
      .map((one) => ({ one, weight: weight(one) }))
      .toSorted((a, b) => a.weight - b.weight);
    pool.push(best!.one);
    left = left.filter(({ file }) => file !== best!.one.file);
  }
  return pool;
};

/** Where every find turns the same red: with fewer finds, more defects share a run. */
const namelessPool = <One extends PoolMember>(
  mixed: readonly One[],
  { evidence, share }: Situation,
): readonly One[] => {
  const suspect = mixed.find(({ id }) => isTried(evidence, id));
  if (suspect) return [suspect];
  const size = share > 0.3 ? 1 : Math.round(1 / Math.sqrt(share));
  return inOtherFiles(mixed).slice(0, size);
};

/** Those of which a run together is expected to tell most. At least one, unless there is none. */
export const nextPool = <One extends PoolMember>(
  open: readonly One[],
  situation: Situation,
  { members, finds }: Limits,
  draw: Draw,
): readonly One[] => {
  const { evidence, tests } = situation;
  const all = drawn(open, open.length, draw);
  const cleared = all.filter(({ id }) => isCleared(evidence, id));
  const mixed = all.filter((one) => !cleared.includes(one));
  if (members === 1) return mixed.slice(0, 1);
  if (tests === 0) return namelessPool(mixed, situation);
  const expected = createExpectations(situation);
  const outlook = createOutlook(evidence, expected);

  const poolFrom = (first: One) => {
    const gain = createGain(outlook);
    const pool: One[] = [];
    let left = mixed;
    let worth = 0;
    let expectedFinds = 0;
    const add = (one: One, more: number): void => {
      worth += more;
      expectedFinds += expected.ofFind(one.id);
      gain.add(one.id);
      pool.push(one);
      left = left.filter(({ file }) => file !== one.file);
    };
    add(first, gain.bestOf([first]).worth);
    while (pool.length < members && left.length > 0) {
      const best = gain.bestOf(left);
      const isTooMuch = expectedFinds + expected.ofFind(best.one.id) > finds;
      if (best.worth < leastWorth || isTooMuch) break;
      add(best.one, best.worth);
    }
    return { pool, worth };
  };

  const [best] = mixed
    .slice(0, beginnings)
    .map(poolFrom)
    .toSorted((one, other) => other.worth - one.worth);
  if (!best) return poolOfCleared(cleared, masking(evidence));
  const names = best.pool.map(({ id }) => id);
  // Nothing new is to be expected of it, except of one alone.
  return hadTrial(evidence, names) ? best.pool.slice(0, 1) : best.pool;
};
