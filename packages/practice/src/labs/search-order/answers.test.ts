import { products } from '@sparring/contracts/products';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import type { Way } from '../../typing.ts';
import {
  atRest,
  drawDelays,
  found,
  next,
  type Search,
  takenFrom,
  verdictOf,
  words,
} from './answers.ts';

const asking = (search: Search, text: string, way: Way = 'a user, key by key') =>
  next(search, { kind: 'ask', text, way });

const typing = (word: string, way?: Way): Search =>
  Array.from(word, (_, index) => word.slice(0, index + 1)).reduce(
    (search, text) => asking(search, text, way),
    atRest,
  );

const answering = (search: Search, number: number, question: string, mayOverwrite = false) => {
  const shown = { number, question, names: found(products, question) };
  return next(search, { kind: 'answer', shown, mayOverwrite });
};

const judged = (word: string, search: Search) => {
  const taken = takenFrom(search);
  return taken && verdictOf(word, { ...search, taken });
};

const typed = typing('desk');
const answered = answering(typed, 4, 'desk');

test('of four questions the second is answered first and the first last', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 300, max: 8000 }), (seed, delay) => {
      const delays = drawDelays(delay, createChance(seed));
      for (let at = 0; at < delays.length; at += 4) {
        const [first = 0, second = 0, third = 0, fourth = 0] = delays.slice(at, at + 4);
        expect(first).toBe(delay);
        expect([second, fourth, third, first]).toEqual(
          [first, second, third, fourth].toSorted((one, other) => one - other),
        );
      }
    }),
  );
});

test.each(words)('the first letters of %s find another product first', (word) => {
  expect(found(products, word)).toHaveLength(1);
  expect(found(products, word.slice(0, 2))[0]).not.toBe(found(products, word)[0]);
});

test('an answer to an earlier question is shown until a later one comes', () => {
  const early = answering(typed, 2, 'de');
  expect(early.shown?.question).toBe('de');
  expect(answering(early, 4, 'desk').shown?.question).toBe('desk');
});

test('a stale answer is dropped, or overwrites if it may', () => {
  expect(answering(answered, 3, 'des')).toBe(answered);
  expect(answering(answered, 3, 'des', true).shown?.question).toBe('des');
});

test('an empty field drops every answer before it', () => {
  const cleared = asking(answered, '');
  expect(cleared.shown?.names).toEqual([]);
  expect(answering(cleared, 3, 'des')).toBe(cleared);
});

test('the right answer is the one that belongs to the word', () => {
  expect(judged('desk', answered)).toEqual({
    solved: true,
    text: 'Solved: you took Desk Lamp from the list of “desk”.',
  });
});

test('names a stale answer, another word and a word that came at once', () => {
  expect(judged('desk', answering(typed, 2, 'de'))?.text).toBe(
    'A stale answer: you took Webcam from the list of “de”, and the field had “desk”.',
  );
  expect(judged('mesh', answered)?.text).toBe(
    'The wrong word: you took Desk Lamp from the list of “desk”, not of “mesh”.',
  );
  const pasted = asking(atRest, 'desk', 'a user, at once');
  expect(judged('desk', answering(pasted, 1, 'desk'))?.text).toMatch(/^Not typed/);
});

test.each([
  ['a script sets it letter by letter', typing('desk', 'a script')],
  ['a script sets it after other keys', asking(typing('mesh'), 'desk', 'a script')],
  ['keys come after a text that came at once', asking(typing('des', 'a user, at once'), 'desk')],
])('a word is not typed when %s', (_, search) => {
  expect(judged('desk', answering(search, 5, 'desk'))?.text).toMatch(/^Not typed/);
});

test('says nothing without a result', () => {
  expect(judged('desk', typed)).toBeUndefined();
  expect(judged('desk', answering(typing('zzzz'), 4, 'zzzz'))).toBeUndefined();
});
