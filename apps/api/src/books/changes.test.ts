import request from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { problem } from '@sparring/contracts/problem';
import { seedBooks } from './seed.ts';
import { testApp, testClock } from '../test-app.ts';

const clock = testClock();
let app: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  app = await testApp({ clock });
});

const books = '/v1/practice/books';
const first = `${books}/${exampleBook.id}`;
const unknown = `${books}/00000000-0000-4000-8000-00000000ffff`;
const etag = async (): Promise<string> => (await request(app).get(first)).headers['etag']!;

describe.each(['put', 'patch'] as const)('%s /books/{id}', (method) => {
  const send = (body: object, path = first) => request(app)[method](path).send(body);

  test('replies 200 with the changed fields and all others as they were', async () => {
    const { status, body } = await send({ title: 'New', price: 5 });
    const updated_at = clock.now().toISOString();
    expect(status).toBe(200);
    expect(body).toEqual({ ...exampleBook, title: 'New', price: 5, updated_at });
    expect((await request(app).get(first)).body).toEqual(body);
  });

  test('accepts a whole book as GET returned it, and ignores the fields that the API sets', async () => {
    const { status, body } = await send({ ...exampleBook, id: 'other', stock: 3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: exampleBook.id, stock: 3 });
    expect(body.created_at).toBe(exampleBook.created_at);
  });

  test('gives the book a new ETag', async () => {
    const before = await etag();
    const { headers } = await send({ stock: 3 });
    expect(headers['etag']).not.toBe(before);
    expect(await etag()).toBe(headers['etag']);
  });

  test('replies 200 when If-Match names the version', async () => {
    const { status } = await send({ stock: 3 }).set('If-Match', await etag());
    expect(status).toBe(200);
  });

  test('replies 412 and changes nothing when If-Match names another version', async () => {
    const before = await etag();
    await send({ stock: 1 });
    const { status, headers, body } = await send({ stock: 2 }).set('If-Match', before);
    expect(status).toBe(412);
    expect(problem.parse(body).error).toBe('Precondition failed');
    expect(headers['etag']).toBe(await etag());
    expect((await request(app).get(first)).body.stock).toBe(1);
  });

  test('accepts only one of two simultaneous changes with the same If-Match', async () => {
    const before = await etag();
    const both = [1, 2].map((stock) => send({ stock }).set('If-Match', before));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(1);
  });

  test('replies 400 to an If-Match that is not a list of ETags', async () => {
    const { status, body } = await send({ stock: 3 }).set('If-Match', '7');
    expect(status).toBe(400);
    expect(body.detail).toContain('double quotes');
  });

  test('replies 404 when the id is unknown, even with If-Match', async () => {
    expect((await send({ stock: 3 }, unknown)).status).toBe(404);
    expect((await send({ stock: 3 }, unknown).set('If-Match', '*')).status).toBe(404);
  });

  test('replies 409 to the ISBN of another book', async () => {
    const { status } = await send({ isbn: seedBooks[1]!.isbn });
    expect(status).toBe(409);
  });

  test('changes nothing when it replies 400 or 409', async () => {
    const before = await etag();
    await send({ title: 'New', isbn: seedBooks[1]!.isbn }).expect(409);
    await send({ title: 'New', price: -1 }).expect(400);
    expect(await etag()).toBe(before);
    expect((await request(app).get(first)).body).toEqual(exampleBook);
  });

  test('replies 400 to an empty body', async () => {
    const { status, body } = await send({});
    expect(status).toBe(400);
    expect(body.detail).toContain('must have at least one of title');
  });

  test.each([
    ['title', null],
    ['price', 'free'],
    ['stock', -1],
    ['prize', 1],
  ])('replies 400 when %s is %j and points at it', async (name, value) => {
    const { status, body } = await send({ [name]: value });
    expect(status).toBe(400);
    expect(problem.parse(body).errors![0]!.pointer).toBe(`/${name}`);
  });
});

test('PATCH /books/{id} empties the description with null', async () => {
  const { status, body } = await request(app).patch(first).send({ description: null });
  expect(status).toBe(200);
  expect(body.description).toBe('');
});

test.each(['title', 'author', 'price', 'category', 'isbn', 'stock'])(
  'PATCH /books/{id} replies 400 when %s is null',
  async (name) => {
    const { status, body } = await request(app)
      .patch(first)
      .send({ [name]: null });
    expect(status).toBe(400);
    expect(problem.parse(body).errors).toMatchObject([{ pointer: `/${name}` }]);
  },
);

test('PUT /books/{id} replies 400 when the description is null', async () => {
  const { status } = await request(app).put(first).send({ description: null });
  expect(status).toBe(400);
});

test('PATCH /books/{id} accepts application/merge-patch+json', async () => {
  const { status, body } = await request(app)
    .patch(first)
    .type('application/merge-patch+json')
    .send(JSON.stringify({ stock: 3 }));
  expect(status).toBe(200);
  expect(body.stock).toBe(3);
});

test('PATCH /books/{id} replies 415 to a JSON Patch and names the accepted types', async () => {
  const { status, headers } = await request(app)
    .patch(first)
    .type('application/json-patch+json')
    .send('[]');
  expect(status).toBe(415);
  expect(headers['accept-patch']).toBe('application/merge-patch+json, application/json');
});

test('OPTIONS /books/{id} names the methods and the types that PATCH accepts', async () => {
  const { status, headers } = await request(app).options(first);
  expect(status).toBe(204);
  expect(headers['allow']).toBe('GET, HEAD, PUT, PATCH, DELETE, OPTIONS');
  expect(headers['accept-patch']).toBe('application/merge-patch+json, application/json');
});

test('DELETE /books/{id} replies 200 with a message, and 404 a second time', async () => {
  const reply = await request(app).delete(first);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ message: 'Book deleted' });
  expect((await request(app).delete(first)).status).toBe(404);
  expect((await request(app).get(first)).status).toBe(404);
});

test('DELETE /books/{id} replies 412 and keeps the book when If-Match names another version', async () => {
  const { status } = await request(app).delete(first).set('If-Match', '"0"');
  expect(status).toBe(412);
  expect((await request(app).get(first)).status).toBe(200);
});

test('an ETag is not used again after a reset of the workspace', async () => {
  const change = () => request(app).put(first).send({ stock: 1 });
  const before = (await change()).headers['etag'];
  await request(app).post('/v1/practice/workspace/reset');
  expect((await change()).headers['etag']).not.toBe(before);
});
