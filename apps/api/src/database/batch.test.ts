import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batch.ts';

const gathering = () => {
  const groups: (readonly string[])[] = [];
  return { groups, add: batched<string>((items) => groups.push(items)) };
};

test('items of two turns are passed on as one batch, in their order', async () => {
  const { groups, add } = gathering();
  add('one');
  add('two');
  await turn();
  add('three');
  expect(groups).toEqual([]);
  await turn();
  expect(groups).toEqual([['one', 'two', 'three']]);
});

test('later items are another batch, and no batch is empty', async () => {
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

test('items that arrive while a batch is processed are in the next one', async () => {
  const groups: (readonly number[])[] = [];
  const add = batched<number>((items) => {
    groups.push(items);
    if (items[0]! < 3) add(items[0]! + 1);
  });
  add(1);
  for (let turns = 0; turns < 6; turns += 1) await turn();
  expect(groups).toEqual([[1], [2], [3]]);
});
