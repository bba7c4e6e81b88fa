import { deskApi } from '@sparring/contracts/desk/desk-api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { expect, test } from 'vitest';
import { send } from '../test-client.ts';
import { cookieOf, kindOf } from './test-desk-at.ts';
import { desk, deskOrigin, logIn, newClass, sendTo, sessionHeaders } from './test-desk.ts';
import { teacherKey } from './test-key.ts';
import { onlyDesk } from './test-only-desk.ts';

const endpoints = Object.values(deskApi).flatMap((group) => Object.entries<Endpoint>(group));
const guarded = endpoints.filter(([id]) => id !== 'openDesk');
const changes = guarded.filter(([, { method }]) => method !== 'GET');

const sendExample = (
  endpoint: Endpoint,
  headers: Readonly<Record<string, string>>,
  to: typeof sendTo = sendTo,
) => {
  const { url } = exampleRequest(endpoint, '/desk/api');
  const { body } = endpoint.example;
  return to(endpoint.method, url, { headers, ...(body !== undefined && { body }) });
};

test.each(endpoints)('without TEACHER_KEY %s is not there [TEACHER-01]', async (_, endpoint) => {
  const key = { Authorization: `Bearer ${teacherKey}` };
  expect((await sendExample(endpoint, key, send)).status).toBe(404);
});

test.each(guarded)('%s wants the key or a session [TEACHER-02]', async (_, endpoint) => {
  const replies = [
    await sendExample(endpoint, {}),
    await sendExample(endpoint, { Cookie: `desk_session=${'1'.repeat(13)}.a.b` }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  expect(replies.map(kindOf)).toEqual(['wrong-key', 'wrong-key']);
});

test('the key itself is let in without a cookie [TEACHER-02]', async () => {
  const headers = { Authorization: `Bearer ${teacherKey}` };
  expect((await sendTo('GET', '/desk/api/classes', { headers })).status).toBe(200);
});

const foreign: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
  ['no CSRF token', { 'X-CSRF-Token': undefined }],
  ['the CSRF token of nobody', { 'X-CSRF-Token': 'x'.repeat(43) }],
  ['no Origin', { Origin: undefined }],
  ['a foreign Origin', { Origin: 'https://evil.example' }],
  ['another port of this machine as its Origin', { Origin: 'http://127.0.0.1:3002' }],
  ['the Origin null', { Origin: 'null' }],
];

test.each(foreign)('no change with %s is let in [TEACHER-03]', async (_, other) => {
  const all = Object.entries({ ...(await sessionHeaders()), ...other });
  const headers = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  const kinds = new Map<string, string>();
  for (const [id, endpoint] of changes)
    kinds.set(id, kindOf(await sendExample(endpoint, headers as Record<string, string>)));
  expect([...kinds]).toEqual(changes.map(([id]) => [id, 'foreign-page']));
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of the type %s changes nothing [TEACHER-03]',
  async (type) => {
    const { path } = await newClass([]);
    const headers = { ...(await sessionHeaders()), 'Content-Type': type };
    const raw = '{"title":"stolen"}';
    const reply = await sendTo('PATCH', `/desk/api${path}`, { headers, raw });
    expect(reply.status).toBe(415);
    expect((await desk('GET', path)).body).toMatchObject({ title: 'Thu 3B' });
  },
);

test('a login from a page of another origin is refused [TEACHER-03]', async () => {
  expect(kindOf(await logIn(teacherKey, { Origin: 'https://evil.example' }))).toBe('foreign-page');
});

test('the cookie is for the desk alone [TEACHER-04]', async () => {
  const { headers } = await logIn();
  expect(headers.get('Set-Cookie')).toMatch(
    /^desk_session=[\w.-]+; Path=\/desk\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
});

test('behind https the cookie is Secure [TEACHER-04]', async () => {
  const { headers } = await onlyDesk.logIn(teacherKey, { 'X-Forwarded-Proto': 'https' });
  expect(headers.get('Set-Cookie')).toMatch(/; Secure$/);
});

test('nobody stores an answer of the desk or reads it elsewhere [TEACHER-04]', async () => {
  const replies = [
    await desk('GET', '/classes'),
    await sendTo('GET', '/desk/api/classes', { headers: { Origin: 'https://evil.example' } }),
    await sendTo('OPTIONS', '/desk/api/classes', { headers: { Origin: 'https://evil.example' } }),
    await sendTo('GET', '/desk/api/nothing'),
  ];
  for (const { headers } of replies) {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

test('after ten wrong keys the right one waits, and a session does not [TEACHER-05]', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.7' };
  const before = await onlyDesk.logIn(teacherKey, from);
  const wrong = [];
  while (wrong.length < 10)
    wrong.push((await onlyDesk.logIn('not the key of the teacher', from)).status);
  expect(new Set(wrong)).toEqual(new Set([401]));
  const refused = await onlyDesk.logIn(teacherKey, from);
  expect([refused.status, kindOf(refused)]).toEqual([429, 'too-many-wrong-keys']);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const Cookie = cookieOf(before);
  const session = await onlyDesk.sendTo('GET', '/desk/api/session', {
    headers: { ...from, Cookie },
  });
  expect(session.status).toBe(200);
  expect((await onlyDesk.logIn(teacherKey, { ...from, Cookie })).status).toBe(200);
});

test('a wrong key in the Authorization header counts as well [TEACHER-05]', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.8', Authorization: 'Bearer wrong' };
  const statuses = [];
  while (statuses.length < 11)
    statuses.push((await onlyDesk.sendTo('GET', '/desk/api/classes', { headers })).status);
  expect(statuses.slice(-2)).toEqual([401, 429]);
});

test('logging out ends the session for every copy of the cookie [TEACHER-06]', async () => {
  const headers = await sessionHeaders();
  const closed = await sendTo('DELETE', '/desk/api/session', { headers });
  expect(closed.status).toBe(204);
  expect(cookieOf(closed)).toBe('desk_session=');
  expect((await sendTo('GET', '/desk/api/session', { headers })).status).toBe(401);
});

test('a cookie whose end was moved is none [TEACHER-06]', async () => {
  const { Cookie = '' } = await sessionHeaders();
  const later = Cookie.replace(/\d{13}/, (end) => String(Number(end) + 1));
  const reply = await sendTo('GET', '/desk/api/session', { headers: { Cookie: later } });
  expect(reply.status).toBe(401);
});

test.each([
  '/w/abc/desk/api/classes',
  '//desk/api/classes',
  '/desk//api/classes',
  '/Desk/api/classes',
  '/desk/API/classes',
  '/desk%2Fapi/classes',
  '/%64esk/api/classes',
  '/v1/practice/desk/api/classes',
  '/practice/desk/api/classes',
  '/v1/practice/classes',
  '/desk/classes',
])('%s does not lead to the desk [TEACHER-07]', async (path) => {
  const headers = { ...(await sessionHeaders()), Authorization: `Bearer ${teacherKey}` };
  /* 403 while a class of another test takes only its members. */
  expect([403, 404]).toContain((await sendTo('GET', path, { headers })).status);
});

test('a workspace in the header leads nowhere else [TEACHER-07]', async () => {
  const headers = { 'X-Workspace': 'abc', 'X-Forwarded-Host': new URL(deskOrigin).host };
  expect((await sendTo('GET', '/desk/api/classes', { headers })).status).toBe(401);
});
