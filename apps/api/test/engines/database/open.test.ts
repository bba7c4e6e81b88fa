import { describe, expect, onTestFinished, test } from 'vitest';
import { seedBooks } from '../../../src/books/seed.ts';
import { testStore } from '../../support/app.ts';
import { engines, useDatabases } from '../../support/engines.ts';

const newDatabase = useDatabases();
const id = seedBooks[0]!.id;

describe.each(engines)('the database on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    return store;
  };

  test('refuses work after it was closed with store-unavailable', async () => {
    const store = await testStore({ database: await newDatabase(engine), report: () => {} });
    await store.close();
    const late = [store.steps.take('mine'), store.books.find('mine', id), store.ready()];
    for (const result of await Promise.allSettled(late))
      expect(result).toMatchObject({ reason: { kind: 'store-unavailable' } });
  });

  test('is ready when the database answers', async () => {
    const store = await open();
    await expect(store.ready()).resolves.toBeUndefined();
  });
});
