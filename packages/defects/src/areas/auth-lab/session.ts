import { type Defect, defect } from '../../defect.ts';
import { people, sessionOf } from '../../lab.ts';
import { set } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  defect('cookie-for-every-path', 'AUTHLAB-18', 'medium', 'contract', {
    file: 'apps/api/src/auth-lab/session-routes.ts',
    from: "`Path=${href('/labs/auth/session')}`",
    to: "'Path=/'",
    matters: 'true',
    seen: 'The cookie of a session is sent to every path of the server.',
    nudge: 'Look at the cookie of a session.',
    hint: 'It has more than a name and a value.',
    recipe: 'The Path in Set-Cookie is that of the session in its workspace.',
    caught: async ({ api, expect }) => {
      const { username, password } = people.reader;
      const { headers } = await api.post('/labs/auth/session', { username, password });
      expect(headers.get('Set-Cookie')).toContain(`Path=${api.base}/labs/auth/session;`);
    },
  }),
  defect('csrf-token-of-anything', 'AUTHLAB-19', 'sneaky', 'security', {
    file: 'apps/api/src/auth-lab/session-routes.ts',
    from: 'if (sent !== undefined && isSame(sent, csrf)) return;',
    to: 'if (sent !== undefined) return;',
    matters: 'sent !== undefined && !isSame(sent, csrf)',
    seen: 'Any text is accepted as a CSRF token.',
    nudge: 'Look at the logout of a session.',
    hint: 'A header that is there need not be the right one.',
    recipe: 'DELETE the session with X-CSRF-Token: x: 403.',
    caught: async ({ api, expect }) => {
      const { Cookie } = await sessionOf(api);
      const headers = { Cookie, 'X-CSRF-Token': 'x' };
      const { status } = await api.send('DELETE', '/labs/auth/session', { headers });
      expect(status).toBe(403);
    },
  }),
  defect('everywhere-is-for-everybody', 'AUTHLAB-26', 'hard', 'security', {
    file: 'apps/api/src/auth-lab/session-routes.ts',
    from: 'all.filter((one) => one.username === username)',
    to: 'all.filter((one) => one.username >= username)',
    seen: 'A logout everywhere ends the sessions of another account, too.',
    nudge: 'Look at a logout with everywhere=true.',
    hint: 'Whose sessions does it end?',
    recipe:
      'Log in as reader and as editor, and log editor out everywhere: the session of reader stays.',
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
  }),
  defect('session-lives-on', 'AUTHLAB-20', 'hard', 'timing', {
    file: 'apps/api/src/auth-lab/session-routes.ts',
    from: "rows.put('session', id!, expires, session)",
    to: "rows.put('session', id!, expires + labLifetimes.session * 1000, session)",
    seen: 'A session goes on after the time that it names as its end.',
    nudge: 'Look at how long a session lasts.',
    hint: 'It says itself when it ends.',
    recipe: 'Advance the clock by PT31M after the login: 401.',
    caught: async ({ api, expect }) => {
      const { Cookie } = await sessionOf(api);
      await set(api, { advance: 'PT31M' });
      const { status } = await api.get('/labs/auth/session', { Cookie });
      expect(status).toBe(401);
    },
  }),
  defect('sessions-survive-a-reset', 'AUTHLAB-21', 'hard', 'sequences', {
    file: 'apps/api/src/tables.ts',
    from: 'yield sql(`DELETE FROM ${table} WHERE workspace = $1`, workspace);',
    to: `const kept = table === 'lab_secret' ? " AND kind <> 'session'" : '';
    yield sql(\`DELETE FROM \${table} WHERE workspace = $1\${kept}\`, workspace);`,
    seen: 'A session goes on after the reset of its workspace.',
    nudge: 'Look at the reset of a workspace.',
    hint: 'Everything is as at the first use: nobody has logged in.',
    recipe: 'Log in with the session, reset, GET the session: 401.',
    caught: async ({ api, expect }) => {
      const { Cookie } = await sessionOf(api);
      await api.post('/workspace/reset');
      const { status } = await api.get('/labs/auth/session', { Cookie });
      expect(status).toBe(401);
    },
  }),
  defect('wrong-code-logs-in', 'AUTHLAB-25', 'medium', 'security', {
    file: 'apps/api/src/auth-lab/session-routes.ts',
    from: "if (refused !== undefined) throw new HttpProblem('invalid-credentials', refused);",
    to: 'if (refused !== undefined) return false;',
    seen: 'A login with a wrong one-time code gets a session.',
    nudge: 'Look at the login with a cookie.',
    hint: 'It takes a one-time code, too.',
    recipe: 'Log in with a right password and the code 000000: 403.',
    caught: async ({ api, expect }) => {
      const body = { username: 'reader', password: 'amber-Falcon-92', code: 'no code' };
      expect((await api.post('/labs/auth/session', body)).status).toBe(403);
    },
  }),
];
