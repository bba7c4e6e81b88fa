import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { faultScript, type FaultScript } from '@sparring/contracts/fault';
import { engines, useDatabases } from '../../support/engines.ts';
import type { Store } from '../../../src/open-store.ts';
import { testStore } from '../../support/app.ts';

const newDatabase = useDatabases();
const clientNumber = () => 1;

const resets = (length: number) => Array.from({ length }, () => ({ kind: 'reset' }));

const sequence = (length: number) =>
  faultScript.parse({ rules: [{ path: '/ping', outcomes: resets(length) }] });

/** What the workspace `mine` decides about this number of requests at once, spread over the stores. */
const decided = async (stores: readonly Store[], count: number, path = '/ping') =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const store = stores[at % stores.length]!;
      const { faults } = (await store.conditions.of('mine')) ?? {};
      return faults && store.faults.take('mine', faults, 'GET', path);
    }),
  );

const put = ([store]: readonly Store[], script: FaultScript) =>
  store!.faults.put('mine', clientNumber, script);

describe.each(engines)('scripted faults on %s', (engine) => {
  /** Two APIs on one database; SQLite allows only one. */
  const open = async (): Promise<readonly Store[]> => {
    const database = await newDatabase(engine);
    const stores: Store[] = [];
    while (stores.length < (engine === 'SQLite' ? 1 : 2))
      stores.push(await testStore({ database }));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    return stores;
  };
  test('a sequence is counted down exactly by requests that arrive at once [FAULT-03]', async () => {
    const stores = await open();
    const lengths = fc.integer({ min: 1, max: 20 });
    const requests = fc.integer({ min: 1, max: 40 });
    const property = fc.asyncProperty(lengths, requests, async (length, count) => {
      await put(stores, sequence(length));
      const steps = (await decided(stores, count)).flatMap((one) => (one ? [one.step] : []));
      const used = Math.min(length, count);
      expect(steps.toSorted((one, other) => one - other)).toEqual([...Array(used).keys()]);
      const report = await stores.at(-1)!.faults.find('mine');
      expect(report.rules).toMatchObject([{ matched: used, left: length - used }]);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  test('a request that read the script before it was replaced counts nothing of the new one', async () => {
    const stores = await open();
    await put(stores, sequence(3));
    const before = (await stores[0]!.conditions.of('mine'))!.faults!;
    await put(stores, sequence(3));
    expect(await stores[0]!.faults.take('mine', before, 'GET', '/ping')).toBeUndefined();
    expect((await stores[0]!.faults.find('mine')).rules).toMatchObject([{ left: 3 }]);
  });
});
