import type { Sample } from '../test-sample.ts';

const form = {
  customer: 'C-4821',
  name: 'Ada Lovelace',
  topic: 'jab',
  email: 'ada@example.org',
  phone: '555 8753',
  website: 'https://example.org/ada',
  password: 'upper-cut-19',
  weight: '110.5',
  rounds: '9',
  glove: '#73f663',
  birthday: '1993-06-08',
  alarm: '21:31',
  'weigh-in': '2027-12-02T21:54',
  season: '2027-10',
  training: '2027-W09',
  licence: 'licence.txt',
  corner: 'red',
};

export const sample: Sample = {
  solved: { seed: 7, not_valid: [], sent: { ...form, stamp: '1' } },
  half: { sent: form },
  says: 'Not as asked: Stamp is not sent',
};
