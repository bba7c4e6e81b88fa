import { z } from 'zod';
import { credentials } from '../auth.ts';
import { endpoint } from '../endpoint.ts';
import { sizes } from '../lab-facts/limits.ts';
import { numberParameter } from '../number-parameter.ts';
import { must } from '../must.ts';
import { reply, textReply } from '../reply.ts';
import { labAccounts, labLifetimes } from '../credentials/published.ts';
import { csrfHeader } from './csrf-header.ts';
import { noStore } from './token-endpoints.ts';

const [{ username, password }] = labAccounts;

const session = z
  .object({
    username: z.string(),
    csrf_token: z.string().describe(`Send it in \`${csrfHeader}\` with every change.`),
    expires_at: z.iso.datetime().describe('The time when the session ends.'),
    member_code: z
      .string()
      .nullable()
      .describe(
        'Four digits that depend on the workspace and the account. A session without the second factor has null.',
      ),
  })
  .meta({ id: 'LabSession' });

const example = {
  username,
  csrf_token: 'q5dJ0Zp1sVb7mXk2',
  expires_at: '2026-03-02T09:30:00.000Z',
  member_code: null,
};

const login = credentials
  .extend({
    code: z
      .string({ error: must('be a string') })
      .optional()
      .describe(
        'The second factor: the one-time code of `/labs/auth/totp`, which passes once. A session does not need it.',
      ),
  })
  .meta({ id: 'SessionLogin' });

const howMany = z.strictObject({
  everywhere: z
    .enum(['true', 'false'], { error: must('be true or false') })
    .default('false')
    .meta({
      description: '`true` ends all sessions of the account in this workspace.',
      examples: ['false'],
    }),
});

const wholeSeed = { min: -2_147_483_648, max: 2_147_483_647 };
const reportQuery = z.strictObject({
  seed: numberParameter(wholeSeed, 'integer').describe('The seed of the lab.'),
  size: numberParameter(sizes['file-downloads'], 'integer').describe(
    'The number of orders in a month.',
  ),
});

const withSession = { scheme: 'session', required: true } as const;

export const sessionLabEndpoints = {
  startSession: endpoint({
    method: 'POST',
    path: '/labs/auth/session',
    title: 'Log in with a cookie',
    description: `Sets the cookie \`lab_session\` (HttpOnly, SameSite=Strict) for ${labLifetimes.session / 60} minutes and returns a CSRF token. Practice keeping cookies between requests, asserting the attributes of the cookie, and a login with a second factor.`,
    body: login,
    replies: {
      200: reply(session, {
        description: 'The session has started.',
        headers: { 'Set-Cookie': 'The cookie of the session and its attributes.', ...noStore },
        example,
      }),
    },
    problems: ['invalid-credentials', 'too-many-new-workspaces', 'store-unavailable'],
    example: { body: { username, password } },
  }),
  showSession: endpoint({
    method: 'GET',
    path: '/labs/auth/session',
    title: 'Show the session',
    description:
      'Returns the account of the cookie and the CSRF token. Assert that the cookie alone is enough to read, and that an expired or unknown cookie gets 401.',
    security: withSession,
    replies: { 200: reply(session, { description: 'The session.', headers: noStore, example }) },
    problems: ['store-unavailable'],
    example: {},
  }),
  downloadReport: endpoint({
    method: 'GET',
    path: '/labs/auth/session/report',
    title: 'Download a report with a session',
    description:
      'Returns the report of the lab about file downloads (`/labs/file-downloads?level=2`) as a PDF. Practice a download that needs the cookie: a client without it gets 401, and saves an error instead of a file.',
    security: withSession,
    query: reportQuery,
    replies: {
      200: textReply('application/pdf', {
        description: 'A PDF that is not compressed: its total and its code are in its bytes.',
        headers: { 'Content-Disposition': 'The name of the file: report.pdf.', ...noStore },
        example: '%PDF-1.4\n(Report on three months) (Total 8243.17) (Code 4821)',
      }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { query: { seed: '7', size: '12' } },
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/labs/auth/session',
    title: 'Log out of the session',
    description: `Ends the session and deletes the cookie. A change needs the cookie and the CSRF token in \`${csrfHeader}\`; practice the 403 that a page of another origin would get.`,
    security: withSession,
    query: howMany,
    headers: {
      [csrfHeader]: z
        .string()
        .meta({ description: 'The CSRF token of the session.', examples: [example.csrf_token] }),
    },
    replies: {
      200: reply(z.object({ message: z.literal('Session ended') }).meta({ id: 'SessionEnded' }), {
        description: 'The session has ended.',
        headers: { 'Set-Cookie': 'Deletes the cookie.' },
        example: { message: 'Session ended' },
      }),
    },
    problems: ['wrong-csrf-token', 'store-unavailable'],
    example: { headers: { [csrfHeader]: 'YOUR_CSRF_TOKEN' } },
  }),
};
