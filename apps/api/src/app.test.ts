import express from 'express';
import request from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from './test-app.ts';

const reported: unknown[] = [];
const app = await testApp({ report: (error) => reported.push(error) });

beforeEach(() => {
  reported.length = 0;
});

test('replies 404 with a problem for an unknown path', async () => {
  const reply = await request(app).get('/v1/practice/nothing');
  expect(reply.status).toBe(404);
  expect(reply.type).toBe('application/problem+json');
  expect(problem.parse(reply.body).instance).toBe('/v1/practice/nothing');
});

test('replies 406 when the Accept header excludes JSON', async () => {
  const reply = await request(app).get('/v1/practice/ping').set('Accept', 'text/html');
  expect(reply.status).toBe(406);
  expect(problem.parse(reply.body).detail).toContain('text/html');
});

test('answers HEAD like GET, without the body', async () => {
  const reply = await request(app).head('/v1/practice/ping');
  expect(reply.status).toBe(200);
  expect(reply.headers['content-length']).toBe('18');
  expect(reply.text).toBeUndefined();
});

test('answers OPTIONS with the methods of the path', async () => {
  const reply = await request(app)
    .options('/v1/practice/ping')
    .set('Origin', 'https://course.test');
  expect(reply.status).toBe(204);
  expect(reply.headers['allow']).toBe('GET, HEAD, OPTIONS');
  expect(reply.headers['access-control-allow-methods']).toBe('GET,HEAD,OPTIONS');
});

test('is an Express application that another one can mount', async () => {
  const school = express().use('/school', app);
  const found = await request(school).get('/school/w/ada/v1/practice/ping');
  expect([found.status, found.headers['x-workspace']]).toEqual([200, 'ada']);
  const unknown = await request(school).get('/school/v1/practice/nothing');
  expect(problem.parse(unknown.body).instance).toBe('/school/v1/practice/nothing');
});

test('does not reveal its server software', async () => {
  const reply = await request(app).get('/v1/practice/ping');
  expect(reply.headers).not.toHaveProperty('x-powered-by');
});

test('replies 400 to a path that cannot be decoded', async () => {
  const reply = await request(app).get('/docs/problems/%E0%A4%A');
  expect(reply.status).toBe(400);
  expect(problem.parse(reply.body).error).toBe('Invalid input');
  expect(reported).toEqual([]);
});

test.each(['category=%E0%A4%A', 'category=100%', 'page=1&%FF=1'])(
  'replies 400 to the query string %s, which cannot be decoded',
  async (query) => {
    const reply = await request(app).get(`/v1/practice/books?${query}`);
    expect(reply.status).toBe(400);
    expect(problem.parse(reply.body).detail).toContain(query);
    expect(reported).toEqual([]);
  },
);

test.each([
  [
    'a path of the API',
    'get',
    '/w/abc/v1/practice/nothing?x=1',
    'nothing at /w/abc/v1/practice/nothing.',
  ],
  ['a prefix alone', 'delete', '/w/abc', '/w/abc does not support DELETE'],
  [
    'a method',
    'delete',
    '/w/abc/v1/practice/ping',
    '/w/abc/v1/practice/ping does not support DELETE',
  ],
] as const)('names %s as the client sent it', async (_, method, url, said) => {
  const reply = await request(app)[method](url);
  expect(problem.parse(reply.body).detail).toContain(said);
});

test.each(['application/json;q=0, */*', 'application/problem+json', 'text/*'])(
  'replies 406 to Accept: %s, which excludes JSON',
  async (accept) => {
    const reply = await request(app).get('/v1/practice/ping').set('Accept', accept);
    expect(reply.status).toBe(406);
  },
);
