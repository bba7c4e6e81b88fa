import type { Schemes } from '../request/proof.ts';
import { createAccessTokens } from './access-tokens.ts';
import { accessToken } from './access-token.ts';
import { keyIn } from './api-key.ts';
import { basic } from './basic.ts';
import { credentialRoutes } from './credential-routes.ts';
import { digest } from './digest.ts';
import { createGrants } from './grants.ts';
import { createNonces } from './nonces.ts';
import { oauthClient } from './oauth-client.ts';
import { oauthRoutes } from './oauth-routes.ts';
import type { LabSecrets } from './secrets.ts';
import { sessionRoutes } from './session-routes.ts';
import { session } from './session.ts';
import { signature } from './signature.ts';
import { tokenRoutes } from './token-routes.ts';
import { oneTimeCode } from './totp.ts';

/** The auth lab: its schemes and its handlers. `secret` signs what it issues. */
export const createAuthLab = (secret: string, secrets: LabSecrets) => {
  const grants = createGrants(secret, createAccessTokens(secret), secrets);
  const schemes: Omit<Schemes, 'token'> = {
    basic,
    digest: digest(createNonces(secret), secrets),
    keyInHeader: keyIn('keyInHeader'),
    keyInQuery: keyIn('keyInQuery'),
    signature: signature(secrets),
    totp: oneTimeCode(secrets),
    accessToken: accessToken('accessToken', grants),
    oauth: accessToken('oauth', grants),
    session: session(secrets),
    client: oauthClient,
  };
  const routes = {
    authLab: credentialRoutes(),
    tokenLab: tokenRoutes(grants),
    sessionLab: sessionRoutes(secrets),
    oauthLab: oauthRoutes(grants, secrets),
  };
  return { schemes, routes };
};

export type AuthLab = ReturnType<typeof createAuthLab>;
