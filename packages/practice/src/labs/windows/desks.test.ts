import { expect, test } from 'vitest';
import { codeOf, desks, drawOrder, drawWanted, receiptOf } from './desks.ts';
import { judge } from './judge.ts';

const house = { workspace: 'ada', seed: 7 };
const wanted = drawWanted(house.seed);
const right = {
  seed: 7,
  messages: [{ desk: wanted, code: codeOf(house, wanted) }],
  accepted: true,
  booked: true,
  printed: 1,
  number: receiptOf(house),
  scripted: false,
};

test('the windows open in the order of the seed, and any of them can be the wanted one', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  expect(new Set(seeds.map((seed) => drawOrder(seed).join())).size).toBeGreaterThan(3);
  const places = seeds.map((seed) => drawOrder(seed).indexOf(drawWanted(seed)));
  expect(new Set(places)).toEqual(new Set(desks.keys()));
});

test('the right facts of one workspace are wrong in another', () => {
  expect(judge(right, 'ada').solved).toBe(true);
  expect(judge(right, 'bob').solved).toBe(false);
});

test('a message of another desk is named, also beside the right one', () => {
  const other = desks.find((desk) => desk !== wanted) ?? 'North';
  const messages = [{ desk: other, code: codeOf(house, other) }, ...right.messages];
  expect(judge({ ...right, messages }, 'ada').text).toBe(`Not done: ${other} has sent a message.`);
});
