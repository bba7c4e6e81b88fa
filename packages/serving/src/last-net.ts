import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** So many in a minute are no accident any more. */
const mostInAMinute = 10;

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface LastNet {
  /** Gets every error that nothing else caught, with the request in which it came up, if there was one. */
  readonly report: (error: unknown, exchange?: Exchange) => void;
  /** Ends the process: an error outside of any request, or too many of them, leave a state that is not known. */
  readonly giveUp: () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/**
 * Catches what nothing else has caught. An error in a request costs the connection of that request;
 * docs/decisions/0081 says why everything else is sound after it.
 */
export const createLastNet = ({ report, giveUp, now }: LastNet) => {
  const underWay = new AsyncLocalStorage<Exchange>();
  const times: number[] = [];

  const isOften = (): boolean => {
    times.push(now());
    return times.length >= mostInAMinute && now() - times.at(-mostInAMinute)! < 60_000;
  };

  /** For the process's event `uncaughtException`. */
  const caught = (error: unknown): void => {
    const exchange = underWay.getStore();
    report(error, exchange);
    exchange?.request.socket.destroy();
    if (isOften() || !exchange) giveUp();
  };

  const around =
    (listener: RequestListener): RequestListener =>
    (request, response) =>
      underWay.run({ request, response }, listener, request, response);

  return { caught, around };
};
