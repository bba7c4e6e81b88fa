import { addDays, addMonths, type Day } from '../../calendar/calendar-rules.ts';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { type Chance, createChance } from '../../chance.ts';
import { dayAt } from './house-time.ts';
import {
  hoursOf,
  keyHours,
  nightsOf,
  type Stay,
  type Taken,
  wholeStay,
  type WholeStay,
} from './stay.ts';

/** The months after those at whose end a guest lands. In the month of the stay clocks change. */
const months = [2, 3, 8, 10] as const;

/** The houses of the task. With every seed, the clocks of at least one of them change. */
const houses = ['America/New_York', 'Europe/London', 'Pacific/Auckland'] as const;

/** A guest who lands, and the house that expects them. */
export interface Trip {
  /** The moment of the landing. */
  readonly landing: number;
  /** The time zone of the house. */
  readonly zone: string;
  readonly taken: Taken;
}

export const drawTrip = (seed: number, zone: string): Trip => {
  const chance = createChance(seed);
  const landing = drawLanding(chance);
  return { landing, zone, taken: drawTaken(wantedStay({ landing, zone }), chance) };
};

/** Near a midnight in UTC at the end of a month, so that zones differ in the day. */
const drawLanding = (chance: Chance): number => {
  const year = 2027 + chance.integer(4);
  const month = months[chance.integer(months.length)] ?? 1;
  const minutes = 10 + chance.integer(200);
  const isEarly = chance.integer(2) === 0;
  const landing = Date.UTC(year, month, 0, 0, isEarly ? minutes : 24 * 60 - minutes);
  return houses.some((zone) => hasChange(landing, zone)) ? landing : drawLanding(chance);
};

/** Whether the clocks of the house change while the key works. */
export const hasChange = (landing: number, zone: string): boolean => {
  const stay = wantedStay({ landing, zone });
  return hoursOf(stay, zone) !== nightsOf(stay) * 24 + keyHours.until - keyHours.from;
};

/** A month in the house, from the day of the landing there. */
export const wantedStay = ({ landing, zone }: Omit<Trip, 'taken'>): WholeStay => {
  const arrival = dayAt(zone, landing);
  return { arrival, departure: addMonths(arrival, 1) };
};

/** The nights from the day of departure on, and some before the arrival. */
const drawTaken = ({ arrival, departure }: WholeStay, chance: Chance): Taken => {
  const before = 2 + chance.integer(3);
  const after = 2 + chance.integer(3);
  return [...daysFrom(addDays(arrival, -3 - before), before), ...daysFrom(departure, after)];
};

const daysFrom = (start: Day, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

/** What the visitor has filled in. */
export interface Booking extends Stay {
  readonly hours: string;
}

/** What Check says. */
export const verdictOf = (trip: Trip, { arrival, departure, hours }: Booking): Judged => {
  const wanted = wantedStay(trip);
  const stay = wholeStay({ arrival, departure }, trip.taken);
  const areHoursRight = stay && hours !== '' && Number(hours) === hoursOf(stay, trip.zone);
  const wrong = [
    arrival !== wanted.arrival && `Arrival is not the day of the landing in ${trip.zone}`,
    departure !== wanted.departure && 'Departure is not one month after the day of the landing',
    !areHoursRight && 'Hours is not how long the key works',
  ].filter((reason) => reason !== false);
  if (wrong.length > 0) return unsolved(`Not booked: ${wrong.join('; ')}.`);
  return solved(`${nightsOf(wanted)} nights, from ${arrival} to ${departure} in ${trip.zone}.`);
};
