import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testStore } from '../support/app.ts';
import { runApi } from './test-process.ts';

/** A database that the API has used and closed. */
const usedFile = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-refusal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'used.sqlite');
  const store = await testStore({ database: `file:${path}` });
  await store.workspaces.change('mine', { seed: 7 });
  await store.close();
  return path;
};

const damages: [string, (path: string) => void][] = [
  [
    'overwritten in its middle',
    (path) => writeFileSync(path, readFileSync(path).fill(0xaa, 4096, 12_288)),
  ],
  ['cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, 6000))],
  ['of another kind', (path) => writeFileSync(path, 'Buy bread. '.repeat(1000))],
  ['read-only', (path) => chmodSync(path, 0o444)],
];

test.each(damages)(
  'does not start, and prints one line, when its file is %s',
  async (_, damage) => {
    const path = await usedFile();
    damage(path);
    const before = readFileSync(path);
    const { code, said } = await runApi(`file:${path}`);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^sparring api: The database file .+used\.sqlite .+\. (Move it away together with .+-wal and .+-shm, if they exist|Make it writable), or set DATABASE_URL to another file\.\n$/,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  },
  30_000,
);
