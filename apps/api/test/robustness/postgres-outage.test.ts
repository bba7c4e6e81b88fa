import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { testApp, testStore } from '../support/app.ts';
import { isAway, isFine, traffic } from './test-traffic.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

const portOf = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

const listening = async (database: string) => {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const store = await testStore({ database, report });
  const server = createApiServer(await testApp({ store, report }));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await store.close();
  });
  return `http://127.0.0.1:${await portOf(server)}/v1/practice`;
};

test('replies 503 while PostgreSQL is stopped, and works when it is started again', async () => {
  const url = await listening(await postgres.newDatabase());
  const { untilAll, stop } = traffic(url);
  await untilAll(isFine);
  await postgres.stop();
  await untilAll(isAway);
  expect((await fetch(`${url}/ping`)).status).toBe(200);
  await postgres.start();
  await untilAll(isFine);
  const refusals = (await stop()).filter((reply) => !isFine(reply));
  expect(refusals.every(isAway)).toBe(true);
  const said = refusals.map(({ body }) => problem.parse(body).error);
  expect(new Set(said)).toEqual(new Set(['Store unavailable']));
}, 90_000);

/** Stands between the API and PostgreSQL and can fall silent, as a cable that is pulled out. */
const cable = async (port: number) => {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  let silent = false;
  server.on('connection', (socket) => silent && socket.pause());
  const fallSilent = () => {
    silent = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  const mend = () => {
    silent = false;
    for (const socket of sockets) socket.destroy();
  };
  return { port: await portOf(server), fallSilent, mend };
};

test('replies 503 within seconds when PostgreSQL stops responding, and works when it responds again', async () => {
  const database = new URL(await postgres.newDatabase());
  const between = await cable(Number(database.port));
  database.port = String(between.port);
  const { untilAll, stop } = traffic(await listening(database.href));
  await untilAll(isFine);
  between.fallSilent();
  await untilAll(isAway);
  between.mend();
  await untilAll(isFine);
  expect((await stop()).every((reply) => isFine(reply) || isAway(reply))).toBe(true);
}, 90_000);
