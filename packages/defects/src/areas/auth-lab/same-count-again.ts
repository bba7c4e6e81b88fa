import { defect } from '../../defect.ts';
import { digest, nonceOf } from '../../lab.ts';

export default defect({
  id: 'same-count-again',
  rule: 'AUTHLAB-06',
  level: 'hard',
  technique: 'security',
  file: 'apps/api/src/auth-lab/digest.ts',
  from: 'if (count <= (',
  to: 'if (count < (',
  seen: 'A request with Digest can be sent again as it is.',
  hints: [
    'Look at Digest.',
    'Whoever records a request can send it once more.',
    'Send the same Authorization header twice: the second gets 401.',
  ],
  caught: async ({ api, expect }) => {
    const headers = digest(api, await nonceOf(api));
    await api.get('/labs/auth/digest', headers);
    const { status } = await api.get('/labs/auth/digest', headers);
    expect(status).toBe(401);
  },
});
