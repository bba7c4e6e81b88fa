import { expect, test } from 'vitest';
import {
  isAnswered,
  newWorkspace,
  pointersOf,
  type Problem,
  type Workspace,
} from './test-client.ts';

const random500 = '/testing/random500';
const users = '/testing/users';
const latency = '/testing/latency-simulation';

const set = async (workspace: Workspace, body: object): Promise<void> => {
  expect((await workspace.send('PATCH', '/workspace', { body })).status).toBe(200);
};
const withChance = async (chance: 'always' | 'never'): Promise<Workspace> => {
  const workspace = newWorkspace();
  await set(workspace, { chance });
  return workspace;
};
const times = async <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < count) results.push(await work());
  return results;
};
const outcomes = (workspace: Workspace, path = random500, count = 20) =>
  times(count, async () => {
    const { status, headers } = await workspace.get(path);
    return { status, said: headers.get('X-Chance') };
  });

test('fails half of the calls with 500 [CHANCE-01]', async () => {
  const workspace = newWorkspace();
  const statuses = (await outcomes(workspace, random500, 60)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
  const { body } = await (await withChance('always')).get<Problem>(random500);
  expect(body).toMatchObject({ status: 500, error: 'Random server error' });
});

test('refuses a fifth of the calls with 429 and a number of seconds in Retry-After [CHANCE-02, CHANCE-03]', async () => {
  const always = await withChance('always');
  const { status, headers, body } = await always.get<Problem>(users);
  expect([status, body.error]).toEqual([429, 'Rate limit exceeded']);
  expect(headers.get('Retry-After')).toMatch(/^\d+$/);
  const fine = await (await withChance('never')).get<readonly object[]>(users);
  expect(fine.status).toBe(200);
  expect(fine.body[0]).toMatchObject({ id: 1, name: 'Ada Okafor' });
  const drawn = (await outcomes(newWorkspace(), users, 60)).map((one) => one.status);
  expect(new Set(drawn)).toEqual(new Set([200, 429]));
});

test('repeats the outcomes when the same seed is set again [CHANCE-04, CHANCE-05]', async () => {
  const workspace = newWorkspace();
  await set(workspace, { seed: 42 });
  const first = await outcomes(workspace);
  await set(workspace, { seed: 42 });
  expect(await outcomes(workspace)).toEqual(first);
  const other = newWorkspace();
  await set(other, { seed: 42 });
  expect(await outcomes(other)).toEqual(first);
  await set(workspace, { seed: 8 });
  expect(await outcomes(workspace)).not.toEqual(first);
});

test('names seed, step, probability and outcome in X-Chance [CHANCE-06]', async () => {
  const workspace = newWorkspace();
  await set(workspace, { seed: 7 });
  const said = await outcomes(workspace, random500, 5);
  expect(said.map((one) => one.said)).toEqual(
    said.map(({ status }, step) => `seed=7; step=${step}; p=0.5; outcome=${status}`),
  );
});

test('takes a step for a forced reply, too [CHANCE-07]', async () => {
  const workspace = await withChance('never');
  const forced = await outcomes(workspace, random500, 10);
  expect(forced.every(({ status }) => status === 200)).toBe(true);
  await set(workspace, { chance: 'always' });
  const [next] = await outcomes(workspace, random500, 1);
  expect(next).toEqual({ status: 500, said: 'seed=42; step=10; p=1; outcome=500' });
});

test('answers after a delay of one second [CHANCE-08, CHANCE-09]', async () => {
  const began = Date.now();
  const { status, headers, body } = await newWorkspace().get<{ timestamp: string }>(
    `${latency}?delay=1`,
  );
  const ended = Date.now();
  expect([status, headers.has('X-Chance')]).toEqual([200, false]);
  expect(ended - began).toBeGreaterThanOrEqual(990);
  const time = Date.parse(body.timestamp);
  expect(time - began).toBeGreaterThanOrEqual(990);
  expect(time).toBeLessThanOrEqual(ended);
});

test('does not refuse a delay of ten seconds: nothing comes within two [CHANCE-08]', async () => {
  expect(await isAnswered(`${newWorkspace().base}${latency}?delay=10`, 2000)).toBe(false);
});

test.each(['0', '0.99', '10.01', '11', '-1', 'two', ''])(
  'refuses the delay "%s" [CHANCE-08]',
  async (delay) => {
    const reply = await newWorkspace().get<Problem>(`${latency}?delay=${delay}`);
    expect([reply.status, ...pointersOf(reply)]).toEqual([400, '/delay']);
  },
);

test('draws whole seconds without a delay, and says them in X-Chance [CHANCE-10]', async () => {
  const workspace = newWorkspace();
  await set(workspace, { seed: 42 });
  const began = Date.now();
  const { status, headers } = await workspace.get(latency);
  expect(status).toBe(200);
  const seconds = Number(/outcome=(\d+)$/.exec(headers.get('X-Chance') ?? '')?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(10);
  expect(Date.now() - began).toBeGreaterThanOrEqual(seconds * 1000 - 10);
});

test('answers the ping with pong [CHANCE-11]', async () => {
  const { status, body } = await newWorkspace().get('/ping');
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'pong' });
});

test('gives the twenty replies of docs/chance.md after the seed is set to 42 [CHANCE-04]', async () => {
  const workspace = newWorkspace();
  await set(workspace, { seed: 42 });
  const failed = (await outcomes(workspace)).flatMap(({ status }, step) =>
    status === 500 ? [step] : [],
  );
  expect(failed).toEqual([0, 3, 4, 7, 10, 13, 16, 17]);
});

test.each(['1e1', 'NaN', '2&delay=3'])('refuses delay=%s [CHANCE-08]', async (delay) => {
  const reply = await newWorkspace().get<Problem>(`${latency}?delay=${delay}`);
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, '/delay']);
});
