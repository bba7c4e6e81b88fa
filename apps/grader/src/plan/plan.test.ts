import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { usualLimits } from './next-pool.ts';
import { startSearch } from './search.ts';
import { defectsOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import { startLedger } from '../evidence/ledger.ts';
import { next, type Plan } from './plan.ts';
import { startSchedule } from './schedule.ts';

const tests = ['a', 'b', 'c'];
const whole = partOf(tests);
const ids = Array.from({ length: 12 }, (_, at) => `defect ${at}`);

const start: Plan = {
  schedule: startSchedule(
    startSearch({
      defects: defectsOf(ids),
      partFor: () => whole,
      limits: usualLimits,
      choose: (names) => names,
    }),
    [],
    whole,
    drawFrom(1),
  ),
  ledger: startLedger(true),
  seed: 2,
  draws: 0,
};

/** All plans of a card in which every fifth defect is found, two runs at once. */
const plansOf = (first: Plan): readonly Plan[] => {
  const plans = [first];
  const move = (event: Parameters<typeof next>[1]): void =>
    void plans.push(next(plans.at(-1)!, event));
  const begin = (): void => move({ kind: 'slot free' });
  begin();
  begin();
  for (let job = plans.at(-1)!.schedule.running[0]; job;) {
    const ran = job.part.tests ?? tests;
    const isRed = (job.pool ?? [job.defect]).some((one) => Number(one?.id.split(' ')[1]) % 5 === 0);
    move({ kind: 'ended', job, outcome: outcomeWith(ran, isRed ? ['a'] : []) });
    begin();
    job = plans.at(-1)!.schedule.running[0];
  }
  return plans;
};

const printed = (plan: Plan): string =>
  inspect(plan, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity });

test('what comes next follows from the plan and the event alone, and no event changes a plan that was', () => {
  const before = printed(start);
  const [one, other] = [plansOf(start), plansOf(start)];
  expect(one.length).toBeGreaterThan(20);
  expect(one.map(printed)).toEqual(other.map(printed));
  expect(printed(start)).toBe(before);
});
