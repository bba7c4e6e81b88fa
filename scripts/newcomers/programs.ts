import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { freePorts } from '../programs/ports.ts';

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a command to its end. */
export const run = async (command: readonly string[], { cwd, env }: Place) => {
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

/** Asks for a broken page until what can hold defects is built, and returns it. */
const brokenPage = async (site: number): Promise<string> => {
  const url = `http://localhost:${site}/break?page=/checkout&at=0`;
  let copy: { readonly port?: number } = {};
  const ask = async () => (copy = (await (await fetch(url, { method: 'POST' })).json()) as object);
  await expect.poll(ask, { timeout: 200_000, interval: 500 }).toHaveProperty('port');
  return (await fetch(`http://localhost:${copy.port}/checkout`)).text();
};

/** Runs a command until Sparring is ready, sends requests to both servers, expects its folder in a page, breaks a page, stops it as Ctrl-C does, and returns its output. */
export const start = async (command: readonly string[], { cwd, env }: Place): Promise<string> => {
  const [program = '', ...args] = command;
  const ports = await freePorts();
  const addresses = {
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    FRAMES_PORT: String(ports.frames),
    DATABASE_URL: '',
  };
  const child = spawn(program, args, {
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
    `${ports.web}/sparring.tar.gz`,
    ...['llms.txt', 'rules.json', 'labs.json'].map((name) => `${ports.web}/${name}`),
    `${ports.api}/openapi.json`,
  ])
    expect({ output, ...(await answer(path)) }).toMatchObject({ status: 200 });
  const home = await fetch(`http://localhost:${ports.web}/`);
  expect(await home.text()).toContain(`"sourceFolder":${JSON.stringify(cwd)}`);
  expect(await brokenPage(ports.web)).toContain('This page is broken on purpose');
  stop();
  await closed;
  return output;
};
