import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await page.getByLabel('Arrival').fill(new Date(landing!).toISOString().slice(0, 10));",
    "await page.getByLabel('Hours').fill(String(31 * 24 - 4));",
  ],
  mends: {
    'Take the day in the time zone of the computer':
      'The test passes on a computer in the zone of the house, and fails on a server in UTC.',
    'Take the day in the time zone of the house, and count the hours between two moments there':
      'The house decides which day it is, whatever the zone of the computer, and an hour more or less is counted.',
    'Subtract a day if the hour is before noon':
      'The rule fits one zone. In another zone, or on the day of a clock change, it is wrong.',
  },
  helps: 2,
};
