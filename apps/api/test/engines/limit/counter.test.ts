import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SentPolicy } from '@sparring/contracts/limit';
import { row, sql } from '../../../src/database/engine.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { engines, useDatabases, type EngineName } from '../../support/engines.ts';
import type { Store } from '../../../src/open-store.ts';
import { testClock, testStore } from '../../support/app.ts';
import { noCount, take } from '../../../src/limit/count.ts';
import { timedPolicies, times } from '../../support/policies.ts';

const newDatabase = useDatabases();
const clientNumber = () => 1;
const report = (error: unknown) => expect.unreachable(String(error));
const start = testClock().now().getTime();

/** Two APIs on one database; SQLite allows only one. */
const open = async (engine: EngineName) => {
  const database = await newDatabase(engine);
  const stores = [await testStore({ database })];
  if (engine === 'PostgreSQL') stores.push(await testStore({ database }));
  const close = async () => void (await Promise.all(stores.map((store) => store.close())));
  return { stores, database, close };
};

const limited = async ([store]: readonly Store[], policy: SentPolicy, name = 'mine') =>
  (await store!.limit.set(name, clientNumber, testClock(), policy)).limit!;

describe.each(engines)('the counter of a limit on %s', (engine) => {
  test('decides as the policy does, whichever API is asked', async () => {
    const { stores, close } = await open(engine);
    onTestFinished(close);
    const property = fc.asyncProperty(timedPolicies, times, async (policy, asked) => {
      const limit = await limited(stores, policy);
      const model = noCount(start);
      for (const [at, now] of asked.entries()) {
        const { counter } = stores[at % stores.length]!.limit;
        const accepted = take(model, policy, now);
        const figures = { last: model.last, used: model.used };
        expect(await counter.take('mine', limit, now)).toMatchObject({ accepted, ...figures });
        expect(await counter.figures('mine', limit, now)).toMatchObject(figures);
      }
    });
    await fc.assert(property, { numRuns: 40 });
  });

  test.each<SentPolicy>([
    { kind: 'token-bucket', limit: 1, window: 60, burst: 17 },
    { kind: 'fixed-window', limit: 17, window: 60 },
    { kind: 'sliding-window', limit: 17, window: 60 },
    { kind: 'concurrency', limit: 17 },
  ])('accepts exactly its limit of requests at once by $kind [LIMIT-07]', async (sent) => {
    const { stores, close } = await open(engine);
    onTestFinished(close);
    const limit = await limited(stores, sent);
    const taking = Array.from({ length: 60 }, async (_, at) =>
      stores[at % stores.length]!.limit.counter.take('mine', limit, start),
    );
    const taken = await Promise.all(taking);
    expect(taken.filter((one) => one?.accepted)).toHaveLength(17);
  });

  test('gives each place back once', async () => {
    const { stores, close } = await open(engine);
    onTestFinished(close);
    const limit = await limited(stores, { kind: 'concurrency', limit: 2 });
    const { counter } = stores.at(-1)!.limit;
    const isAccepted = async () => (await counter.take('mine', limit, start))?.accepted;
    expect([await isAccepted(), await isAccepted(), await isAccepted()]).toEqual([
      true,
      true,
      false,
    ]);
    await counter.giveBack('mine', limit);
    expect(await counter.figures('mine', limit, start)).toMatchObject({ used: 1 });
    expect([await isAccepted(), await isAccepted()]).toEqual([true, false]);
  });

  test('counts for each workspace alone', async () => {
    const { stores, close } = await open(engine);
    onTestFinished(close);
    const policy = { kind: 'fixed-window', limit: 1, window: 60 } as const;
    const isAccepted = async (name: string) => {
      const { counter } = stores[0]!.limit;
      const limit = (await stores[0]!.conditions.of(name))!.limit!;
      return (await counter.take(name, limit, start))?.accepted;
    };
    await limited(stores, policy, 'one');
    await limited(stores, policy, 'two');
    const [first, other, second] = await Promise.all(['one', 'two', 'one'].map(isAccepted));
    expect(other).toBe(true);
    expect([first, second].filter(Boolean)).toHaveLength(1);
  });
});

test('the places of an API that has died are free when their lease ends, on PostgreSQL', async () => {
  const { stores, database, close } = await open('PostgreSQL');
  onTestFinished(close);
  const limit = await limited(stores, { kind: 'concurrency', limit: 1 });
  const [dead, living] = stores.map((store) => store.limit.counter);
  const isAccepted = async () => (await living!.take('mine', limit, start))?.accepted;
  await dead!.take('mine', limit, start);
  expect(await isAccepted()).toBe(false);
  const engine = await openDatabase(database, report, async (opened) => opened);
  onTestFinished(() => engine.close());
  const ended = `UPDATE limit_use SET places = regexp_replace(places::text, ', [0-9]+\\]', ', 1]')::jsonb`;
  await engine.write(row(sql(ended)));
  expect(await isAccepted()).toBe(true);
});

test('a request that read a policy before it was replaced counts nothing of the next, on PostgreSQL', async () => {
  const { stores, close } = await open('PostgreSQL');
  onTestFinished(close);
  const policy = { kind: 'fixed-window', limit: 1, window: 60 } as const;
  const before = await limited(stores, policy);
  const after = await limited(stores, policy);
  expect(await stores[0]!.limit.counter.take('mine', before, start)).toBeUndefined();
  expect(await stores[0]!.limit.counter.take('mine', after, start)).toMatchObject({ used: 1 });
});
