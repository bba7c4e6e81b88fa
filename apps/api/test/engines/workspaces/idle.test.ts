import { describe, expect, onTestFinished, test } from 'vitest';
import { testClock, testStore } from '../../support/app.ts';
import { seedBooks } from '../../../src/books/seed.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { runFor } from '../../support/idle.ts';

const newDatabase = useDatabases();
const day = 24 * 60 * 60 * 1000;
const [first] = seedBooks;
const id = first!.id;

describe.each(engines)('the deletion of idle workspaces on %s', (engine) => {
  const open = async (names: readonly string[] = ['old']) => {
    const clock = testClock();
    const database = await newDatabase(engine);
    const started = () => testStore({ database, clock });
    const store = await started();
    const running = { store };
    onTestFinished(() => running.store.close());
    await store.workspaces.deleteIdle();
    await Promise.all(names.map((name) => store.books.change(name, id, { stock: 99 })));
    const restart = async (pause: number) => {
      await running.store.close();
      clock.advance(pause);
      running.store = await started();
      return running.store;
    };
    return { store, clock, restart };
  };

  /** Workspaces that the next sweep deletes. */
  const openWithIdle = async (count: number) => {
    const { store, clock } = await open(Array.from({ length: count }, (_, at) => `ws-${at}`));
    await runFor(7, store.workspaces, clock);
    clock.advance(1);
    return store;
  };

  test('removes a workspace that was idle for seven days, and never the public one [WORKSPACE-16]', async () => {
    const { store, clock } = await open(['old', 'public']);
    expect(await runFor(7, store.workspaces, clock)).toBe(0);
    clock.advance(1);
    expect(await store.workspaces.deleteIdle()).toBe(1);
    expect((await store.books.find('old', id)).book).toEqual(first);
    expect((await store.books.find('public', id)).book.stock).toBe(99);
  });

  test('does not delete a workspace that is only read [WORKSPACE-16]', async () => {
    const { store, clock } = await open();
    await runFor(6, store.workspaces, clock);
    await store.books.find('old', id);
    expect(await runFor(6, store.workspaces, clock)).toBe(0);
  });

  test('counts no time in which no API ran [WORKSPACE-16]', async () => {
    const { store, clock, restart } = await open();
    await runFor(6, store.workspaces, clock);
    const { workspaces } = await restart(300 * day);
    expect(await runFor(0.5, workspaces, clock)).toBe(0);
    expect(await runFor(1, workspaces, clock)).toBe(1);
  });

  test('deletes nothing because the clock jumps ahead and back [WORKSPACE-16]', async () => {
    const { store, clock } = await open();
    for (const jump of [8 * day, -8 * day, -300 * day, 300 * day]) {
      clock.advance(jump);
      expect(await store.workspaces.deleteIdle()).toBe(0);
    }
    expect(await runFor(6, store.workspaces, clock)).toBe(0);
    expect(await runFor(1.5, store.workspaces, clock)).toBe(1);
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
