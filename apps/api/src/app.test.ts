import express from 'express';
import request from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test/support/app.ts';

const reported: unknown[] = [];
const app = await testApp({ report: (error) => reported.push(error) });

beforeEach(() => {
  reported.length = 0;
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
