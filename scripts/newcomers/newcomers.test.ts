import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../programs/ports.ts';
import { clone, empty } from './clone.ts';
import { environmentWith, nodeAndNpm, packageManager } from './tools.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let cwd: string;
beforeAll(() => {
  const { folder, remove } = clone();
  cwd = folder;
  return remove;
});
afterAll(() => empty(cwd));

const run = async (command: string[], env: NodeJS.ProcessEnv) => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, output: out + err };
};

const answer = async (path: string) => {
  const { status } = await fetch(`http://localhost:${path}`);
  return { path, status };
};

/** Runs `npm start` until it is ready, sends requests to both servers, stops it as Ctrl-C does, and returns its output. */
const start = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const ports = await freePorts();
  const addresses = {
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    FRAMES_PORT: String(ports.frames),
    DATABASE_URL: '',
  };
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...env, ...addresses },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const closed = once(child, 'close');
  const runs = () => child.exitCode === null && child.signalCode === null;
  const stop = () => runs() && process.kill(-child.pid!, 'SIGINT');
  onTestFinished(() => void stop());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ready = () => !runs() || output.includes('Ctrl-C stops both');
  await expect.poll(ready, { timeout: 200_000, interval: 200 }).toBe(true);
  for (const path of [
    `${ports.web}/`,
    `${ports.web}/v1/practice/ping`,
    `${ports.api}/openapi.json`,
  ])
    expect({ output, ...(await answer(path)) }).toMatchObject({ status: 200 });
  stop();
  await closed;
  return output;
};

test.each([
  ['14.0.0', '6.14.4'],
  ['18.20.8', '10.8.2'],
])(
  'with Node %s, npm start prints one line that says which version to install',
  async (node, npm) => {
    const env = environmentWith(nodeAndNpm(node, npm));
    const { code, output } = await run(['node', 'scripts/bootstrap.mjs', 'scripts/start.ts'], env);
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
  const output = await start(environmentWith(nodeAndNpm(node, npm), settings));
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
  const { code, output } = await run(command.split(' '), environmentWith(packageManager(tool)));
  expect(code).toBe(1);
  expect(output).toContain(advice);
});

test('Sparring starts after an install by another version of pnpm', async () => {
  empty(cwd);
  const env = environmentWith(packageManager('pnpm@9.15.9'));
  expect((await run(['pnpm', 'install'], env)).output).toContain('Done in');
  expect(await start(env)).toContain('Sparring is ready.');
});
