import type { Store } from './store.ts';

const hour = 60 * 60 * 1000;

/** Removes idle workspaces now and every hour; gives back how to stop it. */
export const sweepHourly = (
  store: Pick<Store, 'sweep'>,
  report: (error: unknown) => void,
): (() => void) => {
  const sweep = () => void store.sweep().catch(report);
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return () => clearInterval(timer);
};
