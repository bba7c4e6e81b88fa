import type { Day } from '../../calendar/calendar-rules.ts';
import { longDate } from '../../calendar/day-format.ts';
import { momentOf } from './house-time.ts';

/** The days of a guest in the house, as far as they are chosen. */
export interface Stay {
  readonly arrival?: Day | undefined;
  readonly departure?: Day | undefined;
}

/** A stay with both days, in the right order. */
export type WholeStay = Required<{ readonly [Part in keyof Stay]: Day }>;

/** The days whose nights are taken. */
export type Taken = readonly Day[];

const dayMs = 86_400_000;

/** Days have no time zone here, so each has 24 hours. */
export const nightsOf = ({ arrival, departure }: WholeStay): number =>
  (Date.parse(departure) - Date.parse(arrival)) / dayMs;

/** The first taken night of a stay. The guest leaves before the night of Departure. */
const takenIn = ({ arrival, departure }: WholeStay, taken: Taken): Day | undefined =>
  taken.toSorted().find((day) => day >= arrival && day < departure);

/** The words for a day that a field must not have. */
export const problemsOf = ({ arrival, departure }: Stay, taken: Taken): Stay => {
  if (arrival === undefined) return {};
  if (taken.includes(arrival)) return { arrival: nightTaken(arrival) };
  if (departure === undefined) return {};
  if (departure <= arrival) return { departure: 'Departure has to be later than Arrival.' };
  const night = takenIn({ arrival, departure }, taken);
  return night ? { departure: nightTaken(night) } : {};
};

const nightTaken = (day: Day): string => `The night of ${longDate(day)} is taken.`;

/** The stay, if both days are chosen and nothing is wrong with them. */
export const wholeStay = ({ arrival, departure }: Stay, taken: Taken): WholeStay | undefined => {
  if (arrival === undefined || departure === undefined) return undefined;
  const { arrival: early, departure: late } = problemsOf({ arrival, departure }, taken);
  return (early ?? late) ? undefined : { arrival, departure };
};

/** What a day makes of a stay when it is chosen in the calendar; undefined if it cannot be chosen. */
export const chosen = ({ arrival, departure }: Stay, day: Day, taken: Taken): Stay | undefined => {
  const longer = departure === undefined && wholeStay({ arrival, departure: day }, taken);
  if (longer) return longer;
  return taken.includes(day) ? undefined : { arrival: day };
};

/** Whether the calendar shows the day as a part of the stay. */
export const isWithin = ({ arrival = '', departure = arrival }: Stay, day: Day): boolean =>
  arrival !== '' && day >= arrival && day <= departure;

/** When the key begins and stops to work, by the clocks of the house. */
export const keyHours = { from: 15, until: 11 } as const;

export const hoursOf = ({ arrival, departure }: WholeStay, zone: string): number => {
  const from = momentOf(zone, arrival, keyHours.from);
  return (momentOf(zone, departure, keyHours.until) - from) / 3_600_000;
};
