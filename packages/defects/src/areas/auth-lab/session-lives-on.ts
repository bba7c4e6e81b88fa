import { defect } from '../../defect.ts';
import { sessionOf } from '../../lab.ts';
import { set } from '../../workspace.ts';

export default defect({
  id: 'session-lives-on',
  rule: 'AUTHLAB-20',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/auth-lab/session-routes.ts',
  from: "rows.put('session', id!, expires, session)",
  to: "rows.put('session', id!, expires + labLifetimes.session * 1000, session)",
  seen: 'A session goes on after the time that it names as its end.',
  hints: [
    'Look at how long a session lasts.',
    'It says itself when it ends.',
    'Advance the clock by PT31M after the login: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { Cookie } = await sessionOf(api);
    await set(api, { advance: 'PT31M' });
    const { status } = await api.get('/labs/auth/session', { Cookie });
    expect(status).toBe(401);
  },
});
