import { exampleRecord } from '@sparring/contracts/request-endpoints';
import { expect, test } from 'vitest';
import { newWorkspace, origin, send, type Workspace } from './test-client.ts';
import { last, log, paths, pathsOf, recorded, type Log } from './test-log.ts';

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
  ['?status=404', ['/nothing', '/books/1']],
  ['?status=400', ['/auth']],
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

test('does not have the calls to itself, to the critique and of pages for themselves [LOG-07]', async () => {
  const workspace = await recorded();
  await workspace.get('/workspace/critique');
  await workspace.get('/workspace/requests/0');
  await log(workspace, '?limit=5');
  await workspace.send('DELETE', '/workspace/requests');
  await workspace.get('/workspace/labs', { 'X-Own-Page': '1' });
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

test('never has the code of an authorization [LOG-09]', async () => {
  const workspace = await recorded();
  const code = 'eeJ4secret8code5of3the2grant';
  await workspace.get(`/labs/auth/oauth/callback?code=${code}&state=x`);
  const record = JSON.stringify(await last(workspace));
  expect(record).toContain('code=eeJ');
  expect(record).not.toContain(code);
});

test.each(['reset', 'empty', 'cut', 'wrong-length'])(
  'has an answer with the fault %s and its decision as soon as the connection has ended [LOG-16]',
  async (kind) => {
    const workspace = await recorded();
    for (let times = 0; times < 10; times += 1) {
      await workspace.send('PUT', '/workspace/faults', {
        body: { rules: [{ path: '/ping', outcomes: [{ kind }] }] },
      });
      const path = `/ping?nth=${kind}-${times}`;
      await expect(workspace.get(path)).rejects.toThrow(/fetch failed|terminated/);
      const { path: logged, ending, chance } = await last(workspace);
      expect([logged, ending]).toEqual([workspace.base + path, 'broken']);
      expect(chance).toContain(`outcome=${kind}`);
    }
  },
);

test('shows no header that the site adds [LOG-17]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping', {
    'X-Sparring-Passes-Faults': '1',
    'X-Forwarded-Host': 'here',
    'X-Own': '1',
  });
  const names = (await last(workspace)).request.headers.map(({ name }) => name.toLowerCase());
  expect(names).toContain('x-own');
  expect(names.filter((name) => /sparring|forwarded/.test(name))).toEqual([]);
});

test('Link leads to the other pages with the same filters [LOG-03]', async () => {
  const workspace = await recorded();
  for (let count = 0; count < 3; count += 1) await workspace.get('/ping');
  const { headers } = await log(workspace, '?method=GET&limit=2');
  const next = /<([^>]*)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
  expect(next).toBe(`${workspace.base}/workspace/requests?method=GET&page=2&limit=2`);
  expect((await send<Log>('GET', next)).body).toHaveLength(1);
});

test('takes a percent sign in a filter as text [LOG-04]', async () => {
  const workspace = await recorded();
  await workspace.get('/ping');
  expect(await paths(workspace, '?path=%25')).toEqual([]);
  expect((await log(workspace, '?status=99')).status).toBe(400);
});

test('answers 404 to a request that it does not have, and shows an example as request 0', async () => {
  const workspace = await recorded();
  const one = (id: number) => workspace.get(`/workspace/requests/${id}`);
  expect((await one(7)).status).toBe(404);
  expect((await one(0)).body).toEqual(exampleRecord);
});

test('refuses a Last-Event-ID that is no id', async () => {
  const headers = { 'Last-Event-ID': 'x' };
  expect((await newWorkspace().get('/workspace/requests/live', headers)).status).toBe(400);
});
