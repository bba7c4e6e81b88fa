import type { Area } from '../area.ts';

export const tokens = {
  slug: 'tokens',
  title: 'Login of the API',
  place: { endpoints: ['auth.logIn', 'auth.showAccount'] },
  rules: [
    {
      id: 'TOKEN-01',
      from: 'contract',
      where: ['auth.logIn'],
      text: 'The sample account gets a 200 with a token and expires_in 3600.',
    },
    {
      id: 'TOKEN-02',
      from: 'contract',
      where: ['auth.logIn'],
      text: 'A username and password that no account has get 403 with the error "Invalid credentials".',
    },
    {
      id: 'TOKEN-03',
      from: 'contract',
      where: ['auth.logIn'],
      text: 'A username or password that is missing or not a string gets 400 with the name of the field.',
    },
    {
      id: 'TOKEN-04',
      from: '§9',
      where: ['auth.logIn'],
      text: 'A token is valid for 3600 seconds: its exp is its iat plus 3600.',
    },
    {
      id: 'TOKEN-05',
      from: 'contract',
      text: 'A token that was changed, that has expired or that the API did not issue gets 401.',
    },
    {
      id: 'TOKEN-06',
      from: 'contract',
      where: 'every answer',
      text: 'An Authorization header without a valid token gets 401 from every operation outside of the auth lab; unknown paths, unsupported methods and OPTIONS ignore the header.',
    },
    {
      id: 'TOKEN-07',
      from: 'contract',
      where: 'every answer',
      text: 'A 401 has the header WWW-Authenticate, outside of the auth lab with the scheme Bearer.',
    },
    {
      id: 'TOKEN-08',
      from: 'contract',
      where: ['auth.showAccount'],
      text: 'A request with a token gets its account and the times of issue and expiry; a request without one gets 401 with the error "Missing token".',
    },
    {
      id: 'TOKEN-09',
      from: 'RFC 9110',
      where: 'every answer',
      text: 'The word Bearer can be in upper or lower case.',
    },
  ],
} as const satisfies Area;
