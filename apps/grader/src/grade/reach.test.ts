import { expect, test } from 'vitest';
import { together } from './reach.ts';

const sets = { requests: 1, loaded: new Set<string>(), heard: new Set<string>() };
const nothing = new Set<string>();

test('of several runs, the visit counts that came furthest', () => {
  const id = 'adds-twice';
  const there = new Set([id]);
  const passed = (visit: string) => ({
    ...sets,
    reached: there,
    different: nothing,
    seen: nothing,
    visits: new Map([[id, visit]]),
  });
  const saw = { ...passed('GET /sum?a=2&b=2'), different: there, seen: there };
  const runs = [passed('GET /sum?a=0&b=0'), saw, passed('GET /sum?a=1&b=0')];
  expect(together(...runs).visits.get(id)).toBe('GET /sum?a=2&b=2');
});
