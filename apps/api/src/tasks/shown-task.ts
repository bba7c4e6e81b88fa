import type { Plan } from '@sparring/contracts/desk/marks';
import type { Task, TaskProof, TaskStep } from '@sparring/contracts/tasks/task';
import type { TaskOf } from '@sparring/tasks/catalog';
import type { KeptProof, Progress } from './progress.ts';
import { stateIn } from './stored-state.ts';

/** What a class says about its tasks; nothing outside of a class. */
export type PlanOf = Plan | undefined;

const isLate = (done: number, plan: PlanOf): boolean =>
  typeof plan?.counts_until === 'string' && done > Date.parse(plan.counts_until);

const notSeen = (task: TaskOf): readonly TaskStep[] =>
  task.kind === 'graded'
    ? task.proof.steps.map(({ say }) => ({ say, done: false, request: null }))
    : task.proof.steps(task.proof.start);

const keptIn = ({ proof }: Progress): KeptProof | undefined =>
  proof === null ? undefined : (JSON.parse(proof) as KeptProof);

const stepsOf = (task: TaskOf, progress: Progress | undefined): readonly TaskStep[] => {
  const kept = progress && keptIn(progress);
  if (kept) return kept.steps;
  const state = stateIn(progress?.state);
  if (state === undefined) return notSeen(task);
  return task.kind === 'graded' ? (state as readonly TaskStep[]) : task.proof.steps(state);
};

const requestsIn = (steps: readonly TaskStep[]) =>
  steps.flatMap(({ request }) => (request ? [request] : []));

const time = (at: number): string => new Date(at).toISOString();

/** A tick of the teacher counts, whatever was seen. */
export const proofIn = (
  { kind }: Pick<TaskOf, 'kind'>,
  progress: Progress | undefined,
  plan: PlanOf,
): TaskProof | null => {
  const { done_at, ticked_at, note } = progress ?? {};
  const kept = progress && keptIn(progress);
  const requests = requestsIn(kept?.steps ?? []);
  const shown = { requests, card: kept?.card ?? null };
  if (typeof ticked_at === 'number')
    return { ...shown, at: time(ticked_at), kind: 'teacher', late: false, note: note ?? null };
  if (typeof done_at !== 'number') return null;
  return { ...shown, at: time(done_at), kind, late: isLate(done_at, plan), note: null };
};

const stateOf = (proof: TaskProof | null, steps: readonly TaskStep[]): Task['state'] => {
  if (proof) return 'done';
  return steps.some(({ done }) => done) ? 'started' : 'open';
};

export const textOfTask = ({
  id,
  path,
  title,
  text,
  kind,
  points,
  minutes,
  rules,
  syllabus: { ctfl, tae },
}: TaskOf) => ({
  id,
  path,
  title,
  text,
  kind,
  points,
  minutes,
  rules: [...rules],
  syllabus: { ctfl: [...ctfl], tae: [...tae] },
});

/** A task as the one who does it sees it. */
export const shownTask = (task: TaskOf, progress: Progress | undefined, plan: PlanOf): Task => {
  const steps = stepsOf(task, progress);
  const proof = proofIn(task, progress, plan);
  const taken = progress?.hints ?? 0;
  return {
    ...textOfTask(task),
    planned: plan?.tasks.includes(task.id) ?? false,
    state: stateOf(proof, steps),
    steps: [...steps],
    hints: { given: task.hints.slice(0, taken), left: task.hints.length - taken },
    proof,
  };
};
