import type { Day } from './calendar-rules.ts';

/** Each is made at its first use: three of them take 15 ms, which the start of the API need not wait for. */
const format = (options: Intl.DateTimeFormatOptions) => {
  let british: Intl.DateTimeFormat | undefined;
  return (day: Day): string => {
    british ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return british.format(new Date(day));
  };
};

/** 21 November 2026 */
export const longDate = format({ dateStyle: 'long' });

const weekday = format({ weekday: 'long' });

/** Saturday 21 November 2026 */
export const fullDate = (day: Day): string => `${weekday(day)} ${longDate(day)}`;

/** November 2026 */
export const monthAndYear = format({ month: 'long', year: 'numeric' });
