import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { trustedProxies } from './proxies.ts';

/** A listener behind a name whose addresses can be changed, and a clock that stands still. */
const behindName = (...addresses: string[]) => {
  let [time, asked] = [0, 0];
  const find = async () => {
    asked += 1;
    if (addresses.length === 0) throw new Error('not found');
    return [...addresses];
  };
  const proxies = trustedProxies(['web'], { find, now: () => time });
  const server = createServer(
    proxies.around((request, response) => response.end(proxies.clientOf(request))),
  );
  const ask = async (headers: Record<string, string> = { 'X-Forwarded-For': '203.0.113.5' }) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}`, { headers })).text();
  };
  onTestFinished(() => void server.close());
  return {
    ask,
    asked: () => asked,
    listen: () => once(server.listen(0, '127.0.0.1'), 'listening'),
    move: (...to: string[]) => addresses.splice(0, addresses.length, ...to),
    pass: (ms: number) => (time += ms),
  };
};

test('already the first request of a named proxy is believed', async () => {
  const { ask, listen } = behindName('127.0.0.1');
  await listen();
  expect(await ask()).toBe('203.0.113.5');
});

test('another address is not believed, and has the name looked up once a second', async () => {
  const { ask, asked, listen, pass } = behindName('10.83.0.250');
  await listen();
  for (let count = 0; count < 3; count += 1) expect(await ask()).toBe('127.0.0.1');
  expect(asked()).toBe(1);
  pass(1000);
  await ask();
  expect(asked()).toBe(2);
});

test('a request that forwards nothing asks for no name', async () => {
  const { ask, asked, listen } = behindName('127.0.0.1');
  await listen();
  expect(await ask({})).toBe('127.0.0.1');
  expect(asked()).toBe(0);
});

test('a proxy that comes with a new address is believed, and one whose name is gone still is', async () => {
  const { ask, listen, move, pass } = behindName('10.83.0.250');
  await listen();
  expect(await ask()).toBe('127.0.0.1');
  move('127.0.0.1');
  pass(1000);
  expect(await ask()).toBe('203.0.113.5');
  move();
  pass(1000);
  await ask();
  expect(await ask()).toBe('203.0.113.5');
});
