import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Refusal } from '@sparring/serving/refusal';
import { problemKinds } from '@sparring/contracts/problem';
import type { Clock } from '../clock.ts';
import { knownOf, type Given } from './known.ts';

/** The request as the client sent it. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** As it was read for the handler; undefined where it was not read. */
  readonly body: unknown;
}

/** How it ended: the whole answer went out, or the client left before, or the server broke it off. */
export type Ending = 'complete' | 'left' | 'broken';

/** One call and what came of it. */
export interface Observed {
  /** The X-Request-Id of the answer. */
  readonly id: string;
  /** Nothing, when the bytes never became a request. */
  readonly sent?: Sent;
  /** Nothing, when the call was refused before its workspace was read. */
  readonly workspace?: string | undefined;
  /** The id of the endpoint, as in OpenAPI; nothing, when no endpoint takes the call. */
  readonly endpoint?: string | undefined;
  /** Nothing, when the call ended before its answer began. */
  readonly status?: number | undefined;
  /** What the handler gave. */
  readonly answer?: Given | undefined;
  /** Why the call got a problem instead. */
  readonly problem?: Refusal | undefined;
  readonly started: Date;
  readonly ended: Date;
  readonly ending: Ending;
}

/** Gets every call once, when it is over. */
export type Observe = (observed: Observed) => void;

export interface Observer {
  /** Stands before everything that answers. */
  readonly calls: RequestHandler;
  /** For what never became a request: it is refused with this id. */
  readonly refused: (id: string, refusal: Refusal) => void;
}

const sentBy = ({ method, originalUrl, headers, body }: Request): Sent => ({
  method,
  target: originalUrl,
  headers,
  body: body as unknown,
});

export const createObserver = (observe: Observe, { now }: Pick<Clock, 'now'>): Observer => ({
  calls: (request, response, next) => {
    const started = now();
    response.once('close', () => {
      const { workspace, endpoint, answer, problem, isBroken } = knownOf(response);
      const unfinished = isBroken ? 'broken' : 'left';
      observe({
        id: String(response.getHeader('X-Request-Id')),
        sent: sentBy(request),
        workspace,
        endpoint,
        status: response.headersSent ? response.statusCode : undefined,
        answer,
        problem,
        started,
        ended: now(),
        ending: response.writableFinished ? 'complete' : unfinished,
      });
    });
    next();
  },
  refused: (id, problem) => {
    const { status } = problemKinds[problem.kind];
    const at = now();
    observe({ id, status, problem, started: at, ended: at, ending: 'complete' });
  },
});
