import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp, testClock } from '../../../test/support/app.ts';
import { createLog, errorEntry, logCalls, type LogLevel } from './log.ts';
import { createObserver } from './observe.ts';

const collected = (level: LogLevel) => {
  const texts: string[] = [];
  const log = createLog(level, testClock(), (text) => texts.push(text));
  return { log, texts };
};

/** What came in together is handed over at the end of the next turn of the event loop. */
const twoTurns = () => new Promise((resolve) => setImmediate(setImmediate, resolve));

test('writes one line of JSON per request, with the id of its reply', async () => {
  const { log, texts } = collected('info');
  const app = await testApp({ observer: createObserver(logCalls(log), testClock()) });
  const { headers } = await request(app).get('/w/abc/v1/practice/ping?x=1');
  await expect.poll(() => texts.length).toBe(1);
  expect(JSON.parse(texts[0]!)).toEqual({
    time: '2026-03-02T09:00:00.000Z',
    level: 'info',
    request_id: headers['x-request-id'],
    workspace: 'abc',
    method: 'GET',
    url: '/w/abc/v1/practice/ping?x=1',
    status: 200,
    complete: true,
    milliseconds: 0,
  });
});

test('writes entries of the same moment as one batch, each on its own line', async () => {
  const { log, texts } = collected('info');
  log({ level: 'info', n: 1 });
  log({ level: 'info', n: 2 });
  await twoTurns();
  expect(texts).toHaveLength(1);
  expect(texts[0]!.split('\n').map((line) => line && JSON.parse(line).n)).toEqual([1, 2, '']);
});

test('writes an error at once, because the process may end', () => {
  const { log, texts } = collected('error');
  log({ level: 'error', n: 1 });
  expect(texts).toHaveLength(1);
});

test('writes only the lines of the level', async () => {
  const logs = [collected('error'), collected('silent')] as const;
  for (const { log } of logs) log({ level: 'info' });
  for (const { log } of logs) log({ level: 'error' });
  await twoTurns();
  expect(logs.map(({ texts }) => texts.length)).toEqual([1, 0]);
});

test('logs the stack of an error', () => {
  const entry = errorEntry(new TypeError('x is not a function'));
  expect(entry['message']).toBe('TypeError: x is not a function');
  expect(entry['stack']).toContain('log.test.ts');
});

test.each(['info', 'error'] as const)('shows only the start of a key at the level %s', (level) => {
  const { log, texts } = collected('info');
  log({ level, workspace: 'k7q2-9xwm-two', message: 'GET /w/k7q2-9xwm failed' });
  return expect.poll(() => texts.join('')).toMatch(/"k7q…-two".*"GET \/w\/k7q… failed"/);
});
