import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, isSameMonth, localDay, moved, weeksOf } from './calendar-rules.ts';

const days = fc
  .date({ min: new Date('0002-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('moved', () => {
  const cases = [
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
  ] as const;

  for (const [key, day] of cases) {
    test(`${key} leads from Saturday 21 November 2026 to ${day}`, () => {
      expect(moved('2026-11-21', key)).toBe(day);
    });
  }

  test('leaves every other key alone', () => {
    expect(moved('2026-11-21', 'Enter')).toBeUndefined();
  });

  test('stays inside the four-digit years', () => {
    expect(moved('9999-12-31', 'PageDown')).toBe('9999-12-31');
    expect(moved('0001-01-01', 'ArrowLeft')).toBe('0001-01-01');
  });

  test('the opposite arrow returns to the same day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(addDays(addDays(day, 7), -7)).toBe(day);
        expect(addDays(addDays(day, -1), 1)).toBe(day);
      }),
    );
  });
});

describe('addMonths', () => {
  test('takes the last day of a month that is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  });

  test('crosses the year', () => {
    expect(addMonths('2026-12-05', 1)).toBe('2027-01-05');
    expect(addMonths('2026-01-05', -1)).toBe('2025-12-05');
  });

  test('never skips a month', () => {
    fc.assert(
      fc.property(days, (day) => {
        const firstOfNext = addMonths(`${day.slice(0, 8)}01`, 1);
        expect(isSameMonth(addMonths(day, 1), firstOfNext)).toBe(true);
      }),
    );
  });
});

describe('weeksOf', () => {
  test('starts on Monday and ends on Sunday', () => {
    const weeks = weeksOf('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  test('needs four weeks for a February that starts on Monday', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4);
  });

  test('contains the day once, in weeks of seven days, in order', () => {
    fc.assert(
      fc.property(days, (day) => {
        const weeks = weeksOf(day);
        expect(weeks.filter((week) => week.length !== 7)).toEqual([]);
        expect(weeks.filter((week) => !week.some((d) => isSameMonth(d, day)))).toEqual([]);
        expect(weeks.flat().filter((other) => other === day)).toEqual([day]);
        expect(weeks.flat()).toEqual(weeks.flat().toSorted());
      }),
    );
  });
});

test('takes today from the local clock, whatever the hour', () => {
  expect(localDay(new Date(2026, 10, 21, 0, 0, 1).getTime())).toBe('2026-11-21');
  expect(localDay(new Date(2026, 10, 21, 23, 59, 59).getTime())).toBe('2026-11-21');
});
