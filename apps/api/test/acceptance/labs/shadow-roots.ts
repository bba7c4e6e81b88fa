import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: { seed: 7, sent: { guest: 'Ada', city: 'Dakar', nights: '5', pin: '6143' } },
  half: { sent: { guest: 'Ada', city: 'Dakar', nights: '5', pin: '' } },
  says: 'Not booked: PIN is empty',
};
