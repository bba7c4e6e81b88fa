import type { ProblemText } from './text.ts';

const challenge = {
  'WWW-Authenticate': 'The scheme of the endpoint, and what is missing from the request.',
};

/** An error of the OAuth provider. Its `error` is a code of RFC 6749, and the answer has `error_description` too. */
const oauth = (error: string, when: string): ProblemText & { readonly isOAuth: true } => ({
  status: 400,
  title: 'Bad Request',
  error,
  when,
  isOAuth: true,
});

/** The problems of the auth lab. */
export const authLabProblems = {
  'missing-credentials': {
    status: 401,
    title: 'Unauthorized',
    error: 'Missing credentials',
    when: 'The request has no credentials of the scheme that this endpoint takes. WWW-Authenticate names the scheme.',
    headers: challenge,
  },
  'refused-credentials': {
    status: 401,
    title: 'Unauthorized',
    error: 'Credentials refused',
    when: 'The credentials are wrong, expired or used before. The detail says which step of the check failed.',
    headers: challenge,
  },
  'insufficient-scope': {
    status: 403,
    title: 'Forbidden',
    error: 'Insufficient scope',
    when: 'The token is valid, but it does not have the scope of this operation. Get a token of an account with a higher role.',
  },
  'wrong-csrf-token': {
    status: 403,
    title: 'Forbidden',
    error: 'Wrong CSRF token',
    when: 'The session is valid, but the header X-CSRF-Token is missing or has the token of another session.',
  },
  'refresh-token-refused': {
    status: 403,
    title: 'Forbidden',
    error: 'Refresh token refused',
    when: 'This API did not issue the refresh token in this workspace, or it has expired or ended. Log in again.',
  },
  'refresh-token-reused': {
    status: 403,
    title: 'Forbidden',
    error: 'Refresh token reused',
    when: 'The refresh token was used before. This can mean that it was stolen, so all tokens of this login have ended. Log in again.',
  },
  'redirect-refused': {
    status: 400,
    title: 'Bad Request',
    error: 'Redirect refused',
    when: 'The client is unknown, or the redirect_uri is not exactly one that the client has registered. The provider shows this error and never redirects.',
  },
  'mail-refused': {
    status: 403,
    title: 'Forbidden',
    error: 'Mail refused',
    when: 'The code or the link is of another address, was used, has expired, or a later mail has replaced it. The detail says which.',
  },
  'oauth-invalid-request': oauth(
    'invalid_request',
    'A parameter of the OAuth request is missing or repeated, or has an invalid value.',
  ),
  'oauth-invalid-client': {
    status: 401,
    title: 'Unauthorized',
    error: 'invalid_client',
    when: 'The client is unknown, or its secret is missing or wrong.',
    headers: challenge,
    isOAuth: true,
  },
  'oauth-invalid-grant': oauth(
    'invalid_grant',
    'The code or the refresh token is invalid, expired or used before, belongs to another client, or the redirect_uri or the code_verifier does not match. A second use ends the tokens of the first.',
  ),
  'oauth-unauthorized-client': oauth(
    'unauthorized_client',
    'This client is not registered for this grant type.',
  ),
  'oauth-unsupported-grant-type': oauth(
    'unsupported_grant_type',
    'The provider does not support this grant_type.',
  ),
  'oauth-invalid-scope': oauth(
    'invalid_scope',
    'A requested scope is unknown, or the client or the account does not have it.',
  ),
} as const satisfies Record<string, ProblemText>;
