import * as fc from 'fast-check';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bookSorts, type Book } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { everyBook, someBook } from '../../../support/book.ts';
import { engines, useDatabases } from '../../../support/engines.ts';
import { testApp, testClock, testStore } from '../../../support/app.ts';

const newDatabase = useDatabases();

interface CursorPage {
  readonly books: readonly Book[];
  readonly next_cursor: string | null;
}

/** A change between two pages: a book to add with this price, or the number of a book to delete. */
type Change = { readonly add: number } | { readonly remove: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ add: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ remove: fc.nat(60) }),
);

const nextOf = (link: string | undefined) => /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];

describe.each(engines)('cursor pages on %s', (engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await testStore({ database: await newDatabase(engine), clock });
    onTestFinished(() => store.close());
    const app = await testApp({ store, clock });
    return { clock, store, get: (path: string) => request(app).get(path) };
  };

  test('every book that stays is read exactly once, whatever is added and deleted meanwhile [CURSOR-02]', async () => {
    const { clock, store, get } = await open();
    let numbers = 0;
    const property = fc.asyncProperty(
      fc.constantFrom(...bookSorts),
      fc.constantFrom('asc', 'desc'),
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 20 }),
      async (sort, order, limit, changes) => {
        await store.workspaces.clear('mine');
        const all = async () => (await store.books.list('mine', everyBook)).books;
        const before = await all();
        const read: string[] = [];
        const apply = async (one: Change) => {
          clock.advance(1);
          if ('add' in one)
            await store.books.add('mine', {
              ...someBook(isbnOf((numbers += 1), '979')),
              title: `Book ${numbers % 7}`,
              price: one.add,
              stock: numbers % 5,
            });
          else {
            const now = await all();
            const book = now[one.remove % now.length];
            if (book) await store.books.remove('mine', book.id);
          }
        };
        let path: string | undefined =
          `/w/mine/v1/practice/labs/books?sort=${sort}&order=${order}&limit=${limit}`;
        for (let at = 0; path !== undefined; at += 1) {
          expect(at).toBeLessThan(200);
          const { body, headers } = await get(path).expect(200);
          read.push(...(body as CursorPage).books.map(({ id }) => id));
          path = nextOf(headers['link']);
          expect(path === undefined).toBe((body as CursorPage).next_cursor === null);
          for (const one of changes[at] ?? []) await apply(one);
        }
        const after = new Set((await all()).map(({ id }) => id));
        const stayed = before.map(({ id }) => id).filter((id) => after.has(id));
        expect(new Set(read).size).toBe(read.length);
        expect(stayed.filter((id) => !read.includes(id))).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: engine === 'SQLite' ? 25 : 5 });
  });
});
