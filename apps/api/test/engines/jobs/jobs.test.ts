import request from 'supertest';
import { describe, expect, test } from 'vitest';
import type { Job } from '@sparring/contracts/job';
import { someBook } from '../../support/book.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { openJobs } from '../../support/jobs.ts';

const newDatabase = useDatabases();

describe.each(engines)('jobs on %s', (engine) => {
  const open = async () => openJobs(engine, await newDatabase(engine));

  test('a start gets 202 with the path of the job, which is running [JOB-01, JOB-02]', async () => {
    const { client } = await open();
    const { status, headers, body } = await client.start(60);
    expect(status).toBe(202);
    expect(headers).toMatchObject({
      location: `${client.base}/labs/jobs/4`,
      'retry-after': '10',
      'x-chance': 'seed=42; step=0; p=0; outcome=0',
    });
    expect(body).toEqual({
      id: 4,
      state: 'running',
      progress: 0,
      created_at: '2026-03-02T09:00:00.000Z',
      ended_at: null,
      result: null,
      error: null,
    });
    expect((await client.poll(4)).body).toEqual(body);
  });

  test('a job ends when its time has passed, and then leads to its result [JOB-03, JOB-04, JOB-05, JOB-02]', async () => {
    const { client, clock } = await open();
    await client.start(60);
    clock.advance(45_500);
    expect((await client.poll(4)).body.progress).toBe(75);
    clock.advance(14_499);
    const last = await client.poll(4);
    expect([last.status, last.headers['retry-after'], last.body.progress]).toEqual([200, '1', 99]);
    clock.advance(1);
    const { status, headers, body } = await client.poll(4);
    const result = `${client.base}/labs/jobs/4/result`;
    expect([status, headers['location'], headers['retry-after']]).toEqual([303, result, undefined]);
    const ended = { state: 'succeeded', progress: 100, result };
    expect(body).toMatchObject({ ...ended, ended_at: '2026-03-02T09:01:00.000Z' });
  });

  test('the clock of the workspace alone finishes a job [JOB-03]', async () => {
    const { client } = await open();
    await client.start(3600);
    await client.set({ advance: 'PT59M59S' });
    expect((await client.poll(4)).status).toBe(200);
    await client.set({ advance: 'PT1S' });
    expect((await client.poll(4)).status).toBe(303);
  });

  test('the result counts the books as they were at the start [JOB-06]', async () => {
    const { client, clock, app } = await open();
    await request(app()).post(`${client.base}/books`).send(someBook());
    await client.start(1);
    await request(app()).post(`${client.base}/books`).send(someBook('9780000009029'));
    clock.advance(1000);
    const { status, body } = await client.result(4);
    expect([status, body.job, body.books]).toEqual([200, 4, 31]);
    const counts = (body.categories as { books: number }[]).map(({ books }) => books);
    expect(counts).toEqual(counts.toSorted((one, two) => two - one));
  });

  test('a report names the ten largest categories [JOB-06]', async () => {
    const { client, clock, app } = await open();
    for (const at of [12, 29, 36])
      await request(app())
        .post(`${client.base}/books`)
        .send({ ...someBook(`97800000090${at}`), category: `Rare ${at}` });
    await client.start(1);
    clock.advance(1000);
    const { body } = await client.result(4);
    const names = (body.categories as { category: string }[]).map(({ category }) => category);
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('Fiction');
    expect(names.slice(-2)).toEqual(['Rare 12', 'Rare 29']);
    expect(body.books).toBe(33);
  });

  test('a job that fails ends after 60 percent of its time, without a result [JOB-07, JOB-08, JOB-09, JOB-12]', async () => {
    const { client, clock } = await open();
    await client.set({ chance: 'always' });
    const { headers } = await client.start(100);
    expect(headers['x-chance']).toBe('seed=42; step=0; p=1; outcome=1');
    clock.advance(59_999);
    expect((await client.poll(4)).body.state).toBe('running');
    clock.advance(1);
    const { status, body } = await client.poll(4);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'failed', progress: 60, result: null });
    expect(body.error).toMatch(/\w/);
    expect((await client.result(4)).body.error).toBe('No result');
    expect((await client.cancel(4)).body.error).toBe('Job has ended');
  });

  test('a fifth of the jobs fails, and the same seed fails the same ones [JOB-08]', async () => {
    const { client, clock } = await open();
    await client.set({ chance: 'seeded', seed: 7 });
    const drawn = async () => {
      const outcomes: string[] = [];
      for (const _ of Array.from({ length: 15 }))
        outcomes.push((await client.start(1)).headers['x-chance']!);
      return outcomes;
    };
    const first = await drawn();
    clock.advance(1000);
    await client.set({ seed: 7 });
    expect(await drawn()).toEqual(first);
    clock.advance(1000);
    const jobs = ((await client.list()).body as readonly Job[]).filter(({ id }) => id > 3);
    const failed = jobs.toReversed().map(({ state }) => (state === 'failed' ? 1 : 0));
    expect(failed).toEqual([...first, ...first].map((said) => Number(said.slice(-1))));
    expect(new Set(failed)).toEqual(new Set([0, 1]));
  });

  test('a cancelled job keeps its progress, and a second cancel changes nothing [JOB-07, JOB-10, JOB-11]', async () => {
    const { client, clock } = await open();
    await client.start(100);
    clock.advance(30_000);
    const { status, body } = await client.cancel(4);
    expect(status).toBe(200);
    const ended = { state: 'cancelled', progress: 30, ended_at: '2026-03-02T09:00:30.000Z' };
    expect(body).toMatchObject(ended);
    clock.advance(100_000);
    const again = await client.cancel(4);
    expect([again.status, again.body]).toEqual([200, body]);
    const polled = await client.poll(4);
    expect([polled.status, polled.body]).toEqual([200, body]);
    expect((await client.result(4)).status).toBe(409);
  });

  test('a job that has succeeded cannot be cancelled [JOB-12]', async () => {
    const { client, clock } = await open();
    await client.start(1);
    clock.advance(1000);
    const { status, body } = await client.cancel(4);
    expect([status, body.error]).toEqual([409, 'Job has ended']);
    expect((await client.poll(4)).status).toBe(303);
  });
});
