import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { jsonPatchType } from '@sparring/contracts/book-labs/patch-endpoints';
import { engines, useDatabases } from '../../../support/engines.ts';
import { testApp, testStore } from '../../../support/app.ts';

const newDatabase = useDatabases();
const base = '/w/mine/v1/practice';

describe.each(engines)('JSON Patch on %s', (engine) => {
  /** Two APIs on one database; SQLite allows only one. */
  const open = async () => {
    const database = await newDatabase(engine);
    const stores = [await testStore({ database })];
    if (engine === 'PostgreSQL') stores.push(await testStore({ database }));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const apps = await Promise.all(stores.map((store) => testApp({ store })));
    const patch = (body: object, at = 0) =>
      request(apps[at % apps.length]!)
        .patch(`${base}/labs/books/${exampleBook.id}`)
        .set('Content-Type', jsonPatchType)
        .send(JSON.stringify(body));
    const read = () => request(apps[0]!).get(`${base}/books/${exampleBook.id}`);
    return { patch, read };
  };

  test('of twenty patches that test the same value at once, one is executed [PATCH-02, PATCH-03]', async () => {
    const { patch, read } = await open();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        Promise.resolve(
          patch(
            [
              { op: 'test', path: '/stock', value: 12 },
              { op: 'replace', path: '/stock', value: 100 + at },
            ],
            at,
          ),
        ),
      ),
    );
    const done = all.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await read()).body.stock).toBe(done[0]!.body.stock);
  });
});
