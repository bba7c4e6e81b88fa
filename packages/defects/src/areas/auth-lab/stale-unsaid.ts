import { defect } from '../../defect.ts';
import { digest, nonceOf } from '../../lab.ts';
import { set } from '../../workspace.ts';

export default defect({
  id: 'stale-unsaid',
  rule: 'AUTHLAB-05',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/auth-lab/digest.ts',
  from: `Respond to the new nonce.',
          true,`,
  to: `Respond to the new nonce.',`,
  matters: 'true',
  seen: 'A right answer to an old nonce is refused like a wrong password.',
  hints: [
    'Look at Digest.',
    'A client with the right password must be able to tell that only its nonce is too old.',
    'Advance the clock by PT5M before you answer: 401 with stale=true.',
  ],
  caught: async ({ api, expect }) => {
    const nonce = await nonceOf(api);
    await set(api, { advance: 'PT5M' });
    const { headers } = await api.get('/labs/auth/digest', digest(api, nonce));
    expect(headers.get('WWW-Authenticate')).toContain('stale=true');
  },
});
