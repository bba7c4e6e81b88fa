import { expect, test } from 'vitest';
import { defectsOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import type { Job } from './job.ts';
import type { Outcome } from './outcome.ts';
import { afterRun } from './after-run.ts';
import { withResultOf } from '../plan/search-into-ledger.ts';
import { auditIn, final, isRepeated, type Ledger, needsBaseline, startLedger } from './ledger.ts';

const part = partOf(['works']);
const red = outcomeWith(['works'], ['works']);
const green = outcomeWith(['works'], []);
const audit: Job = { id: 'audit', part, audited: defectsOf(['attic']) };

/** A ledger that a test moves on, and the runs that it wants meanwhile. */
const ledgerOf = () => {
  let ledger = startLedger(true);
  const wanted: Job[] = [];
  const move = (after: Ledger): void => {
    wanted.push(...after.wanted);
    ledger = { ...after, wanted: [] };
  };
  return {
    now: () => ledger,
    wanted,
    note: (job: Job, outcome: Outcome): void => move(afterRun(ledger, job, outcome)),
    settle: (job: Job, first: Outcome, again?: Outcome): void =>
      move(withResultOf(ledger, job, first, again)),
  };
};

const redAtTheEnd = () => {
  const ledger = ledgerOf();
  ledger.note(audit, red);
  for (const job of ledger.wanted) ledger.note(job, red);
  return ledger;
};

test('what is red at the end of a card waits for a baseline run', () => {
  const ledger = redAtTheEnd();
  expect(needsBaseline(ledger.now())).toBe(true);
  ledger.note({ id: 'baseline', part }, green);
  expect(needsBaseline(ledger.now())).toBe(false);
  expect(auditIn(ledger.now()).redTwice).toEqual(['attic']);
});

test('a suite is not accused of what is red in the baseline run after it, too', () => {
  const ledger = redAtTheEnd();
  ledger.note({ id: 'baseline', part }, red);
  expect(auditIn(ledger.now()).redTwice).toEqual([]);
});

test('a flaky test that turns two audit runs red counts as one', () => {
  const other = outcomeWith(['works', 'ends'], ['ends']);
  const ledger = ledgerOf();
  const note = (id: string, outcome: typeof red): void => {
    const job: Job = { id, part, audited: defectsOf([id]) };
    ledger.note(job, outcome);
    ledger.note({ ...job, isRepeat: true }, green);
  };
  note('one', red);
  note('two', red);
  expect(auditIn(ledger.now())).toMatchObject({ redOnce: ['one', 'two'], redApart: 1 });
  note('three', other);
  expect(auditIn(ledger.now()).redApart).toBe(2);
});

test('a test that is missing in a green run without a defect is no longer waited for', () => {
  const ledger = ledgerOf();
  ledger.note({ id: 'baseline', part: partOf(['works', 'skipped']) }, green);
  expect([...ledger.now().steadiness.flaky]).toEqual(['skipped']);
  expect(ledger.now().baselineRuns).toMatchObject([{ isGreen: false }]);
});

test('results that a green run has not written are a sign only the second time', () => {
  const ledger = ledgerOf();
  const silent = outcomeWith([], []);
  ledger.note({ id: 'baseline 1', part }, silent);
  expect([...ledger.now().steadiness.flaky]).toEqual([]);
  ledger.note({ id: 'baseline 2', part }, silent);
  expect([...ledger.now().steadiness.flaky]).toEqual(['works']);
});

test('a run that is red by a test that is left out, and stops there, says nothing of the tests that are missing in it', () => {
  const ledger = ledgerOf();
  ledger.note({ id: 'baseline', part: partOf(['works', 'later']) }, { ...green, isGreen: false });
  expect([...ledger.now().steadiness.flaky]).toEqual([]);
});

test('a run that broke off says nothing of the tests that are missing in it', () => {
  const ledger = ledgerOf();
  const broken = outcomeWith([], ['works']);
  ledger.note({ id: 'baseline', part }, broken);
  expect([...ledger.now().steadiness.flaky]).toEqual([]);
});

test('a green run after it says as much', () => {
  const ledger = redAtTheEnd();
  ledger.note({ id: 'pool', part, pool: defectsOf(['one', 'two']) }, green);
  expect(needsBaseline(ledger.now())).toBe(false);
});

test('a find that is red again by the same test needs no baseline run after it', () => {
  const tests = ['a', 'b', 'c'];
  const whole = partOf(tests);
  const waitsAfter = (again: typeof red): boolean => {
    const ledger = ledgerOf();
    const [defect] = defectsOf(['one']);
    const job: Job = { id: 'one', defect: defect!, part: whole };
    ledger.note(job, outcomeWith(tests, ['a']));
    ledger.note({ id: 'baseline', part: whole }, outcomeWith(tests, []));
    ledger.note({ ...job, isRepeat: true }, again);
    return needsBaseline(ledger.now());
  };
  expect(waitsAfter(outcomeWith(tests, ['a']))).toBe(false);
  expect(waitsAfter(outcomeWith(tests, ['a', 'b']))).toBe(true);
  expect(waitsAfter(outcomeWith(['a'], ['a']))).toBe(true);
  const broken = { kind: 'ended', red: [], isBroken: true } as const;
  expect(waitsAfter({ ...outcomeWith(tests, []), shown: broken })).toBe(true);
});

test('of finds that are repeated together, each counts that is red again; the others are repeated alone', () => {
  const ledger = ledgerOf();
  const tests = ['a', 'b'];
  const finds = defectsOf(['one', 'two']).map((defect, at) => {
    const job: Job = { id: defect.id, defect, part: partOf(tests) };
    ledger.settle(job, outcomeWith(tests, [tests[at]!]));
    return job;
  });
  const repeats = ledger.wanted.splice(0);
  expect(repeats).toEqual(finds.map((job) => ({ ...job, isRepeat: true })));
  const pool = finds.flatMap(({ defect }) => defect ?? []);
  ledger.note({ id: 'repeats', repeats, pool, part: partOf(tests) }, outcomeWith(tests, ['a']));
  expect(ledger.wanted).toEqual([{ ...repeats[1], isAlone: true }]);
  ledger.note(ledger.wanted[0]!, outcomeWith(tests, []));
  expect(finds.map(({ id }) => final(ledger.now(), id)?.kind)).toEqual(['red', 'green']);
});

/** What is known of one defect, and the runs that it needs. */
const ofOne = (tests: readonly string[]) => {
  const ledger = ledgerOf();
  const [defect] = defectsOf(['one']);
  const job: Job = { id: 'one', defect: defect!, part: partOf(tests) };
  return { ledger, job };
};

test('until its repetition is over, what runs with several defects show again counts', () => {
  const tests = ['a', 'b'];
  const { ledger, job } = ofOne(tests);
  ledger.settle(job, outcomeWith(tests, tests));
  expect(ledger.wanted).toHaveLength(1);
  ledger.settle(job, outcomeWith(tests, tests), outcomeWith(tests, ['b']));
  expect(final(ledger.now(), 'one')).toEqual({ kind: 'red', by: ['b'] });
});

test('what a repetition did not show again does not count, whatever the runs with several defects say later', () => {
  const tests = ['a', 'b'];
  const { ledger, job } = ofOne(tests);
  const first = outcomeWith(tests, tests);
  ledger.settle(job, first);
  ledger.note({ ...job, isRepeat: true }, outcomeWith(tests, ['b']));
  ledger.settle(job, first, first);
  expect(final(ledger.now(), 'one')).toEqual({ kind: 'red', by: ['b'] });
  ledger.settle(job, outcomeWith(tests, ['a']));
  expect(final(ledger.now(), 'one')).toEqual({ kind: 'green' });
});

test('a find is repeated once more when other tests have found it since a repetition beside others', () => {
  const tests = ['a', 'b'];
  const { ledger, job } = ofOne(tests);
  const settle = (by: string): void => ledger.settle(job, outcomeWith(tests, [by]));
  settle('a');
  const repeats = ledger.wanted.splice(0);
  ledger.note(
    { id: 'repeats', repeats, pool: defectsOf(['one']), part: job.part },
    outcomeWith(tests, ['a']),
  );
  settle('b');
  settle('b');
  expect(ledger.wanted).toEqual(repeats);
  expect(final(ledger.now(), 'one')).toEqual({ kind: 'red', by: ['b'] });
});

test('one find that is not red again in its own run with some of the tests brings doubt on all others', () => {
  const ledger = ledgerOf();
  const finds = defectsOf(['one', 'two', 'three', 'four']);
  for (const defect of finds) ledger.settle({ id: defect.id, defect, part }, red);
  const [first] = ledger.wanted.splice(0);
  ledger.note({ id: 'repeats', repeats: [first!], pool: finds.slice(0, 1), part }, green);
  expect(ledger.wanted.map(({ id }) => id)).toEqual(['one', 'four']);
  expect(ledger.wanted[0]).toHaveProperty('isAlone', true);
});

test('the first three finds and every eighth are repeated', () => {
  const nths = Array.from({ length: 24 }, (_, at) => at + 1);
  expect(nths.filter(isRepeated)).toEqual([1, 2, 3, 8, 16, 24]);
});
