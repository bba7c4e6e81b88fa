import { csrfHeader } from '@sparring/contracts/auth-lab/csrf-header';
import { securitySchemes } from '@sparring/contracts/security';
import { asJson } from '../../practice/call/as-json.ts';
import type { Answer } from '../../practice/call/send.ts';
import type { ParameterLocation } from '../../practice/call/draft.ts';

/** A value in an answer that the next request can use. */
export interface Finding {
  readonly what: string;
  /** The button that uses it says where. */
  readonly into: 'this card' | 'the other cards';
  readonly value: string;
  readonly fills: readonly (readonly [ParameterLocation, string])[];
}

const { token, accessToken } = securitySchemes;

const memberOf = (body: string, name: string): string | undefined => {
  const value = (asJson(body) as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
};

const typeOf = (headers: Answer['headers']): string =>
  headers.find(([name]) => name === 'content-type')?.[1] ?? '';

/** The number of the last whole item of a stream. */
const lastNumber = (type: string, body: string): string | undefined => {
  if (type.startsWith('text/event-stream'))
    return [...body.matchAll(/^id: (\d+)\n(?:.+\n)*\n/gm)].at(-1)?.[1];
  if (type.startsWith('application/x-ndjson'))
    return [...body.matchAll(/^\{"number":\s*(\d+).*\}$/gm)].at(-1)?.[1];
  return undefined;
};

const readers: readonly {
  what: string;
  into?: Finding['into'];
  fills: Finding['fills'];
  read: (answer: Answer) => string | undefined;
}[] = [
  { what: 'id', fills: [['path', 'id']], read: ({ body }) => memberOf(body, 'id') },
  {
    what: 'token',
    fills: [['header', token.name]],
    read: ({ body }) => {
      const secret = memberOf(body, 'token');
      return secret && token.value(secret);
    },
  },
  {
    what: 'access token',
    fills: [['header', accessToken.name]],
    read: ({ body }) => {
      const secret = memberOf(body, 'access_token');
      return secret && accessToken.value(secret);
    },
  },
  {
    what: 'CSRF token',
    fills: [['header', csrfHeader]],
    read: ({ body }) => memberOf(body, 'csrf_token'),
  },
  {
    what: 'last number',
    fills: [
      ['header', 'Last-Event-ID'],
      ['query', 'after'],
    ],
    read: ({ headers, body }) => lastNumber(typeOf(headers), body),
  },
  {
    what: 'cursor',
    into: 'this card',
    fills: [['query', 'cursor']],
    read: ({ body }) => memberOf(body, 'next_cursor'),
  },
  {
    what: 'ETag',
    fills: [
      ['header', 'If-Match'],
      ['header', 'If-None-Match'],
    ],
    read: ({ headers }) => headers.find(([name]) => name === 'etag')?.[1],
  },
];

/** The values in an answer that later requests can use. */
export const findings = (answer: Answer): Finding[] =>
  readers.flatMap(({ what, into = 'the other cards', fills, read }) => {
    const value = read(answer);
    return value ? [{ what, into, value, fills }] : [];
  });
