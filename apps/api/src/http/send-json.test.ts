import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendJson } from './send-json.ts';

/** A server whose answers the test gives itself. */
const serve = async (answer: (response: ServerResponse) => void): Promise<string> => {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('says the type and the length in bytes', async () => {
  const url = await serve((response) => sendJson(response, { title: 'Über' }));
  const { headers } = await fetch(url);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-length')).toBe('17');
});

test('keeps the bytes of what is frozen, and reads anew what may change', async () => {
  const kept = Object.freeze({ times: { read: 0 } });
  const changing = { times: { read: 0 } };
  const url = await serve((response) => {
    const value = response.req.url === '/kept' ? kept : changing;
    value.times.read += 1;
    sendJson(response, value);
  });
  const read = async (path: string) => (await fetch(url + path)).json();
  await Promise.all([read('/kept'), read('/changing')]);
  expect(await read('/kept')).toEqual({ times: { read: 1 } });
  expect(await read('/changing')).toEqual({ times: { read: 2 } });
});

test('answers that are ready at once go out together, also when one of the clients has gone', async () => {
  const waiting: ServerResponse[] = [];
  const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
  const url = await serve((response) => {
    if (waiting.push(response) === 3) isFull();
  });
  const gone = new AbortController();
  const clients = [fetch(url), fetch(url, { signal: gone.signal }), fetch(url)] as const;
  await full;
  for (const response of waiting) sendJson(response, 'here');
  expect(waiting.map(({ writableEnded }) => writableEnded)).toEqual([false, false, false]);
  gone.abort();
  await expect(clients[1]).rejects.toThrow('aborted');
  expect(await (await clients[0]).json()).toBe('here');
  expect(await (await clients[2]).json()).toBe('here');
  expect(waiting.map(({ writableEnded }) => writableEnded)).toEqual([true, true, true]);
});

test('the answer to a change goes out at once', async () => {
  const ended: boolean[] = [];
  const url = await serve((response) => {
    sendJson(response, 'done');
    ended.push(response.writableEnded);
  });
  expect(await (await fetch(url, { method: 'POST' })).json()).toBe('done');
  expect(ended).toEqual([true]);
});
