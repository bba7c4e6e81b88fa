import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { must } from '../must.ts';
import { reply } from '../reply.ts';
import { labAccounts, labLifetimes, type Scope } from '../credentials/published.ts';

const [{ username, password }] = labAccounts;

export const noStore = { 'Cache-Control': 'Always `no-store`: the response contains secrets.' };

const text = z.string({ error: must('be a string') });

const tokenRequest = z
  .strictObject({
    username: text.optional().describe('The account, for a login.'),
    password: text.optional().describe('Its password, for a login.'),
    refresh_token: text.optional().describe('The refresh token, to get new tokens instead.'),
  })
  .refine(
    (sent) =>
      sent.refresh_token === undefined
        ? sent.username !== undefined && sent.password !== undefined
        : sent.username === undefined && sent.password === undefined,
    { error: 'must have either username and password, or refresh_token' },
  )
  .meta({
    id: 'LabTokenRequest',
    minProperties: 1,
    maxProperties: 2,
    dependentRequired: { username: ['password'], password: ['username'] },
  });

export const labTokens = z
  .object({
    access_token: z.string().describe('A signed JSON Web Token.'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('The number of seconds until the access token expires.'),
    refresh_token: z.string().optional().describe('Gets new tokens, once.'),
    scope: z.string().describe('What the access token allows, separated by spaces.'),
  })
  .meta({ id: 'LabTokens' });
export type LabTokens = z.infer<typeof labTokens>;

export const exampleTokens: LabTokens = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyZWFkZXIiLCJzY29wZSI6InJlYWQifQ.signature',
  token_type: 'Bearer',
  expires_in: labLifetimes.accessToken,
  refresh_token: '3f0c2a.0.signature',
  scope: 'read',
};

export const tokenOwner = z
  .object({
    subject: z.string().describe('The account, or the client if no account is involved.'),
    scope: z.string(),
    expires_at: z.iso.datetime().describe('The time when the access token expires.'),
  })
  .meta({ id: 'TokenOwner' });

export const exampleOwner = {
  subject: username,
  scope: 'read',
  expires_at: '2026-03-02T09:05:00.000Z',
};

const allowed = z
  .object({ message: z.string(), scope: z.string().describe('The scope that allowed it.') })
  .meta({ id: 'Allowed' });

const withToken = { scheme: 'accessToken', required: true } as const;
const needing = <const Needed extends Scope>(scope: Needed) => ({ ...withToken, scope });

const report = (scope: Scope, message: string) =>
  ({
    200: reply(allowed, { description: 'The token allows it.', example: { message, scope } }),
  }) as const;

const common = {
  path: '/labs/auth/reports',
  problems: ['store-unavailable'],
  example: {},
} as const;

export const tokenLabEndpoints = {
  getLabTokens: endpoint({
    method: 'POST',
    path: '/labs/auth/tokens',
    title: 'Get or renew tokens',
    description: `Returns an access token that is valid for ${labLifetimes.accessToken} seconds, and a refresh token that gets the next pair and works once. Practice renewing in time: a refresh token that is used a second time ends every token of this login.`,
    body: tokenRequest,
    replies: {
      200: reply(labTokens, {
        description: 'A new pair of tokens.',
        headers: noStore,
        example: exampleTokens,
      }),
    },
    problems: [
      'invalid-credentials',
      'refresh-token-refused',
      'refresh-token-reused',
      'too-many-new-workspaces',
      'store-unavailable',
    ],
    example: { body: { username, password } },
  }),
  showTokenOwner: endpoint({
    method: 'GET',
    path: '/labs/auth/tokens/me',
    title: 'Show the owner of the token',
    description:
      'Returns what the access token says. Practice the 401 of a token that has expired or ended, and a client that renews the token and repeats the request.',
    security: withToken,
    replies: {
      200: reply(tokenOwner, { description: 'The token is valid.', example: exampleOwner }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),
  readReport: endpoint({
    ...common,
    method: 'GET',
    title: 'Read, as a reader',
    description:
      'Needs a token with the scope `read`, which every account has. Practice with a table of roles and operations: who gets 200, 401 and 403.',
    security: needing('read'),
    replies: report('read', 'You may read the report.'),
  }),
  writeReport: endpoint({
    ...common,
    method: 'POST',
    title: 'Write, as an editor',
    description:
      'Needs a token with the scope `write`, which the accounts `editor` and `admin` have. It changes nothing.',
    security: needing('write'),
    replies: report('write', 'You may write the report.'),
  }),
  deleteReport: endpoint({
    ...common,
    method: 'DELETE',
    title: 'Delete, as an admin',
    description:
      'Needs a token with the scope `admin`, which only the account `admin` has. It changes nothing.',
    security: needing('admin'),
    replies: report('admin', 'You may delete the report.'),
  }),
  endLabTokens: endpoint({
    method: 'DELETE',
    path: '/labs/auth/tokens',
    title: 'Log out',
    description:
      'Ends the access token and the refresh tokens of the same login. Practice asserting that none of them works afterwards.',
    security: withToken,
    replies: {
      200: reply(z.object({ message: z.literal('Logged out') }).meta({ id: 'LoggedOut' }), {
        description: 'The tokens have ended.',
        example: { message: 'Logged out' },
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),
};
