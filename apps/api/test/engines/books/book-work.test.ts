import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testStore } from '../../support/app.ts';
import type { StoreParts } from '../../../src/open-store.ts';
import { seedBooks } from '../../../src/books/seed.ts';
import { defaultLimits } from '../../../src/open-store.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { everyBook, someBook } from '../../support/book.ts';

const newDatabase = useDatabases();
const [first] = seedBooks;
const id = first!.id;

const refuse = () => {
  throw new Error('no');
};

describe.each(engines)('books on %s', (engine) => {
  const open = async (parts: Partial<StoreParts> & { database?: string } = {}) => {
    const store = await testStore({ database: await newDatabase(engine), ...parts });
    onTestFinished(() => store.close());
    return store;
  };

  test('returns the written books after a restart', async () => {
    const database = await newDatabase(engine);
    const before = await testStore({ database });
    const written = await before.books.add('mine', someBook());
    await before.close();
    const after = await open({ database });
    expect(await after.books.find('mine', written.book.id)).toEqual(written);
  });

  test('an unchanged seed book has the same version after a restart', async () => {
    const database = await newDatabase(engine);
    const before = await testStore({ database });
    const { version } = await before.books.find('new', id);
    await before.close();
    const after = await open({ database });
    expect((await after.books.find('new', id)).version).toBe(version);
  });

  test('copies the seed once when a new workspace gets many writes at once', async () => {
    const store = await open();
    const isbns = Array.from({ length: 20 }, (_, at) => `97800000100${10 + at}`);
    await Promise.all(isbns.map((isbn) => store.books.add('new', someBook(isbn))));
    expect((await store.books.list('new', everyBook)).total).toBe(50);
    expect((await store.workspaces.find('new')).books).toBe(50);
  });

  test('rolls back a refused write, not the other writes of its batch', async () => {
    const store = await open();
    const isbns = ['9780000009012', first!.isbn, '9780000009029'];
    const added = await Promise.allSettled(
      isbns.map((isbn) => store.books.add('mine', someBook(isbn))),
    );
    expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.books.list('mine', everyBook)).total).toBe(32);
  });

  test('a page shows a write at once, even if the page was read before', async () => {
    const store = await open();
    const stock = async () => (await store.books.list('mine', everyBook)).books[0]!.stock;
    expect(await stock()).toBe(first!.stock);
    await store.books.change('mine', id, { stock: 99 });
    expect(await stock()).toBe(99);
    await store.books.change('mine', id, { stock: 98 });
    expect(await stock()).toBe(98);
    await store.workspaces.clear('mine');
    expect(await stock()).toBe(first!.stock);
  });

  test('a page and its total are of the same snapshot during writes', async () => {
    const store = await open();
    const write = async () => {
      for (let round = 0; round < 100; round += 1) {
        await store.books.add('mine', someBook());
        await store.workspaces.clear('mine');
      }
    };
    const read = async () => {
      for (let round = 0; round < 200; round += 1) {
        const { books, total } = await store.books.list('mine', everyBook);
        expect(books).toHaveLength(total);
        await nextTurn();
      }
    };
    await Promise.all([write(), read(), read()]);
  });

  test('changes nothing when the precondition throws', async () => {
    const store = await open();
    await expect(store.books.change('mine', id, { stock: 1 }, refuse)).rejects.toThrow('no');
    await expect(store.books.remove('mine', id, refuse)).rejects.toThrow('no');
    expect((await store.books.find('mine', id)).book).toEqual(first);
  });

  test('accepts books up to the limit, and one more after a deletion', async () => {
    const store = await open({ limits: { ...defaultLimits, maxBooks: 30 } });
    const add = () => store.books.add('mine', someBook());
    await expect(add()).rejects.toMatchObject({ kind: 'workspace-full' });
    await store.books.remove('mine', id);
    expect((await add()).book.title).toBe('Tea');
  });
});
