import { type Draw, drawFrom } from '../card/draw.ts';
import { afterRun } from '../evidence/after-run.ts';
import { withSearchResults } from './search-into-ledger.ts';
import { isGreenChoice } from './choice.ts';
import { afterChoice, afterTrial, reconsidering, type Search } from './search.ts';
import { defectsOfJob, type Job } from '../evidence/job.ts';
import { type Ledger, suspectingDecoys } from '../evidence/ledger.ts';
import type { Outcome } from '../evidence/outcome.ts';
import { adding, beginning, ending, type Schedule } from './schedule.ts';

/** Everything that is known of the runs of a card, at one moment: what comes next follows from it alone. */
export interface Plan {
  readonly schedule: Schedule;
  readonly ledger: Ledger;
  /** The next number is drawn from both. */
  readonly seed: number;
  readonly draws: number;
}

export type PlanEvent =
  /** The next run begins, if one can: it is the last of those under way. */
  | { readonly kind: 'slot free' }
  | { readonly kind: 'wanted'; readonly job: Job }
  | { readonly kind: 'ended'; readonly job: Job; readonly outcome: Outcome }
  /** By Ctrl-C: it says nothing. */
  | { readonly kind: 'stopped'; readonly job: Job };

/** What the ledger wants to be made is put among the other runs. */
const withWanted = (plan: Plan, draw: Draw): Plan => {
  const { wanted } = plan.ledger;
  const schedule = wanted.reduce((next, job) => adding(next, job, draw), plan.schedule);
  return { ...plan, schedule, ledger: { ...plan.ledger, wanted: [] } };
};

const withSearch = (plan: Plan, search: Search): Plan => ({
  ...plan,
  schedule: { ...plan.schedule, search },
});

const afterEnd = (before: Plan, job: Job, outcome: Outcome, draw: Draw): Plan => {
  const { part } = job;
  const pool = defectsOfJob(job);
  let plan: Plan = { ...before, schedule: ending(before.schedule, job) };
  const isChosenWithoutDefects = pool.length === 0 && part.tests !== undefined;
  if (isChosenWithoutDefects)
    plan = withSearch(plan, afterChoice(plan.schedule.search, part, outcome));
  const whole: Job = { ...job, part: plan.schedule.whole, isWhole: true };
  plan =
    isChosenWithoutDefects && !isGreenChoice(part, outcome)
      ? { ...plan, schedule: adding(plan.schedule, whole, draw) }
      : withWanted({ ...plan, ledger: afterRun(plan.ledger, job, outcome) }, draw);
  // Finds can mask each other, and some of the tests need others before them: of what is repeated, the ledger takes only what is red.
  if (pool.length > 0 && !job.repeats)
    plan = withSearch(plan, afterTrial(plan.schedule.search, pool, outcome, part));
  const search = reconsidering(plan.schedule.search, plan.ledger.steadiness.flaky);
  const ledger = suspectingDecoys(withSearchResults(plan.ledger, search), plan.schedule.whole);
  return withWanted({ ...withSearch(plan, search), ledger }, draw);
};

const after = (plan: Plan, event: PlanEvent, draw: Draw): Plan => {
  switch (event.kind) {
    case 'slot free':
      return { ...plan, schedule: beginning(plan.schedule, draw) };
    case 'wanted':
      return { ...plan, schedule: adding(plan.schedule, event.job, draw) };
    case 'ended':
      return afterEnd(plan, event.job, event.outcome, draw);
    default:
      return { ...plan, schedule: ending(plan.schedule, event.job) };
  }
};

export const next = (plan: Plan, event: PlanEvent): Plan => {
  let { draws } = plan;
  const draw = drawFrom(plan.seed, draws);
  const planned = after(plan, event, () => {
    draws += 1;
    return draw();
  });
  return { ...planned, draws };
};
