import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create, firstBook } from './test-books.ts';
import {
  newWorkspace,
  pointersOf,
  send,
  type Problem,
  type RequestOptions,
  type Workspace,
} from './test-client.ts';

const path = '/labs/books';
const ask = <Body = readonly Book[]>(
  workspace: Workspace,
  body: unknown,
  headers: RequestOptions['headers'] = {},
) => workspace.send<Body>('QUERY', path, { body, headers });
const etagOf = async (workspace: Workspace, body: unknown) =>
  (await ask(workspace, body)).headers.get('ETag');

test.each([
  {},
  { category: 'fiction', sort: 'price', order: 'desc' },
  { author: 'INES MOREAU', limit: 2, page: 2 },
  { min_price: 5, max_price: 40.5, sort: 'title', limit: 100 },
  { page: 1_000_000 },
  { q: 'LOCATOR', skip: 1 },
])('%j gets what GET of Location gets [QUERY-01, QUERY-02]', async (query) => {
  const { status, text, headers } = await ask(newWorkspace(), query);
  const got = await send('GET', headers.get('Location')!);
  expect([status, text]).toEqual([200, got.text]);
  expect(headers.get('X-Total-Count')).toBe(got.headers.get('X-Total-Count'));
});

test('Location has the filters, and the defaults that the query left out [QUERY-01, QUERY-02]', async () => {
  const workspace = newWorkspace();
  const { headers } = await ask(workspace, { category: 'Testing & more', max_price: 9 });
  const search = 'category=Testing+%26+more&max_price=9&page=1&limit=10&sort=created_at&order=desc';
  expect(headers.get('Location')).toBe(`${workspace.base}/books?${search}`);
});

test('the same meaning has the same ETag [QUERY-03]', async () => {
  const workspace = newWorkspace();
  const etag = await etagOf(workspace, { sort: 'price', category: 'Testing' });
  for (const raw of [
    '{"category":"Testing","sort":"price"}',
    ' { "category" : "testing",\n "sort":"price", "page": 1.0 } ',
  ]) {
    const headers = { 'Content-Type': 'application/json', 'If-None-Match': etag! };
    expect((await workspace.send('QUERY', path, { raw, headers })).status).toBe(304);
  }
  expect(await etagOf(workspace, { category: 'Testing' })).not.toBe(etag);
});

test('the ETag follows the books of the page and their number, and nothing else [QUERY-04]', async () => {
  const workspace = newWorkspace();
  const query = { category: 'Testing', sort: 'created_at', limit: 1 };
  const seen = [await etagOf(workspace, query)];
  await create(workspace, { category: 'Poetry' });
  expect(await etagOf(workspace, query)).toBe(seen[0]);
  await create(workspace, { category: 'Testing', isbn: '9781000000016' });
  seen.push(await etagOf(workspace, query));
  await workspace.send('PATCH', firstBook, { body: { stock: 3 } });
  seen.push(await etagOf(workspace, query));
  await workspace.send('DELETE', firstBook);
  seen.push(await etagOf(workspace, query));
  expect(new Set(seen).size).toBe(4);
});

test('a result that the client has gets 304 [QUERY-05]', async () => {
  const workspace = newWorkspace();
  const { headers } = await ask(workspace, { limit: 3 });
  const etag = headers.get('ETag')!;
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask(workspace, { limit: 3 }, { 'If-None-Match': sent });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const name of ['ETag', 'Location'])
      expect(again.headers.get(name)).toBe(headers.get(name));
  }
  for (const [limit, sent] of [
    [3, '"other"'],
    [4, etag],
  ] as const)
    expect((await ask(workspace, { limit }, { 'If-None-Match': sent })).status).toBe(200);
});

test.each([
  [{ color: 'red', size: 3, sort: 'price' }, ['/color', '/size']],
  [{ min_price: '5' }, ['/min_price']],
  [{ limit: 101, page: 0 }, ['/page', '/limit']],
  [{ sort: 'isbn', order: null }, ['/sort', '/order']],
  [{ min_price: 9, max_price: 8 }, ['/min_price']],
  [{ category: ['Testing'] }, ['/category']],
  [[], ['']],
  [null, ['']],
])('%j gets 400 at %j [QUERY-06]', async (query, pointers) => {
  const reply = await ask<Problem>(newWorkspace(), query);
  expect([reply.status, pointersOf(reply)]).toEqual([400, pointers]);
});

test.each([
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/merge-patch+json',
  undefined,
])('a body of the type %s gets 415 and Accept-Query [QUERY-07]', async (type) => {
  const raw = Buffer.from('{}');
  const headers = type === undefined ? {} : { 'Content-Type': type };
  const reply = await newWorkspace().send('QUERY', path, { raw, headers });
  expect([reply.status, reply.headers.get('Accept-Query')]).toEqual([415, 'application/json']);
});

test('OPTIONS announces QUERY [QUERY-07, QUERY-08]', async () => {
  const preflight = { Origin: 'https://course.test', 'Access-Control-Request-Method': 'QUERY' };
  const { headers } = await newWorkspace().send('OPTIONS', path, { headers: preflight });
  expect(headers.get('Accept-Query')).toBe('application/json');
  expect(headers.get('Allow')).toBe('GET, HEAD, QUERY, OPTIONS');
  expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,QUERY,OPTIONS');
});

test('QUERY of a path without it gets 405', async () => {
  const reply = await newWorkspace().send('QUERY', '/books', { body: {} });
  expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
});
