import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { deprecatedSince, sunsetAt } from '@sparring/contracts/book-labs/version-endpoints';
import { testApp, testClock } from '../../test-app.ts';

const base = '/w/mine/v1/practice';
const at = (version: 1 | 2, id: string = exampleBook.id) => `${base}/labs/v${version}/books/${id}`;
const end = Date.parse(sunsetAt);

const opened = async (time = testClock().now().getTime()) => {
  const app = await testApp({ clock: testClock(new Date(time).toISOString()) });
  return { app, get: (path: string) => request(app).get(path) };
};

test('version 1 says since when it is deprecated, when it ends and what follows', async () => {
  const { get } = await opened();
  const { headers } = await get(at(1)).expect(200);
  expect(headers['deprecation']).toBe('@1767225600');
  expect(Date.parse(deprecatedSince)).toBe(1_767_225_600_000);
  expect(headers['sunset']).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
  expect(Date.parse(headers['sunset']!)).toBeGreaterThan(Date.parse(deprecatedSince));
  expect(headers['link']).toContain(`<${at(2)}>; rel="successor-version"`);
});

test('version 1 ends at its sunset, and version 2 goes on', async () => {
  const before = await opened(end - 1000);
  expect((await before.get(at(1))).status).toBe(200);
  const { get } = await opened(end);
  const { status, headers, body } = await get(at(1));
  expect([status, body.error]).toEqual([410, 'Version gone']);
  for (const name of ['deprecation', 'sunset']) expect(headers).toHaveProperty(name);
  expect(headers['link']).toContain(at(2));
  expect((await get(at(2))).status).toBe(200);
});

test('the end comes by the clock of the workspace, and goes with it', async () => {
  const { app, get } = await opened();
  const set = (now: string | null) => request(app).patch(`${base}/workspace`).send({ now });
  const statusOf = async (path: string) => (await get(path)).status;
  await set(sunsetAt);
  expect(await statusOf(at(1))).toBe(410);
  expect(await statusOf(at(1).replace('mine', 'other'))).toBe(200);
  await set(null);
  expect(await statusOf(at(1))).toBe(200);
});

test('both versions show the same book', async () => {
  const { app, get } = await opened();
  for (const [price, stock, amount] of [
    [29.9, 1, '29.90'],
    [0, 0, '0.00'],
    [99_999.99, 1_000_000, '99999.99'],
  ] as const) {
    await request(app).put(`${base}/books/${exampleBook.id}`).send({ price, stock }).expect(200);
    const [one, two] = [await get(at(1)), await get(at(2))];
    expect(one.body).toEqual({
      id: exampleBook.id,
      title: exampleBook.title,
      author: exampleBook.author,
      price,
      stock,
    });
    expect(two.body).toEqual({
      id: exampleBook.id,
      title: exampleBook.title,
      authors: [exampleBook.author],
      price: { amount, currency: 'USD' },
      available: stock > 0,
    });
    for (const name of ['deprecation', 'sunset', 'link'])
      expect(two.headers).not.toHaveProperty(name);
  }
});

test('an unknown book is a 404 in both versions', async () => {
  const { get } = await opened();
  for (const version of [1, 2] as const)
    expect((await get(at(version, '00000000-0000-4000-8000-00000000ffff'))).status).toBe(404);
});
