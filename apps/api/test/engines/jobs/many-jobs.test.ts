import { describe, expect, test } from 'vitest';
import { jobsKept, mostRunning, type Job } from '@sparring/contracts/job';
import { engines, useDatabases } from '../../support/engines.ts';
import { openJobs } from '../../support/jobs.ts';

const newDatabase = useDatabases();

const idsIn = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

describe.each(engines)('many jobs on %s', (engine) => {
  const open = async () => openJobs(engine, await newDatabase(engine));

  test('of jobs that are started at once, twenty run, each with a number of its own [JOB-13, JOB-20]', async () => {
    const { client, clock } = await open();
    await client.start(5);
    clock.advance(1500);
    const all = await Promise.all(
      Array.from({ length: mostRunning + 3 }, () => Promise.resolve(client.start(100))),
    );
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]!.body.error).toBe('Too many jobs');
    expect(refused[0]!.headers['retry-after']).toBe('4');
    const { body } = await client.list();
    expect(idsIn(body)).toEqual(Array.from({ length: 23 }, (_, at) => 23 - at));
    await client.cancel(20);
    expect((await client.start()).status).toBe(202);
  });

  test('a new job replaces the oldest that has ended, and no example [JOB-14, JOB-17]', async () => {
    const { client, clock } = await open();
    await client.start(3600);
    for (const _ of Array.from({ length: jobsKept })) {
      await client.start(1);
      clock.advance(1000);
    }
    const { body } = await client.list();
    expect(idsIn(body).slice(-5)).toEqual([6, 4, 3, 2, 1]);
    expect(body).toHaveLength(jobsKept + 3);
    expect((await client.poll(5)).status).toBe(404);
  });

  test('every workspace has three jobs to begin with, and a reset brings them back [JOB-16, JOB-18]', async () => {
    const { client, other } = await open();
    const examples = (await client.list()).body as readonly Job[];
    expect(examples.map(({ id, state }) => [id, state])).toEqual([
      [3, 'failed'],
      [2, 'succeeded'],
      [1, 'running'],
    ]);
    await client.start();
    await client.cancel(1);
    await other.start();
    expect((await other.poll(1)).body).toMatchObject({ state: 'running', progress: 40 });
    await client.reset();
    expect((await client.list()).body).toEqual(examples.map((job) => expect.objectContaining(job)));
    expect((await client.poll(4)).status).toBe(404);
    expect((await other.poll(4)).status).toBe(200);
  });

  test('a start with the same key again starts no second job [JOB-19]', async () => {
    const { client } = await open();
    const key = { 'Idempotency-Key': 'one' };
    const [first, again] = [await client.start(60, key), await client.start(60, key)];
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await client.list()).body).toHaveLength(4);
  });
});
