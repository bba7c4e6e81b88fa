import assert from 'node:assert';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { closeGracefully } from './close.ts';
import { listen } from './listen.ts';

const portOf = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address);
  return address.port;
};

test('names a port that is in use, and what to do', async () => {
  const other = createServer();
  const PORT = await portOf(other);
  await expect(listen(createServer(), { HOST: '127.0.0.1', PORT })).rejects.toThrow(
    `127.0.0.1:${PORT} is already in use. Stop the program that uses it, or set PORT to another port.`,
  );
  await closeGracefully(other, 1000);
});

test('names an address of another machine, and what to do', async () => {
  await expect(listen(createServer(), { HOST: '192.0.2.1', PORT: 3999 })).rejects.toThrow(
    '192.0.2.1:3999 is not an address of this machine. Set HOST to',
  );
});

test('shutting down completes the open request and accepts no new one', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_req, res) => asked.resolve(res));
  const url = `http://127.0.0.1:${await portOf(server)}`;
  const reply = fetch(url);
  const answer = await asked.promise;
  const stopped = closeGracefully(server, 10_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  answer.end('finished');
  await expect(reply.then((it) => it.text())).resolves.toBe('finished');
  await stopped;
});

test('shutting down does not wait for an endless answer', async () => {
  const server = createServer();
  const reply = fetch(`http://127.0.0.1:${await portOf(server)}`);
  await once(server, 'request');
  await closeGracefully(server, 50);
  await expect(reply).rejects.toThrow('fetch failed');
});
