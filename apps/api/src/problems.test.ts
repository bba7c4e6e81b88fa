import request from 'supertest';
import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { bodyFormat, securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import { exampleBody, exampleRequest } from '@sparring/contracts/print/request';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test/support/app.ts';

/* What goes wrong in the same way everywhere, tried at every endpoint of the table. */

const app = await testApp();
const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));
const withBody = endpoints.filter(([, { body }]) => body !== undefined);
const withJson = withBody.filter(([, endpoint]) => bodyFormat(endpoint) === 'json');
/* The body is read after the credentials, so these need none, or published ones. */
const readsBody = ([, endpoint]: (typeof endpoints)[number]) =>
  !unpublished.has(securityOf(endpoint).scheme);
const unpublished = new Set(['signature']);

const call = (endpoint: Endpoint) => {
  const { method, url, headers } = exampleRequest(endpoint, '/v1/practice');
  const { Authorization: _token, ...others } = headers;
  const sent = securityOf(endpoint).scheme === 'token' ? others : headers;
  return request(app)[method.toLowerCase() as 'get'](url).set(sent);
};

const kindOf = ({ body, text }: request.Response): string =>
  problem
    .parse(Object.keys(body).length > 0 ? body : JSON.parse(text))
    .type.split('/')
    .at(-1)!;

test.each(endpoints)('%s replies 406 when the Accept header excludes its answer', async (_, of) => {
  const reply = await call(of)
    .send(of.body && exampleBody(of))
    .set('Accept', 'image/png');
  expect(reply.status).toBe(406);
  expect(kindOf(reply)).toBe('not-acceptable');
});

test.each(endpoints)('%s replies 400 to an invalid workspace name', async (_, of) => {
  const reply = await call(of).set('X-Workspace', 'A');
  expect(reply.status).toBe(400);
  expect(kindOf(reply)).toBe('invalid-input');
});

test.each(withBody.filter(readsBody))(
  '%s replies 415 to a body of a type that it does not take',
  async (_, of) => {
    const reply = await call(of).type('text/plain').send('a,b');
    expect(reply.status).toBe(415);
    expect(kindOf(reply)).toBe('unsupported-media-type');
  },
);

test.each(withJson.filter(readsBody))(
  '%s replies 400 to JSON that ends too early',
  async (_, of) => {
    const reply = await call(of).send('{"a": ');
    expect(reply.status).toBe(400);
    expect(kindOf(reply)).toBe('malformed-json');
  },
);

const isUpload = ([, endpoint]: (typeof endpoints)[number]) => bodyFormat(endpoint) === 'multipart';

test.each(withBody.filter(readsBody).filter((one) => !isUpload(one)))(
  '%s replies 413 to a body over 100 kB',
  async (_, of) => {
    const reply = await call(of).send(JSON.stringify('x'.repeat(102_400)));
    expect(reply.status).toBe(413);
    expect(kindOf(reply)).toBe('body-too-large');
  },
);

const needsMembers = ([, { body }]: (typeof endpoints)[number]) => !body?.safeParse({}).success;

test.each(withBody.filter(readsBody).filter(needsMembers))(
  '%s replies 400 to an empty body',
  async (_, of) => {
    const reply = await call(of);
    expect(reply.status).toBe(400);
    expect(kindOf(reply)).toBe(of.invalidBody ?? 'invalid-input');
  },
);

const paths = Map.groupBy(endpoints, ([, { path }]) => path);
const everyPath = Array.from(paths, ([path, of]) => {
  const methods = of.map(([, { method }]) => method as string);
  const { url } = exampleRequest(of[0]![1], '/v1/practice', () => 'x');
  const heads = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  return { path, url, methods, allowed: [...heads, 'OPTIONS'].join(', ') };
});
const refused = everyPath.flatMap(({ methods, ...of }) =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']
    .filter((method) => !methods.includes(method))
    .map((method) => ({ method, ...of })),
);

test.each(refused)(
  '$method $path replies 405 and allows $allowed',
  async ({ method, url, allowed }) => {
    const reply = await request(app)[method.toLowerCase() as 'get'](url);
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe(allowed);
    expect(kindOf(reply)).toBe('method-not-allowed');
  },
);

test.each(everyPath)('OPTIONS $path replies 204 and allows $allowed', async ({ url, allowed }) => {
  const reply = await request(app).options(url);
  expect(reply.status).toBe(204);
  expect(reply.headers['allow']).toBe(allowed);
});

/** What differs from one call to the next, by chance or by name, and what only a sent body has. */
const ofOneCall = new Set([
  'x-request-id',
  'date',
  'x-chance',
  'connection',
  'www-authenticate',
  'transfer-encoding',
]);
const steady = ({ headers }: request.Response) =>
  Object.entries(headers as Record<string, string>).filter(([name]) => !ofOneCall.has(name));

test.each(endpoints.filter(([, { method }]) => method === 'GET'))(
  '%s replies to HEAD as to GET, without the body',
  async (_, of) => {
    const never = { 'X-Workspace': 'heads', Host: 'sparring.test' };
    const settings = { chance: 'never', clock: 'frozen' };
    await request(app).patch('/v1/practice/workspace').set(never).send(settings);
    const { url, headers } = exampleRequest(of, '/v1/practice', () => 'x');
    const { Authorization: _token, ...others } = headers;
    const all = { ...others, ...never };
    const got = await request(app).get(url).set(all);
    const head = await request(app).head(url).set(all);
    expect(head.status).toBe(got.status);
    expect(steady(head)).toEqual(steady(got));
    expect(head.text).toBeUndefined();
  },
);
