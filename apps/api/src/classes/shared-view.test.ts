import { expect, test } from 'vitest';
import { testClock } from '../../test/support/app.ts';
import { createSharedView } from './shared-view.ts';

test('desks that follow one class have one view in each half second', async () => {
  const clock = testClock();
  const built: number[] = [];
  const { of } = createSharedView(async (ofClass) => {
    built.push(ofClass);
    return { members: [], causes: [], unknown: [] };
  }, clock);
  const ofAll = () => Promise.all([of(1), of(1), of(2), of(1)]);
  await ofAll();
  expect(built).toEqual([1, 2]);
  clock.advance(500);
  await ofAll();
  expect(built).toEqual([1, 2, 1, 2]);
});
