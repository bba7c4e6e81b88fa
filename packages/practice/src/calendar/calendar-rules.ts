/** A day as a date field writes it, such as `2026-11-21`: it has no time and no time zone. */
export type Day = string;

const dayMs = 86_400_000;
const first = Date.parse('0001-01-01');
const last = Date.parse('9999-12-31');

const dayAt = (ms: number): Day => new Date(ms).toISOString().replace(/T.*/, '');
const dayWithin = (ms: number): Day => dayAt(Math.min(Math.max(ms, first), last));

/** The day on the visitor's own calendar. */
export const localDay = (ms: number): Day => {
  const date = new Date(ms);
  return dayAt(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
};

export const addDays = (day: Day, count: number): Day => dayWithin(Date.parse(day) + count * dayMs);

/** The same day of another month, or its last day if the month is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const target = new Date(day);
  target.setUTCMonth(target.getUTCMonth() + count, 1);
  const dayOfMonth = Math.min(Number(day.slice(8)), daysInMonth(target));
  return dayWithin(target.setUTCDate(dayOfMonth));
};

const daysInMonth = (date: Date): number => {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.getUTCDate();
};

/** 0 is Monday. */
const weekday = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;

const startOfWeek = (day: Day): Day => addDays(day, -weekday(day));

export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);

/** The weeks of the day's month, each complete from Monday to Sunday. */
export const weeksOf = (day: Day): Day[][] => {
  const month = day.slice(0, 8);
  const blanks = weekday(`${month}01`);
  const start = Date.parse(`${month}01`) - blanks * dayMs;
  const count = Math.ceil((blanks + daysInMonth(new Date(day))) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => dayAt(start + (week * 7 + column) * dayMs)),
  );
};

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day that a key moves to; undefined for a key that does not move. */
export const moved = (day: Day, key: string): Day | undefined => moves[key]?.(day);
