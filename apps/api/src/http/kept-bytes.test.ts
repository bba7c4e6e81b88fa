import { once } from 'node:events';
import { createServer } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { keepBytes, type Kept } from './kept-bytes.ts';

test('keeps the first bytes of an answer that is sent in pieces, and the size of all', async () => {
  const calls: Kept[] = [];
  const server = createServer((asked, response) => {
    calls.push(keepBytes(asked, response, 8));
    response.write('12345');
    response.write(Buffer.from('67890'));
    response.end('abc');
  });
  const reply = await request(server).get('/');
  const [kept] = calls;
  expect(reply.text).toBe('1234567890abc');
  expect(kept!.answered()).toEqual({ bytes: Buffer.from('12345678'), size: 13 });
});

test('keeps the first bytes of a body that nothing reads', async () => {
  const calls: Kept[] = [];
  const server = createServer((asked, response) => {
    calls.push(keepBytes(asked, response, 4));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await request(server).post('/').send('1234567890');
  expect(calls[0]!.sent()).toEqual({ bytes: Buffer.from('1234'), size: 10 });
  server.close();
});
