import type { Answer } from './answer.ts';
import type { EndpointContext, RequestContext } from './context.ts';

/**
 * A part of the API around the answer of a call. It returns an answer of its own, or that of `next`, which it
 * may change. `next` never rejects: a refusal is an answer.
 */
export type Stage = (context: EndpointContext, next: () => Promise<Answer>) => Promise<Answer>;

/** Makes the answer that reports an error. Returns a promise if the answer has to wait. */
export type ProblemOf = (error: unknown, context: RequestContext) => Answer | Promise<Answer>;

/** The innermost stage: runs the handler. */
export type Handling = (context: EndpointContext) => Promise<Answer>;

/** Puts stages around the handling, the first outermost. */
export const compose = (
  stages: readonly Stage[],
  handling: Handling,
  problemOf: ProblemOf,
): Handling => {
  const safe =
    (work: Handling): Handling =>
    async (context) => {
      try {
        return await work(context);
      } catch (error) {
        return problemOf(error, context);
      }
    };
  return stages.reduceRight<Handling>(
    (inner, stage) => safe((context) => stage(context, () => inner(context))),
    safe(handling),
  );
};
