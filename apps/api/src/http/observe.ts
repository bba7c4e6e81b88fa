import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@sparring/serving/refusal';
import { problemKinds } from '@sparring/contracts/problem';
import type { Clock } from '../clock.ts';
import { knownOf, type Given, type Known } from './known.ts';

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
  readonly calls: RequestListener;
  /** For what the parser refuses: the connection ends with an answer of this id. */
  readonly refused: (socket: Duplex, id: string, refusal: Refusal) => void;
}

const sentBy = ({ method = '', headers }: IncomingMessage, { target = '', body }: Known): Sent => ({
  method,
  target,
  headers,
  body,
});

const statusOf = ({ kind }: Refusal): number => problemKinds[kind].status;

/** The id, the status and the end of a call whose connection is done with it. */
const outcome = (response: ServerResponse) => {
  const { problem, refused, isBroken } = knownOf(response);
  if (refused) {
    const { id, refusal } = refused;
    return { id, status: statusOf(refusal), problem: refusal, ending: 'complete' as const };
  }
  const unfinished = isBroken ? 'broken' : 'left';
  const ending: Ending = response.writableFinished ? 'complete' : unfinished;
  const id = String(response.getHeader('X-Request-Id'));
  return { id, status: response.headersSent ? response.statusCode : undefined, problem, ending };
};

export const createObserver = (observe: Observe, { now }: Pick<Clock, 'now'>): Observer => {
  const underWay = new WeakMap<Duplex, ServerResponse>();
  return {
    calls: (request, response) => {
      const started = now();
      const { socket } = request;
      underWay.set(socket, response);
      response.once('close', () => {
        underWay.delete(socket);
        const known = knownOf(response);
        const { workspace, endpoint, answer } = known;
        const found = { sent: sentBy(request, known), workspace, endpoint, answer };
        observe({ ...found, ...outcome(response), started, ended: now() });
      });
    },
    refused: (socket, id, refusal) => {
      const response = underWay.get(socket);
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
