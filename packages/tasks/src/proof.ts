import type { TaskRequest, TaskStep } from '@sparring/contracts/tasks/task';
import type { Call, EndpointId } from './call.ts';
import type { CardFacts } from './card.ts';

/**
 * What proves a task, as a state that each call moves on. It is pure, and the state is JSON: it is stored between
 * the calls. The proof is complete when every step is done.
 */
export interface LogProof<State = unknown> {
  /** The endpoints whose calls can move it. */
  readonly on: readonly EndpointId[] | 'any';
  readonly start: State;
  /** Returns the same state if the call does not move it. */
  readonly next: (state: State, call: Call) => State;
  readonly steps: (state: State) => readonly TaskStep[];
}

/** What proves a task by a card of the grader. */
export interface CardProof {
  /** Whether a card has anything of the task: without it, what any card has is no progress. */
  readonly begins: (card: CardFacts) => boolean;
  /** What a card has to have, one sentence each. */
  readonly steps: readonly { readonly say: string; readonly is: (card: CardFacts) => boolean }[];
}

/** How far a card proves a task. */
export const cardSteps = ({ begins, steps }: CardProof, card: CardFacts): readonly TaskStep[] => {
  const hasBegun = begins(card);
  return steps.map(({ say, is }) => ({ say, done: hasBegun && is(card), request: null }));
};

export const isProven = (steps: readonly TaskStep[]): boolean => steps.every(({ done }) => done);

export const stepOf = (say: string, request: TaskRequest | null | undefined): TaskStep => ({
  say,
  done: request !== null && request !== undefined,
  request: request ?? null,
});

/** Hides the type of the state from whoever only stores it. */
export const proof = <State>(one: LogProof<State>): LogProof => one as LogProof;
