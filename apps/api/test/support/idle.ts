import type { TestClock } from './app.ts';
import type { Workspaces } from '../../src/workspaces/workspaces.ts';

const hour = 60 * 60 * 1000;

/** Lets days pass in which the API runs and sweeps every hour. Returns the number of deleted workspaces. */
export const runFor = async (
  days: number,
  { deleteIdle }: Pick<Workspaces, 'deleteIdle'>,
  clock: TestClock,
): Promise<number> => {
  let deleted = await deleteIdle();
  for (let passed = 0; passed < days * 24; passed += 1) {
    clock.advance(hour);
    deleted += await deleteIdle();
  }
  return deleted;
};
