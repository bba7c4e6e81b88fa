import type { Day } from '../../calendar/calendar-rules.ts';

const minuteMs = 60_000;

/** Whether the browser knows a time zone of this name. An offset such as `+01:00` is no name. */
export const isZone = (name: string): boolean => {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** What the clocks of a zone show at a moment, read as if it were UTC. */
const clocksAt = (zone: string, moment: number): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
};

/** How far the clocks of a zone are ahead of UTC at a moment, in whole minutes. */
const offsetAt = (zone: string, moment: number): number =>
  Math.round((clocksAt(zone, moment) - moment) / minuteMs);

/** The day on the calendar of a zone at a moment. */
export const dayAt = (zone: string, moment: number): Day =>
  new Date(clocksAt(zone, moment)).toISOString().slice(0, 10);

/** The moment at which the clocks of a zone show this hour of this day. */
export const momentOf = (zone: string, day: Day, hour: number): number => {
  const asUtc = Date.parse(day) + hour * 60 * minuteMs;
  const nearly = asUtc - offsetAt(zone, asUtc) * minuteMs;
  return asUtc - offsetAt(zone, nearly) * minuteMs;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An hour of a day in a zone, as `datetime` has it: `2027-03-31T15:00-04:00`. */
export const stampOf = (zone: string, day: Day, hour: number): string => {
  const offset = offsetAt(zone, momentOf(zone, day, hour));
  const minutes = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return `${day}T${twoDigits(hour)}:00${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};
