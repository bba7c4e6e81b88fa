import { defect } from '../../defect.ts';

export default defect({
  id: 'wrong-code-logs-in',
  rule: 'AUTHLAB-25',
  level: 'medium',
  technique: 'security',
  file: 'apps/api/src/auth-lab/session-routes.ts',
  from: "if (refused !== undefined) throw new HttpProblem('invalid-credentials', refused);",
  to: 'if (refused !== undefined) return false;',
  seen: 'A login with a wrong one-time code gets a session.',
  hints: [
    'Look at the login with a cookie.',
    'It takes a one-time code, too.',
    'Log in with a right password and the code 000000: 403.',
  ],
  caught: async ({ api, expect }) => {
    const body = { username: 'reader', password: 'amber-Falcon-92', code: 'no code' };
    expect((await api.post('/labs/auth/session', body)).status).toBe(403);
  },
});
