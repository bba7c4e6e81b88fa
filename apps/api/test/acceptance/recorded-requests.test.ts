import { expect, test } from 'vitest';
import { newBook } from './test-books.ts';
import { slowRequest } from './test-conditions.ts';
import { last, log, recorded } from './test-log.ts';

test('has headers and bodies as they were sent [LOG-05]', async () => {
  const workspace = await recorded();
  const headers = { 'X-Course': 'autumn' };
  const reply = await workspace.send('POST', '/books', { body: newBook, headers });
  const { request, answer, ...told } = await last(workspace);
  expect(told).toMatchObject({
    method: 'POST',
    status: 201,
    ending: 'complete',
    request_id: reply.headers.get('X-Request-Id'),
    response_bytes: Buffer.byteLength(reply.text),
  });
  expect(JSON.parse(request.body?.text ?? '')).toEqual(newBook);
  expect(answer.body?.text).toBe(reply.text);
  expect(request.headers).toContainEqual({
    name: expect.stringMatching(/^x-course$/i),
    value: 'autumn',
  });
});

test('has every header of an answer but those of the connection [LOG-05]', async () => {
  const workspace = await recorded();
  const { headers } = await workspace.get('/books?limit=1');
  const { answer } = await last(workspace);
  const received = new Headers(headers);
  for (const ofTheConnection of ['connection', 'keep-alive', 'transfer-encoding'])
    received.delete(ofTheConnection);
  const shown = new Headers(answer.headers.map(({ name, value }) => [name, value]));
  expect([...shown]).toEqual([...received]);
});

test('has what was refused, and what a client has left [LOG-05]', async () => {
  const workspace = await recorded();
  await workspace.get('/nothing');
  await workspace.send('DELETE', '/ping');
  await workspace.get('/books', { Authorization: 'Bearer x' });
  await workspace.send('OPTIONS', '/books');
  await workspace.send('HEAD', '/books');
  const statuses = (await log(workspace)).body.map(({ status }) => status);
  expect(statuses).toEqual([200, 204, 401, 405, 404]);
  await workspace.send('PUT', '/workspace/limit', { body: { kind: 'concurrency', limit: 1 } });
  const leave = await slowRequest(workspace);
  expect((await workspace.get('/ping')).status).toBe(429);
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
