import { HttpProblem } from '../../../src/problem/refusal.ts';
import type { Store } from '../../../src/open-store.ts';
import type { Clock } from '../../../src/request/clock.ts';
import type { ModelWorkspace, Refused } from './model.ts';

const time = '2026-03-02T09:00:00.000Z';

/** The clock of the server. It stands still, so that a frozen clock of a workspace shows all there is. */
export const stillClock: Clock = { now: () => new Date(time), wait: () => Promise.resolve() };

/** The result of the store and that of the model. */
export interface Outcome {
  readonly did: unknown;
  readonly should: unknown;
}

/** An operation on a workspace of the store and on its model. */
export type Operation = (store: Store, name: string, model: ModelWorkspace) => Promise<Outcome>;

export const refusal = (error: unknown): Refused => {
  if (error instanceof HttpProblem) return { refused: error.kind };
  throw error;
};
