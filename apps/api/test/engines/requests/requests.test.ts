import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RequestSummary } from '@sparring/contracts/recorded-request';
import { systemClock, type Clock } from '../../../src/request/clock.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { testApp, testClock, testStore } from '../../support/app.ts';
import { testRecord } from '../../support/records.ts';

const newDatabase = useDatabases();
const clientNumber = () => 1;
const { id: _, ...record } = testRecord();
const ada = '/w/ada/v1/practice';

const openAt = async (database: string, clock: Clock = systemClock) => {
  const store = await testStore({ database, clock });
  onTestFinished(() => store.close());
  const { openLog, writer } = store.requests;
  const add = (path: string) =>
    writer.add('ada', () => ({ ...record, time: new Date().toISOString(), path }));
  return { store, add, writer, look: () => openLog('ada', clientNumber) };
};

const pathsOf = (requests: readonly RequestSummary[]) => requests.map(({ path }) => path);

describe.each(engines)('the log on %s', (engine) => {
  test('holds the last 200 requests of several batches', async () => {
    const { add, look } = await openAt(await newDatabase(engine));
    await look();
    for (let count = 1; count <= 150; count += 1) add(`/${count}`);
    await look();
    for (let count = 151; count <= 300; count += 1) add(`/${count}`);
    const { listAll } = await look();
    expect(pathsOf(await listAll())).toEqual(
      Array.from({ length: 200 }, (__, at) => `/${at + 101}`),
    );
  });

  test('the recording ends 60 minutes after the last look [LOG-02]', async () => {
    const clock = testClock();
    const { store } = await openAt(await newDatabase(engine), clock);
    const app = await testApp({ store, clock });
    const log = () => request(app).get(`${ada}/workspace/requests`);
    const pingAfter = async (minutes: number) => {
      clock.advance(minutes * 60_000);
      await request(app).get(`${ada}/ping`).expect(200);
      return log();
    };
    const { headers: first } = await log();
    const { body: recorded } = await pingAfter(59);
    expect(pathsOf(recorded)).toEqual([`${ada}/ping`]);
    const { body, headers } = await pingAfter(61);
    expect(body).toEqual([]);
    expect(headers['x-recorded-since']).not.toBe(first['x-recorded-since']);
  });
});

describe('two APIs on one PostgreSQL database', () => {
  /** The writers of both APIs add at the same time, and a reader follows. */
  test('give each request one number, and show no higher number before a lower one', async () => {
    const database = await newDatabase('PostgreSQL');
    const apis = [await openAt(database), await openAt(database)] as const;
    const { listAfter } = await apis[0].look();
    const seen: number[] = [];
    const writers = new AbortController();
    const reading = async () => {
      while (!writers.signal.aborted)
        for (const { id } of await listAfter(seen.at(-1) ?? 0)) seen.push(id);
      for (const { id } of await listAfter(seen.at(-1) ?? 0)) seen.push(id);
    };
    const writing = async () => {
      for (let round = 0; round < 20; round += 1) {
        for (const { add } of apis) add(`/${round}`);
        await Promise.all(apis.map(({ writer }) => writer.flush()));
      }
      writers.abort();
    };
    await Promise.all([reading(), writing()]);
    expect(seen).toEqual(Array.from({ length: 40 }, (__, at) => at + 1));
  });

  test('record the next request to the other API, and show it in the log and the stream [LOG-15]', async () => {
    const database = await newDatabase('PostgreSQL');
    const [one, other] = [await openAt(database), await openAt(database)];
    const clock = systemClock;
    const here = await testApp({ store: one.store, clock });
    const there = await testApp({ store: other.store, clock });
    await request(here).get(`${ada}/workspace/requests`).expect(200);
    const following = request(here).get(`${ada}/workspace/requests/live?seconds=1`);
    const answered = following.then(({ text }) => text);
    await request(there).get(`${ada}/books`).expect(200);
    expect(await answered).toContain(`"path":"${ada}/books"`);
    const { body } = await request(here).get(`${ada}/workspace/requests`);
    expect(pathsOf(body)).toEqual([`${ada}/books`]);
  });
});
