import { expect, test } from 'vitest';
import { numberParameter } from './number-parameter.ts';

const delay = numberParameter({ min: 1, max: 10 });
const page = numberParameter({ min: 1, max: 1000 }, 'integer');

test.each(['1', '2.5', '10', '10.0'])('accepts %s as a number from 1 to 10', (text) => {
  expect(delay.parse(text)).toBe(Number(text));
});

test.each(['', ' 3', '3 ', '+3', '1e1', '0x5', 'three', 'NaN', 'Infinity', '0', '0.99', '10.01'])(
  'refuses "%s" and names it',
  (text) => {
    const complaints = delay.safeParse(text).error?.issues.map(({ message }) => message);
    expect(complaints).toEqual([expect.stringContaining('must be a number from 1 to 10, not ')]);
  },
);

test('refuses a parameter that is given twice', () => {
  expect(delay.safeParse(['1', '2']).success).toBe(false);
});

test.each(['1.5', '1.0', '01', '-0.0'])(
  'refuses "%s" as a whole number, so that each number has one spelling',
  (text) => {
    const said = `must be a whole number from 1 to 1000, not "${text}"`;
    expect(page.safeParse(text).error?.issues[0]?.message).toBe(said);
  },
);
