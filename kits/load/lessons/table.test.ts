import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Answer, assertAllAnswered, load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

interface Memory {
  ids: string[];
  next: string | undefined;
}

describe('table', async () => {
  const workspace = await createWorkspace();
  const first = '/books?sort=price&limit=7';
  const complete: string[][] = [];

  const read = ({ text, headers }: Answer, memory: Memory) => {
    const ids = JSON.parse(text).map(({ id }: { id: string }) => id);
    memory.ids = [...(memory.ids ?? []), ...ids];
    memory.next = /<[^>]*(\/books[^>]*)>; rel="next"/.exec(headers['Link'] ?? '')?.[1];
    if (!memory.next) complete.push(memory.ids);
  };
  const page: Step<Memory> = {
    prepare: ({ next }) => (next === undefined ? undefined : { path: next }),
    answered: read,
  };

  test('every visitor who follows Link to the last page has read every book once', async () => {
    const steps = [{ path: first, answered: read }, page, page, page, page];
    const outcome = await load(workspace, steps, { visits: 20 });
    for (const answers of outcome.statuses) assert.deepEqual(answers, { 200: 80 });
    assert.equal(complete.length, 80);
    for (const ids of complete) {
      assert.equal(ids.length, 30);
      assert.equal(new Set(ids).size, 30, 'different books');
    }
    assertAllAnswered(outcome);
  });
});
