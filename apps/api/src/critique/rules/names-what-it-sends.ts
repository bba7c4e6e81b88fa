import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { headerOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

const hasBody = ({ request }: RecordedRequest): boolean =>
  Number(headerOf(request, 'Content-Length') ?? 0) > 0 ||
  headerOf(request, 'Transfer-Encoding') !== undefined;

export const namesWhatItSends: Rule = {
  rule: 'names-what-it-sends',
  question: 'Does the client say in Content-Type what its body is?',
  improvement: 'Send Content-Type: application/json with each JSON body.',
  whenNotSeen: 'Send a request with a body.',
  cases: (log) =>
    log
      .filter(hasBody)
      .map((record) => ({
        request: record.id,
        isGood: record.status !== 415 && headerOf(record.request, 'Content-Type') !== undefined,
      })),
};
