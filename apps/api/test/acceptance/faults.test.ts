import { expect, test } from 'vitest';
import { newWorkspace, origin, pointersOf, send, type Problem } from './test-client.ts';
import { statusesOf, statusOf } from './test-conditions.ts';
import { chancesOf, put, repeated, report, status, withOutcomes } from './test-faults.ts';

test('PUT replaces the rules and starts their counts, DELETE removes them [FAULT-01]', async () => {
  const workspace = await withOutcomes(status(503), status(503));
  expect(await statusesOf(workspace, 1)).toEqual([503]);
  const { body } = await put(workspace, { path: '/ping', outcomes: repeated(2, status(500)) });
  expect(body.rules).toMatchObject([{ matched: 0, left: 2 }]);
  expect(await statusesOf(workspace, 1)).toEqual([500]);
  await workspace.send('DELETE', '/workspace/faults');
  expect(await report(workspace)).toEqual([]);
  expect(await statusesOf(workspace, 1)).toEqual([200]);
});

test('the first rule that matches and has an outcome left decides [FAULT-02]', async () => {
  const workspace = newWorkspace();
  await put(
    workspace,
    { method: 'POST', path: '/ping', outcomes: [status(400)] },
    { path: '/ping', outcomes: [status(501)] },
    { path: '/*', outcomes: [status(502), status(503)] },
  );
  expect(await statusesOf(workspace, 4)).toEqual([501, 502, 503, 200]);
});

test.each([
  '/v1/practice/books',
  '/v1/practice/books?limit=5',
  '/practice/books',
  '/practice/books/',
])('a rule for /books matches %s [FAULT-02]', async (path) => {
  const workspace = newWorkspace();
  await put(workspace, { path: '/books', outcomes: [status(503)] });
  expect((await send('GET', `/w/${workspace.name}${path}`)).status).toBe(503);
});

test('a name in braces is one segment, a star any rest [FAULT-02]', async () => {
  const workspace = newWorkspace();
  await put(workspace, { path: '/books/{id}', outcomes: repeated(9, status(503)) });
  expect(await statusOf(workspace, '/books')).toBe(200);
  expect(await statusOf(workspace, '/books/7')).toBe(503);
  await put(workspace, { path: '/books*', outcomes: repeated(9, status(503)) });
  expect(await statusOf(workspace, '/books')).toBe(503);
  expect(await statusOf(workspace, '/books/7')).toBe(503);
  expect(await statusOf(workspace)).toBe(200);
});

test('a sequence is used in its order, and then no more [FAULT-03]', async () => {
  const workspace = await withOutcomes(status(500), { kind: 'pass' }, status(503));
  expect(await statusesOf(workspace, 5)).toEqual([500, 200, 503, 200, 200]);
});

test('each outcome of a sequence is used once, by requests at once as well [FAULT-03]', async () => {
  const workspace = await withOutcomes(...[500, 501, 502, 503, 504].map((code) => status(code)));
  const statuses = await Promise.all(Array.from({ length: 12 }, () => statusOf(workspace)));
  const inOrder = statuses.toSorted((one, other) => one - other);
  expect(inOrder).toEqual([...repeated(7).map(() => 200), 500, 501, 502, 503, 504]);
});

test('a share hits that share, and each outcome as often [FAULT-04]', async () => {
  const workspace = newWorkspace();
  await put(workspace, { path: '/ping', share: 0.5, outcomes: [status(500), status(503)] });
  const clients = Array.from({ length: 12 }, () => statusesOf(workspace, 10));
  const statuses = (await Promise.all(clients)).flat();
  const share = (code: number) => statuses.filter((one) => one === code).length / 120;
  expect(Math.abs(share(200) - 0.5)).toBeLessThan(0.15);
  expect(Math.abs(share(500) - share(503))).toBeLessThan(0.2);
  await put(workspace, { path: '/ping', share: 1, outcomes: [status(500)] });
  expect(await statusesOf(workspace, 5)).toEqual([500, 500, 500, 500, 500]);
});

test('the same rules put again decide the same, to the millisecond [FAULT-09]', async () => {
  const workspace = newWorkspace();
  const outcomes = [{ kind: 'uniform-delay', min: 0, max: 30 }, status(503), { kind: 'pass' }];
  const rule = { path: '/ping', share: 0.7, seed: 7, outcomes };
  await put(workspace, rule);
  const first = await chancesOf(workspace, 15);
  await put(workspace, rule);
  expect(await chancesOf(workspace, 15)).toEqual(first);
});

test('X-Chance names the decision, after that of the endpoint itself [FAULT-10]', async () => {
  const workspace = newWorkspace();
  await put(
    workspace,
    { path: '/books', outcomes: [status(503)] },
    { path: '/testing/*', seed: 9, outcomes: repeated(2) },
  );
  const { headers } = await workspace.get('/books');
  expect(headers.get('X-Chance')).toBe('seed=42; step=0; p=1; outcome=503; rule=0');
  const drawn = await workspace.get('/testing/random500');
  expect(drawn.headers.get('X-Chance')).toBe(
    `seed=42; step=0; p=0.5; outcome=${drawn.status}, seed=9; step=0; p=1; outcome=pass; rule=1`,
  );
});

test.each([
  ['/rules/0/path', { path: '/workspace', outcomes: [status(500)] }],
  ['/rules/0/path', { path: 'books', outcomes: [status(500)] }],
  ['/rules/0/share', { path: '/ping', share: 0, outcomes: [status(500)] }],
  ['/rules/0/outcomes', { path: '/ping', outcomes: [] }],
  ['/rules/0/outcomes/0/status', { path: '/ping', outcomes: [status(200)] }],
])('refuses %s and keeps the rules before [FAULT-11]', async (pointer, rule) => {
  const workspace = await withOutcomes(status(503));
  const reply = await put<Problem>(workspace, rule);
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, pointer]);
  expect(await statusOf(workspace)).toBe(503);
});

test('the report counts requests and outcomes, and what is left [FAULT-12]', async () => {
  const workspace = newWorkspace();
  const outcomes = [status(500), status(503), { kind: 'pass' }];
  await put(
    workspace,
    { path: '/ping', outcomes },
    { path: '/books', share: 1, outcomes: [status(500)] },
  );
  await statusesOf(workspace, 2);
  await statusesOf(workspace, 3, '/books');
  expect(await report(workspace)).toMatchObject([
    { matched: 2, left: 1, used: [{ times: 1 }, { times: 1 }, { times: 0 }] },
    { matched: 3, left: null, used: [{ times: 3 }] },
  ]);
});

test('faults are those of one workspace, until its reset [FAULT-13]', async () => {
  const [mine, theirs] = [await withOutcomes(...repeated(9, status(503))), newWorkspace()];
  expect(await statusesOf(theirs, 1)).toEqual([200]);
  expect(await report(theirs)).toEqual([]);
  await mine.send('POST', '/workspace/reset');
  expect(await report(mine)).toEqual([]);
  expect(await statusesOf(mine, 1)).toEqual([200]);
});

test('the workspace itself, OPTIONS and documents have no faults [FAULT-14]', async () => {
  const workspace = newWorkspace();
  await put(workspace, { path: '/*', share: 1, outcomes: [status(503)] });
  expect(await statusOf(workspace)).toBe(503);
  for (const path of ['/workspace', '/workspace/faults', '/workspace/limit'])
    expect(await statusOf(workspace, path)).toBe(200);
  expect((await workspace.send('OPTIONS', '/books')).status).toBe(204);
  const headers = { 'X-Workspace': workspace.name };
  expect((await fetch(`${origin}/openapi.json`, { headers })).status).toBe(200);
});

test('the workspace public cannot have faults [FAULT-15]', async () => {
  const sent = { body: { rules: [] } };
  const reply = await send<Problem>('PUT', '/v1/practice/workspace/faults', sent);
  expect([reply.status, reply.body.error]).toEqual([403, 'Workspace protected']);
});
