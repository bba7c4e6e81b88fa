import { isClientError } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

/** A shorter log says nothing about what the client tests. */
const enough = 10;

export const triesErrors: Rule = {
  rule: 'tries-errors',
  question: 'Does the client also send requests that the API rejects?',
  improvement:
    'Also send what is missing, invalid or forbidden, and check the status and the problem of the response.',
  whenNotSeen: `Send at least ${enough} requests, some of them invalid.`,
  cases: (log) => {
    const refused = log.filter(isClientError);
    if (refused.length > 0) return refused.map(({ id }) => ({ request: id, isGood: true }));
    return log.length < enough ? [] : [{ request: log.at(-1)!.id, isGood: false }];
  },
};
