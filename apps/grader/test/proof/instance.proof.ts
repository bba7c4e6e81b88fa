import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sparring/serving/free-port';
import { expect, onTestFinished, test } from 'vitest';
import type { InstanceOptions } from '../../src/instance/instance.ts';
import { launchChromium } from './chromium.ts';
import { startInstance } from '../../src/instance/start-instance.ts';

const anyPort = { webPort: 0, apiPort: 0 };

const open = async (options: Partial<InstanceOptions> = {}) => {
  const instance = await startInstance({ ...anyPort, ...options });
  onTestFinished(instance.stop);
  return instance;
};

const statusOf = async (url: string) => (await fetch(url)).status;

test('serves pages, the API and its documentation at one address, the API alone at another', async () => {
  const { webUrl, apiUrl } = await open();
  const paths = [
    '/',
    '/shopping',
    '/v1/practice/books',
    '/w/mine/v1/practice/books',
    '/docs',
    '/items',
  ];
  expect(await Promise.all(paths.map((path) => statusOf(webUrl + path)))).toEqual(
    paths.map(() => 200),
  );
  expect(await statusOf(`${apiUrl}/w/mine/v1/practice/books`)).toBe(200);
  expect(await statusOf(`${apiUrl}/shopping`)).toBe(404);
});

test('is one Sparring: what is written by one address is read by the other', async () => {
  const { webUrl, apiUrl } = await open();
  const path = '/w/mine/v1/practice/books/00000000-0000-4000-8000-000000000001';
  await fetch(webUrl + path, { method: 'DELETE' });
  expect(await statusOf(apiUrl + path)).toBe(404);
});

test('writes links as the client reached it, also behind the site', async () => {
  const { webUrl } = await open();
  const { headers } = await fetch(`${webUrl}/w/mine/v1/practice/books?limit=2`);
  expect(headers.get('Link')).toContain('</w/mine/v1/practice/books?');
});

test('keeps nothing of the round before it', async () => {
  const ports = { webPort: await freePort(), apiPort: await freePort() };
  const path = '/v1/practice/books/00000000-0000-4000-8000-000000000001';
  const first = await startInstance({ ...anyPort, ...ports });
  await fetch(first.apiUrl + path, { method: 'DELETE' });
  await first.stop();
  const second = await open(ports);
  expect(second.apiUrl).toBe(first.apiUrl);
  expect(await statusOf(second.apiUrl + path)).toBe(200);
});

test('has several defects at the same time', async () => {
  const { apiUrl } = await open({ defects: ['last-page-too-far', 'hundred-refused'] });
  const books = `${apiUrl}/v1/practice/books`;
  const last = async (path: string) => (await fetch(books + path)).headers.get('Link');
  const sound = await open();
  const soundLast = (await fetch(`${sound.apiUrl}/v1/practice/books?limit=10`)).headers.get('Link');
  expect(await last('?limit=10')).not.toBe(soundLast);
  expect(await statusOf(`${books}?limit=100`)).toBe(400);
});

test('tells what was reached, and whether it would have mattered', async () => {
  const { apiUrl, reached } = await open();
  expect(await reached()).toMatchObject({ requests: 0 });
  await fetch(`${apiUrl}/v1/practice/books?limit=7`);
  const { requests, reached: there, different } = await reached();
  expect(requests).toBe(1);
  expect(there).toContain('last-page-too-far');
  expect(different).not.toContain('last-page-too-far');
  expect(there).not.toContain('deleted-is-still-there');
  await fetch(`${apiUrl}/v1/practice/books?limit=10`);
  expect((await reached()).different).toContain('last-page-too-far');
});

/** What one request says of a defect of a limit. */
const stepAfter = async (path: string) => {
  const { apiUrl, reached } = await open();
  await fetch(apiUrl + path);
  const { reached: there, different } = await reached();
  return different.has('hundred-refused') ? 'different' : there.has('hundred-refused');
};

test('a limit would have mattered when it is given, or when somebody reads what is made from it', async () => {
  expect(await stepAfter('/v1/practice/books')).toBe(false);
  expect(await stepAfter('/v1/practice/books?limit=99')).toBe(true);
  expect(await stepAfter('/v1/practice/books?limit=100')).toBe('different');
  expect(await stepAfter('/w/mine/openapi.json')).toBe('different');
});

test('hears from its pages what they reached, and the network of the page stays silent', async () => {
  const { webUrl, reached } = await open();
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${webUrl}/shopping`, { waitUntil: 'networkidle' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Search products').fill('Bluetooth');
  await expect
    .poll(async () => (await reached()).reached, { timeout: 5000 })
    .toContain('search-keeps-the-page');
  const { reached: there, different, seen } = await reached();
  expect(different).not.toContain('search-keeps-the-page');
  expect(different).toContain('not-from-the-top');
  expect(seen).not.toContain('not-from-the-top');
  expect(there).toContain('search-by-beginning');
  expect(different).not.toContain('search-by-beginning');
  expect(there).not.toContain('stays-descending');
  await page.getByLabel('Search products').fill('Headphones');
  await expect
    .poll(async () => (await reached()).seen, { timeout: 5000 })
    .toContain('search-by-beginning');
  expect(sent).toEqual([]);
});

test('hears a page that is closed as soon as it shows something, or knows that it has not', async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  for (let visit = 0; visit < 8; visit++) {
    const { webUrl, reached } = await open();
    const page = await browser.newPage();
    await page.goto(`${webUrl}/shopping`, { waitUntil: 'commit' });
    await page.getByTestId('nav-cart').waitFor();
    await page.close();
    const { loaded, heard, reached: there } = await reached();
    expect(loaded).toEqual(new Set(['/shopping']));
    expect(there.has('badge-of-nothing') || !heard.has('/shopping')).toBe(true);
  }
});

test('knows the pages of the site that a browser has loaded and that told nothing', async () => {
  const { webUrl, reached } = await open();
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/shopping?seed=7', '/docs', '/frames/top.html'])
    await page.goto(`${webUrl}${path}`);
  await fetch(`${webUrl}/login`);
  const { loaded, heard } = await reached();
  expect(loaded).toEqual(new Set(['/shopping']));
  expect(heard).toEqual(new Set());
});

const reachedIn = async (options: Partial<InstanceOptions>): Promise<readonly string[]> => {
  const { apiUrl, reached } = await open(options);
  await fetch(`${apiUrl}/v1/practice/books`);
  return [...(await reached()).reached].toSorted();
};

test('notes the same whatever is in it, so that it does the same work', async () => {
  const original = await reachedIn({});
  expect(original.length).toBeGreaterThan(3);
  expect(await reachedIn({ changes: ['more-headers'] })).toEqual(original);
  expect(await reachedIn({ defects: ['done-too-early'] })).toEqual(original);
});

test.each([
  ['site', 'webPort'],
  ['API', 'apiPort'],
] as const)('says so when the port of its %s is taken', async (_, port) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port: number } = taken.address() as AddressInfo;
  await expect(startInstance({ ...anyPort, [port]: number })).rejects.toThrow(
    `Port ${number} is taken: stop the program that uses it, or choose another one.`,
  );
});

test('says so when the build does not know the defect', async () => {
  await expect(startInstance({ ...anyPort, defects: ['no-such'] })).rejects.toThrow(
    'The graded build knows no defect no-such: build it again.',
  );
});

test('says so when the build does not know the harmless change', async () => {
  await expect(startInstance({ ...anyPort, changes: ['no-such'] })).rejects.toThrow(
    'The graded build knows no harmless change no-such.',
  );
});

test('frees its ports when it is stopped', async () => {
  const ports = { webPort: await freePort(), apiPort: await freePort() };
  const first = await startInstance({ ...anyPort, ...ports });
  await first.stop();
  await first.stop();
  expect((await open(ports)).webUrl).toBe(first.webUrl);
});

/** A program that opens an instance and then only waits. */
const openInAnother = async () => {
  const module = fileURLToPath(new URL('../../src/instance/start-instance.ts', import.meta.url));
  const script = `const { startInstance } = await import(${JSON.stringify(module)});
    const { apiUrl } = await startInstance(${JSON.stringify(anyPort)});
    console.log(apiUrl);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, apiUrl: line.trim() };
};

test('goes when whoever opened it is killed', async () => {
  const { child, apiUrl } = await openInAnother();
  expect(await statusOf(`${apiUrl}/healthz`)).toBe(200);
  child.kill('SIGKILL');
  await expect.poll(() => statusOf(`${apiUrl}/healthz`).catch(() => 'gone')).toBe('gone');
});

test('is told to have died when its process ends by itself', async () => {
  const { pid, died } = await open();
  process.kill(pid, 'SIGKILL');
  expect(await died).toBe('The instance ended (SIGKILL).');
});
