import type { Workspaces } from './workspaces.ts';

const hour = 60 * 60 * 1000;

/** Deletes idle workspaces now and every hour. Returns a function that stops this and waits for a running deletion. */
export const deleteIdleHourly = (
  workspaces: Pick<Workspaces, 'deleteIdle'>,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = workspaces.deleteIdle(stopping.signal).catch(report);
  };
  run();
  const timer = setInterval(run, hour).unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
};
