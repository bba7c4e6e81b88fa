import { HttpProblem } from '../problem/refusal.ts';

const realm = 'Bearer realm="sparring"';

/** 401 for an invalid token, with the error code of RFC 6750. */
export const invalidToken = (reason: string): HttpProblem =>
  new HttpProblem('invalid-token', `${reason}. Get a token with POST /auth.`, {
    headers: {
      'WWW-Authenticate': `${realm}, error="invalid_token", error_description="${reason}"`,
    },
  });

/** 401 for a missing token. RFC 6750 allows no error code here. */
export const missingToken = (): HttpProblem =>
  new HttpProblem(
    'missing-token',
    'The Authorization header is missing. Get a token with POST /auth and send it as "Authorization: Bearer <token>".',
    { headers: { 'WWW-Authenticate': realm } },
  );
