import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, useDatabases } from '../../support/engines.ts';
import { testStore } from '../../support/app.ts';

const newDatabase = useDatabases();

describe.each(engines)('chance on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    onTestFinished(() => store.close());
    return store;
  };

  test('gives every call its own step', async () => {
    const store = await open();
    const taken = await Promise.all(Array.from({ length: 40 }, () => store.steps.take('mine')));
    const steps = taken.map(({ step }) => step).toSorted((one, other) => one - other);
    expect(steps).toEqual(Array.from({ length: 40 }, (_, at) => at));
  });
});
