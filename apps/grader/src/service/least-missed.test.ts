import { expect, test } from 'vitest';
import { leastMissed } from './least-missed.ts';
import { testState } from '../../test/support/state.ts';

type Drawn = readonly [id: string, phase: 'complete' | 'refused'];

const cardsOf = (drawn: readonly Drawn[]) => drawn.map(([id, phase]) => testState(phase, { id }));
const ownerOf = ({ id }: { readonly id: string }) => id.slice(0, 1);
const least = (...drawn: readonly Drawn[]) => leastMissed(cardsOf(drawn), ownerOf)?.id;

test('a card without numbers goes before all that have some', () => {
  expect(least(['a1', 'complete'], ['a2', 'complete'], ['b1', 'refused'])).toBe('b1');
});

test('of cards alike the oldest goes of the address that has most of them', () => {
  expect(least(['a1', 'complete'], ['b1', 'complete'], ['b2', 'complete'])).toBe('b1');
  expect(least(['a1', 'refused'], ['b1', 'refused'], ['b2', 'refused'])).toBe('b1');
});

test('between addresses that have as many the oldest goes', () => {
  expect(least(['a1', 'complete'], ['b1', 'complete'])).toBe('a1');
});
