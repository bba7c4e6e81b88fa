import { expect, test } from 'vitest';
import { masking } from '../evidence/masking.ts';
import { poolOfCleared } from './next-pool.ts';
import { defectsOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import { trialOf } from '../evidence/trial.ts';

const tests = ['a', 'b', 'c'];

const trial = (defects: string, red: string, ran = tests) =>
  trialOf(defects.split(' '), outcomeWith(ran, red.split(' ')), partOf(ran));

test('one can mask another in a test that was green beside it only in runs with both', () => {
  const trials = [trial('x y z', 'c'), trial('x y', 'b c'), trial('x z', 'b', ['b', 'c'])];
  const against = masking({ trials });
  // From x, in a and b; from y, in a and b, too.
  expect(against('x', 'y')).toBe(2 + 2);
  expect(against('x', 'z')).toBe(2 + 3);
  // Beside y, a was also green without z.
  expect(against('y', 'z')).toBe(1 + 2);
  expect(against('x', 'in no run')).toBe(0);
});

const isLow = (id: string): boolean => Number(id.slice(1)) < 20;
const isOdd = (id: string): boolean => Number(id.slice(1)) % 2 === 1;

/** Of the first twenty, the odd ones were always together, and so were the even ones. */
const lowTogether = (one: string, other: string): number =>
  Number(isLow(one) && isLow(other) && isOdd(one) === isOdd(other));

test('where each run has one defect of a file, it is the one that the others can least have masked', () => {
  const cleared = defectsOf(Array.from({ length: 40 }, (_, at) => `d${at}`)).map((one, at) => ({
    ...one,
    file: `${Math.floor(at / 2)}.ts`,
  }));
  const low = poolOfCleared(cleared, lowTogether).filter(({ id }) => isLow(id));
  expect(low).toHaveLength(10);
  expect(low.filter(({ id }) => isOdd(id))).toHaveLength(5);
});

test('what is looked at once more is shared evenly between runs, and kept apart from what can have masked it', () => {
  const cleared = defectsOf(Array.from({ length: 40 }, (_, at) => `d${at}`));
  // Those that are alike by this were always together.
  const against = (one: string, other: string): number => Number(isOdd(one) === isOdd(other));
  const pool = poolOfCleared(cleared, against).map(({ id }) => id);
  expect(pool).toHaveLength(20);
  expect(pool.filter(isOdd)).toHaveLength(10);
});
