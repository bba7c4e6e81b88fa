import { expect, test } from 'vitest';
import { testRecord } from '../../test/support/records.ts';
import { createWriter } from './writer.ts';

const { id: _, ...record } = testRecord();

/** A writer that writes when the test flushes it, and notes what it writes. */
const writing = (append = async () => {}) => {
  const written: [workspace: string, count: number][] = [];
  const reported: unknown[] = [];
  const writer = createWriter({
    append: async (workspace, records) => {
      written.push([workspace, records.length]);
      await append();
    },
    pause: () => new Promise(() => {}),
    report: (error) => reported.push(error),
  });
  return { writer, written, reported };
};

test('writes the requests of each workspace as one batch', async () => {
  const { writer, written } = writing();
  for (const workspace of ['ada', 'bob', 'ada']) writer.add(workspace, () => record);
  await writer.flush();
  expect(written).toEqual([
    ['ada', 2],
    ['bob', 1],
  ]);
});

test('makes and writes only the last 200 requests of a workspace', async () => {
  const { writer, written } = writing();
  let made = 0;
  const pending = () => {
    made += 1;
    return record;
  };
  for (let count = 0; count < 5000; count += 1) writer.add('ada', pending);
  await writer.flush();
  expect({ made, written }).toEqual({ made: 200, written: [['ada', 200]] });
});

test('drops requests when 2000 already wait', async () => {
  const { writer, written } = writing();
  for (let count = 0; count < 2001; count += 1) writer.add(`workspace-${count}`, () => record);
  await writer.flush();
  expect(written).toHaveLength(2000);
  writer.add('later', () => record);
  await writer.flush();
  expect(written.at(-1)).toEqual(['later', 1]);
});

test('forgets what waits of a workspace, and has room for others again', async () => {
  const { writer, written } = writing();
  for (let count = 0; count < 2000; count += 1) writer.add(`workspace-${count}`, () => record);
  writer.forget('workspace-7');
  writer.add('later', () => record);
  await writer.flush();
  expect(written).toHaveLength(2000);
  expect(written.at(-1)).toEqual(['later', 1]);
  expect(written.map(([workspace]) => workspace)).not.toContain('workspace-7');
});

test('reports a batch that cannot be written, and writes the next one', async () => {
  const failure = new Error('no database');
  let fails = true;
  const { writer, written, reported } = writing(async () => {
    if (fails) throw failure;
  });
  writer.add('ada', () => record);
  await writer.flush();
  fails = false;
  writer.add('ada', () => record);
  await writer.flush();
  expect(reported).toEqual([failure]);
  expect(written).toHaveLength(2);
});
