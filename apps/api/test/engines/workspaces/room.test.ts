import { describe, expect, onTestFinished, test } from 'vitest';
import { testClock, testStore } from '../../support/app.ts';
import { seedBooks } from '../../../src/books/seed.ts';
import { defaultLimits, type Limits } from '../../../src/open-store.ts';
import { engines, useDatabases } from '../../support/engines.ts';

const newDatabase = useDatabases();
const [first] = seedBooks;
const id = first!.id;
const stock = 99;

/** Two addresses. */
const ada = () => 1;
const flood = () => 2;

describe.each(engines)('room for workspaces on %s', (engine) => {
  const open = async (limits: Partial<Limits>) => {
    const clock = testClock();
    const store = await testStore({
      database: await newDatabase(engine),
      limits: { ...defaultLimits, ...limits },
      clock,
    });
    onTestFinished(() => store.close());
    const write = (clientNumber: () => number, name: string) => {
      clock.advance(1);
      return store.books.writesFor({ clientNumber, clock }).change(name, id, { stock });
    };
    const isWritten = async (name: string) =>
      (await store.books.find(name, id)).book.stock === stock;
    return { store, clock, write, isWritten };
  };

  test('a workspace without books of its own does not count: the least recently used is deleted', async () => {
    const { store, clock, write } = await open({ maxWorkspaces: 3 });
    await write(ada, 'written');
    await store.workspaces.change('public', { seed: 8 });
    for (let nth = 0; nth < 10; nth += 1) {
      clock.advance(1);
      await store.workspaces.writesFor(flood).change(`flood-${nth}`, { seed: 7 });
    }
    const names = ['public', 'written', 'flood-6', 'flood-7', 'flood-8', 'flood-9'];
    const found = await Promise.all(names.map((name) => store.workspaces.find(name)));
    expect(found.map(({ seed }) => seed)).toEqual([8, 42, 42, 7, 7, 7]);
    expect((await store.books.find('written', id)).book.stock).toBe(stock);
  });

  test('a flood from one address does not delete the settings of another', async () => {
    const { store, clock } = await open({ maxWorkspaces: 3 });
    await store.workspaces.writesFor(ada).change('ada', { seed: 5 });
    for (let nth = 0; nth < 10; nth += 1) {
      clock.advance(1);
      await store.steps.writesFor(flood).take(`flood-${nth}`);
    }
    expect((await store.workspaces.find('ada')).seed).toBe(5);
  });

  test('a new workspace replaces the oldest of a flood, not that of an older learner', async () => {
    const { write, isWritten } = await open({ maxWorkspaces: 5 });
    await write(ada, 'ada');
    for (let nth = 0; nth < 4; nth += 1) await write(flood, `flood-${nth}`);
    await write(ada, 'newcomer');
    const names = ['ada', 'newcomer', 'flood-0', 'flood-1', 'flood-2', 'flood-3'];
    expect(await Promise.all(names.map(isWritten))).toEqual([true, true, false, true, true, true]);
  });

  test('a flood replaces its own workspaces', async () => {
    const { write, isWritten } = await open({ maxWorkspaces: 5 });
    await write(ada, 'ada');
    for (let nth = 0; nth < 20; nth += 1) await write(flood, `flood-${nth}`);
    expect(await Promise.all(['ada', 'flood-16', 'flood-19'].map(isWritten))).toEqual(
      Array.from({ length: 3 }, () => true),
    );
  });

  test('refuses a workspace over the limit when no address has more than its share, but never the public one', async () => {
    const { store, write, isWritten } = await open({ maxWorkspaces: 2 });
    await write(ada, 'ada');
    await write(flood, 'other');
    const refused = { kind: 'too-many-workspaces', headers: { 'Retry-After': '3600' } };
    await expect(write(() => 3, 'third')).rejects.toMatchObject(refused);
    await write(() => 3, 'public');
    expect(await isWritten('public')).toBe(true);
    expect(await store.steps.writesFor(() => 3).take('third')).toMatchObject({ step: 0 });
  });

  test('an address can create only so many workspaces per minute; existing workspaces and other addresses still work', async () => {
    const { store, clock, write } = await open({ newPerMinute: 3 });
    for (const name of ['one', 'two', 'three']) await store.steps.writesFor(flood).take(name);
    const refused = { kind: 'too-many-new-workspaces', headers: { 'Retry-After': '20' } };
    await expect(store.steps.writesFor(flood).take('four')).rejects.toMatchObject(refused);
    await expect(write(flood, 'four')).rejects.toMatchObject({ kind: 'too-many-new-workspaces' });
    await write(flood, 'one');
    await write(flood, 'public');
    await write(ada, 'five');
    clock.advance(20_000);
    await write(flood, 'four');
    await expect(write(flood, 'six')).rejects.toMatchObject({ kind: 'too-many-new-workspaces' });
  });

  test('a workspace that is reset repeatedly counts as new only once', async () => {
    const { store, write, isWritten } = await open({ newPerMinute: 1 });
    for (let nth = 0; nth < 5; nth += 1) {
      await write(ada, 'mine');
      await store.workspaces.clear('mine');
      expect(await isWritten('mine')).toBe(false);
    }
  });
});
