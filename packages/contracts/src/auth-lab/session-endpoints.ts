import { z } from 'zod';
import { credentials } from '../auth.ts';
import { endpoint } from '../endpoint.ts';
import { reply } from '../reply.ts';
import { labAccounts, labLifetimes } from '../credentials/published.ts';
import { noStore } from './token-endpoints.ts';

const [{ username, password }] = labAccounts;

export const csrfHeader = 'X-CSRF-Token';

const session = z
  .object({
    username: z.string(),
    csrf_token: z.string().describe(`Send it in \`${csrfHeader}\` with every change.`),
    expires_at: z.iso.datetime().describe('The time when the session ends.'),
  })
  .meta({ id: 'LabSession' });

const example = {
  username,
  csrf_token: 'q5dJ0Zp1sVb7mXk2',
  expires_at: '2026-03-02T09:30:00.000Z',
};

const withSession = { scheme: 'session', required: true } as const;

export const sessionLabEndpoints = {
  startSession: endpoint({
    method: 'POST',
    path: '/labs/auth/session',
    title: 'Log in with a cookie',
    description: `Sets the cookie \`lab_session\` (HttpOnly, SameSite=Strict) for ${labLifetimes.session / 60} minutes and returns a CSRF token. Practice keeping cookies between requests, and asserting the attributes of the cookie.`,
    body: credentials,
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
    replies: {
      200: reply(session, { description: 'The session.', headers: noStore, example }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/labs/auth/session',
    title: 'Log out of the session',
    description: `Ends the session and deletes the cookie. A change needs the cookie and the CSRF token in \`${csrfHeader}\`; practice the 403 that a page of another origin would get.`,
    security: withSession,
    headers: {
      [csrfHeader]: z.string().meta({
        description: 'The CSRF token of the session.',
        examples: [example.csrf_token],
      }),
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
