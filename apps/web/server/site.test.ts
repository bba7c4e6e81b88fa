import { rm } from 'node:fs/promises';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Express } from 'express';
import { readBuild } from './build.ts';
import { readEnvironment } from './env.ts';
import { exampleBuild, html, script } from './example-build.ts';
import { createSite } from './site.ts';

const chunk = '/static/js/shop-3fA9c2Qx.chunk.js';
const chunksByPath = new Map(
  Object.entries({
    '/': [],
    '/webelements': [],
    '/product/1': [],
    '/shopping': ['shop'],
    '/webelements/TabPage': [],
  }),
);
let folder: string;
let site: Express;
const reported: string[] = [];

beforeAll(async () => {
  folder = await exampleBuild();
  site = createSite({
    build: await readBuild(folder, readEnvironment({}), chunksByPath),
    passOn: ({ originalUrl }, response) => {
      if (originalUrl === '/items/broken') throw new Error('broken');
      response.send(`the API answers ${originalUrl}`);
    },
    report: (line) => reported.push(line),
  });
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['/login', '/webelements/login'],
  ['/cart/?a=$1', '/checkout?a=$1'],
  ['/settings?speed=2', '/about?speed=2#tab-settings'],
])('%s, which many type, leads to %s', async (path, target) => {
  await request(site).get(path).expect(302).expect('Location', target);
});

describe('the page', () => {
  test.each([
    '/',
    '/webelements',
    '/webelements/',
    '/product/1',
    '/webelements?speed=20',
    '/WebElements',
    '/WEBELEMENTS/?speed=20',
    '/webelements/tabpage',
  ])('answers %s with 200', async (path) => {
    const reply = await request(site).get(path).expect(200);
    expect(reply.text).toBe(html);
    expect(reply.type).toBe('text/html');
  });

  test('loads its chunks by a script that may be cached for ever', async () => {
    const { text } = await request(site).get('/shopping/').expect(200);
    const [, path = ''] = /src="(\/static\/js\/page-[\w-]{8}\.js)"/.exec(text) ?? [];
    const reply = await request(site).get(path).expect(200);
    expect(reply.text).toBe(
      `import * as chunk0 from "/static/js/shop-3fA9c2Qx.chunk.js";
const detail = { "shop": chunk0 };
dispatchEvent(new CustomEvent('chunks', { detail }));`,
    );
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test.each([
    '/nonexistent-page',
    '/index',
    '//example',
    '//',
    '/webelements//',
    '/a%00b',
    '/a%20b',
  ])('answers %s, which no route knows, with 404', async (path) => {
    const reply = await request(site).get(path).set('Accept', 'text/html').expect(404);
    expect(reply.text).toBe(html);
  });

  test('is revalidated at every visit', async () => {
    const { headers } = await request(site).get('/').expect('Cache-Control', 'no-cache');
    await request(site).get('/').set('If-None-Match', headers['etag']!).expect(304);
  });

  test('answers HEAD like GET, without a body', async () => {
    const reply = await request(site).head('/').set('Accept-Encoding', 'identity').expect(200);
    expect(reply.headers['content-length']).toBe(String(html.length));
    expect(reply.text).toBeUndefined();
  });
});

describe('a file', () => {
  test('with a hash in its name may be cached for ever', async () => {
    const reply = await request(site).get(chunk).expect(200);
    expect(reply.text).toBe(script);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.type).toBe('text/javascript');
  });

  test('without a hash in its name is revalidated at every visit', async () => {
    await request(site).get('/favicon.svg').expect(200).expect('Cache-Control', 'no-cache');
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('for the Accept-Encoding %s is sent as %s', async (accepts, encoding) => {
    const reply = await request(site).get(chunk).set('Accept-Encoding', accepts).buffer(false);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(Number(reply.headers['content-length'])).toBeLessThan(script.length / 2);
    expect(reply.headers['vary']).toContain('Accept-Encoding');
  });

  test('is not compressed for a client that accepts no compression', async () => {
    const reply = await request(site).get(chunk).set('Accept-Encoding', 'identity');
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.text).toBe(script);
  });

  test('that is compressed already is not compressed again', async () => {
    const reply = await request(site).get('/static/media/mouse-9xYq3Lmn.webp').expect(200);
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });

  test('that only the server reads is a 404', async () => {
    await request(site).get('/.vite/manifest.json').expect(404);
  });

  test('outside the build is a 404', async () => {
    await request(site).get('/static/..%2f..%2fpackage.json').expect(404);
  });
});

describe('a request that makes no sense', () => {
  test.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    'with %s to a page is 405 and says what is allowed',
    async (method) => {
      await request(site)[method]('/webelements').expect(405).expect('Allow', 'GET, HEAD');
    },
  );
});

describe("the API's paths", () => {
  test.each([
    '/items',
    '/items/3',
    '/files/example.pdf',
    '/practice/ping',
    '/v1/practice/books?a=%',
  ])('pass on %s', async (path) => {
    await request(site).get(path).expect(200, `the API answers ${path}`);
  });

  test.each([
    '/w/ada/v1/practice/books',
    '/openapi.json',
    '/postman.json',
    '/docs',
    '/docs/',
    '/swagger',
  ])('pass on %s too', async (path) => {
    await request(site).post(path).expect(200, `the API answers ${path}`);
  });

  test.each(['/webelements', '/itemsets', '/v1', '/docs.html', '/W/ada'])(
    'do not take %s from the site',
    async (path) => {
      const reply = await request(site).get(path);
      expect(reply.text).not.toContain('the API answers');
    },
  );

  test('keep the headers of the API', async () => {
    const reply = await request(site).get('/docs');
    expect(reply.headers).not.toHaveProperty('content-security-policy');
  });
});

describe('every answer of the site', () => {
  test.each(['/', chunk, '/nonexistent-page', '/foo.js', '/%', '/healthz'])(
    'at %s carries the security headers',
    async (path) => {
      const { headers } = await request(site).get(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'same-origin',
      });
    },
  );

  test('has no header that demands https', async () => {
    const { headers } = await request(site).get('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  test('has no X-Powered-By', async () => {
    const { headers } = await request(site).get('/');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

test('/healthz answers 200', async () => {
  await request(site).get('/healthz').expect(200, { status: 'ok' });
});

test('a failure of the site is a 500 without details, and is reported', async () => {
  await request(site)
    .get('/items/broken')
    .expect(500, /^The site failed to answer/);
  expect(reported.splice(0)).toEqual([
    expect.stringMatching(/^GET \/items\/broken: the site failed: Error: broken\n +at /),
  ]);
});
