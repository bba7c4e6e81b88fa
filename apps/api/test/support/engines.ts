import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof engines)[number];

/** Call it at the top of a test file. It returns a function for the address of a new, empty database. */
export const useDatabases = () => {
  /* A new database for each test takes long on a busy machine. */
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const server = inject('postgresUrl');
  let folder: string;
  let files = 0;
  const databases: string[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sparring-sqlite-'));
  });
  afterAll(async () => {
    for (const address of databases) await dropDatabase(server, address);
    rmSync(folder, { recursive: true });
  });
  const newFile = () => `file:${join(folder, `test-${(files += 1)}.sqlite`)}`;
  const newDatabase = async (): Promise<string> => {
    const address = await createDatabase(server);
    databases.push(address);
    return address;
  };
  return async (engine: EngineName): Promise<string> =>
    engine === 'SQLite' ? newFile() : newDatabase();
};
