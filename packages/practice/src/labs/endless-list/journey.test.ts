import { expect, test } from 'vitest';
import { type Load, verdictOf } from './journey.ts';

const load = (from: number, isByHand = true): Load => ({ from, isByHand });
const choice = {
  row: 30,
  title: 'Red tent to Accra',
  isTrusted: true,
  loads: [load(20)],
};

test('the right row by hand solves the lab [ENDLESS-08]', () => {
  expect(verdictOf(30, choice)).toEqual({
    solved: true,
    text: 'The right row, by a user: row 30 is “Red tent to Accra”.',
  });
});

test('another row is named [ENDLESS-08]', () => {
  expect(verdictOf(31, choice)).toEqual({
    solved: false,
    text: 'The wrong row: row 30 was chosen, not row 31.',
  });
});

test('one load without a hand makes it a script [ENDLESS-09]', () => {
  const loads = [load(20), load(40, false), load(60)];
  expect(verdictOf(70, { ...choice, row: 70, loads })).toEqual({
    solved: false,
    text: 'The right row, by a script: 1 of 3 loads came without a wheel, a key or a finger.',
  });
});

test('a load of the rows behind the wanted one does not count [ENDLESS-09]', () => {
  expect(verdictOf(30, { ...choice, loads: [load(20), load(40, false)] }).solved).toBe(true);
  expect(verdictOf(40, { ...choice, row: 40, loads: [load(20), load(40, false)] }).solved).toBe(
    true,
  );
  expect(verdictOf(41, { ...choice, row: 41, loads: [load(20), load(40, false)] }).solved).toBe(
    false,
  );
});

test('a click by a script makes it a script [ENDLESS-09]', () => {
  expect(verdictOf(30, { ...choice, isTrusted: false })).toEqual({
    solved: false,
    text: 'The right row, by a script: it has clicked the button.',
  });
});
