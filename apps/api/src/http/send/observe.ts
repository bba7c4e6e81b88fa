import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@sparring/serving/refusal';
import { problemKinds } from '@sparring/contracts/problem';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Clock } from '../../request/clock.ts';
import type { RequestContext } from '../../request/context.ts';
import type { KeptTrace, Trace } from '../../request/trace.ts';
import type { ProblemDetails } from '../../problem/refusal.ts';
import { linesOf } from './head.ts';

/** The request as the client sent it. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/** The bytes of a call. */
export interface Bytes extends KeptTrace {
  /** The host that the client asked for. */
  readonly host: string;
  /** The names and values of the headers of the request, in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly answerHeaders: () => readonly { readonly name: string; readonly value: string }[];
}

/** The end of a call: the answer was complete, the client left before, or the server broke it off. */
export type Ending = 'complete' | 'left' | 'broken';

/** One call and its outcome. */
export interface Observed {
  /** The X-Request-Id of the response. */
  readonly id: string;
  /** Undefined if the bytes could not be read as a request. */
  readonly sent?: SentRequest;
  /** That of everyone if the call was refused before its workspace was known. */
  readonly workspace: string;
  /** The operationId of the endpoint; undefined if no endpoint matched. */
  readonly endpoint?: string | undefined;
  /** Undefined if the call ended before its answer began. */
  readonly status?: number | undefined;
  /** Undefined unless the call is recorded. */
  readonly bytes?: Bytes | undefined;
  /** X-Chance of the answer, also of one that did not arrive. */
  readonly chance?: string | undefined;
  /** The problem that the answer reports. */
  readonly problem?:
    | (Pick<Refusal, 'kind' | 'detail'> & Pick<ProblemDetails, 'errors'>)
    | undefined;
  readonly started: Date;
  readonly ended: Date;
  readonly ending: Ending;
}

/** Receives every call once, at its end. */
export type Observe = (observed: Observed) => void;

export interface Observer {
  /** Must run before anything answers. */
  readonly calls: (context: RequestContext, response: ServerResponse) => void;
  /** Receives what the HTTP parser refuses. The connection is closed after an answer with this id. */
  readonly refused: (socket: Duplex, id: string, refusal: Refusal) => void;
}

const bytesOf = ({
  request: { rawHeaders },
  reachedAt,
  trace,
}: RequestContext): Bytes | undefined =>
  trace.kept && {
    ...trace.kept,
    host: reachedAt().host,
    rawHeaders,
    answerHeaders: () => (isHeadless(trace) ? [] : linesOf(trace.head)),
  };

const statusOf = ({ kind }: Refusal): number => problemKinds[kind].status;

/** Whether a broken answer is closed before its head. */
const isHeadless = ({ answer }: Trace): boolean =>
  typeof answer?.body === 'object' &&
  'fault' in answer.body &&
  (answer.body.fault === 'reset' || answer.body.fault === 'empty');

/** The id, status and ending of a call that is over. */
const outcome = ({ id, trace }: RequestContext, response: ServerResponse) => {
  const { answer, refused, isBroken, isUpgraded } = trace;
  if (refused) {
    const { id: own, refusal } = refused;
    return { id: own, status: statusOf(refusal), problem: refusal, ending: 'complete' as const };
  }
  const unfinished = isBroken ? 'broken' : 'left';
  const isComplete = (response.writableFinished || isUpgraded) && !isBroken;
  const ending: Ending = isComplete ? 'complete' : unfinished;
  const isAnswered = (response.headersSent || isUpgraded || isBroken) && !isHeadless(trace);
  const { status, problem } = answer ?? {};
  return { id, status: isAnswered ? status : undefined, problem, ending };
};

export const createObserver = (observe: Observe, { now }: Pick<Clock, 'now'>): Observer => {
  const inProgress = new WeakMap<Duplex, RequestContext>();
  return {
    calls: (context, response) => {
      const started = now();
      const { request, target, trace } = context;
      const { method = '', headers, socket } = request;
      inProgress.set(socket, context);
      let isOver = false;
      const over = (): void => {
        if (isOver) return;
        isOver = true;
        inProgress.delete(socket);
        const { workspace } = context;
        const { endpoint, answer } = trace;
        const chance = answer?.headers['X-Chance']?.toString() ?? trace.decided;
        const found = { sent: { method, target, headers }, workspace, endpoint, chance };
        const bytes = bytesOf(context);
        observe({ ...found, bytes, ...outcome(context, response), started, ended: now() });
      };
      const { over: others } = trace;
      trace.over = () => {
        others?.();
        over();
      };
      response.once('close', over);
    },
    refused: (socket, id, refusal) => {
      const context = inProgress.get(socket);
      if (context?.request.complete === false) {
        context.trace.refused = { id, refusal };
        return;
      }
      if (context) context.trace.isBroken = true;
      const at = now();
      const status = statusOf(refusal);
      observe({
        id,
        workspace: publicWorkspace,
        status,
        problem: refusal,
        started: at,
        ended: at,
        ending: 'complete',
      });
    },
  };
};

/** Several observers as one. */
export const observers = (all: readonly Observer[]): Observer => ({
  calls: (...call) => {
    for (const { calls } of all) calls(...call);
  },
  refused: (...refusal) => {
    for (const { refused } of all) refused(...refusal);
  },
});
