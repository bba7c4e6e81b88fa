import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertCalm, load, type Step } from '../load.ts';
import { enterWorld } from '../world.ts';

const path = '/files/example.pdf';

describe('file', async () => {
  const world = await enterWorld();

  test('who asks for a part gets the part, who has the file gets nothing', async () => {
    const beginnings = new Set<string>();
    const steps: Step<{ etag: string }>[] = [
      {
        path,
        headers: { Range: 'bytes=0-4' },
        answered: ({ text, headers }, memory) => {
          beginnings.add(text);
          memory.etag = headers['ETag'] ?? '';
        },
      },
      { path, prepare: ({ etag }) => ({ headers: { 'If-None-Match': etag } }) },
      { path, headers: { Range: 'bytes=999999-' } },
    ];
    const outcome = await load(world, steps, { visits: 50 });
    assert.deepEqual(outcome.statuses, [{ 206: 200 }, { 304: 200 }, { 416: 200 }]);
    assert.deepEqual([...beginnings], ['%PDF-']);
    assertCalm(outcome);
  });
});
