import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof engines)[number];

/** Call it at the top of a test file. It returns a function for the address of a new, empty database. */
export const useDatabases = () => {
  /* A new database for each test takes long on a busy machine. */
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let folder: string;
  let files = 0;
  let postgres: TestPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sparring-sqlite-'));
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.remove();
    rmSync(folder, { recursive: true });
  });
  const newFile = () => `file:${join(folder, `test-${(files += 1)}.sqlite`)}`;
  return async (engine: EngineName): Promise<string> =>
    engine === 'SQLite' ? newFile() : postgres.newDatabase();
};
