import { expect, test } from 'vitest';
import { countOf, newBook } from './test-books.ts';
import { download, isAnswered, newWorkspace, type Problem } from './test-client.ts';
import { statusOf } from './test-conditions.ts';
import { chancesOf, put, repeated, status, withOutcomes } from './test-faults.ts';

const isBroken = (path: string): Promise<boolean> =>
  download(path).then(
    () => false,
    () => true,
  );

test.each([
  [status(503, { when: 'before' }), 30],
  [status(503, { when: 'after' }), 31],
  [{ kind: 'reset', when: 'before' }, 30],
  [{ kind: 'reset', when: 'after' }, 31],
  [{ kind: 'empty', when: 'after' }, 31],
])('after POST /books with %j there are %d books [FAULT-05]', async (outcome, books) => {
  const workspace = newWorkspace();
  await put(workspace, { method: 'POST', path: '/books', outcomes: [outcome] });
  const sent = workspace.send('POST', '/books', { body: newBook });
  expect(
    await sent.then(
      (reply) => reply.status,
      () => 'broken',
    ),
  ).not.toBe(201);
  expect(await countOf(workspace)).toBe(books);
});

test.each([
  [{}, null],
  [{ retry_after: 0 }, '0'],
  [{ retry_after: 3600, when: 'after' }, '3600'],
])('a status with %j has Retry-After %j and a problem [FAULT-06]', async (more, value) => {
  const workspace = await withOutcomes(status(418, more));
  const reply = await workspace.get<Problem>('/ping');
  expect([reply.status, reply.body.status]).toEqual([418, 418]);
  expect(reply.body.type).toContain('scripted-fault');
  expect(reply.headers.get('Retry-After')).toBe(value);
});

test.each([{ kind: 'reset' }, { kind: 'empty' }, { kind: 'cut' }, { kind: 'wrong-length' }])(
  'with %j the reply does not arrive as a whole [FAULT-07]',
  async (outcome) => {
    const { base } = await withOutcomes(outcome);
    expect(await isBroken(`${base}/ping`)).toBe(true);
    expect(await isBroken(`${base}/ping`)).toBe(false);
  },
);

test('a hang sends nothing at first [FAULT-07]', async () => {
  const { base } = await withOutcomes({ kind: 'hang' });
  expect(await isAnswered(`${base}/ping`, 500)).toBe(false);
});

test('broken JSON lacks its last character, and its length fits [FAULT-07]', async () => {
  const { base } = await withOutcomes({ kind: 'broken-json' });
  const { bytes, headers } = await download(`${base}/ping`);
  expect(headers.get('Content-Length')).toBe(String(bytes.length));
  expect(() => JSON.parse(bytes.toString()) as unknown).toThrow(SyntaxError);
  expect(JSON.parse(`${bytes.toString()}}`)).toMatchObject({ message: 'pong' });
});

test('a wrong type calls the same body text/html [FAULT-07]', async () => {
  const { base } = await withOutcomes({ kind: 'wrong-type' });
  const { bytes, headers } = await download(`${base}/ping`);
  expect(headers.get('Content-Type')).toContain('text/html');
  expect(JSON.parse(bytes.toString())).toMatchObject({ message: 'pong' });
});

test('a dribbled body is whole at last [FAULT-07]', async () => {
  const workspace = await withOutcomes({ kind: 'dribble', bytes: 20, milliseconds: 10 });
  expect((await workspace.get('/ping')).body).toMatchObject({ message: 'pong' });
});

test('uniform delays have both ends [FAULT-07]', async () => {
  const workspace = await withOutcomes(...repeated(30, { kind: 'uniform-delay', min: 0, max: 1 }));
  const drawn = (await chancesOf(workspace, 30)).map(
    (told) => /milliseconds=(\d+)/.exec(told!)?.[1],
  );
  expect(new Set(drawn)).toEqual(new Set(['0', '1']));
});

const delay = (milliseconds: number) => ({ kind: 'fixed-delay', milliseconds });

test('a delay is at least as long as it says, and at most ten seconds [FAULT-08]', async () => {
  const workspace = await withOutcomes(delay(300), delay(0), delay(10_000));
  const began = Date.now();
  expect(await statusOf(workspace)).toBe(200);
  expect(Date.now() - began).toBeGreaterThanOrEqual(290);
  for (const milliseconds of [-1, 10_001, 0.5]) {
    const reply = await put<Problem>(workspace, { path: '/ping', outcomes: [delay(milliseconds)] });
    expect(reply.status).toBe(400);
  }
});

const streams = ['/labs/events?count=4&every=0', '/labs/lines?count=4&every=0'];

test.each(
  streams.flatMap((path) =>
    [
      { outcomes: [{ kind: 'pass' }] },
      { share: 1e-9, outcomes: [{ kind: 'reset' }] },
      { outcomes: [{ kind: 'fixed-delay', milliseconds: 1, when: 'after' }] },
      { outcomes: [{ kind: 'dribble', bytes: 50, milliseconds: 1 }] },
    ].map((rule) => [path, rule] as const),
  ),
)('%s has all its items with %j [FAULT-17]', async (path, rule) => {
  const workspace = newWorkspace();
  const usual = await workspace.get(`${path}&seed=7`);
  await put(workspace, { path: '/labs/*', ...rule });
  const { text } = await workspace.get(`${path}&seed=7`);
  expect(text).toBe(usual.text);
});

test('broken JSON lacks the last character of each line of a stream [FAULT-17]', async () => {
  const workspace = newWorkspace();
  await put(workspace, { path: '/labs/*', outcomes: [{ kind: 'broken-json' }] });
  const { text } = await workspace.get('/labs/lines?count=4&every=0');
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(() => JSON.parse(line) as unknown).toThrow(SyntaxError);
    expect(JSON.parse(`${line}}`)).toMatchObject({ of: 4 });
  }
});

test.each(streams)('%s breaks at its first item when it is cut [FAULT-17]', async (path) => {
  const workspace = newWorkspace();
  await put(workspace, { path: '/labs/*', outcomes: [{ kind: 'cut' }] });
  expect(await isBroken(workspace.base + path)).toBe(true);
});

test.each([{ kind: 'reset' }, { kind: 'empty' }, { kind: 'cut' }, { kind: 'wrong-length' }])(
  'a header of a client does not make the answer with %j whole [FAULT-07]',
  async (outcome) => {
    const workspace = await withOutcomes(outcome);
    const asSite = { 'X-Sparring-Passes-Faults': '1' };
    await expect(workspace.get('/ping', asSite)).rejects.toThrow(/fetch failed|terminated/);
  },
);
