import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test-app.ts';
import { someBook } from './test-book.ts';

const app = await testApp();
const newId = '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c78';

/** Requests in a workspace of their own. */
const inWorkspace = (name: string) => {
  const base = `/w/${name}/v1/practice`;
  const at = (id: string) => `${base}/books/${id}`;
  return {
    at,
    create: (id: string, body: object = someBook()) =>
      request(app).put(at(id)).set('If-None-Match', '*').send(body),
    require: (if_match: string) => request(app).patch(`${base}/workspace`).send({ if_match }),
    show: () => request(app).get(`${base}/workspace`),
  };
};

test('a PUT with If-None-Match: * creates a book under its id', async () => {
  const { at, create } = inWorkspace('creates');
  const { status, body, headers } = await create(newId);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...someBook(), id: newId });
  expect(headers['location']).toBe(at(newId));
  const read = await request(app).get(at(newId));
  expect(read.body).toEqual(body);
  expect(read.headers['etag']).toBe(headers['etag']);
});

test('a PUT with If-None-Match: * gets 412 and changes nothing when the book exists', async () => {
  const { at, create } = inWorkspace('exists');
  for (const id of [exampleBook.id, newId]) {
    await create(newId);
    const before = await request(app).get(at(id));
    const { status, body } = await create(id, { ...someBook('9780000009029'), title: 'Other' });
    expect(status).toBe(412);
    expect(problem.parse(body).error).toBe('Precondition failed');
    expect((await request(app).get(at(id))).body).toEqual(before.body);
  }
});

test('of ten equal creations at once, one succeeds', async () => {
  const { create } = inWorkspace('ten');
  const all = await Promise.all(Array.from({ length: 10 }, () => Promise.resolve(create(newId))));
  const withStatus = (wanted: number) => all.filter(({ status }) => status === wanted);
  expect([withStatus(201).length, withStatus(412).length]).toEqual([1, 9]);
});

test('a creation by PUT needs the whole book and an ISBN that no other book has', async () => {
  const { create } = inWorkspace('whole');
  const part = await create(newId, { title: 'Only a title' });
  expect(part.status).toBe(400);
  expect(problem.parse(part.body).errors).toContainEqual(
    expect.objectContaining({ pointer: '/author' }),
  );
  expect((await create(newId, someBook(exampleBook.isbn))).status).toBe(409);
});

const changes = [
  ['put', { stock: 3 }],
  ['patch', { stock: 3 }],
  ['delete', undefined],
] as const;

test.each(changes)(
  '%s without If-Match gets 428 and changes nothing where the workspace requires it',
  async (method, body) => {
    const { at, require } = inWorkspace(`required-${method}`);
    await require('required').expect(200);
    const reply = await request(app)[method](at(exampleBook.id)).send(body);
    expect(reply.status).toBe(428);
    expect(problem.parse(reply.body)).toMatchObject({
      title: 'Precondition Required',
      error: 'Precondition required',
    });
    const read = await request(app).get(at(exampleBook.id));
    expect(read.body).toEqual(exampleBook);
    const etag = read.headers['etag']!;
    const matched = await request(app)[method](at(exampleBook.id)).set('If-Match', etag).send(body);
    expect(matched.status).toBe(200);
  },
);

test('a creation by PUT or POST needs no If-Match', async () => {
  const { at, create, require } = inWorkspace('no-match');
  await require('required');
  expect((await create(newId)).status).toBe(201);
  const posted = await request(app).post(at('')).send(someBook('9780000009029'));
  expect(posted.status).toBe(201);
});

test('if_match is optional until it is set, and again after the reset', async () => {
  const { at, require, show } = inWorkspace('mode');
  expect((await show()).body.if_match).toBe('optional');
  expect((await require('required')).body.if_match).toBe('required');
  expect((await show()).body).toMatchObject({ if_match: 'required', seed: 42 });
  expect((await require('optional')).body.if_match).toBe('optional');
  expect((await request(app).put(at(exampleBook.id)).send({ stock: 3 })).status).toBe(200);
  await require('required');
  await request(app).post('/w/mode/v1/practice/workspace/reset');
  expect((await show()).body.if_match).toBe('optional');
  expect((await require('sometimes')).status).toBe(400);
});
