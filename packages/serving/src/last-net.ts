import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener } from 'node:http';

/** So many in a minute are no accident any more. */
const mostInAMinute = 10;

export interface LastNet {
  /** Gets every error that nothing else caught, with its request if it came up in one. */
  readonly report: (error: unknown, request?: IncomingMessage) => void;
  /** Ends the process: what comes up outside of a request, or too often, leaves a state that nobody knows. */
  readonly giveUp: () => void;
}

/**
 * Catches what nothing else has caught. An error in a request costs the connection of that request and
 * nothing else; docs/decisions/0081 says why the state is sound after it.
 */
export const createLastNet = ({ report, giveUp }: LastNet, now: () => number) => {
  const underWay = new AsyncLocalStorage<IncomingMessage>();
  const caughtAt: number[] = [];

  const caught = (error: unknown): void => {
    const request = underWay.getStore();
    report(error, request);
    request?.socket.destroy();
    caughtAt.push(now());
    if (caughtAt.length > mostInAMinute) caughtAt.shift();
    const often = caughtAt.length === mostInAMinute && now() - caughtAt[0]! < 60_000;
    if (!request || often) giveUp();
  };

  const around =
    (listener: RequestListener): RequestListener =>
    (request, response) =>
      underWay.run(request, listener, request, response);

  return { caught, around };
};
