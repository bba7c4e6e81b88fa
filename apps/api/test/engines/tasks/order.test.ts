import { expect, onTestFinished, test } from 'vitest';
import { useDatabases } from '../../support/engines.ts';
import { testRecord, type RecordFields } from '../../support/records.ts';
import { testClock, testStore } from '../../support/app.ts';

const newDatabase = useDatabases();
const clientNumber = () => 1;

interface Step extends RecordFields {
  readonly endpoint: string;
}

const id = '00000000-0000-4000-8000-000000000001';
const list: Step = { endpoint: 'listBooks', answerBody: JSON.stringify([{ id }]) };
const one: Step = { endpoint: 'getBook', path: `/w/ada/v1/practice/books/${id}` };

/** Two APIs on one database, and a class with Ada. Their clock stands still, also while they wait. */
const twoApis = async () => {
  const database = await newDatabase('PostgreSQL');
  const waited: number[] = [];
  const { now, advance } = testClock();
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const clock = { now, wait };
  const open = () => testStore({ database, clock });
  const stores = [await open(), await open()] as const;
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const { classes, ownTasks, workspaces } = stores[0];
  const { id: ofClass } = await classes.create({ title: 'Thu 3B', outsiders: 'allowed' });
  await classes.members.putRoster(ofClass, 'Ada', false);
  const { id: member, key } = (await classes.members.find(ofClass, 1))!;
  /** Appends a request that one of the APIs has answered so many milliseconds after the start. */
  const append = async (api: 0 | 1, ms: number, { endpoint, ...fields }: Step, workspace = key) => {
    const { id: _, ...record } = testRecord({ ...fields, at: ms / 1000 });
    const { writer } = stores[api].requests;
    writer.add(workspace, () => ({ ...record, facts: { endpoint, problem: null, pointer: null } }));
    await writer.flush();
  };
  return {
    append,
    advance,
    waited,
    stateOf: async (place: { workspace: string; member?: number } = { workspace: key, member }) =>
      (await ownTasks.find({ member: undefined, clientNumber, ...place }, 'read-one')).state,
    remove: workspaces.remove,
    lastInView: async () => (await classes.view(ofClass)).members[0]?.last?.endpoint,
    doneInView: async () => (await classes.view(ofClass)).members[0]?.done,
    clearLog: async () => (await stores[1].requests.openLog(key, clientNumber)).clear(),
  };
};

test('a deed that two APIs append in the wrong order is done', async () => {
  const { append, stateOf } = await twoApis();
  await append(0, 20, one);
  await append(1, 10, list);
  expect(await stateOf()).toBe('done');
});

test('what is no deed is none in the order of two APIs, either', async () => {
  const { append, stateOf } = await twoApis();
  await append(0, 20, list);
  await append(1, 10, one);
  expect(await stateOf()).toBe('started');
});

test('who appends looks at the requests that ended half a second before, and at no other', async () => {
  const { append, doneInView } = await twoApis();
  await append(0, 0, list);
  await append(1, 10, one);
  await append(0, 509, list);
  expect(await doneInView()).toEqual([]);
  await append(0, 510, list);
  expect(await doneInView()).toEqual(['read-one']);
});

test('who reads the tasks waits until half a second after the last request', async () => {
  const { append, advance, stateOf, waited } = await twoApis();
  await append(0, 0, list);
  await append(1, 10, one);
  advance(100);
  expect(await stateOf()).toBe('done');
  expect(waited.at(-1)).toBe(411);
});

test('the view of the desk has a task half a second after the deed', async () => {
  const { append, advance, doneInView } = await twoApis();
  await append(0, 0, list);
  await append(1, 10, one);
  advance(510);
  expect(await doneInView()).toEqual([]);
  advance(1);
  expect(await doneInView()).toEqual(['read-one']);
});

test('a log that is cleared before somebody looks leaves the deed', async () => {
  const { append, stateOf, clearLog } = await twoApis();
  await append(0, 20, one);
  await append(1, 10, list);
  await clearLog();
  expect(await stateOf()).toBe('done');
});

test('with a workspace outside of a class, the requests that wait are deleted', async () => {
  const { append, stateOf, remove } = await twoApis();
  const outside = { workspace: 'bob' };
  expect(await stateOf(outside)).toBe('open');
  await append(0, 10, list, 'bob');
  await append(1, 20, one, 'bob');
  await remove('bob');
  expect(await stateOf(outside)).toBe('open');
});

test('outside of a class a deed counts in its order, too', async () => {
  const { append, stateOf } = await twoApis();
  const outside = { workspace: 'bob' };
  await stateOf(outside);
  await append(0, 20, one, 'bob');
  await append(1, 10, list, 'bob');
  expect(await stateOf(outside)).toBe('done');
});

test('the last request of a member is the one that was received last', async () => {
  const { append, lastInView } = await twoApis();
  await append(0, 20, one);
  await append(1, 10, list);
  expect(await lastInView()).toBe('getBook');
});
