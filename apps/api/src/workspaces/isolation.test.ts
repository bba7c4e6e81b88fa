import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookQuery } from '@sparring/contracts/book';
import { testStore } from '../test-app.ts';
import type { Store } from '../open-store.ts';
import { engines, useDatabases } from '../database/test-engines.ts';
import { ModelWorkspace } from './test-model.ts';
import { operations, type Operation, type Outcome } from './test-operations.ts';

const newDatabase = useDatabases();

const everything: BookQuery = { sort: 'title', order: 'asc', page: 1, limit: 100 };

const play = async (store: Store, name: string, steps: readonly Operation[]) => {
  const model = new ModelWorkspace();
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await step(store, name, model));
  const did = await store.books.list(name, everything);
  return [...outcomes, { did, should: model.list(everything) }];
};

describe.each(engines)('workspaces on %s', (engine) => {
  test('behave like separate lists, whatever happens in the others at the same time', async () => {
    const store = await testStore({ database: await newDatabase(engine) });
    const players = fc.array(fc.array(operations, { maxLength: 30 }), {
      minLength: 2,
      maxLength: 5,
    });
    let runs = 0;
    const property = fc.asyncProperty(players, async (all) => {
      runs += 1;
      const plays = all.map((steps, at) => play(store, `run-${runs}-${at}`, steps));
      const outcomes = (await Promise.all(plays)).flat();
      expect(outcomes.map(({ did }) => did)).toEqual(outcomes.map(({ should }) => should));
    });
    await fc.assert(property, { numRuns: 60 });
    await store.close();
  });
});
