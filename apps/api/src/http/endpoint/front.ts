import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { allOff, type Conditions } from '@sparring/contracts/conditions';
import type { Proxies } from '@sparring/serving/proxies';
import { bases, nounsAtRoot } from '@sparring/contracts/paths';
import { CutOff } from '../../request/cut-off.ts';
import type { Answer } from '../../request/answer.ts';
import type { ProblemOf } from '../../request/compose.ts';
import type { ChangeAnswer, RequestContext, Writable } from '../../request/context.ts';
import type { Endpoints } from './implement.ts';
import { unknownPath } from '../send/problem-answer.ts';
import { contextOf, createContext } from '../read/request-context.ts';
import { send } from '../send/send.ts';

/** Looks at a request before it is answered. Throws to refuse it; returns a promise if the call has to wait for it. */
export type FirstStep = (
  context: Writable<RequestContext>,
  response: ServerResponse,
) => void | Promise<void> | undefined;

export interface FrontParts {
  /** Runs first for every request, in this order. */
  readonly first: readonly FirstStep[];
  readonly endpoints: Endpoints;
  readonly problemOf: ProblemOf;
  readonly proxies: Proxies;
  readonly changeAnswer?: ChangeAnswer | undefined;
}

/** The paths with endpoints. Documents and the health of the API need no conditions and are not recorded. */
const withEndpoints = new RegExp(
  `^(?:${bases.join('|')}|/(?:${nounsAtRoot.join('|')}))(?:[/?#]|$)`,
);

export const isOfEndpoints = ({ url = '/' }: IncomingMessage): boolean => withEndpoints.test(url);

/** Reads what is switched on in the workspace. `of` returns it at once if it is known, and undefined if everything is off. In the workspaces of `alsoIn` it is read for every path. */
export const readConditions =
  (
    of: (workspace: string) => Conditions | Promise<Conditions> | undefined,
    alsoIn: (workspace: string) => boolean = () => false,
  ): FirstStep =>
  (context) => {
    if (!isOfEndpoints(context.request) && !alsoIn(context.workspace)) return;
    const found = of(context.workspace) ?? allOff;
    /* The error is thrown where the conditions are needed. */
    if (found instanceof Promise) found.catch(() => {});
    context.conditions = found;
  };

/** Express's error handler: sends the problem of an error. After the head, it closes the connection behind the data that was already sent. */
export const createFail =
  (problemOf: ProblemOf, report: (error: unknown) => void): ErrorRequestHandler =>
  async (error: unknown, _request, response, _next) => {
    const context = contextOf(response);
    if (!response.headersSent) return send(response, await problemOf(error, context));
    context.trace.isBroken = true;
    context.trace.over?.();
    response.socket?.destroySoon();
    if (!(error instanceof CutOff)) report(error);
    return undefined;
  };

/**
 * Looks the endpoint of a request up and sends its answer; a refusal is an answer as well. Requests for documents go
 * on to the next routes.
 */
export const createFront =
  ({ first, endpoints, problemOf, ...shared }: FrontParts): RequestHandler =>
  async (request, response, next) => {
    const context = createContext(request, response, shared);
    let answer: Answer | undefined;
    try {
      for (const step of first) {
        const waiting = step(context, response);
        if (waiting) await waiting;
      }
      const answering = endpoints(context);
      answer = answering instanceof Promise ? await answering : answering;
      if (!answer && isOfEndpoints(request)) throw unknownPath(context);
    } catch (error) {
      answer = await problemOf(error, context);
    }
    if (answer) return send(response, answer);
    return next();
  };
