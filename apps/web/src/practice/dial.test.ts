import { expect, test } from 'vitest';
import { type Dial, levelDial, readDial } from './dial.ts';

const described = { label: '', hint: '' };
const delay: Dial = { ...described, name: 'delay', min: 0.1, max: 10, step: 0.1, initial: 1 };
const side: Dial = {
  ...described,
  name: 'side',
  expects: 'a side',
  accepts: (text) => ['left', 'right'].includes(text),
  initial: 'left',
};

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

test.each([
  ['', 'left'],
  ['?side=', 'left'],
  ['?side=right', 'right'],
])('reads "%s" as %s', (search, value) => {
  expect(readDial(side, search)).toEqual({ value });
});

test.each([
  ['', 1],
  ['?level=2', 2],
  ['?rows=4', 2],
  ['?rows=0', 1],
  ['?rows=4&level=1', 1],
  ['?rows=four', 1],
])('reads the level in "%s" as %d', (search, value) => {
  expect(readDial(levelDial('', { name: 'rows', from: 1 }), search)).toEqual({ value });
});

test('names a text that is impossible and uses the initial one', () => {
  const problem = 'side=up is not a side, so left is used.';
  expect(readDial(side, '?side=up')).toEqual({ value: 'left', problem });
});
