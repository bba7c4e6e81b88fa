import { defect } from '../../defect.ts';
import { bearer, tokensOf } from '../../lab.ts';
import { set } from '../../workspace.ts';

export default defect({
  id: 'minute-of-grace',
  rule: 'AUTHLAB-13',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/auth-lab/access-tokens.ts',
  from: 'currentDate: clock.now(),',
  to: `currentDate: clock.now(),
        clockTolerance: 60,`,
  seen: 'An access token is accepted for a minute after its end.',
  hints: [
    'Look at how long an access token is valid.',
    'Look right behind its end, not an hour later.',
    'Advance the clock by PT5M after the login: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { access_token: token } = await tokensOf(api);
    await set(api, { advance: 'PT5M' });
    const { status } = await api.get('/labs/auth/tokens/me', bearer(token));
    expect(status).toBe(401);
  },
});
