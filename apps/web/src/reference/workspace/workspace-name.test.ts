import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { workspaceName } from '@sparring/contracts/workspace';
import { createChance } from '../../chance.ts';
import { drawName } from './workspace-name.ts';

test('draws names that the API takes', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(workspaceName.safeParse(drawName(createChance(seed))).error).toBeUndefined();
    }),
  );
});

test('draws the same name from the same seed, and another from another', () => {
  expect(drawName(createChance(7))).toBe(drawName(createChance(7)));
  expect(drawName(createChance(7))).not.toBe(drawName(createChance(8)));
});
