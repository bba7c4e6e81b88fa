import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandIn } from './package-script.ts';

const folderWith = async (manifest: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sparring-script-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'package.json'), manifest);
  return folder;
};

const scripts = { test: 'playwright test', 'test:api': 'node --test', '//': ['a comment'] };

test.each([
  ['npm test', scripts.test],
  ['npm t', scripts.test],
  ['npm -s run test:api', scripts['test:api']],
  ['npm run test:api -- --watch', scripts['test:api']],
  ['pnpm test', scripts.test],
  ['yarn test:api', scripts['test:api']],
  ['npm run missing', ''],
  ['npm run', ''],
  ['npm run toString', ''],
  ['npx playwright test', ''],
  ['npm --prefix test test', ''],
  ['pnpm --filter=web test', ''],
])('what a package manager runs is in package.json: %s', async (line, script) => {
  const words = line.split(' ');
  const folder = await folderWith(JSON.stringify({ scripts }));
  expect(await commandIn(folder, words)).toEqual({ words, script });
});

test.each(['{', '[]', '{"scripts": {"test": 1}}', ''])(
  'a package.json that says nothing of scripts is no failure: %s',
  async (manifest) => {
    const words = ['npm', 'test'];
    expect(await commandIn(await folderWith(manifest), words)).toEqual({ words, script: '' });
  },
);

test('a folder without package.json has no scripts', async () => {
  const words = ['npm', 'test'];
  expect(await commandIn(tmpdir(), words)).toEqual({ words, script: '' });
});
