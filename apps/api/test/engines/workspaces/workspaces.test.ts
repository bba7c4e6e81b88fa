import { describe, expect, onTestFinished, test } from 'vitest';
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
});
