import { defect } from '../../defect.ts';
import { bearer, codeOf, exchanged, revoked } from '../../lab.ts';

export default defect({
  id: 'refresh-token-not-revoked',
  rule: 'OAUTH-07',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/auth-lab/grants.ts',
  from: "typeof proof === 'string' ? readRefresh(context, token)?.id : proof.grant",
  to: "typeof proof === 'string' ? undefined : proof.grant",
  seen: 'Revoking a refresh token says yes and does nothing.',
  hints: [
    'Look at revocation.',
    'There are two kinds of tokens to revoke.',
    'Revoke the refresh token, then use the access token: 401.',
  ],
  caught: async ({ api, expect }) => {
    const pair = await exchanged(api, await codeOf(api));
    await revoked(api, pair.refresh_token);
    const { status } = await api.get('/labs/auth/oauth/me', bearer(pair.access_token));
    expect(status).toBe(401);
  },
});
