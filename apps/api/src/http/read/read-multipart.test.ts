import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HttpProblem } from '../../problem/refusal.ts';
import { readMultipart } from './read-multipart.ts';

test('an upload whose client left before its body was read is refused', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1000 };
  const client = ask({ port, method: 'POST', headers });
  client.on('error', () => {});
  client.write('--x');
  const [received] = (await once(server, 'request')) as [IncomingMessage];
  client.destroy();
  received.on('error', () => {});
  await new Promise((resolve) => received.once('close', resolve));
  await expect(readMultipart(received)).rejects.toThrow(HttpProblem);
});
