import { expect, test } from 'vitest';
import { taskWith } from '../catalog.ts';
import type { LogProof } from '../proof.ts';
import { isDoneBy, testCall } from '../test-call.ts';

const roundTrip = taskWith('round-trip').proof as LogProof;

/** Adds a book, reads, updates and deletes it, without a look at what is left. */
const unfinished = (run: number) => {
  const id = `00000000-0000-4000-8000-${String(run).padStart(12, '0')}`;
  const path = `/v1/practice/books/${id}`;
  const at = run * 10;
  return [
    testCall({ at, method: 'POST', endpoint: 'addBook', status: 201, answerBody: { id } }),
    testCall({ at: at + 1, endpoint: 'getBook', path }),
    testCall({ at: at + 2, method: 'PUT', endpoint: 'updateBook', path }),
    testCall({ at: at + 3, method: 'DELETE', endpoint: 'deleteBook', path }),
  ];
};

const whole = (run: number) => {
  const calls = unfinished(run);
  const { path } = calls[1]!;
  const gone = { endpoint: 'getBook', path, status: 404, problem: 'not-found' } as const;
  return [...calls, testCall({ at: run * 10 + 4, ...gone })];
};

test.each([0, 7, 8, 30])('a whole attempt counts after %i that were broken off', (count) => {
  const before = Array.from({ length: count }, (_, run) => unfinished(run)).flat();
  expect(isDoneBy(roundTrip, before)).toBe(false);
  expect(isDoneBy(roundTrip, [...before, ...whole(count)])).toBe(true);
});
