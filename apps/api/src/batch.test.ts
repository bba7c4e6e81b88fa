import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batch.ts';

const gathering = () => {
  const groups: (readonly string[])[] = [];
  return { groups, add: batched<string>((items) => groups.push(items)) };
};

test('what comes in during two turns is handed over once, in its order', async () => {
  const { groups, add } = gathering();
  add('one');
  add('two');
  await turn();
  add('three');
  expect(groups).toEqual([]);
  await turn();
  expect(groups).toEqual([['one', 'two', 'three']]);
});

test('what comes in later is another group, and nothing is handed over when nothing came', async () => {
  const { groups, add } = gathering();
  add('one');
  await turn();
  await turn();
  add('two');
  await turn();
  await turn();
  await turn();
  expect(groups).toEqual([['one'], ['two']]);
});

test('what comes in while a group is taken belongs to the next one', async () => {
  const groups: (readonly number[])[] = [];
  const add = batched<number>((items) => {
    groups.push(items);
    if (items[0]! < 3) add(items[0]! + 1);
  });
  add(1);
  for (let turns = 0; turns < 6; turns += 1) await turn();
  expect(groups).toEqual([[1], [2], [3]]);
});
