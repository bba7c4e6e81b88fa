import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** The process ends at the tenth uncaught error within a minute. */
const maxPerMinute = 10;

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface UncaughtParts {
  /** Receives every uncaught error, with the request that caused it if there is one. */
  readonly report: (error: unknown, exchange?: Exchange) => void;
  /** Ends the process: after an error outside a request, or after too many errors, its state is unknown. */
  readonly giveUp: () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/**
 * Handles uncaught errors. An error in a request closes the connection of that request;
 * docs/decisions/0081 says why the rest of the process can continue.
 */
export const createUncaughtHandler = ({ report, giveUp, now }: UncaughtParts) => {
  const current = new AsyncLocalStorage<Exchange>();
  const times: number[] = [];

  const isOften = (): boolean => {
    times.push(now());
    return times.length >= maxPerMinute && now() - times.at(-maxPerMinute)! < 60_000;
  };

  /** For the process's event `uncaughtException`. */
  const caught = (error: unknown): void => {
    const exchange = current.getStore();
    report(error, exchange);
    exchange?.request.socket.destroy();
    if (isOften() || !exchange) giveUp();
  };

  const around =
    (listener: RequestListener): RequestListener =>
    (request, response) =>
      current.run({ request, response }, listener, request, response);

  return { caught, around };
};
