import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { answersHalfClosed, withOthers } from './answers-together.ts';

/** A server whose answers the test gives itself. */
const serve = async (answer: (response: ServerResponse) => void): Promise<string> => {
  const server = answersHalfClosed(createServer((_request, response) => answer(response)));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('sends answers of the same moment as one batch, even if one client has disconnected', async () => {
  const waiting: ServerResponse[] = [];
  const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
  const url = await serve((response) => {
    if (waiting.push(response) === 3) isFull();
  });
  const gone = new AbortController();
  const clients = [fetch(url), fetch(url, { signal: gone.signal }), fetch(url)] as const;
  await full;
  for (const response of waiting) withOthers(response, 200, () => void response.end('"here"'));
  expect(waiting.map(({ writableEnded }) => writableEnded)).toEqual([false, false, false]);
  gone.abort();
  await expect(clients[1]).rejects.toThrow('aborted');
  expect(await (await clients[0]).json()).toBe('here');
  expect(await (await clients[2]).json()).toBe('here');
  expect(waiting.map(({ writableEnded }) => writableEnded)).toEqual([true, true, true]);
});

test.each([
  ['sends the answer to a change at once', 201, true],
  ['lets the refusal of a change wait for other answers', 409, false],
])('%s', async (_, status, isAtOnce) => {
  const ended: boolean[] = [];
  const url = await serve((response) => {
    withOthers(response, status, () => void response.end('"done"'));
    ended.push(response.writableEnded);
  });
  expect(await (await fetch(url, { method: 'POST' })).json()).toBe('done');
  expect(ended).toEqual([isAtOnce]);
});

test.each([
  ['one answer', 1],
  ['two answers', 2],
  ['eight answers', 8],
])('a client that closes its side while it waits long for %s has gone', async (_, count) => {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const url = await serve((response) => response.once('close', resolve));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
  await gone;
  expect(await text(socket)).toBe('');
});
