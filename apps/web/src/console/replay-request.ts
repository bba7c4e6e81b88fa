import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import type { DraftRequest } from '../practice/call/draft.ts';
import { addressOf, headersWithoutMasked } from './as-sent.ts';

/** A browser sets these itself and lets no page set them. */
const ofBrowser = /^(cookie|origin|referer|date|dnt|user-agent|access-control-.*)$/i;

/** The request as the browser can send it again. */
export const replayOf = (record: RecordedRequest, origin: string): DraftRequest => {
  const { method, request } = record;
  const headers = headersWithoutMasked(record).filter(({ name }) => !ofBrowser.test(name));
  const text = method === 'GET' || method === 'HEAD' ? undefined : request.body?.text;
  return {
    method,
    url: addressOf(record, origin),
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    ...(text !== undefined && { body: text }),
  };
};
