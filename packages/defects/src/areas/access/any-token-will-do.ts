import { defect } from '../../defect.ts';

export default defect({
  id: 'any-token-will-do',
  rule: 'TOKEN-06',
  level: 'hard',
  technique: 'security',
  file: 'apps/api/src/auth/guard.ts',
  from: 'if (credentials !== undefined) return',
  to: 'if (credentials !== undefined && required) return',
  seen: 'Calls other than /auth/me take any token.',
  hints: [
    'Look at who may call what.',
    'A token that is sent has to be a good one, whatever the call.',
    'GET /books with the token x: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.get('/books', { Authorization: 'Bearer x' });
    expect(status).toBe(401);
  },
});
