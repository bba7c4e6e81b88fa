import { randomUUID } from 'node:crypto';
import { trustedProxies } from '@sparring/serving/proxies';
import { expect } from 'vitest';
import { createApp, type AppParts } from '../../src/app.ts';
import type { Clock } from '../../src/request/clock.ts';
import { defaultLimits, openStore, type StoreParts } from '../../src/open-store.ts';

/** A clock that stands still. A delay advances it at once. */
export interface TestClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

export const testClock = (start = '2026-03-02T09:00:00.000Z'): TestClock => {
  let time = Date.parse(start);
  const advance = (milliseconds: number) => void (time += milliseconds);
  return {
    now: () => new Date(time),
    wait: (milliseconds) => Promise.resolve(advance(milliseconds)),
    advance,
  };
};

/** A store for tests: new and in memory, unless `database` names one. */
export const testStore = ({
  database = ':memory:',
  ...parts
}: Partial<StoreParts> & { database?: string } = {}) =>
  openStore(database, {
    limits: defaultLimits,
    clock: testClock(),
    report: (error) => expect.unreachable(String(error)),
    ...parts,
  });

/** Believes what the tests forward. */
export const behindProxy = { proxies: trustedProxies(['127.0.0.1', '::1']) };

/** The API for tests. An unexpected error fails the test. */
export const testApp = async (parts: Partial<AppParts> = {}) => {
  const clock = parts.clock ?? testClock();
  return createApp({
    store: parts.store ?? (await testStore({ clock })),
    clock,
    newWorkspaceName: randomUUID,
    maxOpenDelays: 10,
    maxRequestsPerAddress: 1000,
    webhookTargets: [],
    tokenSecret: 'a secret that only the tests know',
    report: (error) => expect.unreachable(String(error)),
    stopping: new AbortController().signal,
    ...parts,
  });
};
