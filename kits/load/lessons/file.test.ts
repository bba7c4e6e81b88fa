import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertAllAnswered, load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

const path = '/files/example.pdf';

describe('file', async () => {
  const workspace = await createWorkspace();

  test('a Range gets 206, an unchanged file 304, and a Range after the end 416', async () => {
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
    const outcome = await load(workspace, steps, { visits: 50 });
    assert.deepEqual(outcome.statuses, [{ 206: 200 }, { 304: 200 }, { 416: 200 }]);
    assert.deepEqual([...beginnings], ['%PDF-']);
    assertAllAnswered(outcome);
  });
});
