import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isbnOf } from '@sparring/contracts/isbn';
import { bookSorts, type BookQuery } from '@sparring/contracts/book';
import { engines, useDatabases } from '../../support/engines.ts';
import { testStore } from '../../support/app.ts';
import { positionOf, type Position, type SliceQuery } from '../../../src/books/slice.ts';
import { everyBook, someBook } from '../../support/book.ts';

const newDatabase = useDatabases();

const order = fc.record({
  sort: fc.constantFrom(...bookSorts),
  order: fc.constantFrom<BookQuery['order']>('asc', 'desc'),
  first: fc.constantFrom(1, 4, 7, 100),
});

describe.each(engines)('slices on %s', (engine) => {
  const open = async () => {
    const { books, close } = await testStore({ database: await newDatabase(engine) });
    onTestFinished(close);
    const titles = ['Éa', 'éa', 'E\u0301A', 'zz', '😀', '\uFF5E', 'a%'];
    for (const [at, title] of titles.entries())
      await books.add('mine', { ...someBook(isbnOf(at)), title, price: 10, stock: at % 2 });
    /** All pages, with the cursor of the last book of the page before. */
    const walk = async (query: SliceQuery, between: () => Promise<void> = async () => {}) => {
      const ids: string[] = [];
      let after: Position | undefined;
      for (;;) {
        const { books: page, left } = await books.slice('mine', { ...query, after });
        ids.push(...page.map(({ book }) => book.id));
        if (left === page.length) return ids;
        after = positionOf(query.sort, page.at(-1)!.book);
        await between();
      }
    };
    return { books, walk };
  };

  test('the slices together are the list in every order', async () => {
    const { books, walk } = await open();
    await fc.assert(
      fc.asyncProperty(order, async (query) => {
        const { books: listed } = await books.list('mine', { ...everyBook, ...query });
        expect(await walk(query)).toEqual(listed.map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });

  test('a slice is stable when the book of its position is deleted and others come before it', async () => {
    const { books, walk } = await open();
    const query = { sort: 'title', order: 'asc', first: 5 } as const;
    const before = await walk(query);
    let at = 0;
    const after = await walk(query, async () => {
      at += 1;
      await books.remove('mine', before[5 * at - 1]!);
      await books.add('mine', { ...someBook(isbnOf(100 + at)), title: ' first' });
    });
    expect(after).toEqual(before);
  });

  test('a slice counts what matches, and what of it follows the position', async () => {
    const { books } = await open();
    const query = { sort: 'stock', order: 'desc', first: 2, author: 'NOOR HADDAD' } as const;
    const first = await books.slice('mine', query);
    const after = positionOf('stock', first.books[1]!.book);
    const second = await books.slice('mine', { ...query, after });
    expect([second.total, second.left]).toEqual([first.total, first.total - 2]);
  });
});
