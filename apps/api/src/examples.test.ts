import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { bases } from '@sparring/contracts/paths';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { mediaTypeOf } from '@sparring/contracts/reply';
import { provenExample } from '../test/support/auth-lab-client.ts';
import { testApp } from '../test/support/app.ts';

const app = await testApp();
/* A WebSocket needs a handshake: test/acceptance/socket.test.ts sends it. */
const isSocket = ({ replies }: Endpoint) => replies[101] !== undefined;
const endpoints = Object.values(api)
  .flatMap((group) => Object.entries<Endpoint>(group))
  .filter(([, endpoint]) => !isSocket(endpoint));

const send = async (endpoint: Endpoint, base: string) => {
  await request(app).post(`${base}/workspace/reset`);
  await request(app).patch(`${base}/workspace`).send({ chance: 'never' });
  const { method, url, headers, body } = await provenExample(app, endpoint, base);
  const call = request(app)[method.toLowerCase() as 'get'](url);
  return call.set(headers).send(body);
};

describe.each(bases)('under %s', (base) => {
  test.each(endpoints)(
    '%s answers its documented example with a documented reply',
    async (_, endpoint) => {
      const { status, type, body } = await send(endpoint, base);
      const [documented, reply] = Object.entries(endpoint.replies)[0]!;
      expect(status).toBe(Number(documented));
      expect(type).toBe(mediaTypeOf(reply) ?? '');
      expect(reply.kind === 'json' && reply.body.safeParse(body).error).toBeFalsy();
    },
  );
});
