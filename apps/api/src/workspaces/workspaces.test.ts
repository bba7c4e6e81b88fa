import { describe, expect, onTestFinished, test } from 'vitest';
import type { BookFields, BookQuery } from '@sparring/contracts/book';
import { seedBooks } from '../books/seed.ts';
import { engines, useDatabases } from '../database/test-engines.ts';
import { testStore } from '../test-app.ts';

const newDatabase = useDatabases();

const someBook = (isbn = '9780000009012'): BookFields => ({
  title: 'Tea',
  author: 'Noor Haddad',
  price: 17.5,
  description: '',
  category: 'Fiction',
  stock: 4,
  isbn,
});

const everything: BookQuery = { sort: 'created_at', order: 'asc', page: 1, limit: 100 };

describe.each(engines)('workspaces on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    return store;
  };

  test('rewinds to step 0 when the seed is set, and keeps the step otherwise', async () => {
    const store = await open();
    await store.steps.take('mine');
    expect(await store.workspaces.change('mine', { chance: 'never' })).toMatchObject({ step: 1 });
    await store.workspaces.change('mine', { seed: 4_294_967_295 });
    expect(await store.steps.take('mine')).toEqual({
      seed: 4_294_967_295,
      step: 0,
      chance: 'never',
    });
  });

  test('makes a cleared workspace as if it had never been used', async () => {
    const store = await open();
    const untouched = await store.workspaces.find('mine');
    await store.books.add('mine', someBook());
    await store.workspaces.change('mine', { seed: 7, chance: 'always' });
    await store.workspaces.clear('mine');
    expect(await store.workspaces.find('mine')).toEqual(untouched);
    expect((await store.books.list('mine', everything)).books).toEqual(seedBooks);
  });
});
