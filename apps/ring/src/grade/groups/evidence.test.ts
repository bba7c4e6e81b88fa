import { expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';
import { outcomeWith, partOf } from './test-suite.ts';
import { trialOf } from './trial.ts';

test('a run of chosen tests clears nobody of the others, nor of one that did not run', () => {
  const evidence = createEvidence(() => new Set(['a', 'b', 'c']));
  const all = partOf(['a', 'b', 'c']);
  evidence.note(trialOf(['one', 'two'], outcomeWith(['a', 'b', 'c'], ['a', 'b', 'c']), all));
  const chosen = { ...all, tests: ['a', 'b'], green: new Set(['a', 'b']) };
  evidence.note(trialOf(['one'], outcomeWith(['a'], []), chosen));
  expect([...evidence.unclearOf('one')]).toEqual(['b', 'c']);
});
