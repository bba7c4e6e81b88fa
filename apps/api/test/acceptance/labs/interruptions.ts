import type { Sample } from '../test-sample.ts';

const visit = { cookies: 'refused', extras: [], name: 'Ada' };

export const sample: Sample = {
  workspace: 'has-two-visitors',
  solved: {
    seed: 7,
    visitors: 2,
    visits: [
      { variant: 'B', ...visit, course: 'Rowing', code: '4021' },
      { variant: 'A', ...visit, course: 'Boxing', code: '3874' },
    ],
    scripted: false,
  },
  half: {
    visits: [
      { variant: 'B', ...visit, course: 'Boxing', code: '4021' },
      { variant: 'A', ...visit, course: 'Boxing', code: '' },
    ],
  },
  says: 'Not booked: visitor 1: the course is “Boxing”; visitor 2: there is no booking.',
};
