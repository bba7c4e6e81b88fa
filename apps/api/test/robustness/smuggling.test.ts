import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { converse } from './test-answers.ts';
import { id, type Form } from './test-hidden.ts';
import { startBoth } from './test-site.ts';
import { pipelined, smuggled } from './test-smuggled.ts';

let servers: Awaited<ReturnType<typeof startBoth>>;
beforeAll(async () => {
  servers = await startBoth();
});
afterAll(() => servers.kill());

/** Asks for a book that does not exist, so that the answer has the path of its request. */
const askInnocently = async (): Promise<void> => {
  const unknown = randomUUID();
  const path = `/w/innocent/v1/practice/books/${unknown}`;
  const headers = { 'X-Request-Id': unknown };
  const signal = AbortSignal.timeout(5000);
  const reply = await fetch(new URL(path, servers.site.url), { headers, signal });
  expect(reply.headers.get('X-Request-Id')).toBe(unknown);
  expect(await reply.json()).toMatchObject({ status: 404, instance: path });
};

/** Innocent clients ask until the work is done, and once afterwards. */
const besideInnocents = async <Result>(work: Promise<Result>): Promise<Result> => {
  const over = new AbortController();
  const innocent = async () => {
    while (!over.signal.aborted) await askInnocently();
    await askInnocently();
  };
  const working = work.finally(() => over.abort());
  const [result] = await Promise.all([working, innocent(), innocent(), innocent()]);
  return result;
};

let workspaces = 0;

/** Sends the form and then one more request, and returns what was answered and whether the book is gone. */
const send = async ({ method, bytes }: Form) => {
  const own = `/w/form-${(workspaces += 1)}/v1/practice`;
  const book = `${own}/books/${id}`;
  const last = `GET ${book} HTTP/1.1\r\nHost: x\r\nX-Request-Id: last\r\nConnection: close\r\n\r\n`;
  const port = Number(new URL(servers.site.url).port);
  const conversation = converse({ port, method, first: bytes(own), last });
  const { answers, rest } = await besideInnocents(conversation);
  const { status } = await fetch(new URL(book, servers.api.url));
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id') ?? 'none');
  return { ids, rest, status };
};

describe('through the site', () => {
  test.each(smuggled)('nothing is executed that is hidden in $name', async (form) => {
    const { ids, rest, status } = await send(form);
    expect({ rest, status }).toEqual({ rest: '', status: 200 });
    expect(['first', 'none']).toContain(ids[0]);
    expect(['last', undefined]).toContain(ids[1]);
    expect(ids.length).toBeLessThanOrEqual(2);
  });

  test.each(pipelined)('a request that follows $name is executed after it', async (form) => {
    const { ids, rest, status } = await send(form);
    expect({ ids, rest, status }).toEqual({
      ids: ['first', 'hidden', 'last'],
      rest: '',
      status: 404,
    });
  });
});
