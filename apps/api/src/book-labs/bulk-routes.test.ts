import request from 'supertest';
import { expect, test } from 'vitest';
import type { BulkResult } from '@sparring/contracts/book-labs/bulk-endpoints';
import { someBook } from '../../test/support/book.ts';
import { defaultLimits } from '../open-store.ts';
import { testApp, testStore } from '../../test/support/app.ts';

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
