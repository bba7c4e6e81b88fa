import { z } from 'zod';
import { authProblems } from './problems/auth.ts';
import { authLabProblems } from './problems/auth-lab.ts';
import { deskProblems } from './problems/desk.ts';
import { socketProblems } from './problems/sockets.ts';
import { jobProblems } from './problems/jobs.ts';
import { bookLabProblems } from './problems/book-labs.ts';
import { generalProblems } from './problems/general.ts';
import { retryProblems } from './problems/retries.ts';
import { siteProblems } from './problems/site.ts';
import { tooManyProblems } from './problems/too-many.ts';
import type { ProblemText } from './problems/text.ts';
import { webhookProblems } from './problems/webhooks.ts';

/** Every kind of problem that the API, or the site's server in front of it, can answer with. The key is the last part of the problem's `type`. */
export const problemKinds = {
  ...generalProblems,
  ...authProblems,
  ...tooManyProblems,
  ...retryProblems,
  ...authLabProblems,
  ...socketProblems,
  ...jobProblems,
  ...webhookProblems,
  ...bookLabProblems,
  ...deskProblems,
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
