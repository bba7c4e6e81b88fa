import type { ProblemText } from './text.ts';

/** The problems of the login and its tokens. */
export const authProblems = {
  'invalid-token': {
    status: 401,
    title: 'Unauthorized',
    error: 'Invalid token',
    when: 'The Authorization header has no valid bearer token: this API did not issue it, or it has expired.',
    headers: { 'WWW-Authenticate': 'The required scheme (Bearer) and the error.' },
  },
  'missing-token': {
    status: 401,
    title: 'Unauthorized',
    error: 'Missing token',
    when: 'This endpoint requires an Authorization header with a bearer token.',
    headers: { 'WWW-Authenticate': 'The required scheme (Bearer).' },
  },
  'invalid-credentials': {
    status: 403,
    title: 'Forbidden',
    error: 'Invalid credentials',
    when: 'No account has this username and password. The documentation shows the sample account.',
  },
} as const satisfies Record<string, ProblemText>;
