import { expect, test } from 'vitest';
import { readSlice } from './slice.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

test('the slices together have every part once', () => {
  const slices = [0, 1, 2].map((turn) => readSlice(['--slice', `${turn}/3`]).take(all));
  expect(slices).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
});

test('Playwright counts from one', () => {
  expect(readSlice(['--slice', '0/3']).shard).toBe('1/3');
  expect(readSlice([]).shard).toBeUndefined();
});

test('without --slice everything is taken, and the other arguments are left', () => {
  expect(readSlice(['load']).take(all)).toEqual(all);
  expect(readSlice(['load', '--slice', '0/2', 'go']).rest).toEqual(['load', 'go']);
});

test.each(['3/3', '1', 'a/b', '', '-1/2', '1/0'])(
  '--slice %j throws an error with its value',
  (text) => {
    expect(() => readSlice(['--slice', text])).toThrow(`--slice is "${text}"`);
  },
);
