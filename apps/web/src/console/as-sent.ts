import {
  maskedRest,
  type RecordedHeader,
  type RecordedRequest,
} from '@sparring/contracts/recorded-request';

/** The headers that a client sets itself for each connection or body. */
const ofConnection =
  /^(host|connection|content-length|accept-encoding|transfer-encoding|keep-alive|te|trailer|upgrade|expect|proxy-.*|sec-.*)$/i;

/** A part of a request that the log has only in part. */
const isMasked = (text: string): boolean => text.includes(maskedRest);

export const ownHeaders = ({ request }: RecordedRequest): readonly RecordedHeader[] =>
  request.headers.filter(({ name }) => !ofConnection.test(name));

/** The names of the headers whose values are masked. */
export const maskedHeaders = (record: RecordedRequest): readonly string[] =>
  ownHeaders(record)
    .filter(({ value }) => isMasked(value))
    .map(({ name }) => name);

export const headersWithoutMasked = (record: RecordedRequest): readonly RecordedHeader[] =>
  ownHeaders(record).filter(({ value }) => !isMasked(value));

/** Why the log does not have enough of a request to send it again; undefined if it has. */
export const whyIncomplete = ({ path, request: { body } }: RecordedRequest): string | undefined => {
  if (isMasked(path)) return 'its address contains a secret, which is masked';
  if (body && isMasked(body.text)) return 'its body contains a secret, which is masked';
  if (body && !body.complete) return `the log has only a part of its body of ${body.bytes} bytes`;
  return undefined;
};

/** The address on this site. A request to a proxy can have a whole URL instead of a path. */
export const addressOf = ({ path }: RecordedRequest, origin: string): string => {
  const { pathname, search } = new URL(path.replace(/^\/\/+/, '/'), origin);
  return /^https?:/i.test(path) ? origin + pathname + search : origin + path;
};
