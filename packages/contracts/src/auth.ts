import { z } from 'zod';
import { labAccounts } from './credentials/published.ts';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { must } from './must.ts';
import { requiredToken } from './security.ts';

const [reader] = labAccounts;

/** The account that the documentation shows. Its password is public and protects nothing. */
export const sampleAccount = { username: reader.username, password: reader.password } as const;

/** Every account. The second is the former name of the first, which existing test suites still use: `learner` is the account of the site, with another password. */
export const accounts = [
  sampleAccount,
  { username: 'learner', password: sampleAccount.password },
] as const;

/** The lifetime of a token, in seconds. */
export const tokenLifetime = 3600;

export const credentials = z
  .object({
    username: z.string({ error: must('be a string') }).describe('The name of the sample account.'),
    password: z
      .string({ error: must('be a string') })
      .describe('The password of the sample account.'),
  })
  .meta({ id: 'Credentials' });

export const grant = z
  .object({
    token: z.string().describe('A signed JSON Web Token.'),
    expires_in: z.int().describe('The number of seconds until the token expires.'),
  })
  .meta({ id: 'Token' });

export const account = z
  .object({
    username: z.string(),
    issued_at: z.iso.datetime().describe('The time when the token was issued.'),
    expires_at: z.iso.datetime().describe('The time when the token expires.'),
  })
  .meta({ id: 'Account' });

/** A token in the right format, but without a valid signature. */
const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJzcGFycmluZyIsInN1YiI6InJlYWRlciJ9.signature';

export const authEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/auth',
    title: 'Get a token',
    description:
      'Returns a token for the username and password of the sample account. Send the token with other requests in the header `Authorization: Bearer <token>`. The token is valid for one hour.',
    body: credentials,
    replies: {
      200: reply(grant, {
        description: 'The token and its lifetime.',
        example: { token: exampleToken, expires_in: tokenLifetime },
      }),
    },
    problems: ['invalid-input', 'invalid-credentials'],
    example: { body: sampleAccount },
  }),
  showAccount: endpoint({
    method: 'GET',
    path: '/auth/me',
    title: 'Show my account',
    description:
      'Returns the account of the token, and the times when it was issued and when it expires. Without a token, the response is 401.',
    security: requiredToken,
    replies: {
      200: reply(account, {
        description: 'The account that the token was issued to.',
        example: {
          username: sampleAccount.username,
          issued_at: '2026-03-02T09:00:00.000Z',
          expires_at: '2026-03-02T10:00:00.000Z',
        },
      }),
    },
    problems: [],
    example: {},
  }),
};
