import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, isZone, momentOf, stampOf } from './house-time.ts';

const zones = fc.constantFrom(
  'UTC',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/New_York',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
);
const days = fc
  .date({ min: new Date('2027-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** No zone changes its clocks in these hours. */
const hours = fc.integer({ min: 4, max: 22 });

test('the clocks of a zone show the hour and the day of their moment', () => {
  fc.assert(
    fc.property(zones, days, hours, (zone, day, hour) => {
      const moment = momentOf(zone, day, hour);
      expect(dayAt(zone, moment)).toBe(day);
      const clock = new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hourCycle: 'h23',
        hour: 'numeric',
      });
      expect(Number(clock.format(moment))).toBe(hour);
    }),
  );
});

test('a datetime with an offset is the moment that it names', () => {
  fc.assert(
    fc.property(zones, days, hours, (zone, day, hour) => {
      expect(Date.parse(stampOf(zone, day, hour))).toBe(momentOf(zone, day, hour));
    }),
  );
});

test.each([
  ['America/New_York', '2027-03-13', '2027-03-13T15:00-05:00'],
  ['America/New_York', '2027-03-14', '2027-03-14T15:00-04:00'],
  ['Asia/Kathmandu', '2027-03-14', '2027-03-14T15:00+05:45'],
  ['America/St_Johns', '2027-01-14', '2027-01-14T15:00-03:30'],
  ['UTC', '2027-03-14', '2027-03-14T15:00+00:00'],
])('in %s the stamp of %s is %s', (zone, day, stamp) => {
  expect(stampOf(zone, day, 15)).toBe(stamp);
});

test('one moment is three days in three zones', () => {
  const moment = Date.parse('2027-10-31T11:30Z');
  expect(dayAt('Pacific/Honolulu', moment)).toBe('2027-10-31');
  expect(dayAt('Pacific/Auckland', moment)).toBe('2027-11-01');
  expect(dayAt('Pacific/Honolulu', Date.parse('2027-10-31T02:30Z'))).toBe('2027-10-30');
});

test.each(['Mars/Olympus', '+01:00', '-0500', '1', '', ' '])(
  '"%s" is not the name of a zone',
  (name) => expect(isZone(name)).toBe(false),
);

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])(
  '"%s" is the name of a zone',
  (name) => expect(isZone(name)).toBe(true),
);
