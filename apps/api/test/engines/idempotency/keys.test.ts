import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keysKept } from '@sparring/contracts/idempotency';
import { someBook } from '../../support/book.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { testApp, testClock, testStore } from '../../support/app.ts';
import type { KeyedRequest } from '../../../src/idempotency/key-rows.ts';

const newDatabase = useDatabases();
const clientNumber = () => 1;
const keyed = (key: string): KeyedRequest => ({ workspace: 'mine', key, request: 'x' });

describe.each(engines)('requests with an Idempotency-Key on %s', (engine) => {
  /** Two APIs on one database; SQLite allows only one. */
  const open = async () => {
    const clock = testClock();
    const database = await newDatabase(engine);
    const stores = [await testStore({ database, clock })];
    if (engine === 'PostgreSQL') stores.push(await testStore({ database, clock }));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const apps = await Promise.all(stores.map((store) => testApp({ store, clock })));
    const add = (key: string, body = someBook(), at = 0) =>
      request(apps[at % apps.length]!)
        .post('/w/mine/v1/practice/books')
        .set('Idempotency-Key', key)
        .send(body);
    const total = async () => {
      const { headers } = await request(apps[0]!).get('/w/mine/v1/practice/books');
      return Number(headers['x-total-count']);
    };
    return { clock, store: stores[0]!, other: stores.at(-1)!, apps, add, total };
  };

  test('the same request again gets the same answer, which says so, and changes nothing [REPEAT-01, REPEAT-02]', async () => {
    const { add, total } = await open();
    const first = await add('one');
    const second = await add('one', someBook(), 1);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    for (const name of ['location', 'etag']) expect(second.headers[name]).toBe(first.headers[name]);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await total()).toBe(31);
  });

  test('twenty clients that send the same request at once add one book [REPEAT-03]', async () => {
    const { add, total } = await open();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => Promise.resolve(add('same', someBook(), at))),
    );
    const done = all.filter(({ status }) => status === 201);
    const waiting = all.filter(({ status }) => status === 409);
    expect(done.length + waiting.length).toBe(20);
    const first = done.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
    expect(first).toHaveLength(1);
    expect(done.every(({ body }) => body.id === first[0]!.body.id)).toBe(true);
    expect(waiting.every(({ body }) => body.error === 'Request in progress')).toBe(true);
    expect(await total()).toBe(31);
    expect((await add('same')).headers['idempotency-replayed']).toBe('true');
  });

  test('only the newest 1000 keys of a workspace are kept [REPEAT-06]', async () => {
    const { store } = await open();
    const claim = (key: string) => store.keys.claim(keyed(key), clientNumber, 0);
    const use = async (key: string) => {
      const claimed = await claim(key);
      if (!('claim' in claimed)) throw new Error(`The new key ${key} has an answer.`);
      const result = { status: 201, body: key };
      const remember = () => store.keys.remember(keyed(key), claimed.claim, result, 0);
      await store.conditions.change('mine', clientNumber, (before) => before, remember);
    };
    for (let at = 0; at < keysKept; at += 1) await use(`key-${at}`);
    expect(await claim('key-0')).toEqual({ answer: { status: 201, body: 'key-0' } });
    await use('one-more');
    expect(await claim('key-1')).toEqual({ answer: { status: 201, body: 'key-1' } });
    expect(await claim('key-0')).toHaveProperty('claim');
  });

  test('a key whose API died is free after five seconds, and the late answer changes nothing [REPEAT-07]', async () => {
    const { store, other, clock, add, total } = await open();
    const one = keyed('one');
    const claimBy = async ({ keys }: Pick<typeof store, 'keys'>) =>
      (await keys.claim(one, clientNumber, 0)) as { readonly claim: number };
    const claim = () => claimBy(other);
    const dead = await claimBy(store);
    clock.advance(4999);
    await expect(claim()).rejects.toMatchObject({ kind: 'request-in-progress' });
    clock.advance(1);
    const next = await claim();
    const addWith = (held: number, isbn: string) =>
      store.books.add('mine', someBook(isbn), {
        also: () => store.keys.remember(one, held, { status: 201, body: isbn }, 0),
      });
    await expect(addWith(dead.claim, '9780000009012')).rejects.toMatchObject({
      kind: 'request-in-progress',
    });
    expect(await total()).toBe(30);
    await addWith(next.claim, '9780000009029');
    expect(await total()).toBe(31);
    expect(await store.keys.claim(one, clientNumber, 0)).toEqual({
      answer: { status: 201, body: '9780000009029' },
    });
    await add('other').expect(201);
  });
});
