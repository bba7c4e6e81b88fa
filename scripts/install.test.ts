import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, installed, needsAll, nodePackage, whatToDo } from './install.mjs';

let root: string;

const write = async (path: string, content: string): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sparring-install-'));
  await write('package.json', '{}');
  await write('apps/web/package.json', '{}');
  await write('pnpm-lock.yaml', 'packages: {}');
  await write('node_modules/node/bin/node', '');
  const state = { fingerprint: fingerprint(root), pnpm: root, all: false, node: nodePackage };
  await write('node_modules/.sparring.json', JSON.stringify(state));
});

afterEach(() => rm(root, { recursive: true }));

describe('an install', () => {
  test('is up to date while nothing changes', () => {
    expect(installed(root)).toMatchObject({ pnpm: root });
  });

  test.each(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/web/package.json'])(
    'is out of date when %s changes',
    async (path) => {
      await write(path, '{ "changed": true }');
      expect(installed(root)).toBeUndefined();
    },
  );

  test('for a start is not enough for the tests', () => {
    expect(installed(root, needsAll('scripts/start.ts'))).toMatchObject({ pnpm: root });
    expect(installed(root, needsAll('scripts/test.ts'))).toBeUndefined();
  });

  test('is out of date when a package is added', async () => {
    await write('packages/new/package.json', '{}');
    expect(installed(root)).toBeUndefined();
  });

  test('is out of date when its pnpm has been deleted', async () => {
    const state = { fingerprint: fingerprint(root), pnpm: join(root, 'gone') };
    await write('node_modules/.sparring.json', JSON.stringify(state));
    expect(installed(root)).toBeUndefined();
  });

  test.each(['', '{', '{}'])('is out of date when its saved state is %j', async (state) => {
    await write('node_modules/.sparring.json', state);
    expect(installed(root)).toBeUndefined();
  });
});

describe('a failed install', () => {
  test.each([
    ['npm error code ENOTFOUND', 'the package registry cannot be reached'],
    ['error sending request for url', 'the package registry cannot be reached'],
    ["EACCES: permission denied, mkdir '/root'", 'a folder is not writable'],
    ['ENOSPC: no space left on device', 'the disk is full'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not match package.json'],
    ['something new', 'see the lines above'],
  ])('with %j in its output says what to do', (output, advice) => {
    expect(whatToDo(output)).toContain(advice);
  });
});

test.each([
  ['turbo', 'darwin-arm64', 'windows-64'],
  ['oxlint', 'binding-darwin-arm64', 'binding-win32-x64-msvc'],
  ['oxlint-tsgolint', 'darwin-arm64', 'win32-x64'],
  ['oxfmt', 'binding-darwin-arm64', 'binding-win32-x64-msvc'],
  ['rolldown', 'binding-darwin-arm64', 'binding-win32-x64-msvc'],
])('the lock file has %s for macOS and for Windows', async (tool, ...builds) => {
  const lock = await readFile('pnpm-lock.yaml', 'utf8');
  for (const build of builds) expect(lock).toContain(`'@${tool}/${build}@`);
});
