import { beforeEach, describe, expect, test } from 'vitest';
import { someBook } from '../../test/support/book.ts';
import { startedApi } from '../../test/support/fault-client.ts';

/*
 * A client sends an order, and the connection breaks. Was the order executed? The client cannot know: a break
 * before the execution and a break after it look the same.
 */

const json = { 'Content-Type': 'application/json' };
let base: string;
beforeEach(async () => {
  base = `${(await startedApi()).origin}/w/lesson/v1/practice`;
});

const script = (when: 'before' | 'after') =>
  fetch(`${base}/workspace/faults`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({
      rules: [{ method: 'POST', path: '/books', outcomes: [{ kind: 'reset', when }] }],
    }),
  });

const addBook = (headers = {}) =>
  fetch(`${base}/books`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(someBook()),
  });

const books = async () => Number((await fetch(`${base}/books`)).headers.get('X-Total-Count'));

describe('the answer to a POST is lost', () => {
  test.each([
    ['before', null],
    ['after', 'true'],
  ] as const)(
    'with a key the client sends it again, and there is one book: the reset was %s the execution',
    async (when, replayed) => {
      await script(when);
      const key = { 'Idempotency-Key': crypto.randomUUID() };

      await expect(addBook(key)).rejects.toThrow('fetch failed');
      const reply = await addBook(key);

      expect(reply.status).toBe(201);
      expect(reply.headers.get('Idempotency-Replayed')).toBe(replayed);
      expect(await books()).toBe(31);
    },
  );

  test('while the first request is being executed, the second is told to wait', async () => {
    const slow = { kind: 'fixed-delay', milliseconds: 300 };
    const { origin } = await startedApi({
      clock: (await import('../request/clock.ts')).systemClock,
    });
    base = `${origin}/w/lesson/v1/practice`;
    await fetch(`${base}/workspace/faults`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ rules: [{ method: 'POST', path: '/books', outcomes: [slow] }] }),
    });
    const key = { 'Idempotency-Key': 'lesson' };
    const first = addBook(key);
    const left = async () => {
      const reply = await fetch(`${base}/workspace/faults`);
      return ((await reply.json()) as { rules: { left: number }[] }).rules[0]!.left;
    };
    await expect.poll(left).toBe(0);

    const second = await addBook(key);

    expect(second.status).toBe(409);
    expect(second.headers.get('Retry-After')).toBe('1');
    expect((await first).status).toBe(201);
    expect((await addBook(key)).headers.get('Idempotency-Replayed')).toBe('true');
    expect(await books()).toBe(31);
  });
});
