import { defect } from '../../defect.ts';
import { sessionOf } from '../../lab.ts';

export default defect({
  id: 'csrf-token-of-anything',
  rule: 'AUTHLAB-19',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth-lab/session-routes.ts',
  from: 'if (sent !== undefined && isSame(sent, csrf)) return;',
  to: 'if (sent !== undefined) return;',
  matters: 'sent !== undefined && !isSame(sent, csrf)',
  seen: 'Any text is accepted as a CSRF token.',
  hints: [
    'Look at the logout of a session.',
    'A header that is there need not be the right one.',
    'DELETE the session with X-CSRF-Token: x: 403.',
  ],
  caught: async ({ api, expect }) => {
    const { Cookie } = await sessionOf(api);
    const headers = { Cookie, 'X-CSRF-Token': 'x' };
    const { status } = await api.send('DELETE', '/labs/auth/session', { headers });
    expect(status).toBe(403);
  },
});
