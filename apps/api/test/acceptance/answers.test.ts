import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { sampleAccount } from '@sparring/contracts/auth';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleBody, exampleRequest } from '@sparring/contracts/print/request';
import { firstBook, newBook, refused } from './test-books.ts';
import { newName, newWorkspace, origin, send, type Problem, type Reply } from './test-client.ts';

const workspace = newWorkspace();
const { base } = workspace;

/** One problem of each status that a client brings about. */
const problems = async (): Promise<readonly (readonly [number, Reply<Problem>])[]> => {
  const call = (method: string, path: string, headers = {}, raw?: string) =>
    workspace.send<Problem>(method, path, { headers, ...(raw !== undefined && { raw }) });
  const taken = (await workspace.get<{ isbn: string }>(firstBook)).body.isbn;
  const json = { 'Content-Type': 'application/json' };
  return [
    [400, await call('GET', '/books?limit=0')],
    [400, await call('POST', '/books', json, '{')],
    [401, await call('GET', '/auth/me')],
    [403, await call('POST', '/auth', json, '{"username":"a","password":"b"}')],
    [404, await call('GET', '/nothing')],
    [405, await call('DELETE', '/ping')],
    [406, await call('GET', '/ping', { Accept: 'text/html' })],
    [409, await refused(workspace, { isbn: taken })],
    [412, await call('DELETE', firstBook, { 'If-Match': '"old"' })],
    [413, await call('POST', '/books', json, `"${'x'.repeat(103_000)}"`)],
    [415, await call('POST', '/books', { 'Content-Type': 'text/plain' }, 'book')],
  ];
};

test('gives every error the same form, with its status in it [ANSWER-01, ANSWER-02]', async () => {
  for (const [status, reply] of await problems()) {
    expect(reply.status).toBe(status);
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/problem\+json\b/);
    expect(reply.body.status).toBe(status);
    for (const name of ['type', 'title', 'error', 'detail', 'instance'] as const)
      expect(reply.body[name]).toMatch(/./);
  }
});

test('explains the type of a problem on a page [ANSWER-03]', async () => {
  const types = new Set((await problems()).map(([, { body }]) => body.type));
  for (const type of types) {
    const { status, headers } = await send('GET', type, { headers: { Accept: 'text/html' } });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/html\b/);
  }
});

test.each(['/nothing', '/Ping', '/books/1/2'])(
  'answers 404 to %s [ANSWER-04, ANSWER-18]',
  async (path) => {
    expect((await workspace.get(path)).status).toBe(404);
  },
);

const allowed = ({ headers }: Reply<unknown>): readonly string[] =>
  (headers.get('Allow') ?? '').split(/,\s*/).toSorted();

test.each([
  ['DELETE', '/ping', ['GET', 'HEAD', 'OPTIONS']],
  ['DELETE', '/books', ['GET', 'HEAD', 'OPTIONS', 'POST']],
  ['POST', firstBook, ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT']],
])(
  '%s %s gets 405, or its methods from OPTIONS [ANSWER-05, ANSWER-07]',
  async (method, path, methods) => {
    const refusal = await workspace.send(method, path);
    expect(refusal.status).toBe(405);
    expect(allowed(refusal)).toEqual(methods);
    const options = await workspace.send('OPTIONS', path);
    expect(options.status).toBe(204);
    expect(allowed(options)).toEqual(methods);
  },
);

test.each(['/ping', '/books', '/nothing', firstBook])(
  'answers HEAD of %s like GET, without a body [ANSWER-06]',
  async (path) => {
    const [get, head] = [await workspace.get(path), await workspace.send('HEAD', path)];
    expect([head.status, head.text]).toEqual([get.status, '']);
    for (const name of ['Content-Type', 'Content-Length', 'ETag', 'X-Total-Count', 'Link'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  },
);

test('lets pages of any origin read every reply [ANSWER-08]', async () => {
  const headers = { Origin: 'https://course.test' };
  const replies = [
    await workspace.get('/ping', headers),
    await workspace.get('/nothing', headers),
    await workspace.get('/books/1', headers),
    await workspace.get('/auth/me', headers),
    await workspace.send('DELETE', '/ping', { headers }),
    await workspace.send('OPTIONS', '/books', { headers }),
    await send('GET', '/files/example.pdf', { headers }),
  ];
  for (const reply of replies) expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

const exposed = `Accept-Patch Accept-Ranges Allow Content-Disposition Content-Range ETag Link Location
  Retry-After Vary WWW-Authenticate X-Chance X-Request-Id X-Total-Count X-Workspace`;

test.each(exposed.split(/\s+/))('lets pages of other origins read %s [ANSWER-09]', async (name) => {
  const { headers } = await workspace.get('/ping', { Origin: 'https://course.test' });
  expect(headers.get('Access-Control-Expose-Headers')?.split(/,\s*/)).toContain(name);
});

test.each([
  ['POST', '/books'],
  ['PUT', firstBook],
  ['PATCH', firstBook],
  ['POST', '/auth'],
  ['PATCH', '/workspace'],
])('%s %s refuses a body that is not JSON [ANSWER-10, ANSWER-11]', async (method, path) => {
  const text = { raw: '{"stock":1}', headers: { 'Content-Type': 'text/plain' } };
  expect((await workspace.send(method, path, text)).status).toBe(415);
  const broken = { raw: '{"stock":1,}', headers: { 'Content-Type': 'application/json' } };
  const { status, body } = await workspace.send<Problem>(method, path, broken);
  expect([status, body.error]).toEqual([400, 'Malformed JSON']);
  expect(body.detail).toMatch(/\d/);
});

test('refuses a body of more than 100 KiB [ANSWER-12]', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const post = (bytes: number) =>
    workspace.send('POST', '/books', { headers, raw: `{}${' '.repeat(bytes - 2)}` });
  expect((await post(102_400)).status).toBe(400);
  expect((await post(102_401)).status).toBe(413);
});

test('answers 406 when Accept excludes the media type [ANSWER-13]', async () => {
  for (const Accept of ['text/*', 'application/problem+json', 'application/json;q=0, */*'])
    expect((await workspace.get('/ping', { Accept })).status).toBe(406);
  expect((await workspace.get('/ping', { Accept: 'text/html, */*;q=0.1' })).status).toBe(200);
});

test('keeps a request id that is well-formed, and replaces any other [ANSWER-14]', async () => {
  const idOf = async (id: string) =>
    (await workspace.get('/ping', { 'X-Request-Id': id })).headers.get('X-Request-Id');
  for (const id of ['a', 'ci-run.17:3_x', 'x'.repeat(128)]) expect(await idOf(id)).toBe(id);
  for (const id of ['two words', 'a"b', 'ä', 'x'.repeat(129)]) expect(await idOf(id)).not.toBe(id);
  const [one, other] = [await workspace.get('/ping'), await workspace.get('/nothing')];
  expect(one.headers.get('X-Request-Id')).not.toBe(other.headers.get('X-Request-Id'));
});

/** The auth lab has credentials of its own, which its own tests compute. */
const isOfAccounts = (endpoint: Endpoint): boolean => !endpoint.path.startsWith('/labs/auth');
/** A WebSocket needs a handshake, which its own tests send. */
const isPlain = ({ replies }: Endpoint): boolean => replies[101] === undefined;
const endpoints = Object.values(api)
  .flatMap((group) => Object.entries<Endpoint>(group))
  .filter(([, endpoint]) => isOfAccounts(endpoint) && isPlain(endpoint));

test.each(
  ['/v1/practice', '/practice'].flatMap((path) =>
    endpoints.map(([name, endpoint]) => [name, path, endpoint] as const),
  ),
)(
  '%s under %s answers its documented example [ANSWER-15, ANSWER-16]',
  async (_, path, endpoint) => {
    const inOwn = { 'X-Workspace': newName() };
    const login = { headers: inOwn, body: sampleAccount };
    const { token } = (await send<{ token: string }>('POST', `${path}/auth`, login)).body;
    await send('PATCH', `${path}/workspace`, { headers: inOwn, body: { chance: 'never' } });
    const { method, url, headers } = exampleRequest(endpoint, path, () => token);
    const raw = endpoint.body && { raw: exampleBody(endpoint) };
    const sent = { headers: { ...headers, ...inOwn }, ...raw };
    const { status } = await send(method.toUpperCase(), url, sent);
    expect(status).toBe(Number(Object.keys(endpoint.replies)[0]));
  },
);

test.each([
  '%00',
  "'; DROP TABLE book; --",
  '../../etc/passwd',
  '__proto__',
  '%F0%9F%92%A5',
  '1e309',
])('fails for no value of the client, not even %s [ANSWER-17]', async (nasty) => {
  const text = encodeURIComponent(nasty);
  const replies = [
    await workspace.get(`/books/${text}`),
    await workspace.get(`/books?category=${text}&${text}=1`),
    await workspace.send('POST', '/books', { body: { ...newBook, title: nasty, [nasty]: 1 } }),
    await workspace.send('POST', '/auth', { body: { username: nasty, password: nasty } }),
    await send('GET', `/w/${text}${base}`),
  ];
  for (const { status } of replies) expect(status).toBeLessThan(500);
});

test('the documents have the address of the request, and Vary names what else decides it [ANSWER-19]', async () => {
  const address = `${origin}/v1/practice`;
  const openApi = await send<{ servers: { url: string }[] }>('GET', '/openapi.json');
  expect(openApi.body.servers[0]).toMatchObject({ url: address });
  const postman = await send<{ variable: { value: string }[] }>('GET', '/postman.json');
  expect(postman.body.variable[0]).toMatchObject({ key: 'baseUrl', value: address });
  for (const { headers } of [openApi, postman])
    expect(headers.get('Vary')).toMatch(/X-Forwarded-Host, X-Forwarded-Proto/);
});

test('no response runs a script, whatever type it says it is [ANSWER-24]', async () => {
  const scripted = newWorkspace();
  const rules = [{ path: '/books', outcomes: [{ kind: 'wrong-type' }] }];
  await scripted.send('PUT', '/workspace/faults', { body: { rules } });
  const replies = [
    await scripted.get('/books'),
    await scripted.get('/books'),
    await scripted.get('/labs/books.csv'),
    await scripted.get('/labs/auth/oauth/authorize'),
    await scripted.get('/<script>'),
    await scripted.send('POST', '/books', { raw: '<script>' }),
  ];
  expect(replies[0]!.headers.get('Content-Type')).toMatch(/^text\/html/);
  for (const { headers } of replies) {
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain('script-src');
  }
});
