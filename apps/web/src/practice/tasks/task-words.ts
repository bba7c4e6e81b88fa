import type { EvidenceKind, Task, TaskProof } from '@sparring/contracts/tasks/task';
import { dayAndTime } from '../../ui/day-and-time.ts';

/** Who has to see the deed. */
export const evidenceInWords: Readonly<Record<EvidenceKind, string>> = {
  seen: 'The API sees it in your requests.',
  graded: 'The grader sees it when it grades your test suite.',
  reported: 'The page of the lab sees it, and reports it.',
};

const doneInWords: Readonly<Record<TaskProof['kind'], string>> = {
  seen: 'seen',
  graded: 'graded',
  reported: 'reported',
  teacher: 'ticked by the teacher',
};

export const countDone = (tasks: readonly Pick<Task, 'state'>[]): number =>
  tasks.filter(({ state }) => state === 'done').length;

/** `open`, `2 of 3 seen`, `graded`, `reported, late`, `ticked by the teacher`. */
export const stateInWords = ({ kind, state, steps, proof }: Task): string => {
  if (proof) return `${doneInWords[proof.kind]}${proof.late ? ', late' : ''}`;
  if (state === 'open') return 'open';
  return `${steps.filter(({ done }) => done).length} of ${steps.length} ${doneInWords[kind]}`;
};

/** When a task was done, and who says so. */
export const proofInWords = ({ kind, at, late, card, note }: TaskProof): string => {
  const words = doneInWords[kind];
  const said = `${words[0]!.toUpperCase()}${words.slice(1)} on ${dayAndTime(at)}${late ? ', late' : ''}.`;
  return [said, card && `Card: ${card}.`, note && `Note: ${note}`].filter(Boolean).join(' ');
};

export const pointsInWords = (points: number): string =>
  points === 1 ? '1 point' : `${points} points`;
