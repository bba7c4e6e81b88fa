import type { Log } from '../http/send/log.ts';
import type { Workspaces } from './workspaces.ts';

const hour = 60 * 60 * 1000;

/** Deletes idle workspaces now and every hour. Returns a function that stops this and waits for a running deletion. */
export const deleteIdleHourly = (
  workspaces: Pick<Workspaces, 'deleteIdle'>,
  log: Log,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const deleteIdle = async () => {
    const deleted = await workspaces.deleteIdle(stopping.signal);
    if (deleted > 0) log({ level: 'info', message: 'deleted idle workspaces', deleted });
  };
  const run = () => {
    running = deleteIdle().catch(report);
  };
  run();
  const timer = setInterval(run, hour).unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
};
