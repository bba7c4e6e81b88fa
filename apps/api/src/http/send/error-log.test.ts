import { expect, test } from 'vitest';
import { HttpProblem } from '../../problem/refusal.ts';
import { createErrorLog } from './error-log.ts';
import type { Entry } from './log.ts';

const open = () => {
  const lines: Entry[] = [];
  const waits: PromiseWithResolvers<void>[] = [];
  const wait = () => {
    const waiting = Promise.withResolvers<void>();
    waits.push(waiting);
    return waiting.promise;
  };
  const report = createErrorLog((line) => lines.push(line), { wait }, new AbortController().signal);
  const pass = async () => {
    for (const { resolve } of waits.splice(0)) resolve();
    await new Promise(setImmediate);
  };
  return { lines, report, pass };
};

test('logs the first of equal errors at once, and the number of the others later', async () => {
  const { lines, report, pass } = open();
  for (let nth = 0; nth < 1000; nth += 1) report(new Error('disk is full'));
  report(new Error('away'));
  expect(lines).toMatchObject([
    { level: 'error', message: 'Error: disk is full', stack: expect.any(String) },
    { level: 'error', message: 'Error: away' },
  ]);
  await pass();
  expect(lines.slice(2)).toEqual([
    { level: 'error', message: 'Error: disk is full', repeated: 999 },
  ]);
});

test('logs an error again after the time in which it is counted', async () => {
  const { lines, report, pass } = open();
  report(new Error('away'));
  await pass();
  report(new Error('away'));
  expect(lines.map(({ message }) => message)).toEqual(['Error: away', 'Error: away']);
});

test('logs the cause of a refusal', () => {
  const { lines, report } = open();
  report(new HttpProblem('store-unavailable', 'Try again.', { cause: new Error('away') }));
  expect(lines).toMatchObject([{ message: 'Error: away' }]);
});
