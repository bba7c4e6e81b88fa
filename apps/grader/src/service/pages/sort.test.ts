import { expect, test } from 'vitest';
import { testState } from '../../../test/support/state.ts';
import { readSort, sorted, type SortKey } from './sort.ts';

const cards = [
  testState('complete', {
    name: 'zoë',
    created: '2026-11-22T10:00:00.000Z',
    numbers: { found: { part: 9, of: 10 }, calm: { part: 2, of: 4 }, secondsARun: 70, score: 40 },
  }),
  testState('new', { name: 'Ada', created: '2026-11-22T12:00:00.000Z' }),
  testState('complete', {
    name: 'team 10',
    created: '2026-11-22T11:00:00.000Z',
    numbers: { found: { part: 20, of: 100 }, calm: { part: 4, of: 4 }, secondsARun: 3, score: 20 },
  }),
  testState('bouts', { name: 'team 9', created: '2026-11-22T09:00:00.000Z' }),
];

const names = (by: SortKey, order?: string) =>
  sorted(cards, readSort({ sort: by, order })).map(({ name }) => name);

test.each([
  ['name', ['Ada', 'team 9', 'team 10', 'zoë']],
  ['found', ['zoë', 'team 9', 'team 10', 'Ada']],
  ['calm', ['team 10', 'zoë', 'Ada', 'team 9']],
  ['speed', ['team 10', 'zoë', 'Ada', 'team 9']],
  ['when', ['Ada', 'team 10', 'zoë', 'team 9']],
  ['state', ['team 9', 'Ada', 'zoë', 'team 10']],
] as const)('by %s the cards stand as %j', (by, order) => {
  expect(names(by)).toEqual(order);
});

test('the other order can be asked for', () => {
  expect(names('name', 'desc')).toEqual(['zoë', 'team 10', 'team 9', 'Ada']);
});

test('a share counts, not a number: 9 of 10 stands above 20 of 100', () => {
  expect(names('found').indexOf('zoë')).toBeLessThan(names('found').indexOf('team 10'));
});

test('without an order that it knows, the newest card comes first', () => {
  expect(readSort({ sort: 'nothing', order: 'up' })).toEqual({ by: 'when', isDescending: true });
  expect(readSort({ sort: ['name', 'name'] })).toEqual({ by: 'when', isDescending: true });
});
