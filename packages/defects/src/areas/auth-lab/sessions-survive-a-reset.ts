import { defect } from '../../defect.ts';
import { sessionOf } from '../../lab.ts';

export default defect({
  id: 'sessions-survive-a-reset',
  rule: 'AUTHLAB-21',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/belongings.ts',
  from: "cleared('auth-lab', 'lab_secret'),",
  to: `{
    ...cleared('auth-lab', 'lab_secret'),
    *clear(workspace) {
      yield sql("DELETE FROM lab_secret WHERE workspace = $1 AND kind <> 'session'", workspace);
    },
  },`,
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
