import type { RecordedRequest, RequestSummary } from '@sparring/contracts/recorded-request';
import { expect, test } from 'vitest';
import { newBook } from './test-books.ts';
import { newWorkspace, origin, send, type Workspace } from './test-client.ts';
import { slowRequest } from './test-conditions.ts';

type Log = readonly RequestSummary[];

const log = (workspace: Workspace, query = '') => workspace.get<Log>(`/workspace/requests${query}`);
const last = async (workspace: Workspace): Promise<RecordedRequest> => {
  const [newest] = (await log(workspace)).body;
  return (await workspace.get<RecordedRequest>(`/workspace/requests/${newest?.id}`)).body;
};
const pathsOf = ({ base }: Workspace, requests: Log) =>
  requests.map(({ path }) => path.replace(base, ''));
const paths = async (workspace: Workspace, query?: string) =>
  pathsOf(workspace, (await log(workspace, query)).body);

/** A workspace that is recorded. */
const recorded = async (): Promise<Workspace> => {
  const workspace = newWorkspace();
  await log(workspace);
  return workspace;
};

test('the first look begins the recording [LOG-01]', async () => {
  const workspace = newWorkspace();
  await workspace.get('/ping');
  const before = Date.now();
  const { headers, body } = await log(workspace);
  expect(body).toEqual([]);
  const since = headers.get('X-Recorded-Since') ?? '';
  expect(Math.abs(Date.parse(since) - before)).toBeLessThan(10_000);
  await workspace.get('/books');
  const again = await log(workspace);
  expect(again.headers.get('X-Recorded-Since')).toBe(since);
  expect(pathsOf(workspace, again.body)).toEqual(['/books']);
});

test('the critique begins the recording, too [LOG-01]', async () => {
  const workspace = newWorkspace();
  await workspace.get('/workspace/critique');
  await workspace.get('/ping');
  expect(await paths(workspace)).toEqual(['/ping']);
});

test('lists the last 200 requests in pages, the newest first [LOG-03]', async () => {
  const workspace = await recorded();
  await Promise.all(Array.from({ length: 201 }, () => workspace.get('/ping')));
  await workspace.get('/books');
  const { headers, body } = await log(workspace, '?limit=2');
  expect(headers.get('X-Total-Count')).toBe('200');
  expect(pathsOf(workspace, body)).toEqual(['/books', '/ping']);
  const next = /<([^>]*)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
  const second = await send<Log>('GET', next);
  const ids = [...body, ...second.body].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(4);
});

test.each([
  ['?method=POST', ['/auth']],
  ['?path=/books', ['/books/1', '/books']],
  ['?status=404', ['/nothing']],
  ['?status=400', ['/auth', '/books/1']],
  ['?status=4xx', ['/nothing', '/auth', '/books/1']],
  ['?status=2xx&path=books', ['/books']],
  ['?method=GET&status=4xx&path=books', ['/books/1']],
  ['?since=2999-01-01T00:00:00Z', []],
])('the filter %s lists what matches all of it [LOG-04]', async (query, expected) => {
  const workspace = await recorded();
  await workspace.get('/books');
  await workspace.get('/books/1');
  await workspace.send('POST', '/auth', { body: {} });
  await workspace.get('/nothing');
  expect(await paths(workspace, query)).toEqual(expected);
});

test('since includes its moment [LOG-04]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping');
  const { id, time } = await last(workspace);
  const { body } = await log(workspace, `?since=${encodeURIComponent(time)}`);
  expect(body.map((one) => one.id)).toEqual([id]);
});

test.each(['?method=BREW', '?status=6xx', '?since=today', '?path=', '?colour=red'])(
  'refuses the filter %s [LOG-04]',
  async (query) => {
    expect((await log(newWorkspace(), query)).status).toBe(400);
  },
);

test('has headers and bodies as they were sent [LOG-05]', async () => {
  const workspace = await recorded();
  const headers = { 'X-Course': 'autumn' };
  const reply = await workspace.send('POST', '/books', { body: newBook, headers });
  const { method, status, ending, request, answer } = await last(workspace);
  expect([method, status, ending]).toEqual(['POST', 201, 'complete']);
  expect(JSON.parse(request.body?.text ?? '')).toEqual(newBook);
  expect(answer.body?.text).toBe(reply.text);
  expect(request.headers).toContainEqual({
    name: expect.stringMatching(/^x-course$/i),
    value: 'autumn',
  });
});

test('has what was refused, and what a client has left [LOG-05]', async () => {
  const workspace = await recorded();
  await workspace.get('/nothing');
  await workspace.send('DELETE', '/ping');
  await workspace.get('/books', { Authorization: 'Bearer x' });
  const statuses = (await log(workspace)).body.map(({ status }) => status);
  expect(statuses).toEqual([401, 405, 404]);
  await workspace.send('PUT', '/workspace/limit', { body: { kind: 'concurrency', limit: 1 } });
  const leave = slowRequest(workspace);
  await expect.poll(async () => (await workspace.get('/ping')).status).toBe(429);
  await leave();
  await expect
    .poll(async () => (await log(workspace, '?path=latency')).body.map(({ ending }) => ending))
    .toEqual(['left']);
});

test.each([
  [8192, true],
  [8193, false],
])('of %d bytes the log has the first 8192: all is %j [LOG-06]', async (bytes, complete) => {
  const workspace = await recorded();
  const headers = { 'Content-Type': 'application/json' };
  await workspace.send('POST', '/books', { raw: 'x'.repeat(bytes), headers });
  const { request } = await last(workspace);
  expect(request.body).toEqual({ text: 'x'.repeat(8192), bytes, complete });
});

test('has the size of what is not text, and no bytes of it [LOG-06]', async () => {
  const workspace = await recorded();
  const file = await workspace.get('/files/example.pdf');
  const { answer } = await last(workspace);
  const bytes = Number(file.headers.get('Content-Length'));
  expect(answer.body).toEqual({ text: '', bytes, complete: false });
});

test('does not have the calls to itself and to the critique [LOG-07]', async () => {
  const workspace = await recorded();
  await workspace.get('/workspace/critique');
  await workspace.get('/workspace/requests/0');
  await workspace.send('DELETE', '/workspace/requests');
  await workspace.get('/workspace');
  expect(await paths(workspace)).toEqual(['/workspace']);
});

test('is empty when it was cleared, goes on, and uses no id again [LOG-08]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping');
  const { id } = await last(workspace);
  await workspace.send('DELETE', '/workspace/requests');
  expect(await paths(workspace)).toEqual([]);
  await workspace.get('/ping');
  expect((await last(workspace)).id).toBeGreaterThan(id);
});

const secret = '8f14e45fceea167a';

test.each([
  ['a token', { Authorization: `Bearer ${secret}` }],
  ['Basic', { Authorization: `Basic ${btoa(`reader:${secret}`)}` }],
  ['one cookie', { Cookie: `session=${secret}` }],
  ['the second cookie', { Cookie: `theme=as-dark-as-night; session=${secret}` }],
  ['an API key', { 'X-API-Key': secret }],
])('shows nothing of %s in a header [LOG-09]', async (_, headers) => {
  const workspace = await recorded();
  await workspace.get('/ping', headers);
  const text = JSON.stringify(await last(workspace));
  for (const one of [secret, btoa(`reader:${secret}`)]) expect(text).not.toContain(one);
});

test('shows nothing of a secret in an address or in a body [LOG-09]', async () => {
  const workspace = await recorded();
  await workspace.get(`/books?token=${secret}`);
  expect(JSON.stringify(await last(workspace))).not.toContain(secret);
  await workspace.send('POST', '/auth', { body: { username: 'reader', password: secret } });
  expect(JSON.stringify(await last(workspace))).not.toContain(secret);
});

test('stays as it is at a reset [LOG-10]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping');
  await workspace.send('POST', '/workspace/reset');
  await workspace.get('/books');
  expect(await paths(workspace)).toEqual(['/books', '/workspace/reset', '/ping']);
});

test('ends with its workspace [LOG-11]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping');
  await workspace.send('DELETE', '/workspace');
  await workspace.get('/books');
  expect(await paths(workspace)).toEqual([]);
});

test('is that of one workspace [LOG-12]', async () => {
  const [mine, theirs] = [await recorded(), await recorded()];
  await mine.get('/ping');
  await theirs.get('/books');
  await theirs.send('DELETE', '/workspace/requests');
  expect(await paths(mine)).toEqual(['/ping']);
  expect(await paths(theirs)).toEqual([]);
});

/** The text of a stream up to so many events. */
const streamOf = async ({ base }: Workspace, events: number, headers = {}): Promise<string> => {
  const address = `${origin}${base}/workspace/requests/live?seconds=10`;
  const { body } = await fetch(address, { headers });
  let text = '';
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if ((text.match(/^data:/gm) ?? []).length >= events) break;
  }
  return text;
};
const idsIn = (text: string) => Array.from(text.matchAll(/^id: ?(\d+)/gm), ([, id]) => Number(id));

test('the stream has the whole log, and then each new request [LOG-13, LOG-14]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping');
  await workspace.get('/books');
  const streaming = streamOf(workspace, 3);
  await workspace.get('/items');
  const text = await streaming;
  expect(text).toMatch(/^:/);
  const ids = (await log(workspace)).body.map(({ id }) => id);
  expect(idsIn(text)).toEqual(ids.toReversed());
});

test('the stream goes on after Last-Event-ID [LOG-13]', async () => {
  const workspace = await recorded();
  for (const path of ['/ping', '/books', '/items']) await workspace.get(path);
  const [newest, before, first] = (await log(workspace)).body.map(({ id }) => id);
  const text = await streamOf(workspace, 2, { 'Last-Event-ID': String(first) });
  expect(idsIn(text)).toEqual([before, newest]);
});
