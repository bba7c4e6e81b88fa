import { expect, onTestFinished, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { outcome } from '@sparring/contracts/fault-outcome';
import { problem } from '@sparring/contracts/problem';
import type { z } from 'zod';
import { someBook } from '../../test/support/book.ts';
import { testClock, testStore } from '../../test/support/app.ts';
import { bytesOf, receive, startedApi } from '../../test/support/fault-client.ts';

type Sent = z.input<typeof outcome>;

const base = '/w/mine/v1/practice';
const books = `${base}/books`;
const first = `${books}/${exampleBook.id}`;

/** An API in which these outcomes are next for every request of the workspace `mine`. */
const scripted = async (...outcomes: readonly Sent[]) => {
  const clock = testClock();
  const store = await testStore({ clock });
  onTestFinished(() => store.close());
  const api = await startedApi({ clock, store });
  const script = JSON.stringify({ rules: [{ path: '/*', outcomes }] });
  const headers = { 'Content-Type': 'application/json' };
  const put = { method: 'PUT', headers, body: script };
  const reply = await fetch(`${api.origin}${base}/workspace/faults`, put);
  expect(reply.status).toBe(200);
  const get = (path = first) => fetch(api.origin + path);
  const add = () => receive(api.port, bytesOf('POST', books, someBook()));
  const count = () => store.books.list('mine', { sort: 'title', order: 'asc', page: 1, limit: 1 });
  return { ...api, clock, get, add, count };
};

const lengthIn = (text: string): number => Number(/content-length: (\d+)/i.exec(text)![1]);
const bodyIn = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4);
const sound = JSON.stringify(exampleBook);

test('a status after the request replaces its answer, and the change is committed', async () => {
  const { add, count } = await scripted({ kind: 'status', status: 500, when: 'after' });
  const { text } = await add();
  expect(text).toMatch(/^HTTP\/1.1 500 /);
  expect(text).not.toMatch(/^(Location|ETag):/im);
  expect(problem.parse(JSON.parse(bodyIn(text))).error).toBe('Scripted fault');
  expect((await count()).total).toBe(31);
});

test.each([
  ['reset', 'before', 30, 'reset'],
  ['reset', 'after', 31, 'reset'],
  ['empty', 'before', 30, 'closed'],
  ['empty', 'after', 31, 'closed'],
  ['hang', 'before', 30, 'closed'],
  ['hang', 'after', 31, 'closed'],
] as const)(
  '%s %s the request sends no byte; then there are %i books and the connection is %s',
  async (kind, when, total, ending) => {
    const { add, count } = await scripted({ kind, when });
    expect(await add()).toMatchObject({ text: '', ending });
    expect((await count()).total).toBe(total);
  },
);

test('a hang ends after twelve seconds', async () => {
  const { add, clock } = await scripted({ kind: 'hang' });
  const start = clock.now().getTime();
  await add();
  expect(clock.now().getTime() - start).toBe(12_000);
});

test.each(['before', 'after'] as const)(
  'a delay %s the request only delays the answer',
  async (when) => {
    const { get, clock } = await scripted({ kind: 'fixed-delay', milliseconds: 1500, when });
    const start = clock.now().getTime();
    const reply = await get();
    expect(await reply.json()).toEqual(exampleBook);
    expect(reply.headers.get('X-Chance')).toBe(
      'seed=42; step=0; p=1; outcome=fixed-delay; milliseconds=1500; rule=0',
    );
    expect(clock.now().getTime() - start).toBe(1500);
  },
);

test('cut sends the length of the whole body and half of its bytes', async () => {
  const { port } = await scripted({ kind: 'cut' });
  const { text, ending } = await receive(port, bytesOf('GET', first));
  expect(lengthIn(text)).toBe(sound.length);
  expect(bodyIn(text)).toBe(sound.slice(0, sound.length / 2));
  expect(ending).toBe('closed');
});

test.each([
  ['longer', 10],
  ['shorter', -10],
] as const)('wrong-length %s differs by ten bytes from the body', async (length, by) => {
  const { port } = await scripted({ kind: 'wrong-length', length });
  const { text } = await receive(port, bytesOf('GET', first));
  expect(lengthIn(text)).toBe(sound.length + by);
  expect(bodyIn(text)).toBe(sound);
});

test('dribble sends the body a few bytes at a time', async () => {
  const { get, clock } = await scripted({ kind: 'dribble', bytes: 100, milliseconds: 50 });
  const start = clock.now().getTime();
  expect(await (await get()).json()).toEqual(exampleBook);
  expect(clock.now().getTime() - start).toBe(50 * Math.floor(sound.length / 100));
});

test('dribble sends the rest at once after ten seconds', async () => {
  const { get, clock } = await scripted({ kind: 'dribble', bytes: 1, milliseconds: 1000 });
  const start = clock.now().getTime();
  expect(await (await get()).json()).toEqual(exampleBook);
  expect(clock.now().getTime() - start).toBe(10_000);
});

test('a fault on the wire also breaks the answer to an invalid request', async () => {
  const { port } = await scripted({ kind: 'cut' });
  const { text } = await receive(port, bytesOf('GET', `${books}?page=0`));
  expect(text).toMatch(/^HTTP\/1.1 400 /);
  expect(bodyIn(text).length).toBe(Math.floor(lengthIn(text) / 2));
});
