import { z } from 'zod';
import { wait, type ProblemText } from './problem-text.ts';
import { siteProblems } from './site-problems.ts';

/** Every kind of problem that the API, or the server of the site in front of it, can answer with. The key is the last part of the problem's `type`. */
export const problemKinds = {
  'invalid-input': {
    status: 400,
    title: 'Bad Request',
    error: 'Invalid input',
    when: 'A parameter, a header or a field of the body has a value that is not allowed.',
  },
  'malformed-json': {
    status: 400,
    title: 'Bad Request',
    error: 'Malformed JSON',
    when: 'The body says that it is JSON and cannot be read as JSON.',
  },
  'malformed-request': {
    status: 400,
    title: 'Bad Request',
    error: 'Malformed request',
    when: 'What was sent is not HTTP as the standard has it.',
  },
  'invalid-token': {
    status: 401,
    title: 'Unauthorized',
    error: 'Invalid token',
    when: 'The Authorization header holds no bearer token that was issued here and is still valid.',
    headers: { 'WWW-Authenticate': 'Asks for a bearer token and says what is wrong.' },
  },
  'missing-token': {
    status: 401,
    title: 'Unauthorized',
    error: 'Missing token',
    when: 'This call needs an Authorization header with a bearer token.',
    headers: { 'WWW-Authenticate': 'Asks for a bearer token.' },
  },
  'invalid-credentials': {
    status: 403,
    title: 'Forbidden',
    error: 'Invalid credentials',
    when: 'The username and password are not those of the sample account.',
  },
  'workspace-protected': {
    status: 403,
    title: 'Forbidden',
    error: 'Workspace protected',
    when: 'The shared workspace cannot be deleted: everybody uses it. It can be reset.',
  },
  'not-found': {
    status: 404,
    title: 'Not Found',
    error: 'Not found',
    when: 'The path is unknown, or nothing is stored under this id.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    error: 'Method not allowed',
    when: 'The path is known but does not take this method; the Allow header lists those it takes.',
  },
  'not-acceptable': {
    status: 406,
    title: 'Not Acceptable',
    error: 'Not acceptable',
    when: 'The Accept header rules out the only media type this path has.',
  },
  'duplicate-isbn': {
    status: 409,
    title: 'Conflict',
    error: 'Duplicate ISBN',
    when: 'Another book of the workspace has this ISBN already.',
  },
  'workspace-full': {
    status: 409,
    title: 'Conflict',
    error: 'Workspace full',
    when: 'The workspace holds as many books as it may: delete some, or reset it.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request Timeout',
    error: 'Request timeout',
    when: 'The request began and did not arrive whole in time.',
  },
  'precondition-failed': {
    status: 412,
    title: 'Precondition Failed',
    error: 'Precondition failed',
    when: 'If-Match or If-Unmodified-Since names another version than the one stored.',
  },
  'body-too-large': {
    status: 413,
    title: 'Content Too Large',
    error: 'Body too large',
    when: 'The body is longer than 100 kB.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported Media Type',
    error: 'Unsupported media type',
    when: 'The body is not sent as JSON, or in a character set or encoding that is not read here.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range Not Satisfiable',
    error: 'Range not satisfiable',
    when: 'The Range header asks for bytes behind the end of the file.',
    headers: { 'Content-Range': 'How long the file is: `bytes */1234`.' },
  },
  'expectation-failed': {
    status: 417,
    title: 'Expectation Failed',
    error: 'Expectation failed',
    when: 'The Expect header asks for something other than 100-continue.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Rate limit exceeded',
    when: 'Chance decided that this call is one too many. Try again after the seconds in Retry-After.',
    headers: wait,
  },
  'too-many-new-workspaces': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many new workspaces',
    when: 'Your address made as many new workspaces as it may in a minute. Those that exist work on.',
    headers: wait,
  },
  'too-many-requests': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many requests at once',
    when: 'Your address has as many requests or connections open as one may have. Try again after the seconds in Retry-After.',
    headers: wait,
  },
  'headers-too-large': {
    status: 431,
    title: 'Request Header Fields Too Large',
    error: 'Headers too large',
    when: 'The path and the headers together are longer than 16 kB.',
  },
  'random-server-error': {
    status: 500,
    title: 'Internal Server Error',
    error: 'Random server error',
    when: 'Chance decided that this call fails. It is part of the exercise.',
  },
  internal: {
    status: 500,
    title: 'Internal Server Error',
    error: 'Internal server error',
    when: 'Sparring itself failed. This is never part of an exercise: please report it.',
  },
  stopping: {
    status: 503,
    title: 'Service Unavailable',
    error: 'Stopping',
    when: 'This server finishes what it has begun and takes nothing new. Another one, or the next start, answers.',
  },
  'too-many-waiting': {
    status: 503,
    title: 'Service Unavailable',
    error: 'Too many waiting',
    when: 'As many simulated delays are running as this server allows. Try again after the seconds in Retry-After.',
    headers: wait,
  },
  'too-many-workspaces': {
    status: 503,
    title: 'Service Unavailable',
    error: 'Too many workspaces',
    when: 'There are as many workspaces with books of their own as this server keeps. Idle ones are removed: try later.',
    headers: wait,
  },
  'store-unavailable': {
    status: 503,
    title: 'Service Unavailable',
    error: 'Store unavailable',
    when: 'The database does not answer at the moment. Nothing is broken: try again soon.',
    headers: wait,
  },
  ...siteProblems,
} as const satisfies Record<string, ProblemText>;

export type ProblemKind = keyof typeof problemKinds;

/** The address that names a kind of problem; it can be opened and explains itself. */
export const problemType = (kind: ProblemKind): string => `/docs/problems/${kind}`;

/** The one shape of every error, RFC 9457 with two members of our own: `error` and `errors`. */
export const problem = z
  .object({
    type: z.string().describe('Names the kind of problem; open it to read more.'),
    title: z.string().describe('The name of the status.'),
    status: z.int().describe('The HTTP status code, repeated.'),
    error: z.string().describe('The short text of this kind of problem.'),
    detail: z.string().describe('What failed, with which value, and what to do next.'),
    instance: z.string().describe('The path and query of the request.'),
    errors: z
      .array(z.object({ pointer: z.string(), detail: z.string() }).meta({ id: 'InvalidField' }))
      .optional()
      .describe('For invalid input: each bad field, by JSON pointer.'),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;
