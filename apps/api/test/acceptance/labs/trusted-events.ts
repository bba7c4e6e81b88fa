import type { Sample } from '../test-sample.ts';

const by = 'a user';

export const sample: Sample = {
  solved: { seed: 7, ways: { Name: 'a user, key by key', Newsletter: by, Rounds: by, Send: by } },
  half: { ways: { Name: by, Send: by } },
  says: 'The page has heard nothing from Newsletter, Rounds',
};
