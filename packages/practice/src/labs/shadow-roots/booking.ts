import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

/** The names of the form data, in the order of the form. */
export const parts = ['guest', 'city', 'nights', 'pin'] as const;

/** The label of a part, as its field has it. */
export const labelOf = (part: (typeof parts)[number]): string => (part === 'pin' ? 'PIN' : part);

export type Booking = Readonly<Record<(typeof parts)[number], string>>;

const guests = ['Ada', 'Bela', 'Cleo', 'Dara', 'Enno'];
const cities = ['Accra', 'Bergen', 'Cusco', 'Dakar', 'Izmir'];

export const drawBooking = (chance: Chance): Booking => ({
  guest: chance.sample(guests, 1).join(),
  city: chance.sample(cities, 1).join(),
  nights: String(2 + chance.integer(7)),
  pin: String(1000 + chance.integer(9000)),
});

/** From 1 to 9 nights. */
export const nightsAfter = (nights: number, step: number): number =>
  Math.min(9, Math.max(1, nights + step));

/** What a form sends: name=value, with & between. */
export const inWords = (sent: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(sent.map<[string, string]>(([name, value]) => [name, value])).toString();

export const verdictOf = (wanted: Booking, sent: Partial<Booking>): Judged => {
  const wrong = parts.filter((part) => sent[part] !== wanted[part]);
  if (wrong.length === 0) return solved('the form data has every value as it is wanted.');
  const have = wrong.map(
    (part) => `${labelOf(part)} is ${sent[part] ? `“${sent[part]}”` : 'empty'}`,
  );
  return unsolved(`Not booked: ${have.join(', ')}.`);
};
