import { defect } from '../../defect.ts';
import type { Problem } from '@sparring/contracts/problem';

export default defect({
  id: 'wrong-password-is-401',
  rule: 'TOKEN-02',
  level: 'easy',
  technique: 'contract',
  file: 'apps/api/src/auth/routes.ts',
  from: "'invalid-credentials'",
  to: "'invalid-token'",
  seen: 'A wrong password is answered with 401 and another error text.',
  hints: [
    'Look at the login of the API.',
    'Which status does the documentation promise for a wrong pair?',
    'POST /auth with a wrong password: 403 and Invalid credentials.',
  ],
  caught: async ({ api, expect }) => {
    const { status, body } = await api.post<Problem>('/auth', {
      username: 'reader',
      password: 'wrong',
    });
    expect([status, body.error]).toEqual([403, 'Invalid credentials']);
  },
});
