import type { ClockFacts } from '@sparring/contracts/lab-facts/clock';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { tolerance, wantedPercent } from './bar.ts';
import { endsAfter, wantedStart } from './session.ts';
import { drawTasks, inTheirOrder, type TimedTask } from './tasks.ts';

/** By how many seconds one of the clocks may be behind another: a timer that shows its time runs once in a second. */
const slack = 3;

/** The lengths of the tasks are those of the workspace that asks. */
export const judge = (facts: ClockFacts, workspace: string): Judged => {
  if (facts.scripted) return unsolved('A script: it has used the page.');
  const { date, timers, frames } = facts.moved;
  if (Math.max(date, timers, frames) - Math.min(date, timers, frames) > slack) {
    const text = `Half a clock: the date has moved by ${date} s, the timers by ${timers} s, the frames by ${frames} s.`;
    return unsolved(text);
  }
  const tasks = inTheirOrder(drawTasks({ workspace, seed: facts.seed }));
  const wrong = [...inSession(facts), ...inTasks(facts, tasks), ...inBar(facts)];
  return wrong.length > 0
    ? unsolved(`Not in time: ${wrong.join('; ')}.`)
    : solved('the session, the three tasks and the bar were in time.');
};

const inSession = ({ signed_in: at, stayed, idle }: ClockFacts): readonly string[] => [
  ...(at.slice(0, -4) === wantedStart.slice(0, -4) ? [] : [signInAt(at)]),
  ...(stayed ? [] : ['there was no activity during the warning']),
  ...(idle === null ? ['the session has not ended'] : []),
  ...(idle !== null && Math.abs(idle - endsAfter) > 1
    ? [`the session ended ${idle} s after the last activity`]
    : []),
];

const signInAt = (at: string): string =>
  at === '' ? 'nobody has signed in' : `the session began at ${at}`;

const inTasks = ({ tasks }: ClockFacts, wanted: readonly TimedTask[]): readonly string[] => {
  const areInTime = wanted.every(({ task, seconds }, at) => {
    const ended = tasks[at];
    return ended?.task === task && Math.abs(ended.seconds - seconds) <= 1;
  });
  if (areInTime) return [];
  return [tasks.length === 0 ? 'no task has ended' : `the tasks ended as ${endedInWords(tasks)}`];
};

export const endedInWords = (tasks: readonly TimedTask[]): string =>
  tasks.map(({ task, seconds }) => `${task} after ${seconds} s`).join(', ');

const inBar = ({ stopped_at: at, bars }: ClockFacts): readonly string[] => [
  ...(at === null ? ['the bar was not stopped'] : []),
  ...(at !== null && Math.abs(at - wantedPercent) > tolerance
    ? [`the bar was stopped at ${at} %`]
    : []),
  ...(bars > 1 ? [`the bar was started ${bars} times`] : []),
];
