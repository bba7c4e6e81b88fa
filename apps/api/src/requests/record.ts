import { createHash } from 'node:crypto';
import { passedFault, passesFaults } from '@sparring/serving/passed-fault';
import {
  keptBytes,
  type RecordedBody,
  type RecordedHeader,
} from '@sparring/contracts/recorded-request';
import type { Bytes, Observed, SentRequest } from '../http/send/observe.ts';
import type { KeptBody } from '../request/trace.ts';
import { isUnknown } from '../problem/field-errors.ts';
import { maskRecord } from './mask.ts';
import type { NewRecord } from '../request/new-record.ts';

/** The headers between the site's server and the API. No client sends or gets them, and some show the addresses of other learners. */
const ofProxy = new RegExp(
  `^(?:x-forwarded-.*|x-real-ip|forwarded|via|${passesFaults}|${passedFault})$`,
  'i',
);

const sentHeaders = ({ rawHeaders: raw, host }: Bytes): RecordedHeader[] => {
  const headers: RecordedHeader[] = [];
  for (let at = 0; at < raw.length; at += 2)
    headers.push({ name: raw[at]!, value: Buffer.from(raw[at + 1]!, 'latin1').toString() });
  return headers
    .filter(({ name }) => !ofProxy.test(name))
    .map(({ name, value }) => ({ name, value: name.toLowerCase() === 'host' ? host : value }));
};

const isText = /json|text|xml|urlencoded|javascript|graphql|event-stream/i;

const valueOf = (headers: readonly RecordedHeader[], wanted: string): string | undefined =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

/** Decodes as streaming text does: the first part of a character that was cut off is left out. */
const textOf = (bytes: Buffer): string => new TextDecoder().decode(bytes, { stream: true });

const bodyOf = (
  { bytes, size }: KeptBody,
  headers: readonly RecordedHeader[],
): RecordedBody | null => {
  if (size === 0) return null;
  const isReadable =
    isText.test(valueOf(headers, 'content-type') ?? 'text') &&
    valueOf(headers, 'content-encoding') === undefined;
  return {
    text: isReadable ? textOf(bytes) : '',
    bytes: size,
    complete: isReadable && size <= keptBytes,
  };
};

const digestOf = (secret: string | undefined): string | null =>
  secret === undefined
    ? null
    : createHash('sha256').update(secret).digest('base64url').slice(0, 16);

/** By their digests, two tokens can be compared that the log masks. */
const tokensOf = (headers: readonly RecordedHeader[], login: RecordedBody | null) => ({
  token: digestOf(/^Bearer +(\S+)$/i.exec(valueOf(headers, 'authorization') ?? '')?.[1]),
  issued: digestOf(/"token":"([^"]+)"/.exec(login?.text ?? '')?.[1]),
});

/** The record of a call that has ended, with masked secrets. */
export const recordOf = (
  { id, status, chance, started, ended, ending, endpoint, problem }: Observed,
  sent: SentRequest,
  bytes: Bytes,
): NewRecord => {
  const requestHeaders = sentHeaders(bytes);
  const answerHeaders = bytes.answerHeaders().filter(({ name }) => !ofProxy.test(name));
  const answerBody = bodyOf(bytes.answered(), answerHeaders);
  const invalid = problem?.errors?.[0];
  return maskRecord({
    request_id: id,
    time: started.toISOString(),
    method: sent.method,
    path: sent.target,
    status: status ?? null,
    ending,
    milliseconds: ended.getTime() - started.getTime(),
    response_bytes: answerBody?.bytes ?? null,
    chance: chance ?? null,
    request: { headers: requestHeaders, body: bodyOf(bytes.sent(), requestHeaders) },
    answer: { headers: answerHeaders, body: answerBody },
    facts: {
      endpoint: endpoint ?? null,
      problem: problem?.kind ?? null,
      pointer: invalid?.pointer ?? null,
      hasUnknownName: invalid?.detail.startsWith(isUnknown) === true,
      ...tokensOf(requestHeaders, endpoint === 'logIn' ? answerBody : null),
    },
  });
};
