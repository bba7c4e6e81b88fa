import { defaultLimits, type Limits } from '@sparring/serving/server';
import type { ProblemKind } from '@sparring/contracts/problem';
import type { AppParts } from '../../src/app.ts';
import type { Observed } from '../../src/http/send/observe.ts';

export interface Parts extends Partial<AppParts> {
  readonly limits?: Limits;
}

export const asking = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${body}`;

export const withBody = (line: string, body: string, type = 'application/json') =>
  asking(line, `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n`, body);

export const books = '/w/ada/v1/practice/books';
const inAda = { workspace: 'ada' };
const listing = { ...inAda, endpoint: 'listBooks' };
export const adding = { ...inAda, endpoint: 'addBook' };

interface Refused {
  readonly what: string;
  readonly bytes: string;
  readonly kind: ProblemKind;
  readonly status: number;
  /** The other facts that the observer receives. */
  readonly found?: Partial<Observed>;
  readonly parts?: Parts;
}

const fail = () => {
  throw new Error('an error in the API');
};

export const refusedCalls: readonly Refused[] = [
  {
    what: 'an unknown path',
    bytes: asking('GET /w/ada/x'),
    kind: 'not-found',
    status: 404,
    found: inAda,
  },
  {
    what: 'a wrong method',
    bytes: asking(`PUT ${books}`),
    kind: 'method-not-allowed',
    status: 405,
    found: inAda,
  },
  {
    what: 'a query that cannot be decoded',
    bytes: asking(`GET ${books}?%FF`),
    kind: 'invalid-input',
    status: 400,
    found: listing,
  },
  {
    what: 'an unknown parameter',
    bytes: asking(`GET ${books}?x=1`),
    kind: 'invalid-input',
    status: 400,
    found: listing,
  },
  {
    what: 'a bad name of a workspace',
    bytes: asking('GET /w/A!/v1/practice/ping'),
    kind: 'invalid-input',
    status: 400,
  },
  {
    what: 'bad credentials',
    bytes: asking(`GET ${books}`, 'Authorization: x\r\n'),
    kind: 'invalid-token',
    status: 401,
    found: listing,
  },
  {
    what: 'missing credentials',
    bytes: asking('GET /w/ada/v1/practice/auth/me'),
    kind: 'missing-token',
    status: 401,
    found: { ...inAda, endpoint: 'showAccount' },
  },
  {
    what: 'an Accept without JSON',
    bytes: asking(`GET ${books}`, 'Accept: a/b\r\n'),
    kind: 'not-acceptable',
    status: 406,
    found: listing,
  },
  {
    what: 'broken JSON',
    bytes: withBody(`POST ${books}`, '{"a": '),
    kind: 'malformed-json',
    status: 400,
    found: adding,
  },
  {
    what: 'fields that are missing',
    bytes: withBody(`POST ${books}`, '{}'),
    kind: 'invalid-input',
    status: 400,
    found: adding,
  },
  {
    what: 'a body that is not JSON',
    bytes: withBody(`POST ${books}`, 'a', 'text/csv'),
    kind: 'unsupported-media-type',
    status: 415,
    found: adding,
  },
  {
    what: 'a body over 100 kB',
    bytes: withBody(`POST ${books}`, ' '.repeat(102_401)),
    kind: 'body-too-large',
    status: 413,
    found: adding,
  },
  {
    what: 'a book that is not there',
    bytes: asking(`GET ${books}/00000000-0000-4000-8000-00000000ffff`),
    kind: 'not-found',
    status: 404,
    found: { ...inAda, endpoint: 'getBook' },
  },
  {
    what: 'two Host headers',
    bytes: asking('GET /', 'Host: y\r\n'),
    kind: 'malformed-request',
    status: 400,
  },
  {
    what: 'an expectation',
    bytes: asking('GET /', 'Expect: cake\r\n'),
    kind: 'expectation-failed',
    status: 417,
  },
  {
    what: 'a request over the limit of its address',
    bytes: asking('GET /'),
    kind: 'too-many-requests',
    status: 429,
    parts: { maxRequestsPerAddress: 0 },
  },
  {
    what: 'an error in the API',
    bytes: asking('POST /w/ada/v1/practice/workspaces'),
    kind: 'internal',
    status: 500,
    found: { ...inAda, endpoint: 'createWorkspace' },
    parts: { newWorkspaceName: fail },
  },
  {
    what: 'a body that breaks off as HTTP',
    bytes: asking(
      `POST ${books}`,
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
      'hello\r\n',
    ),
    kind: 'malformed-request',
    status: 400,
    found: adding,
  },
];

export const unreadable: readonly Refused[] = [
  { what: 'text that is not HTTP', bytes: 'hello\r\n\r\n', kind: 'malformed-request', status: 400 },
  {
    what: 'a target over 16 kB',
    bytes: asking(`GET /${'x'.repeat(20_000)}`),
    kind: 'headers-too-large',
    status: 431,
  },
  {
    what: 'headers over 16 kB',
    bytes: asking('GET /', `X: ${'x'.repeat(20_000)}\r\n`),
    kind: 'headers-too-large',
    status: 431,
  },
  {
    what: 'two Content-Length headers',
    bytes: asking('GET /', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
    kind: 'malformed-request',
    status: 400,
  },
  { what: 'a CONNECT', bytes: asking('CONNECT x:80'), kind: 'method-not-allowed', status: 405 },
  {
    what: 'one connection too many',
    bytes: '',
    kind: 'too-many-requests',
    status: 429,
    parts: { limits: { ...defaultLimits, connectionsPerAddress: 0 } },
  },
];
