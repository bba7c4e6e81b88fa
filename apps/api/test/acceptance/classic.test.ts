import { expect, test } from 'vitest';
import { firstBook, newBook } from './test-books.ts';
import { newName, newWorkspace, send, type RequestOptions, type Workspace } from './test-client.ts';
import { limited } from './test-conditions.ts';
import { put, status } from './test-faults.ts';
import { last, recorded } from './test-log.ts';

type Fields = Readonly<Record<string, unknown>>;

const base = '/v1/practice';

/** Sends requests as a student. */
const studentOf =
  ({ name }: Pick<Workspace, 'name'>) =>
  <Body = Fields>(method: string, path: string, { headers, ...sent }: RequestOptions = {}) =>
    send<Body>(method, base + path, {
      ...sent,
      headers: { 'X-Student-Id': name, 'x-api-key': 'mine', ...headers },
    });

const newStudent = () => {
  const workspace = newWorkspace();
  return { workspace, student: studentOf(workspace) };
};

const classicBook = { ...newBook, price: '12', stock: 'true' };

test('X-Student-Id selects the workspace, for reads and writes [CLASSIC-01]', async () => {
  const { workspace, student } = newStudent();
  const { status: created, body, headers } = await student('POST', '/books', { body: classicBook });
  expect([created, headers.get('X-Workspace')]).toEqual([201, workspace.name]);
  const path = `/books/${String(body['id'])}`;
  expect((await workspace.get(path)).status).toBe(200);
  expect((await student('DELETE', path)).body).toEqual({ message: 'Book deleted' });
  expect((await workspace.get(path)).status).toBe(404);
});

test.each(['', 'ab', 'ada@example.com', 'ada lovelace', 'ada_1'])(
  'refuses the X-Student-Id "%s" [CLASSIC-02]',
  async (name) => {
    const { status: refused, body } = await studentOf({ name })('GET', '/books');
    expect([refused, body['message']]).toEqual([400, body['error']]);
  },
);

test('refuses a student and a workspace that differ [CLASSIC-02]', async () => {
  const [name, other] = [newName(), newName()];
  const headers = { 'X-Student-Id': name, 'x-api-key': 'mine' };
  const statusOf = async (path: string, more = {}) =>
    (await send('GET', path, { headers: { ...headers, ...more } })).status;
  expect(await statusOf(`/w/${other}${base}/books`)).toBe(400);
  expect(await statusOf(`/w/${name}${base}/books`)).toBe(200);
  expect(await statusOf(`${base}/books`, { 'X-Workspace': other })).toBe(400);
  expect(await statusOf(`${base}/books`, { 'X-Workspace': name })).toBe(200);
});

test.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])(
  '%s of books requires a key, and any will do [CLASSIC-03]',
  async (method) => {
    const { student } = newStudent();
    const path = method === 'POST' ? '/books' : firstBook;
    const sent = method.startsWith('P') ? { body: classicBook } : {};
    expect((await student(method, path, { ...sent, headers: { 'x-api-key': '' } })).status).toBe(
      403,
    );
    expect((await student(method, path, sent)).status).toBe(method === 'POST' ? 201 : 200);
  },
);

test('no key is needed to ask what is allowed, or beside the books [CLASSIC-03]', async () => {
  const headers = { 'X-Student-Id': newName() };
  expect((await send('OPTIONS', `${base}/books`, { headers })).status).toBe(204);
  expect((await send('GET', `${base}/ping`, { headers })).status).toBe(200);
  const preflight = {
    Origin: 'https://a.example',
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'x-student-id,x-api-key',
  };
  const allowed = (await send('OPTIONS', `${base}${firstBook}`, { headers: preflight })).headers;
  expect(allowed.get('Access-Control-Allow-Headers')).toBe('x-student-id,x-api-key');
});

test.each([
  ['12', 'true', 12, 1],
  ['12.50', 'false', 12.5, 0],
  [7, 3, 7, 3],
  ['0', '25', 0, 25],
])('reads the price %j and the stock %j [CLASSIC-04]', async (price, stock, cost, copies) => {
  const { workspace, student } = newStudent();
  await student('PUT', firstBook, { body: { price, stock } });
  expect((await student('GET', firstBook)).body).toMatchObject({ price, stock });
  expect((await workspace.get(firstBook)).body).toMatchObject({ price: cost, stock: copies });
});

test('a number that was not sent as text, or has changed since, is text [CLASSIC-04]', async () => {
  const { workspace, student } = newStudent();
  expect((await student('GET', firstBook)).body).toMatchObject({ price: '29.99', stock: 'true' });
  await student('PUT', firstBook, { body: { price: 12, stock: 'true' } });
  await workspace.send('PUT', firstBook, { body: { price: 13.5, stock: 0 } });
  expect((await student('GET', firstBook)).body).toMatchObject({ price: '13.5', stock: 'false' });
  expect((await student('PUT', firstBook, { body: { price: 'much' } })).status).toBe(400);
});

test('returns the fields that it does not know, in this workspace alone [CLASSIC-05]', async () => {
  const { student } = newStudent();
  const unknown = { publisher: 'Ring Press', tags: ['a', { b: null }] };
  const { body: added } = await student('POST', '/books', { body: { ...classicBook, ...unknown } });
  expect(added).toMatchObject({ ...classicBook, ...unknown });
  const path = `/books/${String(added['id'])}`;
  await student('PUT', path, { body: { title: 'Changed', pages: '300' } });
  const expected = { ...unknown, title: 'Changed', pages: '300' };
  expect((await student('GET', path)).body).toMatchObject(expected);
  const { body: list } = await student<readonly Fields[]>('GET', '/books');
  expect(list[0]).toMatchObject(expected);
  const patched = await student('PATCH', path, { body: { stock: '2', pages: null } });
  expect(patched.body).toMatchObject({ ...unknown, stock: '2' });
  expect(patched.body).not.toHaveProperty('pages');
  const { student: other } = newStudent();
  expect((await other('GET', firstBook)).body).not.toHaveProperty('publisher');
  const long = { ...classicBook, notes: 'x'.repeat(2000) };
  expect((await student('PUT', path, { body: long })).status).toBe(400);
});

test('a list of the books has bookId beside id, and takes it back [CLASSIC-06]', async () => {
  const { student } = newStudent();
  const { body: list } = await student<readonly Fields[]>('GET', '/books?limit=100');
  expect(list).toHaveLength(30);
  for (const book of list) expect(book['bookId']).toBe(book['id']);
  const [first] = list;
  const again = await student('PUT', `/books/${String(first!['bookId'])}`, { body: first });
  expect([again.status, again.body['bookId']]).toEqual([200, first!['id']]);
});

test('POST /books/reset restores the workspace [CLASSIC-07]', async () => {
  const { workspace, student } = newStudent();
  await student('PUT', firstBook, { body: { title: 'Changed', shelf: 'B2' } });
  expect(await student('POST', '/books/reset')).toMatchObject({
    status: 200,
    body: { message: 'Books reset' },
  });
  const { body } = await student('GET', firstBook);
  expect(body['title']).toBe('The Patient Locator');
  expect(body).not.toHaveProperty('shelf');
  expect((await workspace.get<Fields>('/workspace')).body['books']).toBe(30);
  expect((await student('GET', '/books/reset')).status).toBe(405);
});

test.each([
  [404, 'GET', '/books/non-existent-id', {}],
  [404, 'GET', '/nothing', {}],
  [400, 'POST', '/books', { body: { title: '' } }],
  [400, 'POST', '/books', { raw: '{', headers: { 'Content-Type': 'application/json' } }],
  [415, 'POST', '/books', { raw: '{}' }],
  [405, 'PUT', '/books/', { body: classicBook }],
  [400, 'GET', '/books?limit=0', {}],
])('the %d of %s %s has a message [CLASSIC-08]', async (expected, method, path, sent) => {
  const { status: refused, body } = await newStudent().student(method, path, sent);
  expect([refused, body['status']]).toEqual([expected, expected]);
  expect(body['message']).toBe(body['error']);
});

test('a 403 has the message Forbidden [CLASSIC-08]', async () => {
  const sent = { headers: { 'x-api-key': '' } };
  const { body } = await newStudent().student('GET', '/books', sent);
  expect(body).toMatchObject({ status: 403, message: 'Forbidden' });
});

test('without X-Student-Id there is none of it [CLASSIC-09]', async () => {
  const { workspace, student } = newStudent();
  await student('PUT', firstBook, { body: { price: '12', shelf: 'B2' } });
  const { body } = await workspace.get<Fields>(firstBook, { 'x-api-key': 'mine' });
  expect(body['price']).toBe(12);
  expect(Object.keys(body).filter((name) => /^(?:bookId|shelf)$/.test(name))).toEqual([]);
  const refused = await workspace.send<Fields>('PUT', firstBook, { body: { shelf: 'B3' } });
  expect(refused.status).toBe(400);
  expect(refused.body).not.toHaveProperty('message');
});

test('conditions of the workspace meet a student [CLASSIC-10]', async () => {
  const workspace = await limited({ kind: 'fixed-window', limit: 2, window: 60 });
  const student = studentOf(workspace);
  await put(workspace, { path: '/books', outcomes: [status(503)] });
  expect((await student('GET', '/books')).body).toMatchObject({ status: 503 });
  expect((await student('GET', '/books')).status).toBe(200);
  expect((await student('GET', '/books')).body).toMatchObject({
    status: 429,
    message: 'Quota exceeded',
  });
});

test('the log shows what the student sent and read [CLASSIC-10]', async () => {
  const workspace = await recorded();
  await studentOf(workspace)('POST', '/books', { body: { ...classicBook, shelf: 'B2' } });
  const { path, request, answer } = await last(workspace);
  expect(path).toBe('/v1/practice/books');
  expect(JSON.parse(request.body!.text)).toEqual({ ...classicBook, shelf: 'B2' });
  expect(JSON.parse(answer.body!.text)).toMatchObject({ price: '12', shelf: 'B2' });
});

test('a repetition with the same key gets the first response, and changes nothing [CLASSIC-10]', async () => {
  const { student } = newStudent();
  const sent = { body: { ...classicBook, shelf: 'B2' }, headers: { 'Idempotency-Key': newName() } };
  const first = await student('POST', '/books', sent);
  const path = `/books/${String(first.body['id'])}`;
  await student('PUT', path, { body: { stock: '3', shelf: 'B3' } });
  const second = await student('POST', '/books', sent);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  expect((await student('GET', path)).body).toMatchObject({ stock: '3', shelf: 'B3' });
});
