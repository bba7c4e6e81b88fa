import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.clock.setFixedTime('2028-03-01T00:05:00Z');"],
  mends: {
    'Give the assertion a timeout of a minute':
      'The date stands at the end of the session, but its timer runs in real time and is not due for a quarter of an hour.',
    'Set the date by `page.clock.setSystemTime()`':
      'The date jumps and then runs on, but no timer does. The verdict says “Half a clock”, too.',
    'Install the whole clock before the page loads, and move it by `page.clock.fastForward()`':
      'Date, timers and frames move together, so the session warns and ends when it should.',
  },
  helps: 3,
};
