import { expect, test } from 'vitest';
import { fields } from '@sparring/practice/labs/every-input/fields';
import { complaintOf } from './complaint.ts';

const field = (name: string) => fields.find((each) => each.name === name) ?? fields[0];

test.each([
  ['name', 'valueMissing', 'Name is required.'],
  ['birthday', 'badInput', 'Birthday is not complete.'],
  ['website', 'typeMismatch', 'Website has to be an address such as https://example.org.'],
  ['phone', 'patternMismatch', 'Phone has to look like 555 0123.'],
  ['weight', 'rangeUnderflow', 'Weight in kilograms is at least 45.'],
  ['weight', 'rangeOverflow', 'Weight in kilograms is at most 120.'],
  ['weight', 'stepMismatch', 'Weight in kilograms goes in steps of 0.5.'],
] as const)('%s with %s: %s', (name, validity, words) => {
  expect(complaintOf(field(name), { [validity]: true })).toBe(words);
});
