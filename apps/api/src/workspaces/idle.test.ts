import { describe, expect, onTestFinished, test } from 'vitest';
import { testClock, testStore } from '../test-app.ts';
import { seedBooks } from '../books/seed.ts';
import { engines, useDatabases } from '../database/test-engines.ts';

const newDatabase = useDatabases();
const day = 24 * 60 * 60 * 1000;
const [first] = seedBooks;
const id = first!.id;

describe.each(engines)('the deletion of idle workspaces on %s', (engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await testStore({ database: await newDatabase(engine), clock });
    onTestFinished(() => store.close());
    return { store, clock };
  };

  const openWithIdle = async (count: number) => {
    const { store, clock } = await open();
    const names = Array.from({ length: count }, (_, at) => `ws-${at}`);
    await Promise.all(names.map((name) => store.steps.take(name)));
    clock.advance(8 * day);
    return store;
  };

  test('removes a workspace that was idle for seven days, and never the public one [WORKSPACE-16]', async () => {
    const { store, clock } = await open();
    await Promise.all(['old', 'public'].map((name) => store.books.change(name, id, { stock: 99 })));
    clock.advance(7 * day);
    expect(await store.workspaces.deleteIdle()).toBe(0);
    clock.advance(1);
    expect(await store.workspaces.deleteIdle()).toBe(1);
    expect((await store.books.find('old', id)).book).toEqual(first);
    expect((await store.books.find('public', id)).book.stock).toBe(99);
  });

  test('does not delete a workspace that is only read [WORKSPACE-16]', async () => {
    const { store, clock } = await open();
    await store.books.change('mine', id, { stock: 99 });
    clock.advance(6 * day);
    await store.books.find('mine', id);
    clock.advance(6 * day);
    expect(await store.workspaces.deleteIdle()).toBe(0);
  });

  test('deletes all idle workspaces in several statements', async () => {
    const store = await openWithIdle(120);
    expect(await store.workspaces.deleteIdle()).toBe(120);
  });

  test('leaves the rest for the next run when it is aborted', async () => {
    const store = await openWithIdle(120);
    const removed = await store.workspaces.deleteIdle(AbortSignal.abort());
    expect(removed).toBeLessThan(120);
    expect(await store.workspaces.deleteIdle()).toBe(120 - removed);
  });
});
