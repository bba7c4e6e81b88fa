import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawBooking, inWords, nightsAfter, verdictOf } from './booking.ts';

const wanted = { guest: 'Ada', city: 'Cusco', nights: '3', pin: '4711' };

test('the same seed wants the same booking', () => {
  expect(drawBooking(createChance(7))).toEqual(drawBooking(createChance(7)));
  expect(drawBooking(createChance(7))).not.toEqual(drawBooking(createChance(8)));
});

test.each([
  [1, -1, 1],
  [1, 1, 2],
  [8, 1, 9],
  [9, 1, 9],
])('%d nights and a step of %d are %d', (nights, step, after) => {
  expect(nightsAfter(nights, step)).toBe(after);
});

test('the form data is written as a form sends it', () => {
  expect(
    inWords([
      ['guest', 'A & B'],
      ['pin', ''],
    ]),
  ).toBe('guest=A+%26+B&pin=');
});

test('only exactly the wanted values are booked', () => {
  expect(verdictOf(wanted, wanted).solved).toBe(true);
  expect(verdictOf(wanted, { ...wanted, pin: '04711', guest: '' }).text).toBe(
    'Not booked: guest is empty, PIN is “04711”.',
  );
});
