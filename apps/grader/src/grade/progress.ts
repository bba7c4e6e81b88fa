import type { CardDefect } from '../card/card.ts';
import { foundByLevel } from '../card/counts.ts';
import { changeId, type HarmlessChange } from '../evidence/job.ts';
import { needsBaseline, provisional } from '../evidence/ledger.ts';
import type { Plan } from '../plan/plan.ts';
import { runsOf } from '../plan/schedule.ts';
import type { GradeEvent } from './event.ts';

export type Progress = Omit<Extract<GradeEvent, { kind: 'runs' }>, 'kind' | 'secondsLeft'>;

export const progressOf = (
  { schedule, ledger }: Plan,
  defects: readonly CardDefect[],
  changes: readonly HarmlessChange[],
  later = 0,
): Progress => {
  const { done } = schedule;
  const judged = [
    ...defects.filter(({ verdict }) => verdict.kind !== 'open'),
    ...changes.filter((one) => provisional(ledger, changeId(one))),
  ];
  const verdicts = { part: judged.length, of: defects.length + changes.length };
  const of = Math.max(runsOf(schedule), needsBaseline(ledger) ? done + 1 : 0) + later;
  return { done, of, verdicts, found: foundByLevel({ defects }).filter((one) => one.of > 0) };
};

const medianOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;

/** By the median of the runs that are over. */
export const secondsLeftOf = (
  { done, of }: Progress,
  durations: readonly number[],
  atOnce: number,
): number => (medianOf(durations) * (of - done)) / atOnce;
