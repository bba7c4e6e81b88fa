import type { Learner } from '../session/learner-memory.ts';
import type { Evidence, RequestSign, Step } from './step.ts';

/** A request in the log of a workspace. */
export interface LoggedRequest extends RequestSign {
  readonly id: number;
}

/** What the learner says counts, also against what the site knows. */
export const isDone = ({ id, evidence }: Step, { steps, visited }: Learner): boolean =>
  steps[id] ??
  (evidence !== undefined && 'visited' in evidence && visited.includes(evidence.visited));

export const doneIn = (steps: readonly Step[], learner: Learner): number =>
  steps.filter((step) => isDone(step, learner)).length;

/** The first step that is not done. */
export const nextIn = (steps: readonly Step[], learner: Learner): Step | undefined =>
  steps.find((step) => !isDone(step, learner));

interface Known {
  readonly requests: readonly LoggedRequest[];
  readonly solved: Pick<ReadonlySet<string>, 'has'>;
}

const isKnown = (evidence: Evidence, { requests, solved }: Known): boolean => {
  if ('lab' in evidence) return solved.has(evidence.lab);
  if ('visited' in evidence) return false;
  const { method, path, status } = evidence.request;
  return requests.some(
    (each) => each.method === method && each.status === status && each.path.includes(path),
  );
};

/** The ids of the steps that a workspace shows to be done. */
export const shownBy = (steps: readonly Step[], known: Known): readonly string[] =>
  steps.filter(({ evidence }) => evidence && isKnown(evidence, known)).map(({ id }) => id);

/** The newest verdict that a lab has sent. */
export const newestVerdict = (requests: readonly LoggedRequest[]): number | undefined =>
  requests.find(({ method, path }) => method === 'PUT' && path.includes('/workspace/labs/'))?.id;
