import { defect } from '../../defect.ts';
import { refreshed, tokensOf } from '../../lab.ts';

export default defect({
  id: 'refresh-token-twice',
  rule: 'AUTHLAB-14',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/auth-lab/grants.ts',
  from: 'if (grant.refresh !== number) {',
  to: 'if (grant.refresh !== number && grant.refresh !== number + 1) {',
  seen: 'A refresh token that was just used gets new tokens once more.',
  hints: [
    'Look at refresh tokens.',
    'Each is used once.',
    'Send the same refresh token twice: the second gets 403.',
  ],
  caught: async ({ api, expect }) => {
    const { refresh_token: token } = await tokensOf(api);
    await refreshed(api, token);
    const { status } = await refreshed(api, token);
    expect(status).toBe(403);
  },
});
