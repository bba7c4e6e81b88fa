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
      text: 'Any other name or password is a 403 with the error "Invalid credentials".',
    },
    {
      id: 'TOKEN-03',
      from: 'contract',
      where: ['auth.logIn'],
      text: 'A name or password that is missing or not a string is a 400 that names it.',
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
      text: 'A token that was changed, or that the API did not issue, is a 401.',
    },
    {
      id: 'TOKEN-06',
      from: 'contract',
      where: 'every answer',
      text: 'An operation that is sent an Authorization header needs a valid token in it, and answers 401 otherwise; unknown paths, wrong methods and OPTIONS do not look at it.',
    },
    {
      id: 'TOKEN-07',
      from: 'contract',
      where: 'every answer',
      text: 'A 401 has the header WWW-Authenticate, which asks for a bearer token.',
    },
    {
      id: 'TOKEN-08',
      from: 'contract',
      where: ['auth.showAccount'],
      text: 'With a token the answer names its account and the times of issue and expiry; without one it is a 401 with the error "Missing token".',
    },
    {
      id: 'TOKEN-09',
      from: 'RFC 9110',
      where: 'every answer',
      text: 'The word Bearer may have any letter case.',
    },
  ],
} as const satisfies Area;
