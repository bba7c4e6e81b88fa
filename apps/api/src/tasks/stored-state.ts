import { tasksVersion } from '@sparring/tasks/catalog';

/** Where a proof stands, as JSON with the version of the tasks. */
export const storedState = (state: unknown): string => JSON.stringify([tasksVersion, state]);

/** What was stored; nothing if the tasks of another release have made it: it might not fit. */
export const stateIn = (stored: string | null | undefined): unknown => {
  if (typeof stored !== 'string') return undefined;
  const [version, state] = JSON.parse(stored) as readonly [number, unknown];
  return version === tasksVersion ? state : undefined;
};
