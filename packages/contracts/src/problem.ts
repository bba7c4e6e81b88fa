import { z } from 'zod';
import { authProblems } from './problems/auth.ts';
import { authLabProblems } from './problems/auth-lab.ts';
import { socketProblems } from './problems/sockets.ts';
import { jobProblems } from './problems/jobs.ts';
import { bookLabProblems } from './problems/book-labs.ts';
import { wait, type ProblemText } from './problems/text.ts';
import { retryProblems } from './problems/retries.ts';
import { siteProblems } from './problems/site.ts';
import { tooManyProblems } from './problems/too-many.ts';
import { webhookProblems } from './problems/webhooks.ts';

/** Every kind of problem that the API, or the site's server in front of it, can answer with. The key is the last part of the problem's `type`. */
export const problemKinds = {
  'invalid-input': {
    status: 400,
    title: 'Bad Request',
    error: 'Invalid input',
    when: 'A parameter, a header or a field of the body has an invalid value.',
  },
  'malformed-json': {
    status: 400,
    title: 'Bad Request',
    error: 'Malformed JSON',
    when: 'The body is not valid JSON, or not UTF-8.',
  },
  'malformed-request': {
    status: 400,
    title: 'Bad Request',
    error: 'Malformed request',
    when: 'The request does not follow the HTTP standard.',
  },
  ...authProblems,
  'workspace-protected': {
    status: 403,
    title: 'Forbidden',
    error: 'Workspace protected',
    when: 'The shared workspace cannot be deleted, and cannot have faults, a clock, a limit or refusals of its own, because everyone uses it. Use a workspace of your own.',
  },
  'not-found': {
    status: 404,
    title: 'Not Found',
    error: 'Not found',
    when: 'The path is unknown, or nothing with this id exists.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    error: 'Method not allowed',
    when: 'The path does not support this method. The Allow header lists the methods that it supports.',
  },
  'not-acceptable': {
    status: 406,
    title: 'Not Acceptable',
    error: 'Not acceptable',
    when: 'The Accept header excludes the only media type that this path can return.',
  },
  'duplicate-isbn': {
    status: 409,
    title: 'Conflict',
    error: 'Duplicate ISBN',
    when: 'Another book in the workspace has this ISBN.',
  },
  'workspace-full': {
    status: 409,
    title: 'Conflict',
    error: 'Workspace full',
    when: 'The workspace has reached its highest number of books. Delete some, or reset the workspace.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request Timeout',
    error: 'Request timeout',
    when: 'The request did not arrive completely within the time limit.',
  },
  'body-too-large': {
    status: 413,
    title: 'Content Too Large',
    error: 'Body too large',
    when: 'The body is larger than 100 KiB (102400 bytes).',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported Media Type',
    error: 'Unsupported media type',
    when: 'The operation does not take the Content-Type, its charset is not UTF-8, or the API does not support the Content-Encoding of the body.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range Not Satisfiable',
    error: 'Range not satisfiable',
    when: 'The Range header names only bytes after the end of the file.',
    headers: { 'Content-Range': 'The size of the file: `bytes */1234`.' },
  },
  'expectation-failed': {
    status: 417,
    title: 'Expectation Failed',
    error: 'Expectation failed',
    when: 'The Expect header asks for something other than 100-continue.',
  },
  ...tooManyProblems,
  'headers-too-large': {
    status: 431,
    title: 'Request Header Fields Too Large',
    error: 'Headers too large',
    when: 'The path and the headers together are larger than 16 KiB (16384 bytes).',
  },
  'random-server-error': {
    status: 500,
    title: 'Internal Server Error',
    error: 'Random server error',
    when: 'This request failed at random. The error is part of the exercise.',
  },
  internal: {
    status: 500,
    title: 'Internal Server Error',
    error: 'Internal server error',
    when: 'An error in Sparring itself. It is never part of an exercise. Please report it.',
  },
  stopping: {
    status: 503,
    title: 'Service Unavailable',
    error: 'Stopping',
    when: 'This server is shutting down: it completes open requests and accepts no new ones. Try again soon.',
  },
  'too-many-waiting': {
    status: 503,
    title: 'Service Unavailable',
    error: 'Too many waiting',
    when: 'The server has reached its highest number of simultaneous simulated delays. Try again after the number of seconds in Retry-After.',
    headers: wait,
  },
  'too-many-workspaces': {
    status: 503,
    title: 'Service Unavailable',
    error: 'Too many workspaces',
    when: 'The server has reached its highest number of workspaces with books of their own. It deletes those that nobody has used for some days. Try again later.',
    headers: wait,
  },
  'store-unavailable': {
    status: 503,
    title: 'Service Unavailable',
    error: 'Store unavailable',
    when: 'The database is temporarily unavailable. Try again after the number of seconds in Retry-After.',
    headers: wait,
  },
  ...retryProblems,
  ...authLabProblems,
  ...socketProblems,
  ...jobProblems,
  ...webhookProblems,
  ...bookLabProblems,
  ...siteProblems,
} as const satisfies Record<string, ProblemText>;

export type ProblemKind = keyof typeof problemKinds;

/** The URL path of a kind of problem. A browser can open it and shows an explanation. */
export const problemType = (kind: ProblemKind): string => `/docs/problems/${kind}`;

/** The highest number of invalid fields that a problem lists. */
export const mostErrors = 20;

export const invalidFields = z.array(
  z.object({ pointer: z.string(), detail: z.string() }).meta({ id: 'InvalidField' }),
);

/** The shape of every error: RFC 9457 with two additional members, `error` and `errors`. */
export const problem = z
  .object({
    type: z.string().describe('The kind of problem. Open it in a browser for an explanation.'),
    title: z.string().describe('The name of the status.'),
    status: z.int().describe('The HTTP status code.'),
    error: z.string().describe('The short text of this kind of problem.'),
    detail: z.string().describe('What failed, the value that caused it, and what to do next.'),
    instance: z.string().describe('The path and query of the request.'),
    errors: invalidFields
      .optional()
      .describe(
        `For invalid input: the JSON pointer of each invalid field, and its error. There are at most ${mostErrors}; \`detail\` says how many more fields are invalid.`,
      ),
    error_description: z
      .string()
      .optional()
      .describe('For an error of the OAuth provider: the detail, under its name in RFC 6749.'),
  })
  .meta({ id: 'Problem' });

/** The media type of a problem. RFC 6749 requires JSON for errors of OAuth. */
export const problemMediaType = (kind: ProblemKind): string => {
  const { isOAuth = false }: ProblemText = problemKinds[kind];
  return isOAuth ? 'application/json' : 'application/problem+json';
};

export type Problem = z.infer<typeof problem>;
