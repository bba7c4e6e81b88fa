import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { headerOf, isFailure, nextSame } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

/** The methods whose second request has no further effect (RFC 9110, section 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'PUT', 'DELETE']);

const hasSameKey = (one: RecordedRequest, other: RecordedRequest): boolean => {
  const key = headerOf(one.request, 'Idempotency-Key');
  return key !== undefined && key === headerOf(other.request, 'Idempotency-Key');
};

const isConditional = ({ request }: RecordedRequest): boolean =>
  headerOf(request, 'If-Match') !== undefined;

export const retriesWhatIsSafe: Rule = {
  rule: 'retries-what-is-safe',
  question: 'Does the client repeat only requests whose repetition is safe?',
  improvement:
    'Send each POST with an Idempotency-Key, and repeat it with the same key, so that it takes effect only once.',
  whenNotSeen: 'Repeat a request that failed with a 5xx, or that got no response.',
  cases: (log) =>
    log.filter(isFailure).flatMap((failed) => {
      const next = nextSame(log, failed);
      if (!next) return [];
      const isGood = idempotent.has(next.method) || isConditional(next) || hasSameKey(failed, next);
      return [{ request: next.id, isGood }];
    }),
};
