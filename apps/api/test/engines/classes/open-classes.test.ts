import { expect, onTestFinished, test } from 'vitest';
import { useDatabases } from '../../support/engines.ts';
import { testClock, testStore } from '../../support/app.ts';

const newDatabase = useDatabases();

test('another API refuses others a second after the change of a class, on PostgreSQL', async () => {
  const database = await newDatabase('PostgreSQL');
  const clock = testClock();
  const open = async () => {
    const store = await testStore({ database, clock });
    onTestFinished(() => store.close());
    return store.classes;
  };
  const [one, other] = [await open(), await open()];
  expect(await other.open.now()).toMatchObject({ hasAny: false });
  await one.create({ title: 'Thu 3B', outsiders: 'refused' });
  expect(await one.open.now()).toMatchObject({ refusesOthers: true });
  clock.advance(999);
  expect(await other.open.now()).toMatchObject({ refusesOthers: false });
  clock.advance(1);
  expect(await other.open.now()).toMatchObject({ refusesOthers: true });
});
