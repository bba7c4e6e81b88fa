import { defect } from '../../defect.ts';
import { asService } from '../../lab.ts';

export default defect({
  id: 'scopes-not-narrowed',
  rule: 'OAUTH-06',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/auth-lab/oauth-tokens.ts',
  from: 'scopeFor(requestedScope, client.scopes, client.scopes)',
  to: 'scopeFor(undefined, client.scopes, client.scopes)',
  seen: 'A service that asks for one scope gets all that it may have.',
  hints: [
    'Look at a client that gets a token for itself.',
    'It can ask for less than it may have.',
    'client_credentials with the scope read: the token has only read.',
  ],
  caught: async ({ api, expect }) => {
    const { scope } = await asService(api, { scope: 'read' });
    expect(scope).toBe('read');
  },
});
