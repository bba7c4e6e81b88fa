import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clone, empty } from './clone.ts';
import { run, start } from './programs.ts';
import { environmentWith, nodeAndNpm, packageManager } from './tools.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let cwd: string;
beforeAll(() => {
  const { folder, remove } = clone();
  cwd = folder;
  return remove;
});
afterAll(() => empty(cwd));

const npmStart = ['npm', 'start'];

test.each([
  ['14.0.0', '6.14.4'],
  ['18.20.8', '10.8.2'],
])(
  'with Node %s, npm start prints one line that says which version to install',
  async (node, npm) => {
    const env = environmentWith(nodeAndNpm(node, npm));
    const { code, output } = await run(['node', 'scripts/bootstrap.mjs', 'scripts/start.ts'], {
      cwd,
      env,
    });
    expect(code).toBe(1);
    expect(output).toBe(`\n✗ Node ${node} is too old: install Node 20 or newer.\n`);
  },
);

/** The lowest version, with an empty pnpm store; one that pnpm would compare with `engines`; the highest. */
test.each([
  ['20.0.0', '9.6.4', 'an empty store'],
  ['22.11.0', '10.9.0', 'the default store'],
  ['26.10.0', '12.2.0', 'the default store'],
])('Sparring installs, builds and starts with Node %s, npm %s and %s', async (node, npm, store) => {
  empty(cwd);
  const fresh = join(cwd, 'node_modules/.store');
  const settings = store === 'an empty store' ? { XDG_DATA_HOME: fresh } : {};
  const env = environmentWith(nodeAndNpm(node, npm), settings);
  const output = await start(npmStart, { cwd, env });
  expect(output.replaceAll(/^npm (warn|notice).*\n/gim, '').split('\n').length).toBeLessThan(25);
  expect(output).not.toContain('Unsupported engine');
  expect(output).not.toContain('"request_id"');
});

test.each([
  ['npm install', 'npm@11.19.1', 'run-npm-start'],
  ['yarn', 'yarn@1.22.22', 'run npm start'],
  ['yarn start', 'yarn@1.22.22', 'run npm start'],
  ['yarn', '@yarnpkg/cli-dist@4.18.1', 'run npm start'],
  ['yarn start', '@yarnpkg/cli-dist@4.18.1', 'run npm start'],
])('%s with %s prints that npm start is the command to run', async (command, tool, advice) => {
  empty(cwd);
  const { code, output } = await run(command.split(' '), {
    cwd,
    env: environmentWith(packageManager(tool)),
  });
  expect(code).toBe(1);
  expect(output).toContain(advice);
});

test('Sparring starts after an install by another version of pnpm', async () => {
  empty(cwd);
  const env = environmentWith(packageManager('pnpm@9.15.9'));
  expect((await run(['pnpm', 'install'], { cwd, env })).output).toContain('Done in');
  expect(await start(npmStart, { cwd, env })).toContain('Sparring is ready.');
});
