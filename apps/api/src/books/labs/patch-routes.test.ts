import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { jsonPatchType, type JsonPatch } from '@sparring/contracts/book-labs/patch-endpoints';
import { testApp } from '../../test-app.ts';

const app = await testApp();
const path = (id: string = exampleBook.id) => `/w/mine/v1/practice/labs/books/${id}`;
const patch = (body: unknown, type = jsonPatchType) =>
  request(app).patch(path()).set('Content-Type', type).send(JSON.stringify(body));
const stock = (value: number): JsonPatch => [{ op: 'replace', path: '/stock', value }];

test('replies 200 with the book and its new ETag', async () => {
  const { headers, body } = await patch(stock(7)).expect(200);
  expect(body).toMatchObject({ ...exampleBook, stock: 7, updated_at: body.updated_at });
  const read = await request(app).get(`/w/mine/v1/practice/books/${exampleBook.id}`);
  expect(read.headers['etag']).toBe(headers['etag']);
});

test('checks If-Match before the operations', async () => {
  const { headers } = await patch(stock(1)).expect(200);
  const etag = headers['etag']!;
  expect((await patch(stock(2)).set('If-Match', etag)).status).toBe(200);
  expect((await patch(stock(3)).set('If-Match', etag)).status).toBe(412);
  await patch([{ op: 'test', path: '/stock', value: 99 }])
    .set('If-Match', etag)
    .expect(412);
});

test('a workspace that requires If-Match refuses a patch without it', async () => {
  const base = '/w/strict/v1/practice';
  await request(app).patch(`${base}/workspace`).send({ if_match: 'required' });
  const { status } = await request(app)
    .patch(`${base}/labs/books/${exampleBook.id}`)
    .set('Content-Type', jsonPatchType)
    .send(JSON.stringify(stock(2)));
  expect(status).toBe(428);
});

test.each([
  ['', {}],
  ['', []],
  ['', Array.from({ length: 51 }, () => stock(1)[0])],
  ['/0', ['replace']],
  ['/0/op', [{ path: '/stock' }]],
  ['/0/op', [{ op: 'increase', path: '/stock' }]],
  ['/0/path', [{ op: 'remove' }]],
  ['/0/path', [{ op: 'remove', path: 'stock' }]],
  ['/0/path', [{ op: 'remove', path: '/a~2' }]],
  ['/0/from', [{ op: 'copy', path: '/stock' }]],
  ['/1/value', [...stock(1), { op: 'add', path: '/stock' }]],
])('a document that is no patch gets 400 at %s: %j', async (pointer, body) => {
  const reply = await patch(body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors[0].pointer).toBe(pointer);
});

test('a value nested very deep is refused', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const { status } = await request(app)
    .patch(path())
    .set('Content-Type', jsonPatchType)
    .send(`[{"op":"add","path":"/title","value":${deep}}]`);
  expect(status).toBe(400);
});

test('members that RFC 6902 does not know are ignored', async () => {
  expect((await patch([{ ...stock(5)[0], comment: 'why' }])).status).toBe(200);
});

test('OPTIONS and 415 tell the media type of a patch', async () => {
  const options = await request(app).options(path());
  expect(options.headers['accept-patch']).toBe(jsonPatchType);
  for (const type of ['application/json', 'application/merge-patch+json']) {
    const { status, headers } = await patch(stock(1), type);
    expect([status, headers['accept-patch']]).toEqual([415, jsonPatchType]);
  }
});

test('an unknown book is a 404, the ISBN of another a 409', async () => {
  const unknown = path('00000000-0000-4000-8000-00000000ffff');
  await request(app)
    .patch(unknown)
    .set('Content-Type', jsonPatchType)
    .send(JSON.stringify(stock(1)))
    .expect(404);
  const { body } = await patch([{ op: 'replace', path: '/isbn', value: '9780000000026' }]).expect(
    409,
  );
  expect(body.error).toBe('Duplicate ISBN');
});
