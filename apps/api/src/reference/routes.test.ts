import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import { expect, test } from 'vitest';
import { problemKinds } from '@sparring/contracts/problem';
import { testApp } from '../test-app.ts';

const app = await testApp();

test('serves a valid OpenAPI 3.1 document', async () => {
  const { body } = await request(app).get('/openapi.json');
  const validator = new Validator();
  expect(await validator.validate(body)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('serves a Postman collection with a request for every operation', async () => {
  const { body } = await request(app).get('/postman.json').set('Host', 'school.test');
  expect(body.variable[0].value).toBe('http://school.test/v1/practice');
  const folder = (name: string) =>
    body.item.find((noun: { name: string }) => noun.name === name).item;
  expect(folder('ping')).toMatchObject([{ name: 'GET - Ping' }]);
});

test('names the address the client asked for when the site passes the request on', async () => {
  const forwarded = { 'X-Forwarded-Host': 'school.test', 'X-Forwarded-Proto': 'https' };
  const { body } = await request(app).get('/postman.json').set('Host', 'api:3001').set(forwarded);
  expect(body.variable[0].value).toBe('https://school.test/v1/practice');
});

test('serves the interactive reference with every file from here', async () => {
  const { text } = await request(app).get('/docs');
  const files = [...text.matchAll(/(?:src|href)="(\/docs[^"]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(5);
  const replies = await Promise.all(files.map((file) => request(app).get(file)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test.each(Object.keys(problemKinds))(
  'explains the problem %s at the address its type names',
  async (kind) => {
    const { status, text } = await request(app).get(`/docs/problems/${kind}`);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1>\d{3} /);
  },
);

test('replies 404 for a kind of problem that does not exist', async () => {
  const { status } = await request(app).get('/docs/problems/constructor');
  expect(status).toBe(404);
});

test.each([
  [{ 'If-Match': '"x"' }, 412, 'If-Match: "x" does not name the current version, "'],
  [{ Range: 'bytes=99999999-' }, 416, 'Range: bytes=99999999- names no byte of this file.'],
])('replies to %j for a file of the reference with a problem', async (headers, status, said) => {
  const reply = await request(app).get('/docs/reference.css').set(headers);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.text).detail).toContain(said);
  expect(reply.headers).not.toHaveProperty('cache-control');
});
