import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { allOff, type Conditions } from '@sparring/contracts/conditions';
import { bases, nounsAtRoot } from '@sparring/contracts/paths';
import { CutOff } from '../cut-off.ts';
import type { ProblemOf } from '../request/compose.ts';
import type { ChangeAnswer, RequestContext, Writable } from '../request/context.ts';
import type { Endpoints } from './implement.ts';
import { contextOf, createContext } from './request-context.ts';
import { send } from './send.ts';

/** Looks at a request before it is answered. Throws to refuse it; returns a promise if the call has to wait for it. */
export type FirstStep = (
  context: Writable<RequestContext>,
  response: ServerResponse,
) => void | Promise<void> | undefined;

export interface FrontParts {
  /** Runs first for every request, in this order. */
  readonly first: readonly FirstStep[];
  readonly endpoints: Endpoints;
  /** Answers all other requests. */
  readonly others: RequestListener;
  readonly around?: ChangeAnswer | undefined;
  readonly fail: Fail;
}

/** The paths with endpoints. Documents and the health of the API need no conditions and are not recorded. */
const withEndpoints = new RegExp(
  `^(?:${bases.join('|')}|/(?:${nounsAtRoot.join('|')}))(?:[/?#]|$)`,
);

/** Reads what is switched on in the workspace. `of` returns it at once if it is known, and undefined if everything is off. */
export const readConditions =
  (of: (workspace: string) => Conditions | Promise<Conditions> | undefined): FirstStep =>
  (context) => {
    if (!withEndpoints.test(context.request.url ?? '/')) return;
    const found = of(context.workspace) ?? allOff;
    /* The error is thrown where the conditions are needed. */
    if (found instanceof Promise) found.catch(() => {});
    context.conditions = found;
  };

/** Answers a request with the problem of an error. */
export type Fail = (error: unknown, response: ServerResponse) => Promise<void>;

/** Sends the problem; after the head, it closes the connection behind the data that was already sent. */
export const createFail =
  (problemOf: ProblemOf, report: (error: unknown) => void): Fail =>
  async (error, response) => {
    const context = contextOf(response);
    if (!response.headersSent) return send(response, await problemOf(error, context));
    context.trace.isBroken = true;
    context.trace.over?.();
    response.socket?.destroySoon();
    if (!(error instanceof CutOff)) report(error);
    return undefined;
  };

/** Receives every request. One match finds its endpoint; only other paths go through Express. */
export const createFront = ({
  first,
  endpoints,
  others,
  around,
  fail,
}: FrontParts): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = createContext(request, response, around);
    try {
      for (const step of first) {
        const waiting = step(context, response);
        if (waiting) await waiting;
      }
      const answering = endpoints(context);
      if (answering) await send(response, await answering);
      else others(request, response);
    } catch (error) {
      await fail(error, response);
    }
  };
  return (request, response) => void answer(request, response);
};
