import { assert, constantFrom, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { faultRule, type FaultRule } from '@sparring/contracts/fault';
import { longestDelay } from '@sparring/contracts/fault-outcome';
import { decide } from './decide.ts';

const ruleWith = (parts: object): FaultRule =>
  faultRule.parse({ path: '/*', outcomes: [{ kind: 'reset' }, { kind: 'cut' }], ...parts });

const steps = (count: number) => Array.from({ length: count }, (_, at) => at);
const kindsOf = (rule: FaultRule, count: number) =>
  steps(count).map((step) => decide(rule, 0, step).outcome.kind);

test('a sequence has its outcomes in order, and then passes', () => {
  expect(kindsOf(ruleWith({}), 4)).toEqual(['reset', 'cut', 'pass', 'pass']);
});

test('a share hits this share of the requests, and each outcome equally often', () => {
  const kinds = kindsOf(ruleWith({ share: 0.3 }), 10_000);
  const shareOf = (kind: string) => kinds.filter((one) => one === kind).length / 10_000;
  expect(shareOf('pass')).toBeCloseTo(0.7, 1);
  expect(shareOf('reset')).toBeCloseTo(0.15, 1);
  expect(shareOf('cut')).toBeCloseTo(0.15, 1);
});

test('a share of 1 hits every request', () => {
  expect(kindsOf(ruleWith({ share: 1 }), 1000)).not.toContain('pass');
});

const seed = integer({ min: 0, max: 2 ** 32 - 1 });
const step = integer({ min: 0, max: 1_000_000 });
const share = double({ min: 0.01, max: 1, noNaN: true });
const delays = constantFrom(
  { kind: 'fixed-delay', milliseconds: 300 },
  { kind: 'uniform-delay', min: 100, max: 900 },
  { kind: 'lognormal-delay', median: 200, sigma: 1 },
  { kind: 'lognormal-delay', median: 10_000, sigma: 3 },
);

test('the same seed and step decide the same, to the millisecond', () => {
  assert(
    property(seed, step, share, delays, (ofSeed, at, p, delay) => {
      const script = { seed: ofSeed, share: p, outcomes: [delay, { kind: 'reset' }] };
      expect(decide(ruleWith(script), 0, at)).toEqual(decide(ruleWith(script), 0, at));
    }),
  );
});

test('another seed decides otherwise', () => {
  const one = kindsOf(ruleWith({ share: 0.5, seed: 1 }), 100);
  expect(kindsOf(ruleWith({ share: 0.5, seed: 2 }), 100)).not.toEqual(one);
});

test('every delay is a whole number within its bounds', () => {
  assert(
    property(seed, step, delays, (ofSeed, at, outcome) => {
      const { delay } = decide(ruleWith({ seed: ofSeed, share: 1, outcomes: [outcome] }), 0, at);
      const isUniform = outcome.kind === 'uniform-delay';
      const { min, max } = isUniform ? { min: 100, max: 900 } : { min: 0, max: longestDelay };
      expect(Number.isInteger(delay)).toBe(true);
      expect(delay! >= min && delay! <= max).toBe(true);
    }),
  );
});

test('half of the lognormal delays are shorter than the median, and few are far longer', () => {
  const rule = ruleWith({
    share: 1,
    outcomes: [{ kind: 'lognormal-delay', median: 100, sigma: 1 }],
  });
  const lengths = steps(10_000).map((at) => decide(rule, 0, at).delay!);
  expect(lengths.filter((length) => length < 100).length / 10_000).toBeCloseTo(0.5, 1);
  const long = lengths.filter((length) => length > 272).length / 10_000;
  expect(long).toBeGreaterThan(0.13);
  expect(long).toBeLessThan(0.19);
});
