import { describe, expect, onTestFinished, test } from 'vitest';
import { seedBooks } from '../../../src/books/seed.ts';
import { everyBook, someBook } from '../../support/book.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { testStore } from '../../support/app.ts';

const newDatabase = useDatabases();

describe.each(engines)('workspaces on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    return store;
  };

  test('sets the step to 0 when the seed is set, and keeps the step otherwise', async () => {
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

  test('a reset workspace is the same as a new one', async () => {
    const store = await open();
    const untouched = await store.workspaces.find('mine');
    await store.books.add('mine', someBook());
    await store.workspaces.change('mine', { seed: 7, chance: 'always' });
    await store.workspaces.clear('mine');
    expect(await store.workspaces.find('mine')).toEqual(untouched);
    expect((await store.books.list('mine', everyBook)).books).toEqual(seedBooks);
  });
});
