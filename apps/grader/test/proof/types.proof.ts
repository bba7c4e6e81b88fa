import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readDefects, type KnownDefect } from '@sparring/defects/all';
import { expect, test } from 'vitest';
import { besideOf, withCopy } from './copied.ts';

const defects = await readDefects();
const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'));
const tsc = join(compiler, '../bin/tsc');
const packages = [
  'apps/api',
  'apps/web',
  'packages/contracts',
  'packages/practice',
  'packages/serving',
  'packages/tasks',
];

/** A file with its edit lies beside the original, so that the compiler looks at both at once. */
const putBeside = async (copy: string, { id, file, from, to, above = '' }: KnownDefect) => {
  const source = await readFile(join(copy, file), 'utf8');
  const edited = `${above}\n${source.replace(from, () => to)}`;
  await writeFile(join(copy, besideOf(file, id)), edited);
};

/** What an edit leaves unused is no mistake of types. */
const flags = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--pretty', 'false'];

const complaintsOf = (folder: string): Promise<string> =>
  promisify(execFile)(process.execPath, [tsc, '-p', '.', ...flags], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

test('both versions of every file type-check', async () => {
  const complaints = await withCopy(packages, async (copy) => {
    for (const defect of defects) await putBeside(copy, defect);
    const touched = packages.filter((name) => defects.some(({ file }) => file.startsWith(name)));
    return Promise.all(touched.map((name) => complaintsOf(join(copy, name))));
  });
  expect(complaints.join('')).toBe('');
});
