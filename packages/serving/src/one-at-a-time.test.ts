import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const listening = async (listener: RequestListener, mostWaiting: number) => {
  const requests = { parsed: 0 };
  const inTurn = oneAtATime(listener, mostWaiting);
  const server = createServer((request, response) => {
    requests.parsed += 1;
    inTurn(request, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, requests };
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const last = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

test('the requests of a connection are answered one after the other, in their order', async () => {
  let open = 0;
  const together: number[] = [];
  const { port } = await listening((request, response) => {
    together.push((open += 1));
    setImmediate(() => {
      open -= 1;
      response.end(request.url);
    });
  }, 10);
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/1') + get('/2') + get('/3') + last('/4'));
  const answers = (await text(socket)).match(/^\/\d/gm);
  expect(answers).toEqual(['/1', '/2', '/3', '/4']);
  expect(together).toEqual([1, 1, 1, 1]);
});

test('a request that arrives while another one waits is read when there is room', async () => {
  const held: ServerResponse[] = [];
  const { port } = await listening((_, response) => void held.push(response), 10);
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/1') + get('/2'));
  await expect.poll(() => held.length).toBe(1);
  socket.write(last('/3'));
  held[0]!.end();
  await expect.poll(() => held.length).toBe(2);
  held[1]!.end();
  await expect.poll(() => held.length).toBe(3);
  held[2]!.end('the last');
  expect(await text(socket)).toContain('the last');
});

test('a connection on which too many requests wait is closed, and the rest is not even parsed', async () => {
  let served = 0;
  const { port, requests } = await listening(() => void (served += 1), 10);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write(get('/').repeat(1000));
  await new Promise((closed) => socket.once('close', closed));
  expect(served).toBe(1);
  expect(requests.parsed).toBe(12);
});

test('waiting requests are dropped when the client disconnects', async () => {
  const held: ServerResponse[] = [];
  const { port } = await listening((_, response) => void held.push(response), 10);
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/1') + get('/2'));
  await expect.poll(() => held.length).toBe(1);
  const closed = once(held[0]!, 'close');
  socket.resetAndDestroy();
  held[0]!.end('x'.repeat(10_000_000));
  await closed;
  expect(held).toHaveLength(1);
});

test('requests that wait behind an answer with Connection: close are dropped', async () => {
  const served: unknown[] = [];
  const { port } = await listening(({ url }, response) => {
    served.push(url);
    setImmediate(() => response.setHeader('Connection', 'close').end(url));
  }, 10);
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/1') + get('/2') + get('/3'));
  expect((await text(socket)).match(/^\/\d/gm)).toEqual(['/1']);
  expect(served).toEqual(['/1']);
});
