import { expect, onTestFinished, test } from 'vitest';
import { allOff } from '@sparring/contracts/conditions';
import { createWorkspaceContexts } from './handlers.ts';
import { testClock, testStore } from '../test/support/app.ts';

/** The real store, which notes whose settings are read. */
const observedStore = async () => {
  const store = await testStore();
  onTestFinished(() => store.close());
  const read: string[] = [];
  const workspaces = {
    ...store.workspaces,
    find: (name: string) => {
      read.push(name);
      return store.workspaces.find(name);
    },
  };
  return { store: { ...store, workspaces }, read };
};

const clientNumber = () => 1;

test('a call reads its workspace once, at the first use', async () => {
  const { store, read } = await observedStore();
  const { workspace } = createWorkspaceContexts(store, testClock())('mine', clientNumber, allOff);
  expect(read).toEqual([]);
  const found = await Promise.all([workspace.read(), workspace.read()]);
  expect(read).toEqual(['mine']);
  expect(found[0]).toMatchObject({ name: 'mine', seed: 42, books: 30, max_books: 1000 });
});

test('the next call reads its workspace again', async () => {
  const { store } = await observedStore();
  const workspaceContextOf = createWorkspaceContexts(store, testClock());
  await workspaceContextOf('mine', clientNumber, allOff).workspace.read();
  await store.workspaces.change('mine', { seed: 7 });
  expect((await workspaceContextOf('mine', clientNumber, allOff).workspace.read()).seed).toBe(7);
});

test("every decision takes a step of the call's workspace, and of no other", async () => {
  const { store } = await observedStore();
  const workspaceContextOf = createWorkspaceContexts(store, testClock());
  const { chance } = workspaceContextOf('mine', clientNumber, allOff);
  const steps = [(await chance.next()).step, (await chance.next()).step];
  expect(steps).toEqual([0, 1]);
  expect((await workspaceContextOf('other', clientNumber, allOff).chance.next()).step).toBe(0);
});
