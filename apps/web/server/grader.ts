import type { RequestHandler } from 'express';

/** Longer than a grader on the same machine or network needs, and short for a reader who waits. */
const longestWait = 1000;

interface GraderAddress {
  /** Where the server reaches the grader. */
  readonly url: string;
  /** The port at which browsers reach it. */
  readonly port: number;
}

/** Says whether a grader is there, and its port. Readers who ask at the same time share one question. */
export const createGraderFinder = ({ url, port }: GraderAddress): RequestHandler => {
  const isThere = async (): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(longestWait);
      const health = await fetch(new URL('/healthz', url), { signal, redirect: 'error' });
      await health.body?.cancel();
      return health.ok;
    } catch {
      return false;
    }
  };
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> => {
    asking ??= isThere().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return async (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ isOpen: await ask(), port });
  };
};
