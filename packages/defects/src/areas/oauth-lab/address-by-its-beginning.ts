import { defect } from '../../defect.ts';
import { asked, callbackOf } from '../../lab.ts';

export default defect({
  id: 'address-by-its-beginning',
  rule: 'OAUTH-01',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth-lab/authorization.ts',
  from: '!registered.includes(redirect)',
  to: '!registered.some((one) => redirect.startsWith(one))',
  matters: `!registered.includes(redirect) &&
    registered.some((one) => redirect.startsWith(one))`,
  seen: 'The provider redirects to an address that only begins like the registered one.',
  hints: [
    'Look at redirect_uri.',
    'Exactly registered: longer is not equal.',
    'The registered address with /more behind it: 400.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await asked(api, { redirect_uri: `${callbackOf(api)}/more` });
    expect(status).toBe(400);
  },
});
