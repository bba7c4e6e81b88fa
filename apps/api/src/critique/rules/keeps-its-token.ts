import { tokenLifetime } from '@sparring/contracts/auth';
import { headerOf, isSuccess, resourceOf, startOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

/** The logins within the life of a token that are too many: a test of the login needs some. */
const tooMany = 4;
const tokenLifeMs = tokenLifetime * 1000;

export const keepsItsToken: Rule = {
  rule: 'keeps-its-token',
  question: 'Does the client use its token until it expires?',
  improvement:
    'Keep the token for the seconds in expires_in, and send it with each request instead of logging in each time.',
  whenNotSeen: 'Log in with POST /auth, and send the token with a request.',
  cases: (log) => {
    const logins = log.filter(
      (record) =>
        record.method === 'POST' && resourceOf(record.path).endsWith('/auth') && isSuccess(record),
    );
    const tooSoon = logins.find((login, at) => {
      const earlier = logins[at - tooMany + 1];
      return earlier && startOf(login) - startOf(earlier) < tokenLifeMs;
    });
    if (tooSoon) return [{ request: tooSoon.id, isGood: false }];
    const last = logins.at(-1);
    if (!last) return [];
    const recent = logins.find((login) => startOf(last) - startOf(login) < tokenLifeMs)!;
    return log
      .filter(({ id, request }) => id > recent.id && headerOf(request, 'Authorization'))
      .map(({ id }) => ({ request: id, isGood: true }));
  },
};
