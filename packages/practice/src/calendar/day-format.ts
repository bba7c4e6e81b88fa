import type { Day } from './calendar-rules.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const british = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: Day) => british.format(new Date(day));
};

/** 21 November 2026 */
export const longDate = format({ dateStyle: 'long' });

const weekday = format({ weekday: 'long' });

/** Saturday 21 November 2026 */
export const fullDate = (day: Day): string => `${weekday(day)} ${longDate(day)}`;

/** November 2026 */
export const monthAndYear = format({ month: 'long', year: 'numeric' });
