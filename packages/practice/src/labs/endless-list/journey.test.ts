import { expect, test } from 'vitest';
import { countsOf, type Load, verdictOf } from './journey.ts';

const load = (from: number, isByHand = true): Load => ({ from, isByHand });
const choice = { row: 30, title: 'Red tent to Accra', trusted: true, ...countsOf(30, [load(20)]) };

test('the right row by hand solves the lab', () => {
  expect(verdictOf(30, choice)).toEqual({
    solved: true,
    text: 'Solved: a user has chosen row 30, “Red tent to Accra”.',
  });
});

test('another row is named', () => {
  expect(verdictOf(31, choice)).toEqual({
    solved: false,
    text: 'The wrong row: row 30 was chosen, not row 31.',
  });
});

test('one load without a hand makes it a script', () => {
  const counts = countsOf(70, [load(20), load(40, false), load(60)]);
  expect(verdictOf(70, { ...choice, ...counts, row: 70 })).toEqual({
    solved: false,
    text: 'The right row, by a script: 1 of 3 loads came without a wheel, a key or a finger.',
  });
});

test('a load of the rows behind the wanted one does not count', () => {
  const loads = [load(20), load(40, false)];
  expect(countsOf(30, loads)).toEqual({ loads: 1, loads_by_script: 0 });
  expect(countsOf(40, loads)).toEqual({ loads: 1, loads_by_script: 0 });
  expect(countsOf(41, loads)).toEqual({ loads: 2, loads_by_script: 1 });
});

test('a click by a script makes it a script', () => {
  expect(verdictOf(30, { ...choice, trusted: false })).toEqual({
    solved: false,
    text: 'The right row, by a script: it has clicked the button.',
  });
});
