import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { newBook } from '../books.ts';
import { load, type Step } from '../load.ts';
import { createWorkspace } from '../workspace.ts';

interface Memory {
  readonly key?: string;
  readonly book?: object;
  answered?: boolean;
}

describe('lost answer', async () => {
  const workspace = await createWorkspace();

  test('visitors who lose half of their answers and retry with the same key add no book twice', async () => {
    const outcomes = [{ kind: 'status', status: 503, when: 'after' }];
    const rule = { method: 'POST', path: '/books', share: 0.5, seed: 7, outcomes };
    const scripted = await workspace.call('PUT', '/workspace/faults', { rules: [rule] });
    assert.equal(scripted.status, 200);

    const keys = new Set<string>();
    const order: Step<Memory> = {
      method: 'POST',
      path: '/books',
      prepare: (memory) => {
        if (memory.answered) return undefined;
        const { key = randomUUID(), book = newBook() } = memory;
        keys.add(key);
        Object.assign(memory, { key, book });
        return { headers: { 'Idempotency-Key': key }, body: book };
      },
      answered: ({ status }, memory) => (memory.answered = status === 201),
    };
    const { statuses } = await load(workspace, [order, order, order], { visits: 5 });

    const sent = statuses.flatMap((byStatus) => Object.keys(byStatus));
    assert.deepEqual([...new Set(sent)].toSorted(), ['201', '503']);
    const books = await workspace.call('GET', '/books?limit=1');
    assert.equal(Number(books.headers.get('X-Total-Count')), 30 + keys.size);
  });
});
