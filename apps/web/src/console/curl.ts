import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { shellQuote } from '@sparring/contracts/print/shell-quote';
import { addressOf, ownHeaders } from './as-sent.ts';

/** curl would take these characters of an address for a pattern. */
const isPattern = /[[\]{}]/;
/** curl would remove these segments of a path. */
const hasDots = /\/\.{1,2}(\/|[?#]|$)/;

const methodOf = ({ method, request: { body } }: RecordedRequest): string[] => {
  if (method === 'HEAD') return ['--head'];
  const isDefault = method === (body ? 'POST' : 'GET');
  return isDefault ? [] : [`--request ${method}`];
};

/** `Name;` sends a header without a value. */
const headerOf = (name: string, value: string): string =>
  `--header ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`;

/** curl would send a Content-Type of its own with a body. */
const withoutOwnType = (record: RecordedRequest): string[] => {
  const names = ownHeaders(record).map(({ name }) => name.toLowerCase());
  return record.request.body && !names.includes('content-type') ? ["--header 'Content-Type:'"] : [];
};

/** The request as a command for a POSIX shell. */
export const curlOf = (record: RecordedRequest, origin: string): string => {
  const address = addressOf(record, origin);
  const { body } = record.request;
  const first = [
    'curl --include',
    ...methodOf(record),
    ...(isPattern.test(address) ? ['--globoff'] : []),
    ...(hasDots.test(address) ? ['--path-as-is'] : []),
    shellQuote(address),
  ].join(' ');
  return [
    first,
    ...ownHeaders(record).map(({ name, value }) => headerOf(name, value)),
    ...withoutOwnType(record),
    ...(body ? [`--data-raw ${shellQuote(body.text)}`] : []),
  ].join(' \\\n  ');
};
