import { defect } from '../../defect.ts';
import { asService } from '../../lab.ts';

export default defect({
  id: 'service-can-refresh',
  rule: 'OAUTH-06',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/auth-lab/oauth-tokens.ts',
  from: 'client: client.id, scope: found.scope }',
  to: 'client: client.id, scope: found.scope, refresh: 0 }',
  seen: 'A service that logs in with its secret gets a refresh token, too.',
  hints: [
    'Look at a client that gets a token for itself.',
    'What does it need, and what is too much?',
    'client_credentials: the reply has no refresh_token.',
  ],
  caught: async ({ api, expect }) => {
    const reply = await asService(api);
    expect(Object.keys(reply)).not.toContain('refresh_token');
  },
});
