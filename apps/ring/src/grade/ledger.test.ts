import { expect, test } from 'vitest';
import { defectsOf, outcomeWith, partOf } from './groups/test-suite.ts';
import { createLedger, type Job } from './ledger.ts';

const part = partOf(['works']);
const red = outcomeWith(['works'], ['works']);
const green = outcomeWith(['works'], []);
const audit: Job = { id: 'audit', part, audited: defectsOf(['attic']) };

const redAtTheEnd = () => {
  const inserted: Job[] = [];
  const ledger = createLedger({ isCommandSteady: true }, (job) => inserted.push(job));
  ledger.note(audit, red);
  for (const job of inserted) ledger.note(job, red);
  return ledger;
};

test('what is red at the end of a card waits for a baseline run', () => {
  const ledger = redAtTheEnd();
  expect(ledger.isWaiting()).toBe(true);
  ledger.note({ id: 'baseline', part }, green);
  expect(ledger.isWaiting()).toBe(false);
  expect(ledger.audit().redTwice).toEqual(['attic']);
});

test('a suite is not accused of what is red in the baseline run after it, too', () => {
  const ledger = redAtTheEnd();
  ledger.note({ id: 'baseline', part }, red);
  expect(ledger.audit().redTwice).toEqual([]);
});

test('a flaky test that turns two audit runs red counts as one', () => {
  const other = outcomeWith(['works', 'ends'], ['ends']);
  const ledger = createLedger({ isCommandSteady: true }, () => {});
  const note = (id: string, outcome: typeof red): void => {
    const job: Job = { id, part, audited: defectsOf([id]) };
    ledger.note(job, outcome);
    ledger.note({ ...job, isRepeat: true }, green);
  };
  note('one', red);
  note('two', red);
  expect(ledger.audit()).toMatchObject({ redOnce: ['one', 'two'], redApart: 1 });
  note('three', other);
  expect(ledger.audit().redApart).toBe(2);
});

test('a green run after it says as much', () => {
  const ledger = redAtTheEnd();
  ledger.note({ id: 'group', part, group: defectsOf(['one', 'two']) }, green);
  expect(ledger.isWaiting()).toBe(false);
});
