import { describe, expect, onTestFinished, test } from 'vitest';
import type { Conditions } from '@sparring/contracts/conditions';
import { engines, useDatabases } from '../../support/engines.ts';
import { testClock, testStore } from '../../support/app.ts';
import { runFor } from '../../support/idle.ts';

const newDatabase = useDatabases();
const clientNumber = () => 1;
const frozen: Conditions = { clock: { frozen: 0 } };

const openAt = async (database: string, clock = testClock()) => {
  const store = await testStore({ database, clock });
  onTestFinished(() => store.close());
  return store;
};

/** Changes the clock by one more millisecond. */
const longer = ({ clock = { ahead: 0 } }: Conditions): Conditions => ({
  clock: 'ahead' in clock ? { ahead: clock.ahead + 1 } : clock,
});

describe.each(engines)('the conditions of a workspace on %s', (engine) => {
  const open = async () => openAt(await newDatabase(engine));

  test('end with a workspace that is deleted because nobody used it', async () => {
    const clock = testClock();
    const { conditions, workspaces } = await openAt(await newDatabase(engine), clock);
    await conditions.change('mine', clientNumber, () => frozen);
    await runFor(8, workspaces, clock);
    expect((await conditions.of('mine')) ?? {}).toEqual({});
  });

  test('that many requests change at once keep every change', async () => {
    const { conditions } = await open();
    const changes = Array.from({ length: 30 }, () =>
      conditions.change('mine', clientNumber, longer),
    );
    await Promise.all(changes);
    expect(await conditions.of('mine')).toEqual({ clock: { ahead: 30 } });
  });

  test('are off again when their change fails', async () => {
    const { conditions } = await open();
    const failing = conditions.change('mine', clientNumber, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await conditions.of('mine')) ?? {}).toEqual({});
  });
});

test('are found again after a restart, on SQLite', async () => {
  const database = await newDatabase('SQLite');
  const before = await testStore({ database });
  await before.conditions.change('mine', clientNumber, () => frozen);
  await before.close();
  const after = await testStore({ database });
  onTestFinished(() => after.close());
  expect(await after.conditions.of('mine')).toEqual(frozen);
});

test('are read without the database while everything is off, on SQLite', async () => {
  const store = await testStore();
  await store.close();
  expect(store.conditions.of('mine')).toBeUndefined();
});

test('hold at the next request of another API, on PostgreSQL', async () => {
  const database = await newDatabase('PostgreSQL');
  const [one, other] = [await testStore({ database }), await testStore({ database })];
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
  expect(await other.conditions.of('mine')).toEqual({});
  await one.conditions.change('mine', clientNumber, () => frozen);
  expect(await other.conditions.of('mine')).toEqual(frozen);
  await one.workspaces.clear('mine');
  expect(await other.conditions.of('mine')).toEqual({});
});
