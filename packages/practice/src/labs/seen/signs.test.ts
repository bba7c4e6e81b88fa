import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBoxes, drawSigns, looks, unseenIn, wordsIn } from './signs.ts';

test('each look has one sign, and each sign a word of its own, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const signs = drawSigns({ workspace: 'ada', seed });
      expect(signs.map(({ look }) => look).toSorted()).toEqual(Object.keys(looks).toSorted());
      expect(new Set(signs.map(({ word }) => word)).size).toBe(signs.length);
    }),
  );
});

const wordsOf = (workspace: string) => drawSigns({ workspace, seed: 7 }).map(({ word }) => word);

test('the words are those of one workspace', () => {
  expect(wordsOf('ada')).toEqual(wordsOf('ada'));
  expect(wordsOf('ada')).not.toEqual(wordsOf('bob'));
});

test('the attribute is right on one checked box and wrong on the other', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const kinds = drawBoxes(seed).map((box) => `${box.isChecked} ${box.hasAttribute}`);
      expect(new Set(kinds).size).toBe(4);
    }),
  );
});

test('blanks, commas and lines separate words, and a word counts once', () => {
  expect(wordsIn(' anchor, basket\nanchor,,candle ')).toEqual(['anchor', 'basket', 'candle']);
});

test('words that nobody sees are told by the look of their sign', () => {
  const signs = [
    { look: 'covered', word: 'anchor' },
    { look: 'plain', word: 'basket' },
  ] as const;
  expect(unseenIn(signs, ['anchor', 'basket'])).toEqual(['covered']);
});
