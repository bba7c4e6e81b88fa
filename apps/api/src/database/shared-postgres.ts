import type { TestProject } from 'vitest/node';
import { startPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of all tests that do not stop it. */
    readonly postgresUrl: string;
  }
}

/** One server for all files, because its start takes longer than most tests. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, remove } = await startPostgres();
  project.provide('postgresUrl', url);
  return remove;
};
