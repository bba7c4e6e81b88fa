import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import express from 'express';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { trustedProxies } from '@sparring/serving/proxies';
import { createProxy } from './proxy.ts';
import { behindName, defaultTimeouts } from './replicas.ts';
import { echo, listening, stopListening, untilTheEnd } from './test-servers.ts';

/**
 * Starts the proxy in front of replicas. Each look-up returns the next list, and the last list again
 * and again.
 */
const inFrontOf = async (...lookUps: string[][]): Promise<string> => {
  const find = async () => (lookUps.length > 1 ? lookUps.shift() : lookUps[0]) ?? [];
  const timeouts = { ...defaultTimeouts, restMs: 0 };
  const proxy = createProxy({
    api: 'http://api.test',
    proxies: trustedProxies(),
    report: () => {},
    timeouts,
    find,
  });
  untilTheEnd(proxy);
  return (await listening(express().use(proxy.handle))).url;
};

/** A replica that records its requests and then behaves as given. */
const replica = async (behave: RequestListener = echo) => {
  const asked: string[] = [];
  const { url, server, port } = await listening((incoming, response) => {
    asked.push(`${incoming.method}`);
    behave(incoming, response);
  });
  return { url, server, port, asked };
};

const breakOff: RequestListener = ({ socket }) => socket.destroy();

const gone = async (): Promise<string> => {
  const { url, server } = await replica();
  await stopListening(server);
  return url;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('several replicas', () => {
  test('take turns', async () => {
    const [one, two, three] = [await replica(), await replica(), await replica()];
    const url = await inFrontOf([one.url, two.url, three.url]);
    for (let count = 0; count < 9; count += 1) await request(url).get('/').expect(200);
    expect([one, two, three].map(({ asked }) => asked.length)).toEqual([3, 3, 3]);
  });

  test('get no request while they have more open requests than others', async () => {
    const arrived = Promise.withResolvers<() => void>();
    const busy = await replica((incoming, response) =>
      arrived.resolve(() => echo(incoming, response)),
    );
    const idle = await replica();
    const url = await inFrontOf([idle.url, busy.url]);
    const slow = fetch(url);
    const answer = await arrived.promise;
    for (let count = 0; count < 5; count += 1) await request(url).get('/').expect(200);
    answer();
    expect((await slow).status).toBe(200);
    expect([busy.asked.length, idle.asked.length]).toEqual([1, 5]);
  });

  test('get the host name of the API in the Host header', async () => {
    const url = await inFrontOf([(await replica()).url]);
    const { text } = await request(url).get('/');
    expect(JSON.parse(text)).toMatchObject({ headers: { host: 'api.test' } });
  });
});

describe('a replica that is gone', () => {
  test.each(methods)('fails no %s: another replica answers', async (method) => {
    const alive = await replica();
    const url = await inFrontOf([await gone(), alive.url, await gone()]);
    for (let count = 0; count < 4; count += 1) {
      const reply = await fetch(url, { method, ...(method !== 'GET' && { body: 'æ' }) });
      expect(await reply.json()).toMatchObject({ method, body: method === 'GET' ? '' : 'æ' });
    }
    expect(alive.asked).toHaveLength(4);
  });

  test('is asked again when it is back', async () => {
    const [one, two] = [await replica(), await replica()];
    const url = await inFrontOf([one.url, two.url]);
    await stopListening(one.server);
    for (let count = 0; count < 4; count += 1) await request(url).get('/').expect(200);
    expect([one.asked.length, two.asked.length]).toEqual([0, 4]);
    await once(one.server.listen(one.port, '127.0.0.1'), 'listening');
    for (let count = 0; count < 4; count += 1) await request(url).get('/').expect(200);
    expect(one.asked).toHaveLength(2);
  });

  test('is found at its new address', async () => {
    const moved = await replica();
    const url = await inFrontOf([await gone()], [moved.url]);
    await request(url).post('/').send('æ').expect(200);
  });
});

describe('a replica that closes the connection', () => {
  test.each(['GET', 'HEAD', 'QUERY', 'PUT', 'DELETE'])(
    'fails no %s, because the method is idempotent',
    async (method) => {
      const [broken, whole] = [await replica(breakOff), await replica()];
      const url = await inFrontOf([whole.url, broken.url]);
      expect((await fetch(url, { method })).status).toBe(200);
      expect([broken.asked, whole.asked]).toEqual([[method], [method]]);
    },
  );

  test.each([
    ['POST', {}],
    ['PATCH', {}],
    ['PUT', { 'If-Match': '"1"' }],
  ])('ends a %s with %j, which the replica may already have executed', async (method, headers) => {
    const [broken, whole] = [await replica(breakOff), await replica()];
    const url = await inFrontOf([whole.url, broken.url]);
    expect((await fetch(url, { method, headers })).status).toBe(502);
    expect([broken.asked, whole.asked]).toEqual([[method], []]);
  });
});

test('a name gives the address of every machine behind it', async () => {
  const origins = await behindName('http://localhost:81')();
  expect(origins).toEqual(expect.arrayContaining([expect.stringMatching(/127\.0\.0\.1|::1/)]));
  expect(await behindName('https://[::1]')()).toEqual(['https://[::1]']);
});
