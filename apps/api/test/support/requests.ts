import {
  array,
  constant,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { api } from '@sparring/contracts/api';
import { bases } from '@sparring/contracts/paths';

/** A request that a careless or hostile client could send. */
export interface ThrownRequest {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly body: string;
}

const nasty = constantFrom(
  "' OR 1=1 --",
  "'; DROP TABLE book; --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\u202E',
  '{ books { totalCount } }',
  '{ book(id: "__proto__") { constructor } }',
  '1e309',
  '-0',
  'NaN',
);
const text = oneof(nasty, string(), string({ unit: 'binary', maxLength: 50 })).map((any) =>
  any.toWellFormed(),
);

const plainFields = [
  'id',
  'title',
  'price',
  'isbn',
  'stock',
  'page',
  'limit',
  'sort',
  'delay',
  'seed',
];
const labFields = [
  'username',
  'password',
  'refresh_token',
  'grant_type',
  'code',
  'token',
  'message',
];
const fields = [
  ...plainFields,
  ...labFields,
  'rules',
  'if_match',
  'now',
  'advance',
  'clock',
  'kind',
  'window',
  'burst',
  'query',
  'variables',
];
const name = oneof(text, constantFrom(...fields));

const endpoints = Object.values(api).flatMap((group) => Object.values(group));
const filledPath = record({
  path: constantFrom(...endpoints.map(({ path }) => path)),
  value: text,
});
const path = oneof(
  filledPath.map(({ path: template, value }) =>
    template.replace(/\{\w+\}/, () => encodeURIComponent(value)),
  ),
  array(text.map(encodeURIComponent)).map((parts) => `/${parts.join('/')}`),
);

const search = array(array(name, { minLength: 2, maxLength: 2 }), { maxLength: 4 }).map((pairs) =>
  new URLSearchParams(pairs as [string, string][]).toString(),
);
const prefix = constantFrom('', '/w/abc', ...bases, `/w/abc${bases[0]}`);
const url = record({ prefix, path, search }).map(
  (parts) => `${parts.prefix}${parts.path}?${parts.search}`,
);

const headerValue = oneof(
  constantFrom('*', '"1"', 'W/"1"', 'bytes=0-1', 'Bearer x', 'abc', 'application/json'),
  string().map((any) => any.replaceAll(/[^\x20-\x7E]/g, '').trim()),
);
const headerName = constantFrom(
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Idempotency-Key',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Last-Event-ID',
  'Origin',
  'Range',
  'Signature',
  'Signature-Input',
  'X-API-Key',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  'X-TOTP',
  'X-Student-Id',
  'X-Workspace',
);

const contentType = constantFrom(
  'application/json',
  'application/merge-patch+json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
);

const body = oneof(
  dictionary(name, jsonValue()).map((object) => JSON.stringify(object)),
  jsonValue().map((value) => JSON.stringify(value)),
  text,
  constant('{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}'),
);

export const thrownRequest: Arbitrary<ThrownRequest> = record({
  method: constantFrom('get', 'post', 'put', 'patch', 'delete', 'head', 'options'),
  url,
  headers: dictionary(headerName, headerValue, { maxKeys: 3 }),
  contentType,
  body,
});
