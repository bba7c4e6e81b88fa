import { isClientError, isSameRequest, requestsAfter, resourceOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

/** These refuse a request only for now. */
const temporary = new Set([401, 404, 408, 409, 412, 425, 429]);

export const acceptsARefusal: Rule = {
  rule: 'accepts-a-refusal',
  question: 'Does the client correct a refused request before it sends it again?',
  improvement:
    'Read the problem in the response and correct the request, because the same request is rejected again.',
  whenNotSeen: 'Send an invalid request, and then a valid one to the same path.',
  cases: (log) =>
    log
      .filter((record) => isClientError(record) && !temporary.has(record.status!))
      .flatMap((refused) => {
        const next = requestsAfter(log, refused).find(
          ({ method, path }) =>
            method === refused.method && resourceOf(path) === resourceOf(refused.path),
        );
        if (!next) return [];
        const isRefusedAgain = isSameRequest(refused, next) && next.status === refused.status;
        return [{ request: next.id, isGood: !isRefusedAgain }];
      }),
};
