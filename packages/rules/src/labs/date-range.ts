import { labArea } from '../area.ts';

export const dateRange = labArea('date-range', 'Date range', [
  'RANGE-01 rule book: The moment of the landing depends on the seed alone, its text and its datetime are in UTC, and during the stay the clocks change in America/New_York, Europe/London or Pacific/Auckland.',
  'RANGE-02 rule book: A stay has as many nights as the calendar has days from Arrival to the day before Departure, whatever the time zone of the browser and of the house.',
  'RANGE-03 rule book: No night of a stay is taken; Departure may be a day whose night is taken.',
  'RANGE-04 rule book: Departure is later than Arrival; each field says in words what is wrong with its day.',
  'RANGE-05 rule book: The first day that is chosen in the calendar is Arrival, the next one Departure if that makes a stay, and otherwise a new Arrival.',
  'RANGE-06 rule book: The arrow keys move by a day and by a week, Home and End to Monday and Sunday, and PageUp and PageDown by a month, to the last day of that month if the month is too short.',
  'RANGE-07 rule book: The key works from 15:00 on Arrival to 11:00 on Departure by the clocks of the house; each datetime has the offset from UTC that they have then.',
  'RANGE-08 rule book: The setting zone is the time zone of the house; the page names a zone that the browser does not know, and America/New_York is used.',
  'RANGE-09 rule book: After Check, the verdict says "Solved" if Arrival is the day of the landing at the house, Departure the same day of the next month, or the last day of that month if the month is too short, and Hours is how long the key works; otherwise "Not booked" and the fields that are wrong.',
]);
