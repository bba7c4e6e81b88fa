import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { workspaceName } from '@sparring/contracts/workspace';
import { createChance } from '@sparring/practice/chance';
import { drawName, readName } from './workspace-name.ts';

test('draws names that the API accepts', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(workspaceName.safeParse(drawName(createChance(seed))).error).toBeUndefined();
    }),
  );
});

test('draws the same name from the same seed and another name from another seed', () => {
  expect(drawName(createChance(7))).toBe(drawName(createChance(7)));
  expect(drawName(createChance(7))).not.toBe(drawName(createChance(8)));
});

test('changes a name in capital letters to lower case', () => {
  expect(readName('Team-BLUE')).toEqual({ name: 'team-blue' });
});

test.each(['zoé', 'Bo', 'ada.l', ''])('says what is wrong with the name "%s"', (text) => {
  const problem = `The name must be 3 to 64 characters of a-z, 0-9 and hyphen, not "${text.toLowerCase()}".`;
  expect(readName(text)).toEqual({ problem });
});
