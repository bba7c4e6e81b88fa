import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookQuery } from '@sparring/contracts/book';
import { testStore } from '../../support/app.ts';
import type { Store } from '../../../src/open-store.ts';
import { engines, useDatabases, type EngineName } from '../../support/engines.ts';
import { ModelWorkspace } from '../../support/model/model.ts';
import { stillClock, type Operation, type Outcome } from '../../support/model/operation.ts';
import { operations } from '../../support/model/operations.ts';

const newDatabase = useDatabases();

const everything: BookQuery = { sort: 'title', order: 'asc', page: 1, limit: 100 };

/** The stores of the APIs on one database, which take the steps in turn. Only PostgreSQL can serve several. */
const openStores = async (engine: EngineName): Promise<readonly Store[]> => {
  const database = await newDatabase(engine);
  const count = engine === 'PostgreSQL' ? 2 : 1;
  const open = () => testStore({ database, clock: stillClock });
  return Promise.all(Array.from({ length: count }, open));
};

const play = async (stores: readonly Store[], name: string, steps: readonly Operation[]) => {
  const model = new ModelWorkspace();
  const outcomes: Outcome[] = [];
  for (const [at, step] of steps.entries())
    outcomes.push(await step(stores[at % stores.length]!, name, model));
  const shown = await Promise.all(stores.map(({ books }) => books.list(name, everything)));
  return [...outcomes, ...shown.map((did) => ({ did, should: model.list(everything) }))];
};

/** Each player acts in a workspace of its own, all at the same time. */
const playTogether = async (
  stores: readonly Store[],
  run: string,
  all: readonly (readonly Operation[])[],
): Promise<readonly Outcome[]> => {
  const plays = all.map((steps, at) => play(stores, `${run}-${at}`, steps));
  return (await Promise.all(plays)).flat();
};

const players = (count: { readonly min: number; readonly max: number }, steps: number) =>
  fc.array(fc.array(operations, { maxLength: steps, size: 'max' }), {
    minLength: count.min,
    maxLength: count.max,
  });

describe.each(engines)('workspaces on %s', (engine) => {
  test.each([
    ['a few', { min: 2, max: 5 }, 30, 60],
    ['30', { min: 30, max: 30 }, 25, 3],
  ])(
    '%s behave like separate ones, whatever happens in the others at the same time',
    async (_, count, steps, numRuns) => {
      const stores = await openStores(engine);
      let runs = 0;
      const property = fc.asyncProperty(players(count, steps), async (all) => {
        const outcomes = await playTogether(stores, `run-${(runs += 1)}`, all);
        expect(outcomes.map(({ did }) => did)).toEqual(outcomes.map(({ should }) => should));
      });
      await fc.assert(property, { numRuns });
      await Promise.all(stores.map((store) => store.close()));
    },
  );
});
