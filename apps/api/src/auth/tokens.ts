import { randomUUID } from 'node:crypto';
import { tokenLifetime } from '@sparring/contracts/auth';
import type { Clock } from '../request/clock.ts';
import type { Claims } from '../request/proof.ts';
import { invalidToken } from './challenge.ts';

export interface Tokens {
  readonly issue: (username: string, clock: Pick<Clock, 'now'>) => Promise<string>;
  /** Returns the claims of a valid token; otherwise throws 401 with the reason. */
  readonly verify: (token: string, clock: Pick<Clock, 'now'>) => Promise<Claims>;
}

const issuer = 'sparring';
/** No other is accepted, which prevents attacks with `alg: none` and with confused keys. */
const algorithm = 'HS256';

const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'The token has expired',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'The signature of the token is not valid',
  ERR_JOSE_ALG_NOT_ALLOWED: `The token is not signed with ${algorithm}`,
};

const unknownToken = 'This API did not issue the token';

/** Loaded at the first token, so that the API starts faster. */
const jose = () => import('jose');

const refuse = ({ errors }: Awaited<ReturnType<typeof jose>>, error: unknown): never => {
  if (!(error instanceof errors.JOSEError)) throw error;
  throw invalidToken(reasons[error.code] ?? unknownToken);
};

/** The clocks of several APIs differ a little. */
const tolerance = 60;

/** A workspace whose clock was set back meets tokens of its own future. */
const refuseEarlyUse = ({ iat }: Claims, clock: Pick<Clock, 'now'>): void => {
  if (iat > clock.now().getTime() / 1000 + tolerance)
    throw invalidToken('The token was issued after the time of this workspace');
};

/** Issues and checks signed JSON Web Tokens. */
export const createTokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret);
  return {
    issue: async (username, clock) => {
      const { SignJWT } = await jose();
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(username)
        .setIssuedAt(now)
        .setJti(randomUUID())
        .setExpirationTime(now + tokenLifetime)
        .sign(key);
    },
    verify: async (token, clock) => {
      /* Most invalid tokens are none at all, and to refuse them needs no library. */
      if (token.split('.').length !== 3) throw invalidToken(unknownToken);
      const library = await jose();
      const rules = {
        issuer,
        algorithms: [algorithm],
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: clock.now(),
      };
      const verified = await library
        .jwtVerify<Claims>(token, key, rules)
        .catch((error: unknown) => refuse(library, error));
      refuseEarlyUse(verified.payload, clock);
      return verified.payload;
    },
  };
};
