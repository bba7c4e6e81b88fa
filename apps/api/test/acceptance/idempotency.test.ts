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
  expect((await add(workspace, 'one', { price: -1 })).status).toBe(400);
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

test.each(['', '""', 'x'.repeat(256), 'two words', '"open', 'é', '"a", "b"'])(
  'refuses the key %s [REPEAT-08]',
  async (key) => {
    const workspace = newWorkspace();
    expect((await add(workspace, key)).status).toBe(400);
    expect(await countOf(workspace)).toBe(30);
  },
);

const csvFile = 'title,author,price,isbn,category,stock\nA,B,1.00,9780000009012,Fiction,1\n';
const json = { 'Content-Type': 'application/json' };
const form =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nHello\r\n--x--\r\n';

test.each([
  ['/labs/books/bulk', json, JSON.stringify({ operations: [{ op: 'create', book: newBook }] })],
  ['/labs/books.csv', { 'Content-Type': 'text/csv' }, csvFile],
  [
    '/labs/graphql',
    json,
    JSON.stringify({
      query: 'mutation ($input: BookInput!) { createBook(input: $input) { id } }',
      variables: { input: newBook },
    }),
  ],
  ['/labs/jobs', json, '{"seconds":60}'],
  ['/labs/webhooks', json, '{"events":["job.succeeded"]}'],
  ['/labs/webhooks/1/pings', json, '{"text":"Hello"}'],
  ['/labs/uploads', { 'Content-Type': 'multipart/form-data; boundary=x' }, form],
])('POST %s is executed once with one key [REPEAT-09]', async (path, type, raw) => {
  const workspace = newWorkspace();
  const post = (key: string) =>
    workspace.send('POST', path, { headers: { ...type, 'Idempotency-Key': key }, raw });
  const first = await post('one');
  const again = await post('one');
  expect([first.status < 300, isReplayed(first), isReplayed(again)]).toEqual([true, false, true]);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(isReplayed(await post('two'))).toBe(false);
});

test('the key of a request to another endpoint gets 422 [REPEAT-04]', async () => {
  const workspace = newWorkspace();
  await add(workspace, 'one');
  const headers = { 'Idempotency-Key': 'one' };
  const reply = await workspace.send('POST', '/labs/jobs', { headers, body: { seconds: 60 } });
  expect(reply.status).toBe(422);
});
