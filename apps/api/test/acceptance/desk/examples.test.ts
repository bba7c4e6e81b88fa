import { deskApi } from '@sparring/contracts/desk/desk-api';
import { bodyFormat, type Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { problemsOf } from '@sparring/contracts/print/endpoint-problems';
import type { RequestSummary } from '@sparring/contracts/recorded-request';
import { mediaTypeOf } from '@sparring/contracts/reply';
import { expect, test } from 'vitest';
import { kindOf } from './test-desk-at.ts';
import { desk, logIn, memberWith, newClass, sendTo, sessionHeaders } from './test-desk.ts';

/* What is tried at every endpoint of the desk, as src/examples.test.ts and src/problems.test.ts do for learners. */

const endpoints = Object.values(deskApi).flatMap((group) => Object.entries<Endpoint>(group));
const isStream = ([, { replies }]: (typeof endpoints)[number]) => replies[200]?.kind === 'stream';
/* Without its policy the example of createClass would refuse the requests of other tests. */
const apart = new Set(['openDesk', 'createClass']);
const withEnd = endpoints.filter((each) => !isStream(each) && !apart.has(each[0]));

/** The example of an endpoint, for the third member of a new class who has sent a request. */
const exampleIn = async (endpoint: Endpoint) => {
  const { id, path, keys } = await newClass(['Ada', 'Bo', 'Cy']);
  await memberWith(keys[2]!).send('GET', '/books?limit=1');
  const log = `${path}/members/3/requests`;
  const listed = async () => (await desk<readonly RequestSummary[]>('GET', log)).body;
  await expect.poll(listed).toHaveLength(1);
  const { id: request } = (await listed())[0]!;
  const { url } = exampleRequest(endpoint, '/desk/api');
  return url
    .replace('/classes/7', `/classes/${id}`)
    .replace('/requests/57', `/requests/${request}`);
};

const sendExample = async (endpoint: Endpoint) => {
  const { body } = endpoint.example;
  const headers = await sessionHeaders();
  return sendTo(endpoint.method, await exampleIn(endpoint), {
    headers,
    ...(body !== undefined && { body }),
  });
};

test.each(withEnd)('%s answers its example with its documented reply', async (_, endpoint) => {
  const { status, headers, body } = await sendExample(endpoint);
  const [documented, reply] = Object.entries(endpoint.replies)[0]!;
  expect([status, body]).toEqual([Number(documented), body]);
  const type = headers.get('Content-Type')?.replace(/;.*/, '');
  expect(type ?? undefined).toBe(mediaTypeOf(reply));
  expect(reply.kind === 'json' ? reply.body.safeParse(body).error : undefined).toBeUndefined();
});

test('openDesk answers with the session', async () => {
  const reply = deskApi.session.openDesk.replies[200];
  expect(reply.body.safeParse((await logIn()).body).success).toBe(true);
});

test('createClass answers with the class', async () => {
  const reply = deskApi.classes.createClass.replies[201];
  const created = await desk('POST', '/classes', { title: 'Thu 3B', outsiders: 'allowed' });
  expect(created.status).toBe(201);
  expect(reply.body.safeParse(created.body).success).toBe(true);
});

const ofClass = endpoints.filter(([, { path }]) => path.includes('{class}'));

test.each(ofClass)('%s replies 404 for a class that does not exist', async (_, endpoint) => {
  const { url } = exampleRequest(endpoint, '/desk/api');
  const { body } = endpoint.example;
  const headers = await sessionHeaders();
  const path = url.replace('/classes/7', '/classes/2000000000');
  const reply = await sendTo(endpoint.method, path, {
    headers,
    ...(body !== undefined && { body }),
  });
  expect([reply.status, kindOf(reply)]).toEqual([404, 'not-found']);
});

const withBody = endpoints.filter(
  ([, endpoint]) => endpoint.body && bodyFormat(endpoint) === 'json',
);

test.each(withBody)('%s replies 400 to a body without a valid member', async (id, endpoint) => {
  const headers = id === 'openDesk' ? {} : await sessionHeaders();
  const { url } = exampleRequest(endpoint, '/desk/api');
  const reply = await sendTo(endpoint.method, url, { headers, body: { nonsense: true } });
  expect([reply.status, kindOf(reply)]).toEqual([400, 'invalid-input']);
});

test.each(endpoints)('%s documents the refusals of the desk', (_, endpoint) => {
  const isChange = endpoint.method !== 'GET';
  const documented = problemsOf(endpoint);
  expect(documented).toContain('wrong-key');
  expect(documented).toContain('too-many-wrong-keys');
  expect(documented.includes('foreign-page')).toBe(isChange);
});
