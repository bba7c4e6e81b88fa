import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { must } from './must.ts';
import { requiredToken } from './security.ts';

/** The account that the documentation shows. Its password is public: it protects nothing. */
export const sampleAccount = { username: 'reader', password: 'amber-Falcon-92' } as const;

/** Every account. The second is the first under its former name, which suites out there still use. */
export const accounts = [
  sampleAccount,
  { username: 'learner', password: sampleAccount.password },
] as const;

/** How long a token is good for, in seconds. */
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
    expires_in: z.int().describe('Seconds until the token expires.'),
  })
  .meta({ id: 'Token' });

export const account = z
  .object({
    username: z.string(),
    issued_at: z.iso.datetime().describe('When the token was issued.'),
    expires_at: z.iso.datetime().describe('When the token stops being valid.'),
  })
  .meta({ id: 'Account' });

/** The shape of a token, with a signature nobody made. */
const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJzcGFycmluZyIsInN1YiI6InJlYWRlciJ9.signature';

export const authEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/auth',
    title: 'Get a token',
    description:
      'Trades the name and password of the sample account for a token. Send it as `Authorization: Bearer …` with any other call; it is valid for an hour.',
    body: credentials,
    replies: {
      200: reply(grant, {
        description: 'The token and how long it is valid.',
        example: { token: exampleToken, expires_in: tokenLifetime },
      }),
    },
    problems: ['invalid-input', 'invalid-credentials'],
    example: { body: sampleAccount },
  }),
  showAccount: endpoint({
    method: 'GET',
    path: '/auth/me',
    title: 'Who am I',
    description:
      'Shows whose token it is and how long it stays valid. Without a token it replies 401.',
    security: requiredToken,
    replies: {
      200: reply(account, {
        description: 'The account the token was issued to.',
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
