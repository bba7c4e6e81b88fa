import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepAdding } from './test-adding.ts';
import { startApi } from './test-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const program = fileURLToPath(new URL('../../src/backup.ts', import.meta.url));

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Runs a line of a shell in which $backup is the program. */
const shell = (line: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)('sh', ['-c', line], {
    env: { ...process.env, ...env, backup: `${process.execPath} ${program}` },
  });

test.each(['$backup "$copy"', '$backup > "$copy"'])(
  'a copy of an API under writers has all that was acknowledged before: %s',
  async (line) => {
    const folder = newFolder();
    const database = `file:${join(folder, 'used.sqlite')}`;
    const copy = join(folder, 'copy.sqlite');
    const api = await startApi(database, { WORKSPACE_MAX_BOOKS: '100000' });
    onTestFinished(api.kill);
    const { untilMore, stop } = keepAdding([api.url]);
    await untilMore();
    const before = Number((await fetch(`${api.url}/books`)).headers.get('X-Total-Count'));
    await shell(line, { DATABASE_URL: database, copy });
    await untilMore();
    const { added } = await stop();
    const restored = await startApi(`file:${copy}`, { WORKSPACE_MAX_BOOKS: '100000' });
    onTestFinished(restored.kill);
    const total = Number((await fetch(`${restored.url}/books`)).headers.get('X-Total-Count'));
    expect(total).toBeGreaterThanOrEqual(before);
    expect(total).toBeLessThanOrEqual(10 + added.length);
  },
);

test('a copy replaces no file, and leaves none behind when it fails', async () => {
  const folder = newFolder();
  const [broken, copy] = [join(folder, 'broken.sqlite'), join(folder, 'copy.sqlite')];
  writeFileSync(broken, 'Buy bread. '.repeat(1000));
  const copying = (file: string) =>
    shell('$backup "$copy"', { DATABASE_URL: `file:${broken}`, copy: file });
  await expect(copying(copy)).rejects.toThrow('file is not a database');
  await expect(copying(broken)).rejects.toThrow(`${broken} exists already.`);
  expect(readdirSync(folder)).toEqual(['broken.sqlite']);
});
