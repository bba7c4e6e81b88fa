import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleRecord } from '@sparring/contracts/request-endpoints';
import { ada, pathsOf, recorded } from './test-recorded.ts';

test('holds the last 200 requests, the newest first', async () => {
  const { server, log } = await recorded();
  for (let count = 1; count <= 203; count += 1)
    await request(server).get(ada(`/books?page=${count}`));
  const { body, headers } = await log('?limit=2');
  expect(headers['x-total-count']).toBe('200');
  expect(pathsOf(body)).toEqual(['/books?page=203', '/books?page=202']);
  const oldest = await log('?limit=100&page=2');
  expect(pathsOf(oldest.body).at(-1)).toBe('/books?page=4');
});

test('Link leads to the other pages with the same filters', async () => {
  const { server, log } = await recorded();
  for (let count = 0; count < 3; count += 1) await request(server).get(ada('/ping'));
  const { headers } = await log('?method=GET&limit=2');
  const next = /<([^>]*)>; rel="next"/.exec(headers['link']!)?.[1];
  expect(next).toBe('/w/ada/v1/practice/workspace/requests?method=GET&page=2&limit=2');
  expect((await request(server).get(next!)).body).toHaveLength(1);
});

test.each([
  ['?method=POST', ['/auth']],
  ['?path=/books', ['/books/1', '/books']],
  ['?path=%25', []],
  ['?status=400', ['/auth', '/books/1']],
  ['?status=4xx', ['/nothing', '/auth', '/books/1']],
  ['?status=2xx&path=books', ['/books']],
  ['?since=2999-01-01T00:00:00Z', []],
  ['?since=2026-01-01T00:00:00Z&limit=1', ['/nothing']],
])('the filter %s lists only the requests that match', async (query, expected) => {
  const { server, log } = await recorded();
  await request(server).get(ada('/books'));
  await request(server).get(ada('/books/1'));
  await request(server).post(ada('/auth')).send({});
  await request(server).get(ada('/nothing'));
  expect(pathsOf((await log(query)).body)).toEqual(expected);
});

test.each(['?method=BREW', '?status=99', '?status=6xx', '?since=today', '?path=', '?colour=red'])(
  'replies 400 to the filter %s',
  async (query) => {
    const { log } = await recorded();
    expect((await log(query)).status).toBe(400);
  },
);

test('replies 404 to a request that is not in the log, and shows the example as request 0', async () => {
  const { server } = await recorded();
  const one = (id: number) => request(server).get(ada(`/workspace/requests/${id}`));
  expect((await one(7)).status).toBe(404);
  expect((await one(0)).body).toEqual(exampleRecord);
});
