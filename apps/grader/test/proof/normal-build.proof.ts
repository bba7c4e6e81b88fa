import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDefects } from '@sparring/defects/all';
import { expect, test } from 'vitest';
import { withCopy } from './copied.ts';

const product = [
  'apps/api',
  'apps/web',
  'docs',
  'kits',
  'packages/contracts',
  'packages/practice',
  'packages/serving',
  'packages/tasks',
];
const grader = ['apps/grader', 'packages/defects'];

const run = promisify(execFile);

const build = async (copy: string): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for (const name of ['apps/api', 'apps/web']) {
    const cwd = join(copy, name);
    const { build: command } = (
      JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8')) as {
        scripts: { build: string };
      }
    ).scripts;
    for (const [program = '', ...args] of command.split(' && ').map((one) => one.split(' ')))
      await run(join(cwd, 'node_modules/.bin', program), args, { cwd });
    const dist = join(cwd, 'dist');
    for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(copy.length), (await readFile(path)).toString('base64'));
    }
    await rm(dist, { recursive: true });
  }
  return files;
};

test('the normal build is byte for byte the same with and without the defects', async () => {
  const [withDefects, without] = await withCopy([...product, ...grader], async (copy) => {
    const first = await build(copy);
    for (const name of grader) await rm(join(copy, name), { recursive: true });
    return [first, await build(copy)];
  });
  expect(withDefects.size).toBeGreaterThan(100);
  expect([...withDefects.keys()]).toEqual([...without.keys()]);
  expect([...withDefects].filter(([path, bytes]) => without.get(path) !== bytes)).toEqual([]);
});

test('the normal build holds no byte of a defect', async () => {
  const defects = await readDefects();
  const texts = await withCopy(product, async (copy) => {
    const files = await build(copy);
    return Array.from(files.values(), (bytes) => Buffer.from(bytes, 'base64').toString());
  });
  const marks = [
    'choose$',
    'sparringChosen',
    'sparringShapes',
    'SPARRING_SEAL',
    'SPARRING_SETS',
    '/corner/notes',
    ...defects.map(({ id }) => id),
  ];
  expect(marks.filter((mark) => texts.some((text) => text.includes(mark)))).toEqual([]);
});
