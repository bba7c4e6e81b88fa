import { headerOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

export const namesWhatItAccepts: Rule = {
  rule: 'names-what-it-accepts',
  question: 'Does the client say in Accept which media types it can read?',
  improvement:
    'Send Accept: application/json, so that a server that cannot respond in JSON says so with 406.',
  whenNotSeen: 'Send any request.',
  cases: (log) =>
    log.map(({ id, request }) => ({
      request: id,
      isGood: headerOf(request, 'Accept') !== undefined,
    })),
};
