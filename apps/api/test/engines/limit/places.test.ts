import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/request/clock.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { createApiServer } from '../../../src/http/endpoint/server.ts';
import { testApp, testStore } from '../../support/app.ts';

const newDatabase = useDatabases();

describe.each(engines)('the places of a limit by concurrency on %s', (engine) => {
  const open = async () => {
    const store = await testStore({ database: await newDatabase(engine), clock: systemClock });
    const server = createApiServer(await testApp({ store, clock: systemClock }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
      await store.close();
    });
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/w/mine/v1/practice`;
    await fetch(`${url}/workspace/limit`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'concurrency', limit: 1 }),
    });
    const left = async () => {
      const state = await fetch(`${url}/workspace/limit`);
      return ((await state.json()) as { left: number }).left;
    };
    return { url, left };
  };

  const late = '/testing/latency-simulation?delay=10';

  test('one is taken until the client leaves, and free then [LIMIT-16]', async () => {
    const { url, left } = await open();
    const waiting = httpRequest(`${url}${late}`).end();
    waiting.on('error', () => {});
    await expect.poll(left).toBe(0);
    const refused = await fetch(`${url}/ping`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    waiting.destroy();
    await expect.poll(left).toBe(1);
    expect((await fetch(`${url}/ping`)).status).toBe(200);
  });
});
