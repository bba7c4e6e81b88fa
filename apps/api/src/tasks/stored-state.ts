import { tasksVersion } from '@sparring/tasks/catalog';

/** Where a proof stands, as JSON with the version of the tasks. */
export const storedState = (state: unknown): string => JSON.stringify([tasksVersion, state]);

/** What was stored; nothing if the tasks of another release have made it: it might not fit. */
export const stateIn = <State = unknown>(stored: string | null | undefined): State | undefined => {
  if (typeof stored !== 'string') return undefined;
  const [version, state] = JSON.parse(stored) as readonly [number, State];
  return version === tasksVersion ? state : undefined;
};
