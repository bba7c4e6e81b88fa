import { METHODS } from 'node:http';
import { array, constant, constantFrom, oneof, record, string, tuple } from 'fast-check';
import { bodyFormat, type Endpoint } from '@sparring/contracts/endpoint';
import { bases } from '@sparring/contracts/paths';
import type { RawRequest } from './test-raw.ts';

const hostile = [
  "'; DROP TABLE book; --",
  "' OR '1'='1",
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../../../etc/passwd',
  '${7*7}',
  '%00',
  '%',
  '%ED%A0%80',
  '%C0%AE%C0%AE',
  'x'.repeat(6000),
  '1e400',
  '-0',
  '9007199254740993',
];

/** Any visible text that a line of HTTP can hold, including bytes that are invalid in a URL. */
const onOneLine = string({ unit: 'grapheme', maxLength: 20 }).map((text) =>
  text.replaceAll(/[\p{Cc}\s]/gu, '.'),
);
const word = oneof(constantFrom(...hostile), onOneLine);

/** Escapes only bytes that are not allowed: `%00` stays a NUL. */
const encoded = (text: string): string =>
  text.replaceAll(/[^\x21-\x7E]|["<>\\^`{|}#]/gu, encodeURIComponent);

/** Paths and queries are mostly escaped, as clients do: the HTTP parser refuses raw bytes. */
const inTarget = oneof({ weight: 15, arbitrary: word.map(encoded) }, word);

/** JSON as text, including text that JSON.stringify never produces. */
const json = oneof(
  constantFrom(
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00x"',
    '1e400',
    '-0',
    '1e-400',
    '9007199254740993',
    'null',
    'true',
    '[]',
    '{}',
    '[[[[{"a": []}]]]]',
    `"${'y'.repeat(50_000)}"`,
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    '{"__proto__": {"admin": true}}',
    '{"constructor": {"prototype": {"admin": true}}}',
    '"\'; DROP TABLE book; --"',
  ),
  word.map((text) => JSON.stringify(text)),
);

/** The documented body with some invalid fields and some unknown fields. */
const bodyOf = (endpoint: Endpoint) => {
  const { example } = endpoint;
  const fields = Object.entries(Object(example.body) as object);
  const good = fields.map(([name, value]) => [name, JSON.stringify(value)] as const);
  const names = [
    '__proto__',
    'constructor',
    'id',
    'title',
    'stock',
    'seed',
    'isbn',
    ...Object.keys(Object(example.body)),
  ];
  const bad = array(tuple(constantFrom(...names), json), { maxLength: 2 });
  const mixed = bad.map((pairs) => {
    const members = [...good, ...pairs].map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
    return `{${members.join(', ')}}`;
  });
  const form = array(tuple(constantFrom(...names), word), { maxLength: 3 }).map((pairs) => {
    const sent = new URLSearchParams(
      fields.map(([name, value]): [string, string] => [name, String(value)]),
    );
    for (const [name, value] of pairs) sent.append(name, value.toWellFormed());
    return sent.toString();
  });
  return oneof(
    bodyFormat(endpoint) === 'form' ? form : mixed,
    json,
    constantFrom('', '{', '{"a": 1,}', 'a=1&b=2', '\u{FEFF}{}'),
    string(),
  );
};

const parameters = [
  'page',
  'limit',
  'sort',
  'order',
  'author',
  'category',
  'min_price',
  'delay',
  'a[b]',
  'a[]',
];
const pair = tuple(oneof(constantFrom(...parameters), inTarget), inTarget).map(
  ([name, value]) => `${name}=${value}`,
);
const search = array(pair, { maxLength: 3 }).map((pairs) =>
  pairs.length > 0 ? `?${[...pairs, pairs[0]].join('&')}` : '',
);

const targetOf = ({ path, example }: Endpoint) =>
  record({
    prefix: constantFrom('', '', '', '/w/good-name', '/w/good-name', '/w/__proto__'),
    base: constantFrom(...bases),
    id: oneof(constant(String(Object.values(Object(example.params) as object)[0])), inTarget),
    search,
    tail: constantFrom('', '', '', '', '', '', '/', '//__proto__', '/..;/'),
  }).map(({ prefix, base, id, search: query, tail }) => {
    const filled = path.replace(/\{\w+\}/, () => id);
    return `${prefix}${base}${filled}${tail}${query}`;
  });

const names = [
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Content-Digest',
  'Content-Encoding',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Origin',
  'Range',
  'Signature',
  'Signature-Input',
  'X-API-Key',
  'X-CSRF-Token',
  'X-TOTP',
  'X-Workspace',
  '__proto__',
  'Cookie',
];
const values = [
  '*/*',
  '"1"',
  '""',
  'bytes=9-1',
  'Bearer a.b.c',
  'Basic eDp5',
  'Basic eA==',
  'Digest username="reader", nonce="x", nc=00000001, __proto__="x"',
  'sig1=("@method" "@path");created=1e400;keyid="lab-signer"',
  'lab_session=x; lab_session=',
  '000000',
  'gzip',
  'good-name',
  'text/html;q=2',
  '*',
];
const header = tuple(constantFrom(...names), oneof(constantFrom(...values), word));

const types = [
  'application/json',
  'application/json; charset=utf-7',
  'application/merge-patch+json',
  'text/plain',
  'a',
  '',
];

/** Mostly the type that the endpoint takes. */
const typeOf = ({ bodyTypes = [types[0]!] }: Endpoint) =>
  oneof({ weight: 6, arbitrary: constantFrom(...bodyTypes) }, constantFrom(...types));

/** A request to this endpoint that is invalid in one or more ways. */
export const badRequest = (endpoint: Endpoint) =>
  record({
    method: oneof(
      { weight: 12, arbitrary: constant(endpoint.method as string) },
      constantFrom(...METHODS),
    ),
    target: targetOf(endpoint),
    type: typeOf(endpoint),
    headers: array(header, { maxLength: 2 }),
    body: bodyOf(endpoint),
  }).map(({ type, headers, ...rest }): RawRequest => ({
    ...rest,
    headers: [['Content-Type', type], ...headers],
  }));
