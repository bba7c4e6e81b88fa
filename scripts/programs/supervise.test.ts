import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from './ports.ts';
import { launch } from './processes.ts';
import { api, type Child, serve, type Service } from './services.ts';
import { supervise } from './supervise.ts';

/** The service with a list of all processes that have run it. */
const watched = (service: Service) => {
  const children: Child[] = [];
  const start = () => {
    const child = service.launch();
    children.push(child);
    return child;
  };
  return { ...service, launch: start, children };
};

const running = (program: string) => ({
  health: '',
  launch: () => launch(process.execPath, ['-e', program]),
});

const quietly = (): void => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
};

const stopped = async (child: Child | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const apiOnAFile = async () => {
  const ports = await freePorts();
  const folder = await mkdtemp(join(tmpdir(), 'sparring-supervised-'));
  const env = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent', TOKEN_SECRET: '' };
  const run = [resolve('apps/api/src/main.ts')];
  const service = watched(api(ports, '127.0.0.1', { run, env }));
  let ending = false;
  await serve([service], (it, child) => supervise(it, child, () => ending));
  onTestFinished(async () => {
    ending = true;
    await stopped(service.children.at(-1));
    await rm(folder, { recursive: true });
  });
  return { service, url: `http://127.0.0.1:${ports.api}/v1/practice` };
};

/** Sets the stock of one book to 1, 2, 3 … and records the last acknowledged value. */
const writing = (url: string, id: string) => {
  const state = { acknowledged: 0, stop: false };
  const headers = { 'Content-Type': 'application/json', 'X-Workspace': 'supervised' };
  const loop = async () => {
    for (let stock = 1; !state.stop; stock += 1) {
      const request = { method: 'PATCH', headers, body: JSON.stringify({ stock }) };
      const reply = await fetch(`${url}/books/${id}`, request).catch(() => wait(5));
      if (reply?.ok) state.acknowledged = stock;
    }
  };
  return { state, done: loop() };
};

const book = '00000000-0000-4000-8000-000000000007';

test('an API that is killed while it writes answers again and has lost no acknowledged write', async () => {
  quietly();
  const { service, url } = await apiOnAFile();
  const { state, done } = writing(url, book);
  for (let kill = 1; kill <= 3; kill += 1) {
    const before = state.acknowledged;
    await expect.poll(() => state.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 20);
    service.children.at(-1)!.kill('SIGKILL');
    const answers = async () => (await fetch(`${url}/ping`).catch(() => undefined))?.ok;
    await once(service.children.at(-1)!, 'exit');
    await expect.poll(answers, { timeout: 20_000, interval: 10 }).toBe(true);
  }
  state.stop = true;
  await done;
  const stored = await fetch(`${url}/books/${book}`, { headers: { 'X-Workspace': 'supervised' } });
  expect(((await stored.json()) as { stock: number }).stock).toBeGreaterThanOrEqual(
    state.acknowledged,
  );
  expect(service.children).toHaveLength(4);
}, 90_000);

test('a service that ends five times within a minute stops all services and prints the reason', async () => {
  quietly();
  const broken = watched({ name: 'The broken', ...running('process.exit(3)') });
  await expect(supervise(broken, broken.launch(), () => false)).rejects.toThrow(
    'The broken stopped 5 times within a minute (exit code 3)',
  );
  expect(broken.children).toHaveLength(5);
}, 30_000);

test('each restart prints one line and does not affect the other services', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  const services = ['One', 'Other'].map((name) =>
    watched({ name, ...running('setInterval(() => {}, 1000)') }),
  );
  let ending = false;
  const supervised = Promise.allSettled(
    services.map((service) => supervise(service, service.launch(), () => ending)),
  );
  const [one, other] = services;
  one!.children[0]!.kill('SIGKILL');
  await expect.poll(() => one!.children.length).toBe(2);
  expect(errors.mock.calls).toEqual([['✗ One stopped (SIGKILL) and is restarted.']]);
  expect(other!.children).toHaveLength(1);
  expect(other!.children[0]!.exitCode).toBeNull();
  ending = true;
  await Promise.all(services.map(({ children }) => stopped(children.at(-1))));
  await supervised;
}, 30_000);
