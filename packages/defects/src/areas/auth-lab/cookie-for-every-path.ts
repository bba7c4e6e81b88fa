import { defect } from '../../defect.ts';
import { people } from '../../lab.ts';

export default defect({
  id: 'cookie-for-every-path',
  rule: 'AUTHLAB-18',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/auth-lab/session-routes.ts',
  from: "`Path=${href('/labs/auth/session')}`",
  to: "'Path=/'",
  matters: 'true',
  seen: 'The cookie of a session is sent to every path of the server.',
  hints: [
    'Look at the cookie of a session.',
    'It has more than a name and a value.',
    'The Path in Set-Cookie is that of the session in its workspace.',
  ],
  caught: async ({ api, expect }) => {
    const { username, password } = people.reader;
    const { headers } = await api.post('/labs/auth/session', { username, password });
    expect(headers.get('Set-Cookie')).toContain(`Path=${api.base}/labs/auth/session;`);
  },
});
