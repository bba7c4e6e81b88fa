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

test('has Content-Type and the Content-Length in bytes', async () => {
  const url = await serve((response) => sendJson(response, { title: 'Über' }));
  const { headers } = await fetch(url);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-length')).toBe('17');
});

test('serialises a frozen value once and any other value each time', async () => {
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
