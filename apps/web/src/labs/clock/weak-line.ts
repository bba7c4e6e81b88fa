import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["await page.clock.setFixedTime('2028-03-01T00:05:00Z');"],
  mends: [
    {
      text: 'Give the assertion a timeout of a minute',
      does: 'The date stands at the end of the session, but its timer runs in real time and is not due for a quarter of an hour.',
    },
    {
      text: 'Set the date by `page.clock.setSystemTime()`',
      does: 'The date jumps and then runs on, but no timer does. The verdict says “Half a clock”, too.',
    },
    {
      text: 'Install the whole clock before the page loads, and move it by `page.clock.fastForward()`',
      does: 'Date, timers and frames move together, so the session warns and ends when it should.',
      helps: true,
    },
  ],
};
