import { describe, expect, test } from 'vitest';
import { mostRunning, type Job } from '@sparring/contracts/job';
import { engines, useDatabases } from '../../support/engines.ts';
import { openJobs } from '../../support/jobs.ts';

const newDatabase = useDatabases();

describe.each(engines)('jobs on %s', (engine) => {
  const open = async () => openJobs(engine, await newDatabase(engine));

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
    expect((body as readonly Job[]).map(({ id }) => id)).toEqual(
      Array.from({ length: 23 }, (_, at) => 23 - at),
    );
    await client.cancel(20);
    expect((await client.start()).status).toBe(202);
  });
});
