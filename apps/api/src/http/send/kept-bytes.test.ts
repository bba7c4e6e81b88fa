import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { KeptTrace } from '../../request/trace.ts';
import { keepBytes } from './kept-bytes.ts';

test('keeps the first bytes of an answer that is sent in pieces, and the size of all', () => {
  const { keep, answered } = keepBytes(new IncomingMessage(new Socket()), 8);
  keep('12345');
  keep(Buffer.from('67890'));
  keep('abc');
  expect(answered()).toEqual({ bytes: Buffer.from('12345678'), size: 13 });
});

test('keeps the first bytes of a body that nothing reads', async () => {
  const calls: KeptTrace[] = [];
  const server = createServer((asked, response) => {
    calls.push(keepBytes(asked, 4));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await request(server).post('/').send('1234567890');
  expect(calls[0]!.sent()).toEqual({ bytes: Buffer.from('1234'), size: 10 });
  server.close();
});
