import { expect, test } from 'vitest';
import { linkTo, linkedName, linkedSeed, startingSeed } from './workspace-link.ts';

test('reads the name and the seed of a link that it wrote', () => {
  const { search } = new URL(linkTo('http://site/api/chance', 'team blue', '7'));
  expect([linkedName(search), linkedSeed(search)]).toEqual(['team blue', '7']);
});

test('starts with the seed of a new workspace when the link has none', () => {
  expect(startingSeed('?seed=7')).toBe('42');
});
