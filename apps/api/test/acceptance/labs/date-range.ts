import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: {
    seed: 7,
    zone: 'Pacific/Auckland',
    arrival: '2027-09-01',
    departure: '2027-10-01',
    hours: '715',
  },
  half: { hours: '' },
  says: 'Not booked: Hours is not',
};
