import { randomUUID } from 'node:crypto';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import type { LabTokenProof } from '../request/proof.ts';
import type { Grant, LabContext } from './secrets.ts';

export interface AccessTokens {
  readonly issue: (context: LabContext, id: string, grant: Grant) => Promise<string>;
  /** Returns what the token says, or why it is not valid. It does not look whether its grant has ended. */
  readonly read: (context: LabContext, token: string) => Promise<LabTokenProof | string>;
}

interface LabClaims {
  readonly sub: string;
  readonly scope: string;
  readonly exp: number;
  readonly grant: string;
  readonly client_id?: string;
}

const issuer = 'sparring auth lab';
const algorithm = 'HS256';

const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'The token has expired',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'The signature of the token is not valid',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'The token is of another workspace or another part of this API',
};

/** Loaded at the first token, so that the API starts faster. */
const jose = () => import('jose');

/** Signed JSON Web Tokens for one workspace each. */
export const createAccessTokens = (secret: string): AccessTokens => {
  const key = new TextEncoder().encode(`auth lab ${secret}`);
  return {
    issue: async ({ clock, workspace }, id, { subject, client, scope }) => {
      const { SignJWT } = await jose();
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ scope, grant: id, ...(client !== undefined && { client_id: client }) })
        .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(workspace.name)
        .setSubject(subject)
        .setIssuedAt(now)
        .setJti(randomUUID())
        .setExpirationTime(now + labLifetimes.accessToken)
        .sign(key);
    },
    read: async ({ clock, workspace }, token) => {
      const { jwtVerify, errors } = await jose();
      const rules = {
        issuer,
        audience: workspace.name,
        algorithms: [algorithm],
        requiredClaims: ['sub', 'exp', 'grant'],
        currentDate: clock.now(),
      };
      try {
        const { payload } = await jwtVerify<LabClaims>(token, key, rules);
        const { sub, scope, exp, grant, client_id: client } = payload;
        return {
          subject: sub,
          scope,
          expires: exp,
          grant,
          ...(client !== undefined && { client }),
        };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        return reasons[error.code] ?? 'The auth lab did not issue the token';
      }
    },
  };
};
