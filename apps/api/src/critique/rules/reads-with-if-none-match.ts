import { byResource, headerOf, pairs } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

export const readsWithIfNoneMatch: Rule = {
  rule: 'reads-with-if-none-match',
  question: 'Does the client avoid loading a version that it already has?',
  improvement:
    'Send the ETag that you received in If-None-Match when you read the path again, and keep your copy when the response is 304.',
  whenNotSeen: 'Read the same book twice.',
  cases: (log) =>
    byResource(log, 'GET').flatMap((reads) =>
      pairs(reads).flatMap(([before, again]) => {
        const etag = headerOf(before.answer, 'ETag');
        if (etag === undefined || headerOf(again.answer, 'ETag') !== etag) return [];
        const isGood = headerOf(again.request, 'If-None-Match') !== undefined;
        return [{ request: again.id, isGood }];
      }),
    ),
};
