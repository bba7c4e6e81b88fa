import { assert, asyncProperty } from 'fast-check';
import request, { type Response } from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testApp } from '../support/app.ts';
import { thrownRequest, type ThrownRequest } from '../support/requests.ts';

const server = createApiServer(await testApp()).listen(0, '127.0.0.1');

const send = ({ method, url, headers, contentType, body }: ThrownRequest) => {
  const call = request(server)[method](url).set(headers);
  const readOnly = method === 'get' || method === 'head' || method === 'options';
  return readOnly ? call : call.set('Content-Type', contentType).send(body);
};

/** A 500 that belongs to the exercise says that chance decided it, also to a HEAD. */
const isOurFault = ({ status, headers }: Response): boolean =>
  status === 500 && !String(headers['x-chance']).includes('outcome=500');

/** Answers to HEAD have no body, and supertest parses none that is not called JSON. */
const isRefusal = ({ status, text }: Response): boolean => status >= 400 && text !== undefined;

test('answers every invalid request without an internal error [ANSWER-17]', async () => {
  await assert(
    asyncProperty(thrownRequest, async (thrown) => {
      const reply = await send(thrown);
      const refusals = [reply].filter(isRefusal).map(({ text }) => JSON.parse(text));
      expect(isOurFault(reply)).toBe(false);
      expect(refusals.every((refusal) => problem.safeParse(refusal).success)).toBe(true);
      expect(reply.text ?? '').not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
    }),
    { numRuns: 500 },
  );
}, 120_000);

test('has the same books and prototypes after invalid requests', async () => {
  const { status, headers } = await request(server).get('/w/untouched/v1/practice/books');
  expect(status).toBe(200);
  expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(25);
  expect({}).not.toHaveProperty('admin');
});
