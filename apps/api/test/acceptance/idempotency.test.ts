import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { countOf, firstBook, newBook, read } from './test-books.ts';
import { newWorkspace, type Problem, type Reply, type Workspace } from './test-client.ts';
import { advance, frozen } from './test-conditions.ts';

const add = <Body = Book>(workspace: Workspace, key: string, changes: object = {}) =>
  workspace.send<Body>('POST', '/books', {
    headers: { 'Idempotency-Key': key },
    body: { ...newBook, ...changes },
  });
const isReplayed = ({ headers }: Reply<unknown>): boolean =>
  headers.get('Idempotency-Replayed') === 'true';

test('an equal request gets the first reply again, which says so [REPEAT-01, REPEAT-02]', async () => {
  const workspace = newWorkspace();
  const first = await add(workspace, 'one');
  expect(first.status).toBe(201);
  expect(first.headers.has('Idempotency-Replayed')).toBe(false);
  const again = await add(workspace, 'one');
  expect([again.status, again.body]).toEqual([201, first.body]);
  for (const name of ['Location', 'ETag'])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect(isReplayed(again)).toBe(true);
  expect(await countOf(workspace)).toBe(31);
});

test('a request without a key is not repeated [REPEAT-02]', async () => {
  const workspace = newWorkspace();
  const first = await workspace.send('POST', '/books', { body: newBook });
  expect([first.status, first.headers.has('Idempotency-Replayed')]).toEqual([201, false]);
});

test('of twenty at once, one is executed [REPEAT-03]', async () => {
  const workspace = newWorkspace();
  const replies = await Promise.all(Array.from({ length: 20 }, () => add(workspace, 'same')));
  expect(replies.filter((one) => one.status === 201 && !isReplayed(one))).toHaveLength(1);
  for (const { status, headers } of replies)
    expect(['201 null', '409 1']).toContain(`${status} ${headers.get('Retry-After')}`);
  expect(await countOf(workspace)).toBe(31);
});

test('the key of another body gets 422 [REPEAT-04]', async () => {
  const workspace = newWorkspace();
  await add(workspace, 'one');
  const { status, body } = await add<Problem>(workspace, 'one', { title: 'Another title' });
  expect([status, body.error]).toEqual([422, 'Idempotency key reused']);
  expect(isReplayed(await add(workspace, 'one'))).toBe(true);
});

test('a refused request leaves its key free [REPEAT-05]', async () => {
  const workspace = newWorkspace();
  const { isbn } = (await read(workspace)).body;
  expect((await add(workspace, 'one', { isbn })).status).toBe(409);
  await workspace.send('DELETE', firstBook);
  const executed = await add(workspace, 'one', { isbn });
  expect([executed.status, isReplayed(executed)]).toEqual([201, false]);
});

test('a key is forgotten after 24 hours of the workspace [REPEAT-06]', async () => {
  const workspace = await frozen();
  const { body } = await add(workspace, 'one');
  await advance(workspace, 'PT23H59M59S');
  expect(isReplayed(await add(workspace, 'one'))).toBe(true);
  await workspace.send('DELETE', `/books/${body.id}`);
  await advance(workspace, 'PT1S');
  const executed = await add(workspace, 'one');
  expect([executed.status, isReplayed(executed)]).toEqual([201, false]);
});

test('a reset forgets the keys [REPEAT-06]', async () => {
  const workspace = newWorkspace();
  await add(workspace, 'one');
  await workspace.send('POST', '/workspace/reset');
  const executed = await add(workspace, 'one', { title: 'Another title' });
  expect([executed.status, isReplayed(executed)]).toEqual([201, false]);
});

test('a key is the same with and without double quotes [REPEAT-08]', async () => {
  const workspace = newWorkspace();
  await add(workspace, '"abc"');
  expect(isReplayed(await add(workspace, 'abc'))).toBe(true);
});

test('a key belongs to one workspace [REPEAT-08]', async () => {
  await add(newWorkspace(), 'one');
  const other = await add(newWorkspace(), 'one');
  expect([other.status, isReplayed(other)]).toEqual([201, false]);
});

test.each(['a', 'x'.repeat(255), `"${'x'.repeat(255)}"`])(
  'takes the key %s [REPEAT-08]',
  async (key) => {
    expect((await add(newWorkspace(), key)).status).toBe(201);
  },
);

test.each(['""', 'x'.repeat(256), 'two words', '"open'])(
  'refuses the key %s [REPEAT-08]',
  async (key) => {
    const workspace = newWorkspace();
    expect((await add(workspace, key)).status).toBe(400);
    expect(await countOf(workspace)).toBe(30);
  },
);
