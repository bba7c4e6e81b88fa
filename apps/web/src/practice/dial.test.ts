import { expect, test } from 'vitest';
import { readDial } from './dial.ts';

const delay = { name: 'delay', min: 0.1, max: 10, initial: 1 };

test.each([
  ['', 1],
  ['?delay=', 1],
  ['?delay=0.1', 0.1],
  ['?delay=10', 10],
])('reads "%s" as %d', (search, value) => {
  expect(readDial(delay, search)).toEqual({ value });
});

test.each(['0.09', '10.1', '-1', 'two', 'Infinity', 'NaN'])(
  'names delay=%s as impossible and uses the initial value',
  (text) => {
    const problem = `delay=${text} is not a number from 0.1 to 10, so 1 is used.`;
    expect(readDial(delay, `?delay=${text}`)).toEqual({ value: 1, problem });
  },
);
