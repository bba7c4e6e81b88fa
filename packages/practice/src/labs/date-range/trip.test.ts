import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from './house-time.ts';
import { hoursOf, wholeStay } from './stay.ts';
import { drawTrip, hasChange, type Trip, verdictOf, wantedStay } from './trip.ts';

const zones = fc.constantFrom('Pacific/Honolulu', 'America/New_York', 'UTC', 'Pacific/Auckland');
const trip = (landing: string, zone: string): Trip => ({
  landing: Date.parse(landing),
  zone,
  taken: [],
});

test('the landing is the same for every house, near midnight in UTC', () => {
  fc.assert(
    fc.property(fc.integer(), zones, (seed, zone) => {
      const { landing } = drawTrip(seed, zone);
      expect(landing).toBe(drawTrip(seed, 'Europe/London').landing);
      expect(Math.abs(((landing / 3_600_000 + 12) % 24) - 12)).toBeLessThan(4);
    }),
  );
});

test('clocks change in one of the three zones of the task with every seed', () => {
  const houses = ['America/New_York', 'Europe/London', 'Pacific/Auckland'];
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const changed = houses.filter((zone) => hasChange(drawTrip(seed, zone).landing, zone));
      expect(changed).not.toEqual([]);
    }),
  );
});

test('the wanted stay is free, and a night longer is not', () => {
  fc.assert(
    fc.property(fc.integer(), zones, (seed, zone) => {
      const drawn = drawTrip(seed, zone);
      const wanted = wantedStay(drawn);
      expect(wholeStay(wanted, drawn.taken)).toEqual(wanted);
      expect(wanted.arrival).toBe(dayAt(zone, drawn.landing));
      expect(drawn.taken).toContain(wanted.departure);
    }),
  );
});

test.each([
  ['2027-01-31T12:00Z', '2027-02-28'],
  ['2028-01-31T12:00Z', '2028-02-29'],
  ['2027-03-31T12:00Z', '2027-04-30'],
  ['2027-02-28T12:00Z', '2027-03-28'],
  ['2027-12-31T12:00Z', '2028-01-31'],
])('a month after %s is %s', (landing, departure) => {
  expect(wantedStay(trip(landing, 'UTC')).departure).toBe(departure);
});

test('days, nights and hours of the house are booked', () => {
  fc.assert(
    fc.property(fc.integer(), zones, (seed, zone) => {
      const drawn = drawTrip(seed, zone);
      const wanted = wantedStay(drawn);
      const hours = String(hoursOf(wanted, zone));
      expect(verdictOf(drawn, { ...wanted, hours }).solved).toBe(true);
    }),
  );
});

test('names each field that is wrong', () => {
  const landing = trip('2027-10-31T02:30Z', 'America/New_York');
  const right = { arrival: '2027-10-30', departure: '2027-11-30', hours: '741' };
  expect(verdictOf(landing, right)).toEqual({
    solved: true,
    text: 'Solved: 31 nights, from 2027-10-30 to 2027-11-30 in America/New_York.',
  });
  expect(verdictOf(landing, { ...right, arrival: '2027-10-31', hours: '717' })).toEqual({
    solved: false,
    text: 'Not booked: Arrival is not the day of the landing in America/New_York.',
  });
  expect(verdictOf(landing, { ...right, departure: '2027-12-01', hours: '765' }).text).toBe(
    'Not booked: Departure is not one month after the day of the landing.',
  );
  for (const hours of ['740', '744', '']) {
    expect(verdictOf(landing, { ...right, hours }).text).toBe(
      'Not booked: Hours is not how long the key works.',
    );
  }
  expect(verdictOf(landing, { hours: '' }).text).toMatch(/Arrival.*Departure.*Hours/);
});
