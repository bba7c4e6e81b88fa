import { defect } from '../../defect.ts';
import { sessionOf } from '../../lab.ts';

export default defect({
  id: 'sessions-survive-a-reset',
  rule: 'AUTHLAB-21',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/tables.ts',
  from: 'yield sql(`DELETE FROM ${table} WHERE workspace = $1`, workspace);',
  to: `const kept = table === 'lab_secret' ? " AND kind <> 'session'" : '';
    yield sql(\`DELETE FROM \${table} WHERE workspace = $1\${kept}\`, workspace);`,
  seen: 'A session goes on after the reset of its workspace.',
  hints: [
    'Look at the reset of a workspace.',
    'Everything is as at the first use: nobody has logged in.',
    'Log in with the session, reset, GET the session: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { Cookie } = await sessionOf(api);
    await api.post('/workspace/reset');
    const { status } = await api.get('/labs/auth/session', { Cookie });
    expect(status).toBe(401);
  },
});
