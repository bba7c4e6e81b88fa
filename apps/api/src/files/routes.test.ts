import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../../test/support/app.ts';

const app = await testApp();
const pdf = '/files/example.pdf';
const bytes = readFileSync(new URL('./stored/example.pdf', import.meta.url));

test('answers HEAD with Content-Length and without a body', async () => {
  const { status, headers } = await request(app).head(pdf);
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers['accept-ranges']).toBe('bytes');
});

test.each(['bytes=0-3', 'bytes=99999999-'])('ignores Range: %s for HEAD', async (range) => {
  const { status, headers } = await request(app).head(pdf).set('Range', range);
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(bytes.length));
});

test('replies 304 even with Cache-Control: no-cache', async () => {
  const { headers } = await request(app).get(pdf);
  const conditional = { 'If-None-Match': headers['etag']!, 'Cache-Control': 'no-cache' };
  const { status } = await request(app).get(pdf).set(conditional);
  expect(status).toBe(304);
});

test('replies 304 when the file has not changed since Last-Modified', async () => {
  const { headers } = await request(app).get(pdf);
  const { status } = await request(app)
    .get(pdf)
    .set('If-Modified-Since', headers['last-modified']!);
  expect(status).toBe(304);
});

test('sends the whole file when If-Range names another version', async () => {
  const { status } = await request(app)
    .get(pdf)
    .set({ Range: 'bytes=0-7', 'If-Range': '"another"' });
  expect(status).toBe(200);
});

test('replies 412 when the file has changed since If-Unmodified-Since', async () => {
  const long = 'Thu, 01 Jan 1970 00:00:00 GMT';
  const { status, text } = await request(app).get(pdf).set('If-Unmodified-Since', long);
  expect(status).toBe(412);
  expect(problem.parse(JSON.parse(text)).detail).toContain(`If-Unmodified-Since: ${long}`);
});

test.each(['/files/%2e%2e%2froutes.ts', '/files/..%5croutes.ts', '/files/routes.ts'])(
  'serves no other file: %s',
  async (path) => {
    const { status } = await request(app).get(path);
    expect(status).toBe(404);
  },
);
