import { afterAll, beforeAll, expect, test } from 'vitest';
import { succeeds } from '../programs/processes.ts';
import { addBook } from './books.ts';
import { documented, drawn, explained } from './chance.ts';
import { describeContainer } from './container.ts';
import { report } from './report.ts';
import { containers, shell, stack } from './stack.ts';

const { WEB_PORT, API_PORT, FRAMES_PORT } = process.env;
const site = `http://127.0.0.1:${WEB_PORT}`;
const api = `http://127.0.0.1:${API_PORT}`;
const frame = `http://127.0.0.1:${FRAMES_PORT}/frames/desk.html`;
const one = stack({ services: ['web', 'api'] });

beforeAll(async () => report('one API, healthy after', `${(await one.up()).toFixed(1)} s`));
afterAll(one.remove);

test('the compose files are valid', async () => {
  await expect(one.check()).resolves.toBeDefined();
});

test.each([site, `${site}/webelements`, `${site}/docs`, `${site}/items`, `${api}/readyz`, frame])(
  '%s answers 200',
  async (address) => {
    expect((await fetch(address)).status).toBe(200);
  },
);

for (const service of ['web', 'api'])
  describeContainer({ service, imageMegabytes: 5, idleMegabytes: 150 });

test('seed 42 gives the answers in docs/chance.md', async () => {
  const { statuses, headers } = await drawn(site);
  expect(statuses).toEqual(documented());
  expect(headers).toEqual(explained(documented()));
});

test('the documents have the address of the site, and none that a client forwards', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' };
  for (const origin of [site, api]) {
    const reply = await fetch(`${origin}/openapi.json`, { headers });
    const { servers } = (await reply.json()) as { servers: { url: string }[] };
    expect(servers[0]?.url).toBe(`${origin}/v1/practice`);
  }
});

test('three files of browser tests pass', { timeout: 300_000 }, async () => {
  const specs = ['site/home', 'shop/purchase', 'reference/try-it'];
  const args = ['test', '--reporter=dot', ...specs.map((spec) => `e2e/${spec}.spec.ts`)];
  const cwd = new URL('../../apps/web', import.meta.url).pathname;
  expect(await succeeds('playwright', args, { cwd, env: { WEB_URL: site } })).toBe(true);
});

test('the image writes a copy of its running database', async () => {
  expect(await shell('api', 'node dist/backup.js | head -c 15')).toBe('SQLite format 3');
});

test('a book is still stored after the containers have been removed', async () => {
  const books = '/w/kept/v1/practice/books';
  const id = await addBook(api + books);
  await one.down();
  expect(await containers()).toEqual([]);
  await one.up();
  expect((await fetch(`${site}${books}/${id}`)).status).toBe(200);
});
