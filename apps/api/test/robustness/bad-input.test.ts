import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { problem } from '@sparring/contracts/problem';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import type { Store } from '../../src/open-store.ts';
import { engines, useDatabases } from '../support/engines.ts';
import { testApp, testStore } from '../support/app.ts';
import { badBodies } from './test-bad-bodies.ts';
import { badRequest } from './test-bad-requests.ts';
import { exchange, type RawReply, type RawRequest } from './test-raw.ts';

const newDatabase = useDatabases();
const ports: number[] = [];
const stores: Store[] = [];

beforeAll(async () => {
  for (const engine of engines) {
    const store = await testStore({ database: await newDatabase(engine) });
    const server = createApiServer(await testApp({ store })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ports.push((server.address() as AddressInfo).port);
    stores.push(store);
  }
}, 60_000);

afterAll(() => Promise.all(stores.map((store) => store.close())));

/** All that a learner can switch on in the workspace of some of the requests; no fault changes an answer. */
const conditions = [
  ['PATCH', '', { now: '2026-06-01T00:00:00Z', clock: 'frozen', if_match: 'required' }],
  ['PUT', '/limit', { kind: 'concurrency', limit: 1000 }],
  ['PUT', '/faults', { rules: [{ path: '/*', share: 0.5, outcomes: [{ kind: 'pass' }] }] }],
  ['GET', '/requests', undefined],
] as const;

beforeEach(async () => {
  for (const port of ports)
    for (const [method, path, body] of conditions) {
      const { ok } = await fetch(
        `http://127.0.0.1:${port}/w/good-name/v1/practice/workspace${path}`,
        {
          method,
          ...(body && {
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
        },
      );
      if (!ok) throw new Error(`${method} /workspace${path} is refused.`);
    }
});

/** What a test can say of an answer: its status, and the problem when it is one. */
const told = ({ method }: RawRequest, { status, text }: RawReply) =>
  status < 400 || method === 'HEAD'
    ? { status }
    : { status, error: problem.parse(JSON.parse(text)).error };

/** A 500 that belongs to the exercise says that chance decided it, also to a HEAD. */
const isOurFault = ({ status, headers }: RawReply): boolean =>
  status === 500 && !headers.get('X-Chance')?.includes('outcome=500');

const leaks = /\n\s+at |node_modules|node:internal|\.ts:\d|SQLITE|syntax error at/;

/** Both engines answer a request in the same way, with a problem when they refuse it. */
const answersAlike = async (request: RawRequest): Promise<void> => {
  const replies = await Promise.all(ports.map((port) => exchange(port, request)));
  const [one, other] = replies.map((reply) => told(request, reply));
  expect(other).toEqual(one);
  expect(replies.filter(isOurFault)).toEqual([]);
  for (const { headers, text } of replies) {
    expect(headers.get('X-Workspace')).toMatch(/^[a-z0-9-]+$/);
    expect(text).not.toMatch(leaks);
  }
};

const ping = { method: 'GET', target: '/v1/practice/ping', headers: [], body: '' } as const;
const pinged = () => Promise.all(ports.map(async (port) => (await exchange(port, ping)).status));

const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));
const fixed = { seed: 20_261_121, numRuns: 40 };

test.each(endpoints)(
  '%s replies to invalid requests with a problem, the same on both engines',
  async (_, endpoint) => {
    await assert(asyncProperty(badRequest(endpoint), answersAlike), fixed);
    expect(await pinged()).toEqual([200, 200]);
  },
  60_000,
);

test.each(badBodies)(
  'a body that is nearly %s is answered without an error of the API, the same on both engines',
  async (_, request) => {
    await assert(asyncProperty(request, answersAlike), { ...fixed, numRuns: 150 });
    expect(await pinged()).toEqual([200, 200]);
  },
  60_000,
);
