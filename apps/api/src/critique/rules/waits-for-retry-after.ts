import { endOf, headerOf, nextSame, workspaceTimeOf, startOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

/** The end of the wait: Retry-After holds seconds or a date. */
const waitEnds = (retryAfter: string, from: number): number =>
  /^\d+$/.test(retryAfter) ? from + Number(retryAfter) * 1000 : Date.parse(retryAfter);

const inSeconds = (milliseconds: number): string => `${Math.max(0, milliseconds) / 1000} s`;

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
      const from = workspaceTimeOf(record) ?? endOf(record);
      const until = waitEnds(retryAfter!, from);
      const sent = workspaceTimeOf(next) ?? startOf(next);
      if (Number.isNaN(until)) return [];
      const measured = `The wait was ${inSeconds(sent - from)} of ${inSeconds(until - from)}.`;
      return [{ request: next.id, isGood: sent >= until, measured }];
    }),
};
