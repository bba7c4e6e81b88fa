import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'second-cookie-in-clear',
  rule: 'LOG-09',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/requests/secrets.ts',
  from: '.map((cookie) => maskCookie(cookie, found))',
  to: '.map((cookie, at) => (at === 0 ? maskCookie(cookie, found) : cookie))',
  seen: 'Of several cookies the log masks only the first.',
  hints: [
    'Look at what the log masks.',
    'One header can hold more than one secret.',
    'Send two cookies: the value of neither is in the log.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.get('/ping', { Cookie: 'theme=as-dark-as-night; session=8f14e45fceea167a' });
    const [ping] = await logged(api);
    const { body } = await api.get(`/workspace/requests/${ping?.id}`);
    expect(JSON.stringify(body)).not.toContain('8f14e45fceea167a');
  },
});
