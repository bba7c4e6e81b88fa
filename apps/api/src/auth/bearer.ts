import { invalidToken, missingToken } from './challenge.ts';
import type { Claims, Scheme } from '../request/proof.ts';
import type { Tokens } from './tokens.ts';

const pattern = /^Bearer +([\w.~+/-]+=*)$/i;

/** Bearer tokens in the Authorization header (RFC 6750). */
export const bearer = (tokens: Tokens): Scheme<Claims> => ({
  sent: ({ headers }) => headers.authorization,
  check: async (sent, { workspaceContext: { clock } }) => {
    const token = pattern.exec(sent)?.[1];
    if (token === undefined) throw invalidToken('The Authorization header is not a bearer token');
    return tokens.verify(token, clock);
  },
  missing: missingToken,
});
