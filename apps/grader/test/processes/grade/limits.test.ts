import { expect, test } from 'vitest';
import { limitOf, limitOfChange } from '../../../src/grade/limits.ts';
import { gradeSuite } from '../../support/grading.ts';

const runs = [1, 3].map((seconds) => ({ seconds, isGreen: true }));

test('a run has twice the time of the slowest baseline run, and a little', () => {
  expect(limitOf({ runs }, 1000)).toBe(7000);
});

test('with a harmless change it has more, by the number of its requests', () => {
  expect(limitOfChange({ runs, requests: 0 }, 1000)).toBe(14_000);
  expect(limitOfChange({ runs, requests: 100 }, 1000)).toBe(64_000);
});

test('a suite that asks one question after the other survives a delay of every answer', async () => {
  const later = { id: 'later', text: 'Every answer comes 60 ms later.', catches: 'cannot wait' };
  const suite = `for (let at = 0; at < 60; at++) expect(await get('/'), 'Hello');`;
  const { card } = await gradeSuite({ suite, changes: [later], timeoutMs: 300 });
  expect(card.changes[0]).toMatchObject({ id: 'later', calm: { kind: 'calm' } });
});
