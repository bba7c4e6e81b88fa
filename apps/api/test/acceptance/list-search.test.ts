import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create } from './test-books.ts';
import { newWorkspace, pointersOf } from './test-client.ts';
import { all, idsOf, linksOf, list, refused } from './test-lists.ts';

test.each([
  ['title', 'pATIENT l'],
  ['author', 'ödegår'],
  ['description', 'WHEN TO STOP'],
])('q finds a text in the %s: %s [LIST-27]', async (name, q) => {
  const workspace = newWorkspace();
  await create(workspace, { author: 'Harald Ödegård' });
  const found = await all({ q }, workspace);
  expect(found).toHaveLength(1);
  expect(String(found[0]?.[name as keyof Book]).toLowerCase()).toContain(q.toLowerCase());
});

test.each(['%', '_', '\\'])('q takes %j as it is [LIST-27]', async (q) => {
  const workspace = newWorkspace();
  await create(workspace, { description: `One ${q}sign` });
  expect(await all({ q }, workspace)).toHaveLength(1);
});

test('skip leaves out the first books, and the pages begin behind them [LIST-28]', async () => {
  const books = idsOf(await all());
  const { body, headers } = await list({ skip: 4, limit: 5, page: 2 });
  expect(idsOf(body)).toEqual(books.slice(9, 14));
  expect(headers.get('X-Total-Count')).toBe('30');
  const { last, next } = linksOf(headers);
  expect(last?.searchParams.get('page')).toBe('6');
  expect(next?.searchParams.get('skip')).toBe('4');
  expect((await list({ skip: 31 })).body).toEqual([]);
});

test.each(['-1', 'x', '1000001'])('refuses skip=%s [LIST-28]', async (skip) => {
  expect(pointersOf(await refused(`skip=${skip}`))).toEqual(['/skip']);
});
