import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-rules.ts';
import { chosen, hoursOf, isWithin, nightsOf, problemsOf, type Stay, wholeStay } from './stay.ts';

const days = fc
  .date({ min: new Date('2027-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const counts = fc.integer({ min: 1, max: 800 });
const march: Stay = { arrival: '2027-03-10' };
const taken = ['2027-03-15', '2027-03-16', '2027-03-05'];

test('nights are the days in between, whatever the months, leap days and clocks', () => {
  fc.assert(
    fc.property(days, counts, (arrival, count) => {
      expect(nightsOf({ arrival, departure: addDays(arrival, count) })).toBe(count);
    }),
  );
});

test.each([
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2027-12-31', '2028-01-01', 1],
])('from %s to %s there are %d nights', (arrival, departure, nights) => {
  expect(nightsOf({ arrival, departure })).toBe(nights);
});

test('a stay ends at most on the day of a taken night', () => {
  expect(problemsOf({ ...march, departure: '2027-03-15' }, taken)).toEqual({});
  expect(problemsOf({ ...march, departure: '2027-03-17' }, taken)).toEqual({
    departure: 'The night of 15 March 2027 is taken.',
  });
  expect(problemsOf({ arrival: '2027-03-16', departure: '2027-03-17' }, taken)).toEqual({
    arrival: 'The night of 16 March 2027 is taken.',
  });
});

test.each(['2027-03-10', '2027-03-09'])('a stay has a night, so not to %s', (departure) => {
  expect(problemsOf({ ...march, departure }, [])).toEqual({
    departure: 'Departure has to be later than Arrival.',
  });
  expect(wholeStay({ ...march, departure }, [])).toBeUndefined();
});

test('half a stay has no nights and no problem', () => {
  for (const half of [{}, march, { departure: '2027-03-10' }]) {
    expect(wholeStay(half, taken)).toBeUndefined();
    expect(problemsOf(half, taken)).toEqual({});
  }
});

test.each([
  [{}, '2027-03-10', { arrival: '2027-03-10' }],
  [march, '2027-03-15', { ...march, departure: '2027-03-15' }],
  [march, '2027-03-10', { arrival: '2027-03-10' }],
  [march, '2027-03-08', { arrival: '2027-03-08' }],
  [march, '2027-03-18', { arrival: '2027-03-18' }],
  [{ ...march, departure: '2027-03-12' }, '2027-03-14', { arrival: '2027-03-14' }],
  [{}, '2027-03-15', undefined],
  [march, '2027-03-16', undefined],
  [march, '2027-03-05', undefined],
])('%j and the day %s are %j', (stay: Stay, day, next) => {
  expect(chosen(stay, day, taken)).toEqual(next);
});

test.each([
  [{ ...march, departure: '2027-03-12' }, ['2027-03-10', '2027-03-11', '2027-03-12']],
  [march, ['2027-03-10']],
  [{ departure: '2027-03-10' }, []],
])('the calendar shows %j as %j', (stay: Stay, shown) => {
  const around = Array.from({ length: 9 }, (_, index) => addDays('2027-03-06', index));
  expect(around.filter((day) => isWithin(stay, day))).toEqual(shown);
});

test.each([
  ['Pacific/Honolulu', 740],
  ['America/New_York', 739],
])('the key of a month in %s works for %d hours', (zone, hours) => {
  expect(hoursOf({ arrival: '2027-03-10', departure: '2027-04-10' }, zone)).toBe(hours);
});
