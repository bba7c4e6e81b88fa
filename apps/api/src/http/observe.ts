import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@sparring/serving/refusal';
import { passedFault } from '@sparring/serving/passed-fault';
import { problemKinds } from '@sparring/contracts/problem';
import type { Clock } from '../clock.ts';
import type { Given } from '../world.ts';
import type { Kept } from './kept-bytes.ts';
import { knownOf, type Known } from './known.ts';
import { sentHeaders } from './prepared-head.ts';

/** The request as the client sent it. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body; undefined if it was not read. */
  readonly body: unknown;
}

/** The bytes of a call. */
export interface Bytes extends Kept {
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
  /** The X-Request-Id of the answer. */
  readonly id: string;
  /** Undefined if the bytes could not be read as a request. */
  readonly sent?: Sent;
  /** Undefined if the call was refused before its workspace was known. */
  readonly workspace?: string | undefined;
  /** The operationId of the endpoint; undefined if no endpoint matched. */
  readonly endpoint?: string | undefined;
  /** Undefined if the call ended before its answer began. */
  readonly status?: number | undefined;
  /** Undefined unless the call is recorded. */
  readonly bytes?: Bytes | undefined;
  /** The answer of the handler. */
  readonly answer?: Given | undefined;
  /** The problem that the call got instead. */
  readonly problem?: Pick<Refusal, 'kind' | 'detail'> | undefined;
  readonly started: Date;
  readonly ended: Date;
  readonly ending: Ending;
}

/** Receives every call once, at its end. */
export type Observe = (observed: Observed) => void;

export interface Observer {
  /** Must run before anything answers. */
  readonly calls: RequestListener;
  /** Receives what the HTTP parser refuses. The connection is closed after an answer with this id. */
  readonly refused: (socket: Duplex, id: string, refusal: Refusal) => void;
}

const sentBy = ({ method = '', headers }: IncomingMessage, { target = '', body }: Known): Sent => ({
  method,
  target,
  headers,
  body,
});

const bytesOf = (response: ServerResponse): Bytes | undefined => {
  const { kept } = knownOf(response);
  const { rawHeaders } = response.req;
  return kept && { ...kept, rawHeaders, answerHeaders: () => sentHeaders(response) };
};

const statusOf = ({ kind }: Refusal): number => problemKinds[kind].status;

/** The id, status and ending of a closed call. */
const outcome = (response: ServerResponse) => {
  const { problem, refused, isBroken, isUpgraded } = knownOf(response);
  if (refused) {
    const { id, refusal } = refused;
    return { id, status: statusOf(refusal), problem: refusal, ending: 'complete' as const };
  }
  const unfinished = isBroken ? 'broken' : 'left';
  const passed = response.getHeader(passedFault);
  const ending: Ending =
    (response.writableFinished || isUpgraded) && !passed ? 'complete' : unfinished;
  const id = String(response.getHeader('X-Request-Id'));
  const isAnswered =
    (response.headersSent || isUpgraded) && passed !== 'reset' && passed !== 'empty';
  return { id, status: isAnswered ? response.statusCode : undefined, problem, ending };
};

export const createObserver = (observe: Observe, { now }: Pick<Clock, 'now'>): Observer => {
  const inProgress = new WeakMap<Duplex, ServerResponse>();
  return {
    calls: (request, response) => {
      const started = now();
      const { socket } = request;
      inProgress.set(socket, response);
      response.once('close', () => {
        inProgress.delete(socket);
        const known = knownOf(response);
        const { workspace, endpoint, answer } = known;
        const found = { sent: sentBy(request, known), workspace, endpoint, answer };
        const bytes = bytesOf(response);
        observe({ ...found, bytes, ...outcome(response), started, ended: now() });
      });
    },
    refused: (socket, id, refusal) => {
      const response = inProgress.get(socket);
      if (response?.req.complete === false) {
        knownOf(response).refused = { id, refusal };
        return;
      }
      if (response) knownOf(response).isBroken = true;
      const at = now();
      const status = statusOf(refusal);
      observe({ id, status, problem: refusal, started: at, ended: at, ending: 'complete' });
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
