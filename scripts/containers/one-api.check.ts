import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { succeeds } from '../processes.ts';
import { addBook } from './books.ts';
import { documented, drawn, explained } from './chance.ts';
import { report } from './report.ts';
import { cli, containers, inspect, shell, stack } from './stack.ts';

const { WEB_PORT, API_PORT } = process.env;
const site = `http://127.0.0.1:${WEB_PORT}`;
const api = `http://127.0.0.1:${API_PORT}`;
const one = stack({});

beforeAll(async () => report('one API, healthy after', `${(await one.up()).toFixed(1)} s`));
afterAll(one.remove);

test('the compose files are valid', async () => {
  await expect(one.check()).resolves.toBeDefined();
});

test.each([site, `${site}/webelements`, `${site}/docs`, `${site}/items`, `${api}/readyz`])(
  '%s answers 200',
  async (address) => {
    expect((await fetch(address)).status).toBe(200);
  },
);

describe.each(['web', 'api'])('the container of %s', (service) => {
  test('runs as an unprivileged user without capabilities', async () => {
    expect(await shell(service, 'id -u')).toBe('1000');
    const status = await shell(service, 'cat /proc/self/status');
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  });

  test('has a read-only root file system and a writable /tmp', async () => {
    await expect(shell(service, 'touch dist/written')).rejects.toThrow('Read-only file system');
    await shell(service, 'touch /tmp/written');
  });

  test('has an init process', async () => {
    expect(await shell(service, 'cat /proc/1/comm')).toMatch(/init|tini/);
  });

  test('holds the build and nothing else', async () => {
    expect(await shell(service, 'ls')).toBe('dist\npackage.json');
    expect(await shell(service, 'find /sparring -name node_modules')).toBe('');
  });

  test('has a title and a licence in its labels', async () => {
    const [id = ''] = await containers(service);
    const labels = JSON.parse(await inspect(id, 'json .Config.Labels'));
    expect(labels).toMatchObject({
      'org.opencontainers.image.title': expect.stringContaining('Sparring'),
      'org.opencontainers.image.licenses': 'MIT',
    });
  });

  test('is less than 5 MB larger than its base image', async () => {
    const [image = 0, base = 0] = await Promise.all(
      [`sparring-${service}`, 'node:24-bookworm-slim'].map(async (name) =>
        Number(await cli('image', 'inspect', '--format', '{{.Size}}', name)),
      ),
    );
    const megabytes = (image - base) / 1e6;
    report(
      `the image of ${service}`,
      `${megabytes.toFixed(1)} MB, and ${Math.round(base / 1e6)} MB of Node`,
    );
    expect(megabytes).toBeLessThan(5);
  });

  test('uses less than 150 MB of memory when idle', async () => {
    const [id = ''] = await containers(service);
    const used = await cli('stats', '--no-stream', '--format', '{{.MemUsage}}', id);
    report(`idle memory of ${service}`, used.split(' / ')[0] ?? '');
    expect(Number.parseFloat(used)).toBeLessThan(150);
  });
});

test('seed 42 gives the answers in docs/chance.md', async () => {
  const { statuses, headers } = await drawn(site);
  expect(statuses).toEqual(documented());
  expect(headers).toEqual(explained(documented()));
});

test('three browser tests pass', { timeout: 300_000 }, async () => {
  const specs = ['site/home', 'shop/purchase', 'reference/try-it'];
  const args = ['test', '--reporter=dot', ...specs.map((spec) => `e2e/${spec}.spec.ts`)];
  const cwd = new URL('../../apps/web', import.meta.url).pathname;
  expect(await succeeds('playwright', args, { cwd, env: { SITE_URL: site } })).toBe(true);
});

test('a book is still stored after the containers have been removed', async () => {
  const books = '/w/kept/v1/practice/books';
  const id = await addBook(api + books);
  await one.down();
  expect(await containers()).toEqual([]);
  await one.up();
  expect((await fetch(`${site}${books}/${id}`)).status).toBe(200);
});
