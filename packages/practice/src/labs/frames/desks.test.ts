import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawDesks, type Mail, verdictOf } from './desks.ts';

const desks = drawDesks(createChance(1));
const own: Mail = Object.fromEntries(
  desks.map(({ name, code }) => [name, { code, early: false, late: false }]),
);
const codeOf = (name: string): string => desks.find((desk) => desk.name === name)!.code;

test('the seed decides the order and the codes, of which no two are the same', () => {
  expect(drawDesks(createChance(1))).toEqual(desks);
  expect(drawDesks(createChance(2))).not.toEqual(desks);
  for (let seed = 0; seed < 200; seed += 1) {
    const codes = drawDesks(createChance(seed)).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('each desk with its own code is delivered', () => {
  expect(verdictOf(desks, own)).toEqual({
    solved: true,
    text: 'Solved: each desk has sent its own code.',
  });
});

test.each([
  [{ north: undefined }, 'North desk has sent no code'],
  [{ north: { code: '12', early: false } }, 'North desk has sent “12”'],
  [{ north: { code: codeOf('south'), early: false } }, 'sent the code of South desk'],
  [
    { reloading: { code: codeOf('reloading'), early: true } },
    'Reloading desk has sent its code before its reload',
  ],
  [
    { reloading: { code: codeOf('reloading'), early: false, late: true } },
    'Reloading desk has sent its code more than 3 seconds after its reload',
  ],
])('%j is named', (change, text) => {
  const judged = verdictOf(desks, { ...own, ...change } as Mail);
  expect(judged.solved).toBe(false);
  expect(judged.text).toContain(text);
});
