import { defect } from '../../defect.ts';
import { bearer, people, tokensOf } from '../../lab.ts';

export default defect({
  id: 'editor-may-delete',
  rule: 'AUTHLAB-17',
  level: 'medium',
  technique: 'security',
  file: 'apps/api/src/auth/guard.ts',
  from: "scope.split(' ').includes(wanted)",
  to: "scope.split(' ').includes(wanted === 'admin' ? 'write' : wanted)",
  matters:
    "wanted === 'admin' && !scope.split(' ').includes('admin') && scope.split(' ').includes('write')",
  seen: 'The account editor may delete.',
  hints: [
    'Look at the roles.',
    'Three roles and three operations make nine cases.',
    'DELETE /labs/auth/reports as editor: 403.',
  ],
  caught: async ({ api, expect }) => {
    const headers = bearer((await tokensOf(api, people.editor)).access_token);
    const { status } = await api.send('DELETE', '/labs/auth/reports', { headers });
    expect(status).toBe(403);
  },
});
