import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { expect, test } from 'vitest';
import { keptBytes, type RecordedRequest } from '@sparring/contracts/recorded-request';
import { behindProxy } from '../../test/support/app.ts';
import { ada, recorded } from '../../test/support/recorded.ts';

const valueOf = ({ headers }: RecordedRequest['request'], wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

test('shows the headers of the answer to a preflight', async () => {
  const { server, last } = await recorded();
  const asked = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'x-a',
  };
  await request(server).options(ada('/books')).set(asked);
  const { answer } = await last();
  expect(valueOf(answer, 'access-control-allow-headers')).toBe('x-a');
  expect(valueOf(answer, 'vary')).toBe('X-Workspace, Access-Control-Request-Headers');
});

test('shows how chance decided an answer', async () => {
  const { server, last } = await recorded();
  const { headers } = await request(server).get(ada('/testing/random500'));
  expect((await last()).chance).toBe(headers['x-chance']);
});

test('also records a body that the API does not read', async () => {
  const { server, last } = await recorded();
  await request(server).post(ada('/books')).type('text/plain').send('a book').expect(415);
  expect((await last()).request.body).toEqual({ text: 'a book', bytes: 6, complete: true });
});

test('an answer to HEAD has no body in the log', async () => {
  const { server, last } = await recorded();
  await request(server).head(ada('/books'));
  expect((await last()).answer.body).toBeNull();
});

test(`keeps ${keptBytes} bytes of a body and the size of all`, async () => {
  const { server, last } = await recorded();
  const { text: whole } = await request(server).get(ada('/books?limit=100'));
  const { body } = (await last()).answer;
  expect(body).toEqual({
    text: whole.slice(0, body!.text.length),
    bytes: Buffer.byteLength(whole),
    complete: false,
  });
  expect(Buffer.byteLength(body!.text)).toBeGreaterThan(keptBytes - 4);
});

test('shows no secret of a login', async () => {
  const { server, last } = await recorded();
  const login = { username: 'reader', password: 'amber-Falcon-92' };
  const { body } = await request(server).post(ada('/auth')).send(login);
  const record = JSON.stringify(await last());
  expect(record).not.toContain(login.password);
  expect(record).not.toContain(body.token);
  await request(server)
    .get(ada(`/auth/me?access_token=${body.token}`))
    .auth(body.token, { type: 'bearer' });
  const { path, request: sent } = await last();
  expect(path).toBe('/w/ada/v1/practice/auth/me?access_token=eyJ…(masked)');
  expect(valueOf(sent, 'authorization')).toBe('Bearer eyJ…(masked)');
});

test('does not show the addresses of clients, which the site adds', async () => {
  const { server, last } = await recorded(behindProxy);
  const hops = { 'X-Forwarded-For': '10.1.2.3', 'X-Forwarded-Host': 'localhost:3000' };
  await request(server).get(ada('/ping')).set(hops);
  const { request: sent } = await last();
  expect(JSON.stringify(sent)).not.toContain('10.1.2.3');
  expect(valueOf(sent, 'host')).toBe('localhost:3000');
});

test('shows the Host of the request, not one that a client forwards', async () => {
  const { server, last } = await recorded();
  await request(server)
    .get(ada('/ping'))
    .set({ Host: 'own.test', 'X-Forwarded-Host': 'evil.test' });
  expect(valueOf((await last()).request, 'host')).toBe('own.test');
});

test('reads a body that comes in pieces', async () => {
  const { last, port } = await recorded();
  const socket = connect(port, '127.0.0.1');
  const head =
    'Host: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
  socket.write(`PATCH ${ada('/workspace')} HTTP/1.1\r\n${head}\r\n\r\n5\r\n{"see\r\n`);
  socket.write('5\r\nd":7}\r\n0\r\n\r\n');
  expect(await text(socket)).toContain('200 OK');
  expect((await last()).request.body?.text).toBe('{"seed":7}');
});
