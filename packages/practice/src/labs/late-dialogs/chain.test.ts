import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { type Chain, drawChain, texts, verdictOf } from './chain.ts';

const kept: Chain = { code: '4711', asksToKeep: true, named: '4711' };
const right = { confirmed: true, typed: '4711', closedBy: 'Yes' } as const;

test('who answers by the texts has read, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chain = drawChain(createChance(seed));
      const { alert, confirm, dialog } = texts(chain);
      const [typed = ''] = /\d{4}/.exec(alert) ?? [];
      const confirmed = confirm.startsWith('Keep');
      const closedBy = dialog.includes(typed) ? 'Yes' : 'No';
      expect(verdictOf(chain, { confirmed, typed, closedBy })).toEqual({
        solved: true,
        text: 'Solved: each dialog was answered by its text.',
      });
    }),
  );
});

test.each([
  [{ confirmed: false }, 'Not read: the code was thrown away.'],
  [{ typed: '' }, 'Not read: the prompt got “”.'],
  [{ typed: '47110' }, 'Not read: the prompt got “47110”.'],
  [{ typed: null }, 'Not read: the prompt was dismissed.'],
  [{ closedBy: 'No' }, 'Not read: the dialog of the page was closed by No.'],
  [{ closedBy: 'Escape' }, 'Not read: the dialog of the page was closed by Escape.'],
  [
    { confirmed: false, typed: null },
    'Not read: the code was thrown away, the prompt was dismissed.',
  ],
] as const)('%j is named', (changes, text) => {
  expect(verdictOf(kept, { ...right, ...changes })).toEqual({ solved: false, text });
});

test('the wrong number and the other question need the other answers', () => {
  const other: Chain = { code: '4711', asksToKeep: false, named: '4712' };
  expect(texts(other).confirm).toBe('Throw the code 4711 away?');
  expect(texts(other).dialog).toBe('Is 4712 your code?');
  expect(verdictOf(other, { confirmed: false, typed: '4711', closedBy: 'No' }).solved).toBe(true);
  expect(verdictOf(other, right).solved).toBe(false);
});

test('both questions and both numbers occur, and a seed gives the same ones', () => {
  const chains = Array.from({ length: 20 }, (_, seed) => drawChain(createChance(seed)));
  expect(new Set(chains.map(({ asksToKeep }) => asksToKeep)).size).toBe(2);
  expect(new Set(chains.map(({ code, named }) => code === named)).size).toBe(2);
  expect(drawChain(createChance(7))).toEqual(drawChain(createChance(7)));
});
