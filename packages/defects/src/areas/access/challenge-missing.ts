import { defect } from '../../defect.ts';

export default defect({
  id: 'challenge-missing',
  rule: 'TOKEN-07',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/auth/challenge.ts',
  from: `    { headers: { 'WWW-Authenticate': realm } },
`,
  to: '',
  matters: 'true',
  seen: 'A 401 for a missing token does not say how to log in.',
  hints: [
    'Look at the headers of a 401.',
    'HTTP wants every 401 to name a scheme.',
    'GET /auth/me without a token: there is a WWW-Authenticate header.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/auth/me');
    expect(headers.get('WWW-Authenticate')).toContain('Bearer');
  },
});
