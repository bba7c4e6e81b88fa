import { applyPatch } from 'rfc6902';
import type { Book } from '@sparring/contracts/book';
import type { Workspace as Shown } from '@sparring/contracts/workspace';
import { expect, test } from 'vitest';
import { firstBook } from './test-books.ts';
import { newWorkspace } from './test-client.ts';
import { compare, dataOf, disturb, ids, path, restore, take } from './test-snapshots.ts';

test.each([0, 1])('the difference from %d makes now from then [SNAPSHOT-07]', async (id) => {
  const workspace = newWorkspace();
  await take(workspace);
  const then = await dataOf(workspace);
  expect((await compare(workspace, id)).body).toEqual([]);
  await disturb(workspace);
  const { body } = await compare(workspace, id);
  expect(applyPatch(then, [...body])).toEqual(body.map(() => null));
  expect(then).toEqual(await dataOf(workspace));
  await restore(workspace, id);
  expect((await compare(workspace, id)).body).toEqual([]);
});

test('the difference names the changed fields, and not the others [SNAPSHOT-07]', async () => {
  const workspace = newWorkspace();
  await take(workspace);
  const { body: book } = await workspace.send<Book>('PATCH', firstBook, { body: { stock: 1 } });
  const Accept = 'application/json-patch+json';
  const { headers, text } = await workspace.get(`${path}/1/difference`, { Accept });
  expect(headers.get('Content-Type')).toContain(Accept);
  expect(JSON.parse(text)).toEqual([
    { op: 'replace', path: `${firstBook}/stock`, value: 1 },
    { op: 'replace', path: `${firstBook}/updated_at`, value: book.updated_at },
  ]);
});

test('the difference has the first 200 operations and the number of all [SNAPSHOT-08]', async () => {
  const workspace = newWorkspace();
  const { body: books } = await workspace.get<readonly Book[]>('/books?limit=100');
  for (const [at, { id }] of books.entries())
    await workspace.send('PATCH', `/books/${id}`, {
      body: {
        title: `T${at}`,
        author: `A${at}`,
        price: 1.01,
        description: 'D',
        category: `C${at}`,
        stock: 999,
      },
    });
  const { headers, body } = await compare(workspace, 0);
  expect([body.length, headers.get('X-Total-Count')]).toEqual([200, '210']);
});

test('a fork has the same data, and each goes its own way [SNAPSHOT-09]', async () => {
  const workspace = newWorkspace();
  await disturb(workspace);
  const data = await dataOf(workspace);
  const { status, headers, body } = await workspace.send<Shown>('POST', '/workspace/fork');
  expect([status, headers.get('Location')]).toEqual([201, `/w/${body.name}/v1/practice/workspace`]);
  const fork = newWorkspace(body.name);
  expect(await dataOf(fork)).toEqual(data);
  expect(await ids(fork)).toEqual([0]);
  await fork.send('DELETE', firstBook);
  expect(await dataOf(workspace)).toEqual(data);
  await workspace.send('PATCH', firstBook, { body: { stock: 77 } });
  expect((await fork.get(firstBook)).status).toBe(404);
});

test('a workspace that nobody has written in can be forked [SNAPSHOT-09]', async () => {
  const { status, body } = await newWorkspace().send<Shown>('POST', '/workspace/fork');
  expect([status, body.books, body.seed]).toEqual([201, 30, 42]);
});
