import { expect, test } from 'vitest';
import { everyPath } from './known-paths.ts';
import { tracks } from './start/tracks.ts';

const steps = tracks.flatMap((track) =>
  track.stepsIn({ origin: 'http://sparring.test', workspace: 'calm-otter' }),
);
const pathOf = (address: string) => address.replace(/\?.*/, '');

test('every page that a step opens exists', () => {
  const opened = steps.flatMap(({ page }) => (page ? [pathOf(page.path)] : []));
  expect(opened.filter((path) => !everyPath.includes(path))).toEqual([]);
});

test('every page that ticks a step is the page that it opens', () => {
  const unopened = steps.filter(
    ({ page, evidence = {} }) =>
      'visited' in evidence && pathOf(page?.path ?? '') !== evidence.visited,
  );
  expect(unopened.map(({ id }) => id)).toEqual([]);
});
