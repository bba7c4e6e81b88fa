import type { Sample } from '../test-sample.ts';

export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  age: 18,
  country: 'Sudland',
  region: 'Steppe',
  city: 'Windham',
  postcode: '4416',
  street: 'Corner Square',
};
const taken = { ...ada, number: '4733' };

export const sample: Sample = {
  workspace: 'has-a-wizard',
  solved: { seed: 7, refused: ['name', 'email', 'age'], by_hand: true, taken, scripted: false },
  half: { refused: ['age'], by_hand: false, taken: { ...taken, city: 'Grassmere' } },
  says: 'Not done: city is “Grassmere”; the server has given another number; the server has not refused the name; the server has not refused the email; the street was not typed after a failure of the service.',
};
