import { HttpProblem } from '../refusal.ts';

const realm = 'Bearer realm="sparring"';

/** 401 for a token that is there but no good, as RFC 6750 words it. */
export const invalidToken = (reason: string): HttpProblem =>
  new HttpProblem('invalid-token', `${reason}. Get a token with POST /auth.`, {
    headers: {
      'WWW-Authenticate': `${realm}, error="invalid_token", error_description="${reason}"`,
    },
  });

/** 401 for a call that needs a token and has none: RFC 6750 wants no error code here. */
export const missingToken = (): HttpProblem =>
  new HttpProblem(
    'missing-token',
    'There is no Authorization header. Get a token with POST /auth and send it as "Authorization: Bearer …".',
    { headers: { 'WWW-Authenticate': realm } },
  );
