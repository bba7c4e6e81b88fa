import { endOf, headerOf, nextSame, workspaceTimeOf, startOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

/** The end of the wait: Retry-After holds seconds or a date. */
const waitEnds = (retryAfter: string, from: number): number =>
  /^\d+$/.test(retryAfter) ? from + Number(retryAfter) * 1000 : Date.parse(retryAfter);

export const waitsForRetryAfter: Rule = {
  rule: 'waits-for-retry-after',
  question: 'Does the client wait as long as Retry-After says?',
  improvement: 'Wait as long as Retry-After says before you send the request again.',
  whenNotSeen: 'Send a request that gets 429, such as GET /testing/users, and repeat it.',
  cases: (log) =>
    log.flatMap((record) => {
      const retryAfter = headerOf(record.answer, 'Retry-After');
      const next = retryAfter === undefined ? undefined : nextSame(log, record);
      if (!next) return [];
      const until = waitEnds(retryAfter!, workspaceTimeOf(record) ?? endOf(record));
      const sent = workspaceTimeOf(next) ?? startOf(next);
      return Number.isNaN(until) ? [] : [{ request: next.id, isGood: sent >= until }];
    }),
};
