import { once } from 'node:events';
import {
  Agent,
  get,
  type IncomingMessage,
  request as ask,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import express from 'express';
import request from 'supertest';
import { request as send } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { trustedProxies } from '@sparring/serving/proxies';
import { createProxy } from './proxy.ts';
import { defaultTimeouts } from './replicas.ts';
import { echo, listening, stopListening, untilTheEnd } from './test-servers.ts';

/** Starts the proxy in front of an API with this behaviour; returns its URL. */
const inFrontOf = async (api: RequestListener | string, silenceMs = 30_000): Promise<string> => {
  const target = typeof api === 'string' ? api : (await listening(api)).url;
  const proxy = createProxy({
    api: target,
    proxies: trustedProxies(),
    report: () => {},
    timeouts: { ...defaultTimeouts, silenceMs },
  });
  const { url } = await listening(express().use(proxy.handle));
  untilTheEnd(proxy);
  return url;
};

describe('passing on', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'keeps the method %s, the path, the query and the headers',
    async (method) => {
      const url = await inFrontOf(echo);
      const reply = await fetch(`${url}/v1/practice/books?sort=a%20b`, {
        method,
        headers: { 'X-Workspace': 'ada' },
      });
      expect(await reply.json()).toMatchObject({
        method,
        url: '/v1/practice/books?sort=a%20b',
        headers: { 'x-workspace': 'ada' },
      });
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('keeps the body of a %s', async (method) => {
    const url = await inFrontOf(echo);
    const reply = await fetch(url, { method, body: '{"title":"Æ"}' });
    expect(await reply.json()).toMatchObject({ method, body: '{"title":"Æ"}' });
  });

  test('keeps a body of unknown length', async () => {
    const url = await inFrontOf(echo);
    const reply = await send(url, { method: 'POST', body: Readable.from(['one ', 'two']) });
    expect(await reply.body.json()).toMatchObject({ body: 'one two' });
  });

  test('leaves out the headers that belong to one connection', async () => {
    const url = await inFrontOf(echo);
    const reply = await request(url).get('/').set('Connection', 'close, X-Hop').set('X-Hop', '1');
    expect(JSON.parse(reply.text)).not.toHaveProperty('headers.x-hop');
  });

  test("keeps the API's status and headers", async () => {
    const url = await inFrontOf((_request, response) => {
      response.writeHead(201, { ETag: '"1"', 'Set-Cookie': ['a=1', 'b=2'] }).end();
    });
    const reply = await fetch(url);
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('keeps Range and its answer', async () => {
    const url = await inFrontOf(({ headers }, response) => {
      response
        .writeHead(206, { 'Content-Range': `${headers.range?.replace('=', ' ')}/9` })
        .end('ab');
    });
    const reply = await fetch(url, { headers: { Range: 'bytes=0-1' } });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
  });

  test('answers HEAD with the headers alone', async () => {
    const url = await inFrontOf((_request, response) =>
      response.writeHead(200, { 'Content-Length': 42 }).end(),
    );
    const reply = await fetch(url, { method: 'HEAD' });
    expect(reply.headers.get('content-length')).toBe('42');
  });

  test('streams the first part of an answer before the last has arrived', async () => {
    const answer = Promise.withResolvers<ServerResponse>();
    const url = await inFrontOf((_request, response) => {
      response.write('first');
      answer.resolve(response);
    });
    const reply = (await fetch(url)).body!.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reply.read()).toMatchObject({ value: 'first' });
    (await answer.promise).end('last');
    expect(await reply.read()).toMatchObject({ value: 'last' });
  });

  test('closes the connection to the API when the client disconnects', async () => {
    const letGo = Promise.withResolvers<string>();
    const url = await inFrontOf((_request, response) => {
      response.once('close', () => letGo.resolve('let go'));
      response.write('slowly');
    });
    const client = get(url, () => client.destroy());
    expect(await letGo.promise).toBe('let go');
  });
});

test('an answer before the end of the body leaves the connection open for the next request', async () => {
  const url = await inFrontOf(({ method }, response) => void response.end(`${method} is answered`));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const half = Buffer.alloc(500_000, 'a');
  const upload = ask(url, {
    agent,
    method: 'POST',
    headers: { 'Content-Length': 2 * half.length },
  });
  upload.write(half);
  const [early] = (await once(upload, 'response')) as [IncomingMessage];
  upload.end(half);
  expect(await text(early)).toBe('POST is answered');

  const next = ask(url, { agent }).end();
  const [reply] = (await once(next, 'response')) as [IncomingMessage];
  expect([next.reusedSocket, await text(reply)]).toEqual([true, 'GET is answered']);
});

describe('an API in trouble', () => {
  const instance = '/v1/practice/ping';

  test('that refuses connections is a 502 problem', async () => {
    const gone = await listening(() => {});
    await stopListening(gone.server);
    const url = await inFrontOf(gone.url);
    const reply = await request(url).get('/v1/practice/ping').expect(502);
    expect(reply.type).toBe('application/problem+json');
    expect(reply.body).toMatchObject({
      type: '/docs/problems/api-unreachable',
      title: 'Bad Gateway',
      error: 'API unreachable',
      status: 502,
      instance,
    });
    expect(problem.safeParse(reply.body).success).toBe(true);
  });

  test('that closes the connection is a 502 problem', async () => {
    const url = await inFrontOf(({ socket }) => socket.destroy());
    await request(url).get('/v1/practice/ping').expect(502);
  });

  test('that stays silent is a 504 problem', async () => {
    const url = await inFrontOf(() => {}, 300);
    const reply = await request(url).get('/v1/practice/ping').expect(504);
    expect(reply.body).toMatchObject({
      type: '/docs/problems/api-timeout',
      title: 'Gateway Timeout',
      error: 'API timeout',
      status: 504,
      instance,
    });
    expect(problem.safeParse(reply.body).success).toBe(true);
  });

  test("that aborts in the middle of an answer aborts the site's answer", async () => {
    const url = await inFrontOf((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('half', () => response.destroy());
    });
    await expect(fetch(url).then((reply) => reply.text())).rejects.toThrow('terminated');
  });

  test('that comes back is used again', async () => {
    const { server, url: target, port } = await listening(echo);
    const url = await inFrontOf(target);
    await stopListening(server);
    await request(url).get('/').expect(502);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await request(url).get('/').expect(200);
  });
});
