import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import { expect, test } from 'vitest';
import { apiChapter } from '@sparring/rules/api/chapter';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { problemKinds } from '@sparring/contracts/problem';
import { printReference } from './print/reference-page.ts';
import { testApp } from '../../test/support/app.ts';

const app = await testApp();

test('serves a valid OpenAPI 3.1 document', async () => {
  const { body } = await request(app).get('/openapi.json');
  const validator = new Validator();
  expect(await validator.validate(body)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('serves a Postman collection with a request for every operation', async () => {
  const { body } = await request(app).get('/postman.json');
  const folder = (name: string) =>
    body.item.find((noun: { name: string }) => noun.name === name).item;
  expect(folder('ping')).toMatchObject([{ name: 'GET - Ping' }]);
});

test('serves the reference as one page that loads nothing from other origins', async () => {
  const { text, headers } = await request(app).get('/docs').expect(200);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(text.match(/<main/g)).toHaveLength(1);
  expect(text.match(/<h1/g)).toHaveLength(1);
  const files = [...text.matchAll(/(?:src|href)="(\/docs\/[^"/]+)"/g)].map(([, file]) => file!);
  expect(new Set(files)).toEqual(
    new Set(['/docs/logo.svg', '/docs/page.css', '/docs/reference.css', '/docs/reference.js']),
  );
  for (const file of files) await request(app).get(file).expect(200);
});

test('prints every operation with an example for the address and workspace of the request', async () => {
  const { text } = await request(app).get('/w/ada/docs').set('Host', 'school.test').expect(200);
  const operations = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
  const titles = [...text.matchAll(/<span class="title">(.+?)<\/span>/g)].map(([, title]) => title);
  expect(titles).toEqual(operations.map(({ title }) => title));
  expect(text.match(/curl --[^<]+school\.test\/w\/ada\/v1\/practice/g)).toHaveLength(titles.length);
  expect(text).not.toContain('--header &#39;X-Workspace');
});

test('prints each rule of the API beside the operations that it is about, or above them all', async () => {
  const { text } = await request(app).get('/docs').expect(200);
  const printed = [...text.matchAll(/<li><code>([A-Z]+-\d+)<\/code>/g)].map(([, id]) => id);
  const known = apiChapter.areas.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(new Set(printed)).toEqual(new Set(known));
});

test('prints the failures of the server in one line of each operation', async () => {
  const { text } = await request(app).get('/docs').expect(200);
  const statuses = [...text.matchAll(/<th scope="row">(5\w\w)<\/th>/g)].map(([, status]) => status);
  const operations = Object.values(api).flatMap((group) => Object.keys(group));
  expect(statuses.filter((status) => status === '5xx')).toHaveLength(operations.length);
  expect(statuses.filter((status) => status !== '5xx')).toEqual(['500', '503']);
});

test('uses each id of the reference once', async () => {
  const { text } = await request(app).get('/docs');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('escapes markup in the reference', () => {
  const text = printReference({ origin: 'http://a"><b>.test', workspace: 'ada' });
  expect(text).toContain('a&quot;&gt;&lt;b&gt;.test');
  expect(text).not.toContain('<b>');
});

const docs = () => request(app).get('/docs').set('Host', 'school.test');

test('sends the reference compressed, and replies 304 when it has not changed', async () => {
  const { headers } = await docs().set('Accept-Encoding', 'gzip').expect(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['vary']).toContain('Accept-Encoding');
  await docs().set('If-None-Match', headers['etag']!).expect(304);
  const plain = await docs().set('Accept-Encoding', 'identity').expect(200);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(Number(headers['content-length'])).toBeLessThan(plain.text.length / 8);
});

test.each(['/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/docs/reference'])(
  'replies 404 at %s',
  async (path) => {
    const { type } = await request(app).get(path).expect(404);
    expect(type).toBe('application/problem+json');
  },
);

const problemText = async (kind: string) =>
  (await request(app).get(`/docs/problems/${kind}`).expect(200)).text;

test.each(Object.keys(problemKinds))(
  'explains the problem %s at the path of its type, with an example',
  async (kind) => {
    const text = await problemText(kind);
    expect(text).toMatch(/<h1>\d{3} /);
    expect(text).toContain(`&quot;type&quot;: &quot;/docs/problems/${kind}&quot;`);
  },
);

test('the page of a problem links to the operations that can answer with it, and to no other', async () => {
  const text = await problemText('duplicate-isbn');
  expect(text).toContain('href="/docs#add-book"');
  expect(text).not.toContain('href="/docs#delete-book"');
});

test.each([
  ['internal', 'every operation'],
  ['headers-too-large', 'at no operation'],
  ['api-timeout', 'the server of the site'],
])('the page of the problem %s says that it happens in a response of %s', async (kind, where) => {
  expect(await problemText(kind)).toContain(where);
});

test.each([
  ['quota-exceeded', 'Wait as long as'],
  ['internal', 'can succeed later'],
  ['duplicate-isbn', 'Change the request'],
])('the page of the problem %s says what to do: %s', async (kind, step) => {
  expect(await problemText(kind)).toContain(step);
});

test('replies 404 for a kind of problem that does not exist', async () => {
  const { status } = await request(app).get('/docs/problems/constructor');
  expect(status).toBe(404);
});

test.each([
  [{ 'If-Match': '"x"' }, 412, 'If-Match: "x" does not match the current version, "'],
  [{ Range: 'bytes=99999999-' }, 416, 'Range: bytes=99999999- names no byte of this file'],
])('replies to %j for a file of the reference with a problem', async (headers, status, said) => {
  const reply = await request(app).get('/docs/reference.css').set(headers);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.text).detail).toContain(said);
  expect(reply.headers).not.toHaveProperty('cache-control');
});
