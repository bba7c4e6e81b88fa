import { defect } from '../../defect.ts';
import { bearer, tokensOf } from '../../lab.ts';

export default defect({
  id: 'token-outlives-the-logout',
  rule: 'AUTHLAB-16',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/auth-lab/grants.ts',
  from: 'return grant ? proof :',
  to: 'return grant || !proof.client ? proof :',
  seen: 'An access token is valid after the logout until it expires.',
  hints: [
    'Look at the logout.',
    'A login has two tokens.',
    'Log out, then use the access token: 401.',
  ],
  caught: async ({ api, expect }) => {
    const headers = bearer((await tokensOf(api)).access_token);
    await api.send('DELETE', '/labs/auth/tokens', { headers });
    const { status } = await api.get('/labs/auth/tokens/me', headers);
    expect(status).toBe(401);
  },
});
