import { expect, test } from 'vitest';
import { stateIn, storedState } from './stored-state.ts';

test('a state comes back as it was stored', () => {
  expect(stateIn(storedState([{ at: 1 }]))).toEqual([{ at: 1 }]);
});

test.each([undefined, null, '[0,{"at":1}]'])('%s is no state of these tasks', (stored) => {
  expect(stateIn(stored)).toBe(undefined);
});
