import * as fc from 'fast-check';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import type { BulkResult } from '@sparring/contracts/book-labs/bulk-endpoints';
import { isbnOf } from '@sparring/contracts/isbn';
import { everyBook, someBook } from '../../../support/book.ts';
import { engines, useDatabases } from '../../../support/engines.ts';
import { testApp, testStore } from '../../../support/app.ts';

const newDatabase = useDatabases();
const seedId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Few books and few ISBNs, so that operations meet. */
const operation = fc.oneof(
  fc.record({ op: fc.constant('delete'), id: fc.integer({ min: 1, max: 5 }).map(seedId) }),
  fc.record({
    op: fc.constant('create'),
    book: fc
      .record({ number: fc.integer({ min: 1, max: 5 }), price: fc.constantFrom(1, -1) })
      .map(({ number, price }) => ({ ...someBook(isbnOf(number, '978')), price })),
  }),
  fc.constant({ op: 'update' }),
);
const base = (workspace: string) => `/w/${workspace}/v1/practice`;

type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

describe.each(engines)('bulk changes on %s', (engine) => {
  test('a bulk request does what its operations do alone [BULK-02, BULK-03, BULK-04]', async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    const app = await testApp({ store });
    const alone = async (one: Operation): Promise<number> => {
      if ('book' in one)
        return (
          await request(app)
            .post(`${base('alone')}/books`)
            .send(one.book)
        ).status;
      if (!('id' in one)) return 400;
      return (await request(app).delete(`${base('alone')}/books/${one.id}`)).status;
    };
    const content = async (workspace: string) =>
      (await store.books.list(workspace, everyBook)).books
        .map(({ isbn, price }: Book) => `${isbn} ${price}`)
        .toSorted();
    const property = fc.asyncProperty(
      fc.array(operation, { minLength: 1, maxLength: 12 }),
      async (operations) => {
        for (const name of ['alone', 'together']) await store.workspaces.clear(name);
        const { body } = await request(app)
          .post(`${base('together')}/labs/books/bulk`)
          .send({ operations })
          .expect(207);
        const statuses: number[] = [];
        for (const one of operations) statuses.push(await alone(one));
        expect(body.results.map(({ status }: BulkResult) => status)).toEqual(statuses);
        expect(await content('together')).toEqual(await content('alone'));
      },
    );
    await fc.assert(property, { numRuns: engine === 'SQLite' ? 30 : 6 });
  });
});
