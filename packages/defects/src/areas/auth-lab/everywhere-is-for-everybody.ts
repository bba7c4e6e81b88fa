import { defect } from '../../defect.ts';

export default defect({
  id: 'everywhere-is-for-everybody',
  rule: 'AUTHLAB-26',
  level: 'hard',
  technique: 'security',
  file: 'apps/api/src/auth-lab/session-routes.ts',
  from: 'all.filter((one) => one.username === username)',
  to: 'all.filter((one) => one.username >= username)',
  seen: 'A logout everywhere ends the sessions of another account, too.',
  hints: [
    'Look at a logout with everywhere=true.',
    'Whose sessions does it end?',
    'Log in as reader and as editor, and log editor out everywhere: the session of reader stays.',
  ],
  caught: async ({ api, expect }) => {
    const path = '/labs/auth/session';
    const logIn = async (username: string, password: string) => {
      const { headers, body } = await api.post<{ csrf_token: string }>(path, {
        username,
        password,
      });
      return { Cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '', ...body };
    };
    const reader = await logIn('reader', 'amber-Falcon-92');
    const editor = await logIn('editor', 'copper-Heron-58');
    const headers = { Cookie: editor.Cookie, 'X-CSRF-Token': editor.csrf_token };
    await api.send('DELETE', `${path}?everywhere=true`, { headers });
    expect((await api.get(path, { Cookie: reader.Cookie })).status).toBe(200);
  },
});
