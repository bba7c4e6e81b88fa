import request from 'supertest';
import { expect, test } from 'vitest';
import type { BulkResult } from '@sparring/contracts/book-labs/bulk-endpoints';
import { problem } from '@sparring/contracts/problem';
import { someBook } from '../test-book.ts';
import { defaultLimits } from '../../open-store.ts';
import { testApp, testStore } from '../../test-app.ts';

const app = await testApp();
const seedId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const create = (isbn: string, changes: object = {}) => ({
  op: 'create',
  book: { ...someBook(isbn), ...changes },
});
const remove = (number: number, changes: object = {}) => ({
  op: 'delete',
  id: seedId(number),
  ...changes,
});
const bulk = (workspace: string, operations: unknown, to = app) =>
  request(to).post(`/w/${workspace}/v1/practice/labs/books/bulk`).send({ operations });
const resultsOf = ({ body }: request.Response) => body.results as readonly BulkResult[];
const total = async (workspace: string, of = app) =>
  Number((await request(of).get(`/w/${workspace}/v1/practice/books`)).headers['x-total-count']);

test('every operation has its result, in order', async () => {
  const reply = await bulk('results', [
    create('9780000009012'),
    create('9780000009029', { price: -1 }),
    remove(1),
    remove(1),
    create('9780000009012'),
    remove(2, { if_match: '"0"' }),
    remove(2, { id: 'x' }),
    { op: 'update' },
    'nonsense',
    create('9780000009036'),
  ]);
  expect(reply.status).toBe(207);
  expect(resultsOf(reply).map(({ status }) => status)).toEqual([
    201, 400, 200, 404, 409, 412, 400, 400, 400, 201,
  ]);
  expect(await total('results')).toBe(31);
});

test('the result of a create is what POST /books would have sent', async () => {
  const [first] = resultsOf(await bulk('created', [create('9780000009012')]));
  expect(first!.location).toBe(`/w/created/v1/practice/books/${first!.book!.id}`);
  const read = await request(app).get(first!.location!);
  expect([read.body, read.headers['etag']]).toEqual([first!.book, first!.etag]);
});

test('a refused operation has a problem that names it', async () => {
  const results = resultsOf(await bulk('problems', [remove(1), remove(1), create('1')]));
  expect(results[0]).toEqual({ status: 200 });
  for (const at of [1, 2]) {
    const { status, problem: refused } = results[at]!;
    expect(problem.parse(refused).status).toBe(status);
    expect(refused!.instance).toBe(`/w/problems/v1/practice/labs/books/bulk#/operations/${at}`);
  }
  expect(results[2]!.problem!.errors![0]!.pointer).toBe('/book/isbn');
});

test('a delete frees its ISBN for the operations after it', async () => {
  const isbn = '9780000000019';
  const results = resultsOf(await bulk('order', [create(isbn), remove(1), create(isbn)]));
  expect(results.map(({ status }) => status)).toEqual([409, 200, 201]);
});

test.each([[], Array(51).fill(remove(1)), undefined, {}, 'x'])(
  'a request without 1 to 50 operations gets 400 and changes nothing',
  async (operations) => {
    expect((await bulk('bounds', operations)).status).toBe(400);
    expect(await total('bounds')).toBe(30);
  },
);

test('a full workspace refuses one create after the other', async () => {
  const store = await testStore({ limits: { ...defaultLimits, maxBooks: 31 } });
  const small = await testApp({ store });
  const isbns = ['9780000009012', '9780000009029', '9780000009036'];
  const results = resultsOf(
    await bulk(
      'full',
      isbns.map((isbn) => create(isbn)),
      small,
    ),
  );
  expect(results.map(({ status }) => status)).toEqual([201, 409, 409]);
  expect(results[1]!.problem!.error).toBe('Workspace full');
  expect(await total('full', small)).toBe(31);
});

test('a workspace that is refused refuses the whole request', async () => {
  const store = await testStore({ limits: { ...defaultLimits, newPerMinute: 1 } });
  const strict = await testApp({ store });
  await bulk('first', [remove(1)], strict).expect(207);
  const { status, body } = await bulk('second', [remove(1), remove(2)], strict);
  expect([status, body.error]).toEqual([429, 'Too many new workspaces']);
});
