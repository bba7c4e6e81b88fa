import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { closeGracefully } from '@sparring/serving/close';
import { trustedProxies } from '@sparring/serving/proxies';
import { defaultLimits } from '../../open-store.ts';
import { testApp, testStore } from '../../../test/support/app.ts';
import { createApiServer } from './server.ts';

/* On Linux every address of 127.0.0.0/8 is this machine: two clients in the same private network. */
const [one, neighbor] = ['127.0.0.1', '127.0.0.2'];
const isLinux = process.platform === 'linux';

const listening = async (parts: Parameters<typeof testApp>[0]): Promise<number> => {
  const server = createApiServer(await testApp(parts)).listen(0, '0.0.0.0');
  onTestFinished(() => closeGracefully(server, 0));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Sends the head of a request, and never its body. */
const halfSend = async (port: number, localAddress: string, forwardedFor: string) => {
  const socket = connect({ port, host: one, localAddress });
  onTestFinished(() => void socket.destroy());
  const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue`;
  socket.write(
    `POST /v1/practice/books HTTP/1.1\r\n${head}\r\nX-Forwarded-For: ${forwardedFor}\r\n\r\n`,
  );
  await once(socket, 'data');
};

const statusFor = async (port: number, localAddress: string, headers = {}): Promise<number> => {
  const path = '/v1/practice/ping';
  const [reply] = (await once(
    get({ port, host: one, localAddress, path, headers }),
    'response',
  )) as [IncomingMessage];
  reply.resume();
  return reply.statusCode ?? 0;
};

test.runIf(isLinux)(
  'requests in the name of a neighbor spend the own limit, not that of the neighbor',
  async () => {
    const port = await listening({ maxRequestsPerAddress: 2 });
    for (let count = 0; count < 2; count += 1) await halfSend(port, neighbor, one);
    expect(await statusFor(port, neighbor)).toBe(429);
    expect(await statusFor(port, neighbor, { 'X-Forwarded-For': '203.0.113.5' })).toBe(429);
    expect(await statusFor(port, one)).toBe(200);
  },
);

test.runIf(isLinux)('only a named proxy speaks for its clients', async () => {
  const proxies = trustedProxies([neighbor]);
  const port = await listening({ maxRequestsPerAddress: 1, proxies });
  await halfSend(port, neighbor, '203.0.113.5');
  expect(await statusFor(port, neighbor, { 'X-Forwarded-For': '203.0.113.5' })).toBe(429);
  expect(await statusFor(port, neighbor, { 'X-Forwarded-For': '203.0.113.6' })).toBe(200);
  await halfSend(port, one, '203.0.113.6');
  expect(await statusFor(port, one, { 'X-Forwarded-For': '203.0.113.7' })).toBe(429);
});

test('a new address a call passes no limit on new workspaces', async () => {
  const limits = { ...defaultLimits, newPerMinute: 1 };
  const app = await testApp({ store: await testStore({ limits }) });
  const change = (name: string, address: string) =>
    request(app)
      .patch(`/w/${name}/practice/workspace`)
      .set('X-Forwarded-For', address)
      .send({ seed: 1 });
  expect((await change('one', '192.168.1.7')).status).toBe(200);
  expect((await change('two', '192.168.1.8')).status).toBe(429);
});

test.each(['/openapi.json', '/postman.json', '/docs'])(
  '%s shows the address of the request, not one that the client forwards, and says so to caches',
  async (path) => {
    const { text, headers } = await request(await testApp())
      .get(path)
      .set({ Host: 'own.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' });
    expect(text).toContain('http://own.test');
    expect(text).not.toContain('evil.test');
    expect(headers['vary']).toContain('X-Forwarded-Host, X-Forwarded-Proto');
  },
);
