import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { afterAll, describe, expect, test } from 'vitest';
import { kindOf } from '../../acceptance/desk/test-desk-at.ts';
import { startEntrances } from './test-entrances.ts';

const { entrances, stop } = await startEntrances();
afterAll(stop);

/** The status of a request whose target is sent as it is: a client would tidy it. */
const statusOf = async (origin: string, target: string, cookie = ''): Promise<number> => {
  const { host, port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
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

describe.each(entrances)('through $name', (entrance) => {
  const { origin, desk, logIn, newClass, sendTo, sessionHeaders } = entrance;
  const others = entrances.filter((other) => other !== entrance).map((other) => other.origin);

  test('a change from a page of any other origin changes nothing [TEACHER-03]', async () => {
    const { path } = await newClass([]);
    const own = await sessionHeaders();
    const foreign = [...others, 'http://127.0.0.1:3002', 'http://127.0.0.1:3100', 'null', ''];
    for (const Origin of foreign) {
      const headers = { ...own, Origin };
      const refused = await sendTo('PATCH', `/desk/api${path}`, {
        headers,
        body: { title: 'Stolen' },
      });
      expect([Origin, refused.status, kindOf(refused)]).toEqual([Origin, 403, 'foreign-page']);
    }
    const headers = { ...own, 'X-CSRF-Token': 'x'.repeat(43) };
    const guessed = await sendTo('DELETE', `/desk/api${path}`, { headers });
    expect(guessed.status).toBe(403);
    expect((await desk<SchoolClass>('GET', path)).body.title).toBe('Thu 3B');
  });

  test('what a form can send changes nothing [TEACHER-03]', async () => {
    const { path } = await newClass([]);
    const own = await sessionHeaders();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { ...own, 'Content-Type': type };
      const raw = '{"title":"Stolen"}';
      expect((await sendTo('PATCH', `/desk/api${path}`, { headers, raw })).status).toBe(415);
    }
    expect((await desk<SchoolClass>('GET', path)).body.title).toBe('Thu 3B');
  });

  test('no side path leads to the desk [TEACHER-07]', async () => {
    const { Cookie = '' } = await sessionHeaders();
    expect(await statusOf(origin, '/desk/api/classes', Cookie)).toBe(200);
    const statuses = new Map<string, number>();
    for (const path of sidePaths) statuses.set(path, await statusOf(origin, path, Cookie));
    const open = [...statuses].filter(([, status]) => !(status >= 400));
    expect(open).toEqual([]);
  });

  test('nobody stores an answer of the desk or reads it elsewhere [TEACHER-04]', async () => {
    const headers = { ...(await sessionHeaders()), Origin: 'https://evil.example' };
    for (const method of ['GET', 'OPTIONS']) {
      const reply = await sendTo(method, '/desk/api/classes', { headers });
      expect(reply.headers.get('Cache-Control')).toBe('no-store');
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(reply.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  test('no answer of the API runs a script beside the desk [ANSWER-24]', async () => {
    const base = '/w/scripted/v1/practice';
    const rules = [{ path: '/books', outcomes: [{ kind: 'wrong-type' }] }];
    await sendTo('PUT', `${base}/workspace/faults`, { body: { rules } });
    for (const path of ['/books', '/labs/auth/oauth/authorize', '/<script>']) {
      const { headers } = await sendTo('GET', base + path);
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('Content-Security-Policy')).not.toContain('script-src');
    }
  });

  test('each event of the stream comes at once [TEACHER-13]', async () => {
    const { path, paste } = await newClass(['Ada']);
    const leaving = new AbortController();
    const headers = { Cookie: (await sessionHeaders())['Cookie']! };
    const { signal } = leaving;
    const live = await fetch(`${origin}/desk/api${path}/live`, { headers, signal });
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('"Ada"')) seen += (await reader.read()).value;
    const began = Date.now();
    await paste(['Bo']);
    while (!seen.includes('"Bo"')) seen += (await reader.read()).value;
    expect(Date.now() - began).toBeLessThan(2000);
    leaving.abort();
    await reader.closed.catch(() => {});
  });

  test('wrong keys of an address wait, and a session does not [TEACHER-05]', async () => {
    const place = entrances.indexOf(entrance) + 1;
    const from = { 'X-Forwarded-For': `203.0.113.${place}` };
    const { Cookie } = await sessionHeaders();
    const wrong = [];
    while (wrong.length < 11) wrong.push((await logIn('not the right key', from)).status);
    expect(wrong).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(undefined, from)).status).toBe(429);
    const session = { headers: { ...from, Cookie: Cookie! } };
    expect((await sendTo('GET', '/desk/api/session', session)).status).toBe(200);
    expect((await logIn(undefined, { 'X-Forwarded-For': '203.0.113.99' })).status).toBe(200);
  });
});
