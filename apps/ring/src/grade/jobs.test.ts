import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import { defectsOf, partOf } from './groups/test-suite.ts';
import { jobsBeside } from './jobs.ts';

const changes = ['later', 'other-words'].map((id) => ({
  id,
  text: id,
  catches: id,
  calm: { kind: 'open' } as const,
}));
const audited = defectsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);

test('the run of the harmless changes, which is the longest, comes before the audits', () => {
  for (const seed of [1, 2, 3, 4]) {
    const jobs = jobsBeside({ changes, audited, isOneByOne: false }, partOf([]), drawFrom(seed));
    expect(jobs.map(({ together }) => together?.length)).toEqual([2, undefined, undefined]);
  }
});
