import { expect, test } from 'vitest';
import { nextTests } from '../card/next-test.ts';
import { testCard } from '../../test/support/card.ts';
import { gainOf } from './gain.ts';

const card = testCard();

const gains = (areas: readonly string[]) => {
  const verdict = { kind: 'missed', step: 'not asked' } as const;
  const defects = areas.map((area) => ({ ...card.defects[0]!, area, verdict }));
  return nextTests({ ...card, defects }).map(gainOf);
};

test('only the three areas with the most misses are named', () => {
  expect(gains(['lists'])).toEqual(['1 defect in lists, where your tests already go']);
  expect(gains(['time', 'access', 'lists', 'lists'])).toEqual([
    '4 defects in lists, time, access, where your tests already go',
  ]);
  expect(gains(['time', 'access', 'jobs', 'lists', 'lists', 'faults'])).toEqual([
    '6 defects in lists, time, access and 2 other areas, where your tests already go',
  ]);
});
