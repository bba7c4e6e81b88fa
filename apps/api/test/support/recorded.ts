import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { closeGracefully } from '@sparring/serving/close';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testApp } from './app.ts';

export const ada = (path: string) => `/w/ada/v1/practice${path}`;

/** A server whose workspace `ada` is recorded. */
export const recorded = async (parts: Parameters<typeof testApp>[0] = {}) => {
  const server = createApiServer(await testApp(parts)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => closeGracefully(server, 0));
  const log = (query = '') => request(server).get(ada(`/workspace/requests${query}`));
  const last = async (): Promise<RecordedRequest> => {
    const { body } = await log('?limit=1');
    return (await request(server).get(ada(`/workspace/requests/${body[0].id}`))).body;
  };
  await log();
  return { server, log, last, port: (server.address() as AddressInfo).port };
};

/** The paths of requests to the workspace `ada`. */
export const pathsOf = (body: readonly RecordedRequest[]) =>
  body.map(({ path }) => path.replace('/w/ada/v1/practice', ''));
