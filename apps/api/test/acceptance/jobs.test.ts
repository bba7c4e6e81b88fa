import type { BookReport, Job } from '@sparring/contracts/job';
import { expect, test } from 'vitest';
import { create } from './test-books.ts';
import { newWorkspace, pointersOf, type Problem, type Workspace } from './test-client.ts';

const jobs = '/labs/jobs';

/** A workspace whose clock stands still. */
const frozen = async (chance = 'never'): Promise<Workspace> => {
  const workspace = newWorkspace();
  const body = { now: '2026-06-01T09:00:00Z', clock: 'frozen', chance };
  expect((await workspace.send('PATCH', '/workspace', { body })).status).toBe(200);
  return workspace;
};
const start = (workspace: Workspace, seconds = 100, headers = {}) =>
  workspace.send<Job>('POST', jobs, { body: { seconds }, headers });
const poll = (workspace: Workspace, id = 4) => workspace.send<Job>('GET', `${jobs}/${id}`);
const cancel = (workspace: Workspace, id = 4) =>
  workspace.send<Job & Problem>('DELETE', `${jobs}/${id}`);
const resultOf = (workspace: Workspace, id = 4) =>
  workspace.get<BookReport & Problem>(`${jobs}/${id}/result`);
const list = async (workspace: Workspace) => (await workspace.get<readonly Job[]>(jobs)).body;
const advance = (workspace: Workspace, duration: string) =>
  workspace.send('PATCH', '/workspace', { body: { advance: duration } });

test('accepts a job and leads to it [JOB-01]', async () => {
  const workspace = await frozen();
  const { status, headers, body } = await start(workspace);
  expect(status).toBe(202);
  expect(body).toMatchObject({ id: 4, state: 'running', progress: 0, ended_at: null });
  expect(headers.get('Location')).toBe(`${workspace.base}${jobs}/4`);
  expect((await poll(workspace)).body).toEqual(body);
});

test('tells a running job how long to pause, and no other [JOB-02]', async () => {
  const workspace = await frozen();
  const started = await start(workspace, 5);
  expect(started.headers.get('Retry-After')).toBe('5');
  await advance(workspace, 'PT4S');
  expect((await poll(workspace)).headers.get('Retry-After')).toBe('1');
  await advance(workspace, 'PT1S');
  expect((await poll(workspace)).headers.has('Retry-After')).toBe(false);
  expect((await start(workspace, 3600)).headers.get('Retry-After')).toBe('10');
  expect((await poll(workspace, 3)).headers.has('Retry-After')).toBe(false);
});

test('ends a job when its seconds have passed on the clock [JOB-03, JOB-04, JOB-05]', async () => {
  const workspace = await frozen();
  await start(workspace, 300);
  await advance(workspace, 'PT4M59S');
  const last = await poll(workspace);
  expect([last.status, last.body.state, last.body.progress]).toEqual([200, 'running', 99]);
  await advance(workspace, 'PT1S');
  const { status, headers, body } = await poll(workspace);
  const result = `${workspace.base}${jobs}/4/result`;
  expect([status, headers.get('Location')]).toEqual([303, result]);
  const ended_at = '2026-06-01T09:05:00.000Z';
  expect(body).toMatchObject({ state: 'succeeded', progress: 100, ended_at, result });
  expect((await list(workspace))[0]).toEqual(body);
});

test('reports the books as they were at the start [JOB-06]', async () => {
  const workspace = await frozen();
  await create(workspace, { category: 'Rare' });
  await start(workspace);
  await create(workspace, { isbn: '9781000000016' });
  await advance(workspace, 'PT100S');
  const { status, body } = await resultOf(workspace);
  expect([status, body.job, body.books]).toEqual([200, 4, 31]);
  const [first] = body.categories;
  expect([first, body.categories.at(-1)]).toEqual([
    { category: 'Fiction', books: 5 },
    { category: 'Rare', books: 1 },
  ]);
});

test('names the ten largest categories and counts the books of all [JOB-06]', async () => {
  const workspace = await frozen();
  for (const isbn of ['9781000000009', '9781000000016', '9781000000023'])
    await create(workspace, { isbn, category: `Rare ${isbn}` });
  await start(workspace, 1);
  await advance(workspace, 'PT1S');
  const { body } = await resultOf(workspace);
  expect([body.categories.length, body.books]).toEqual([10, 33]);
  const counts = body.categories.map(({ books }) => books);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});

test('refuses the result of a job that has none [JOB-07]', async () => {
  const workspace = await frozen();
  await start(workspace);
  const running = await resultOf(workspace);
  expect([running.status, running.body.error]).toEqual([409, 'No result']);
  await cancel(workspace);
  expect((await resultOf(workspace)).status).toBe(409);
  expect((await resultOf(workspace, 3)).status).toBe(409);
});

test('fails the jobs that X-Chance names, at 60 percent [JOB-08, JOB-09]', async () => {
  const workspace = await frozen('seeded');
  const drawn: string[] = [];
  for (let job = 0; job < 12; job += 1)
    drawn.push((await start(workspace)).headers.get('X-Chance') ?? '');
  expect(drawn[0]).toMatch(/^seed=42; step=0; p=0\.2; outcome=[01]$/);
  const fails = drawn.map((said) => said.endsWith('outcome=1'));
  expect(new Set(fails)).toEqual(new Set([true, false]));
  await advance(workspace, 'PT59S');
  const own = async () => (await list(workspace)).filter(({ id }) => id > 3).toReversed();
  expect(new Set((await own()).map(({ state }) => state))).toEqual(new Set(['running']));
  await advance(workspace, 'PT1S');
  const after = await own();
  expect(after.map(({ state }) => state === 'failed')).toEqual(fails);
  const failed = after.find(({ state }) => state === 'failed');
  expect(failed).toMatchObject({ progress: 60, result: null });
  expect(failed?.error).toMatch(/\w/);
});

test('keeps a cancelled job as it was, and cancels it once [JOB-10, JOB-11]', async () => {
  const workspace = await frozen();
  await start(workspace);
  await advance(workspace, 'PT30S');
  const { status, body } = await cancel(workspace);
  expect(status).toBe(200);
  const ended_at = '2026-06-01T09:00:30.000Z';
  expect(body).toMatchObject({ state: 'cancelled', progress: 30, ended_at });
  await advance(workspace, 'PT1H');
  const again = await cancel(workspace);
  expect([again.status, again.body]).toEqual([200, body]);
  expect((await poll(workspace)).body).toEqual(body);
});

test('refuses to cancel a job that has ended [JOB-12]', async () => {
  const workspace = await frozen();
  for (const id of [2, 3]) {
    const { status, body } = await cancel(workspace, id);
    expect([status, body.error]).toEqual([409, 'Job has ended']);
  }
  expect((await list(workspace)).map(({ state }) => state)).not.toContain('cancelled');
});

test('runs twenty jobs and refuses the next until one has ended [JOB-13]', async () => {
  const workspace = await frozen();
  await start(workspace, 5);
  for (let job = 1; job < 20; job += 1) expect((await start(workspace)).status).toBe(202);
  const refused = await workspace.send<Problem>('POST', jobs, { body: { seconds: 60 } });
  expect([refused.status, refused.body.error]).toEqual([429, 'Too many jobs']);
  expect(refused.headers.get('Retry-After')).toBe('5');
  await advance(workspace, 'PT5S');
  expect((await start(workspace)).status).toBe(202);
});

test('keeps fifty jobs beside the examples [JOB-14, JOB-17]', async () => {
  const workspace = await frozen();
  await start(workspace, 3600);
  for (let tens = 0; tens < 5; tens += 1) {
    await Promise.all(Array.from({ length: 10 }, () => start(workspace, 1)));
    await advance(workspace, 'PT1S');
  }
  const ids = (await list(workspace)).map(({ id }) => id);
  expect(ids).toHaveLength(53);
  expect([ids[0], ids.slice(-5)]).toEqual([54, [6, 4, 3, 2, 1]]);
});

test.each([0, 3601, 1.5, '60', undefined])('refuses %j seconds [JOB-15]', async (seconds) => {
  const reply = await newWorkspace().send<Problem>('POST', jobs, { body: { seconds } });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, '/seconds']);
});

test('begins with three jobs, and a reset brings them back [JOB-16, JOB-18]', async () => {
  const [mine, theirs] = [await frozen(), await frozen()];
  const examples = await list(mine);
  expect(examples.map(({ id, state }) => `${id} ${state}`)).toEqual([
    '3 failed',
    '2 succeeded',
    '1 running',
  ]);
  await start(mine);
  await cancel(mine, 1);
  expect((await list(theirs)).map(({ id, state }) => [id, state])).toEqual(
    examples.map(({ id, state }) => [id, state]),
  );
  await mine.send('POST', '/workspace/reset');
  expect((await list(mine)).map(({ state }) => state)).toEqual(['failed', 'succeeded', 'running']);
  expect((await start(mine)).body.id).toBe(4);
});

test('starts one job for one Idempotency-Key [JOB-19]', async () => {
  const workspace = await frozen();
  const key = { 'Idempotency-Key': 'report-1' };
  const [first, again] = [await start(workspace, 60, key), await start(workspace, 60, key)];
  expect(again.body).toEqual(first.body);
  expect((await list(workspace)).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

test('gives no number twice when jobs start at the same time [JOB-20]', async () => {
  const workspace = await frozen();
  const started = await Promise.all(Array.from({ length: 10 }, () => start(workspace)));
  expect(new Set(started.map(({ body }) => body.id)).size).toBe(10);
});

test.each(['0', '-1', '1.5', 'one', '2147483648'])('refuses the number %s', async (id) => {
  expect((await newWorkspace().get(`${jobs}/${id}`)).status).toBe(400);
});

test('answers 404 when an unknown job is polled, read or cancelled', async () => {
  const workspace = newWorkspace();
  for (const call of [poll, resultOf, cancel])
    expect((await call(workspace, 999)).status).toBe(404);
});

test('asks for ten seconds while a job is stuck, and cancels it [JOB-16]', async () => {
  const workspace = newWorkspace();
  expect((await poll(workspace, 1)).headers.get('Retry-After')).toBe('10');
  expect((await cancel(workspace, 1)).body.state).toBe('cancelled');
});

test('lets a job run again when the clock goes back', async () => {
  const workspace = await frozen();
  await start(workspace, 60);
  await workspace.send('PATCH', '/workspace', { body: { now: '2026-06-01T08:00:00Z' } });
  expect((await poll(workspace)).body).toMatchObject({ state: 'running', progress: 0 });
});
