import type { Workspaces } from './workspaces.ts';

const hour = 60 * 60 * 1000;

/** Removes idle workspaces now and every hour; gives back how to stop it, a sweep that runs included. */
export const sweepHourly = (
  workspaces: Pick<Workspaces, 'sweep'>,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = workspaces.sweep(stopping.signal).catch(report);
  };
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
};
