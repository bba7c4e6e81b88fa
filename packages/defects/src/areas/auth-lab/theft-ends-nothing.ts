import { defect } from '../../defect.ts';
import { refreshed, tokensOf } from '../../lab.ts';

export default defect({
  id: 'theft-ends-nothing',
  rule: 'AUTHLAB-15',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth-lab/grants.ts',
  from: `yield* rows.remove('grant', id);
    return 'reused';`,
  to: `return 'reused';`,
  seen: 'A refresh token that is used a second time is refused, but the other tokens of its login stay valid.',
  hints: [
    'Look at refresh tokens.',
    'A used one that comes again was stolen, or its successor was.',
    'Renew, send the old refresh token, then the new one: the new one gets 403 as well.',
  ],
  caught: async ({ api, expect }) => {
    const { refresh_token: token } = await tokensOf(api);
    const next = await refreshed(api, token);
    await refreshed(api, token);
    const { status } = await refreshed(api, next.body.refresh_token);
    expect(status).toBe(403);
  },
});
