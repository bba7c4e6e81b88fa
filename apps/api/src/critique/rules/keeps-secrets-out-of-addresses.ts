import { maskedRest } from '@sparring/contracts/recorded-request';
import type { Rule } from '../rule.ts';

const isMasked = (text: string): boolean => text.includes(maskedRest);

/** OAuth itself puts its code into the address to which the browser comes back. */
const withoutCode = (path: string): string => path.replace(/(?<=[?&]code=)[^&#]*/, '');

export const keepsSecretsOutOfAddresses: Rule = {
  rule: 'keeps-secrets-out-of-addresses',
  question: 'Does the client keep tokens and passwords out of addresses?',
  improvement:
    'Send a token in the header Authorization, because servers, proxies and browsers store addresses.',
  whenNotSeen: 'Send a request with a token.',
  cases: (log) =>
    log.flatMap(({ id, path: sent, request: { headers } }) => {
      const path = withoutCode(sent);
      const isInHeader = headers.some(({ value }) => isMasked(value));
      return isMasked(path) || isInHeader ? [{ request: id, isGood: !isMasked(path) }] : [];
    }),
};
