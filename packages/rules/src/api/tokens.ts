import { area } from '../area.ts';

export const tokens = area({
  slug: 'tokens',
  title: 'Login of the API',
  place: { endpoints: ['auth.logIn', 'auth.showAccount'] },
  rules: [
    'TOKEN-01 contract: The sample account gets a 200 with a token and expires_in 3600.',
    'TOKEN-02 contract: A username and password that no account has get 403 with the error "Invalid credentials".',
    'TOKEN-03 contract: A username or password that is missing or not a string gets 400 with the name of the field.',
    'TOKEN-04 §9: A token is valid for 3600 seconds: its exp is its iat plus 3600.',
    'TOKEN-05 contract: A token that was changed, that has expired or that the API did not issue gets 401.',
    'TOKEN-06 contract: An Authorization header without a valid token gets 401 from every operation outside of the auth lab; unknown paths, unsupported methods and OPTIONS ignore the header.',
    'TOKEN-07 contract: A 401 has the header WWW-Authenticate, outside of the auth lab with the scheme Bearer.',
    'TOKEN-08 contract: A request with a token gets its account and the times of issue and expiry; a request without one gets 401 with the error "Missing token".',
    'TOKEN-09 RFC 9110: The word Bearer can be in upper or lower case.',
  ],
  where: {
    'TOKEN-01': ['auth.logIn'],
    'TOKEN-02': ['auth.logIn'],
    'TOKEN-03': ['auth.logIn'],
    'TOKEN-04': ['auth.logIn'],
    'TOKEN-06': 'every answer',
    'TOKEN-07': 'every answer',
    'TOKEN-08': ['auth.showAccount'],
    'TOKEN-09': 'every answer',
  },
});
