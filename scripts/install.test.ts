import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installed, wanted, whatToDo } from './install.mjs';

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
  await write('node_modules/.sparring.json', JSON.stringify({ wanted: wanted(root), pnpm: root }));
});

afterEach(() => rm(root, { recursive: true }));

describe('an install', () => {
  test('is taken as it is while nothing changes', () => {
    expect(installed(root)).toMatchObject({ pnpm: root });
  });

  test.each(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/web/package.json'])(
    'is stale when %s changes',
    async (path) => {
      await write(path, '{ "changed": true }');
      expect(installed(root)).toBeUndefined();
    },
  );

  test('is stale when a package joins', async () => {
    await write('packages/new/package.json', '{}');
    expect(installed(root)).toBeUndefined();
  });

  test('is stale when its pnpm is gone', async () => {
    const state = { wanted: wanted(root), pnpm: join(root, 'gone') };
    await write('node_modules/.sparring.json', JSON.stringify(state));
    expect(installed(root)).toBeUndefined();
  });

  test.each(['', '{', '{}'])('is stale when its mark is %j', async (mark) => {
    await write('node_modules/.sparring.json', mark);
    expect(installed(root)).toBeUndefined();
  });
});

describe('a failed install', () => {
  test.each([
    ['npm error code ENOTFOUND', 'the package registry cannot be reached'],
    ['error sending request for url', 'the package registry cannot be reached'],
    ["EACCES: permission denied, mkdir '/root'", 'a folder is not writable'],
    ['ENOSPC: no space left on device', 'the disk is full'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not fit package.json'],
    ['something new', 'the lines above say why'],
  ])('that says %j tells what to do', (output, advice) => {
    expect(whatToDo(output)).toContain(advice);
  });
});
