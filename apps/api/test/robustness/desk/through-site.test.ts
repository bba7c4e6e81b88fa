import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startBoth } from '../test-site.ts';

const key = 'a key that only this test knows';
const { api, site, kill } = await startBoth({ TEACHER_KEY: key });
afterAll(kill);
const origin = new URL(site.url).origin;
const apiOrigin = new URL(api.url).origin;

const send = (path: string, method = 'GET', headers: Record<string, string> = {}, body?: object) =>
  fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

const logIn = async () => {
  const reply = await send('/desk/api/session', 'POST', { Origin: origin }, { key });
  const { csrf_token } = (await reply.json()) as { csrf_token: string };
  const Cookie = reply.headers.get('Set-Cookie')!.replace(/;.*/, '');
  return { Cookie, 'X-CSRF-Token': csrf_token };
};

const newClass = { title: 'Thu 3B', outsiders: 'allowed' };

test('the origin of the site is that of the desk [TEACHER-03]', async () => {
  const session = await logIn();
  const create = async (from: string) =>
    (await send('/desk/api/classes', 'POST', { ...session, Origin: from }, newClass)).status;
  expect(await create(origin)).toBe(201);
  expect(await create(apiOrigin)).toBe(403);
  expect(await create('http://127.0.0.1:3002')).toBe(403);
});

/** The status of a request whose target is sent as it is: a client would tidy it. */
const statusOf = async (port: string, target: string, cookie: string): Promise<number> => {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
};

const sidePaths = [
  '/w/abc/desk/api/classes',
  '/w/../desk/api/classes',
  '/v1/practice/../../desk/api/classes',
  '/./desk/api/classes',
  '//desk/api/classes',
  '/desk/./api/classes',
  '/desk/api/../api/classes',
  '/desk/api//classes',
  '/desk%2Fapi/classes',
  '/desk/api%2Fclasses',
  '/DESK/api/classes',
  '/desk;/api/classes',
  '/desk\\api\\classes',
];

test.each([
  ['the API', apiOrigin],
  ['the site', origin],
])('no side path leads through %s to the desk [TEACHER-07]', async (_, to) => {
  const { port } = new URL(to);
  const { Cookie } = await logIn();
  expect(await statusOf(port, '/desk/api/classes', Cookie)).toBe(200);
  const statuses = new Map<string, number>();
  for (const path of sidePaths) statuses.set(path, await statusOf(port, path, Cookie));
  const open = [...statuses].filter(([, status]) => !(status >= 400));
  expect(open).toEqual([]);
});

test('the site passes each event of the stream on at once [TEACHER-13]', async () => {
  const session = await logIn();
  const from = { ...session, Origin: origin };
  const created = await send('/desk/api/classes', 'POST', from, newClass);
  const { id } = (await created.json()) as { id: number };
  await send(`/desk/api/classes/${id}/roster`, 'PUT', from, { text: 'Ada' });
  const leaving = new AbortController();
  const live = await fetch(`${origin}/desk/api/classes/${id}/live`, {
    headers: session,
    signal: leaving.signal,
  });
  const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!seen.includes('"Ada"')) seen += (await reader.read()).value;
  const began = Date.now();
  await send(`/desk/api/classes/${id}/members/1`, 'PATCH', from, { name: 'Ada Lovelace' });
  while (!seen.includes('Ada Lovelace')) seen += (await reader.read()).value;
  expect(Date.now() - began).toBeLessThan(2000);
  leaving.abort();
  await reader.closed.catch(() => {});
});

test('an answer of the practice API runs no script beside the desk', async () => {
  const base = '/w/scripted/v1/practice';
  const rule = { path: '/books', outcomes: [{ kind: 'wrong-type' }] };
  await send(`${base}/workspace/faults`, 'PUT', {}, { rules: [rule] });
  const pages = ['/books', '/labs/oauth/authorize', '/nothing'].map((path) => send(base + path));
  for (const { headers } of await Promise.all(pages))
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
});
