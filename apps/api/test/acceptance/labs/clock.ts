import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-a-clock',
  solved: {
    seed: 7,
    signed_in: '2028-02-29T23:50:02Z',
    stayed: true,
    idle: 900,
    tasks: [
      { task: 'Stretch', seconds: 25 },
      { task: 'Skip', seconds: 59 },
      { task: 'Wrap', seconds: 82 },
    ],
    stopped_at: 77,
    bars: 1,
    moved: { date: 1893, timers: 1892, frames: 1895 },
    scripted: false,
  },
  half: { stayed: false, idle: 1200, tasks: [{ task: 'Wrap', seconds: 82 }], stopped_at: 77.1 },
  says: 'Not in time: there was no activity during the warning; the session ended 1200 s after the last activity; the tasks ended as Wrap after 82 s; the bar was stopped at 77.1 %.',
};
