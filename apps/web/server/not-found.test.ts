import { rm } from 'node:fs/promises';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from './build.ts';
import { readEnvironment } from './env.ts';
import { exampleBuild, html } from './example-build.ts';
import { createSite } from './site.ts';

/** The headers that a browser sends for a followed link. */
const navigation = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'Sec-Fetch-Dest': 'document',
};
let folder: string;
let site: Express;

beforeAll(async () => {
  folder = await exampleBuild();
  const build = await readBuild(folder, readEnvironment({}), new Map());
  site = createSite({
    build,
    passOn: (_request, response) => void response.sendStatus(500),
    report: () => {},
  });
});

afterAll(() => rm(folder, { recursive: true }));

describe('the 404 page', () => {
  test.each([
    ['/product/1.5', navigation],
    ['/report.html', navigation],
    ['/index.html', navigation],
    ['/a.b/', { Accept: 'text/html' }],
    ['/report.html', { Accept: 'text/html,*/*;q=0.8' }],
    ['/nonexistent-page', { Accept: '*/*' }],
    ['/nonexistent-page', {}],
  ])('answers %s asked for with %j with 404', async (path, headers) => {
    const reply = await request(site).get(path).set(headers).expect(404);
    expect(reply.text).toBe(html);
  });
});

describe('a file', () => {
  test.each(['/static/js/gone.chunk.js', '/static/js'])(
    'missing from the build, %s, is a plain 404 for every client',
    async (path) => {
      const reply = await request(site).get(path).set(navigation).expect(404);
      expect(reply.type).toBe('text/plain');
    },
  );

  test.each([
    ['/gone.js', { Accept: '*/*', 'Sec-Fetch-Dest': 'script' }],
    ['/gone.png', { Accept: 'image/avif,image/webp,*/*;q=0.8', 'Sec-Fetch-Dest': 'image' }],
    ['/gone', { Accept: 'text/html', 'Sec-Fetch-Dest': 'image' }],
    ['/gone.js', { Accept: '*/*' }],
    ['/gone.png', {}],
    ['/gone', { Accept: 'image/*' }],
  ])('that is missing, %s asked for with %j, is a plain 404', async (path, headers) => {
    const reply = await request(site).get(path).set(headers).expect(404);
    expect(reply.type).toBe('text/plain');
    expect(reply.headers['vary']).toBe('Accept, Sec-Fetch-Dest');
  });
});
