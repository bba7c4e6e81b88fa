import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { bases } from '@sparring/contracts/paths';
import { provenExample } from '../support/auth-lab-client.ts';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testApp } from '../support/app.ts';
import { largeBodies, largeTargets, typeOfLarge } from './test-large-requests.ts';
import { exchange, type RawRequest } from './test-raw.ts';

const base = `/w/large${bases[0]}`;
const app = await testApp({ maxRequestsPerAddress: 1_000_000 });
const server = createApiServer(app);
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** The highest size of an answer to a body of this size. */
const mostFor = (body: number): number => 4 * body + 64_000;

const endpoints = Object.values(api)
  .flatMap((group) => Object.entries<Endpoint>(group))
  .filter(([, { replies }]) => replies[101] === undefined);

const tooLarge = async (
  request: RawRequest,
  most: number,
  what: string,
): Promise<readonly string[]> => {
  const { size, status } = await exchange(port, request);
  return size < most ? [] : [`${what}: ${status}, ${size} bytes`];
};

test.each(endpoints.filter(([, { body }]) => body !== undefined))(
  '%s answers the largest bodies with less than four times their size and 64 kB [ANSWER-22]',
  async (_, endpoint) => {
    const { method, url, headers } = await provenExample(app, endpoint, base);
    const sent = Object.entries({ ...headers, 'Content-Type': typeOfLarge(endpoint) });
    const found: string[] = [];
    for (const [what, body] of Object.entries(largeBodies(endpoint))) {
      const request = { method, target: url, headers: sent, body };
      found.push(...(await tooLarge(request, mostFor(Buffer.byteLength(body)), what)));
    }
    expect(found).toEqual([]);
  },
  120_000,
);

test.each(endpoints)(
  '%s answers the longest addresses with less than 64 kB [ANSWER-22]',
  async (_, endpoint) => {
    const { method, headers } = await provenExample(app, endpoint, base);
    const found: string[] = [];
    for (const [what, target] of Object.entries(largeTargets(endpoint, base))) {
      const request = { method, target, headers: Object.entries(headers), body: '' };
      found.push(...(await tooLarge(request, mostFor(0), what)));
    }
    expect(found).toEqual([]);
  },
  60_000,
);
