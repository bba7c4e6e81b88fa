import { rm } from 'node:fs/promises';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Express } from 'express';
import { readBuild } from './build.ts';
import { readEnvironment } from './env.ts';
import { exampleBuild } from './example-build.ts';
import { createSecondOrigin } from './second-origin.ts';
import { createSite } from './site.ts';

let folder: string;
let framed: Express;
let site: Express;

beforeAll(async () => {
  folder = await exampleBuild();
  const build = await readBuild(folder, readEnvironment({}), new Map([['/', []]]));
  framed = createSecondOrigin({ files: build.files, sitePort: () => 3000 });
  site = createSite({
    build,
    passOn: (_, reply) => void reply.end(),
    framesPort: 3002,
    report: () => {},
  });
});

afterAll(() => rm(folder, { recursive: true }));

const policyOf = async (app: Express, path: string, host: string): Promise<string | undefined> =>
  (await request(app).get(path).set('Host', host)).headers['content-security-policy'];

test('answers with a framed document', async () => {
  const reply = await request(framed).get('/frames/desk.html').expect(200);
  expect(reply.type).toBe('text/html');
  expect(reply.text).toContain('Desk');
});

test.each(['/', '/healthz', '/favicon.svg', '/items', '/frames', '/frames/none.html'])(
  'has nothing at %s',
  async (path) => {
    const { text } = await request(framed).get(path).expect(404);
    expect(text).toBe('This port has only the framed documents of the site.\n');
  },
);

test('refuses to write', async () => {
  await request(framed).post('/frames/desk.html').expect(405).expect('Allow', 'GET, HEAD');
});

test.each([
  ['127.0.0.1:3002', 'http://127.0.0.1:3000'],
  ['school.test', 'http://school.test:3000'],
  ['a;script-src', "'none'"],
])('can be framed, as %s, only by %s', async (host, ancestor) => {
  const policy = await policyOf(framed, '/frames/desk.html', host);
  expect(policy).toMatch(new RegExp(`(^|;)frame-ancestors ${ancestor}(;|$)`));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("font-src 'self'");
});

test('the site frames only itself and its second port', async () => {
  expect(await policyOf(site, '/', 'school.test:3000')).toMatch(
    /;frame-src 'self' http:\/\/school\.test:3002;/,
  );
});
