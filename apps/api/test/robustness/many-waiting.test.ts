import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testApp, testClock } from '../support/app.ts';

const many = 500;

/** A clock whose delays all end when the test says so. */
const heldClock = () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const waits: number[] = [];
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return held;
  };
  return { ...testClock(), wait, waits, letGo };
};

test(`answers pings while ${many} delays are running, and then all of those`, async () => {
  const clock = heldClock();
  const server = createApiServer(await testApp({ clock, maxOpenDelays: many }));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/practice`;
  const late = `${url}/testing/latency-simulation?delay=10`;
  const waiting = Array.from({ length: many }, () => fetch(late).then(({ status }) => status));
  await expect.poll(() => clock.waits.length, { timeout: 20_000 }).toBe(many);
  for (let nth = 0; nth < 20; nth += 1) expect((await fetch(`${url}/ping`)).status).toBe(200);
  expect((await fetch(late)).status).toBe(503);
  clock.letGo();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
}, 60_000);
