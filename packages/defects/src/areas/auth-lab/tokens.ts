import { type Defect, defect } from '../../defect.ts';
import { bearer, people, refreshed, tokensOf } from '../../lab.ts';
import { set } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  defect('editor-may-delete', 'AUTHLAB-17', 'medium', 'security', {
    file: 'apps/api/src/auth/guard.ts',
    from: "scope.split(' ').includes(wanted)",
    to: "scope.split(' ').includes(wanted === 'admin' ? 'write' : wanted)",
    matters:
      "wanted === 'admin' && !scope.split(' ').includes('admin') && scope.split(' ').includes('write')",
    seen: 'The account editor may delete.',
    nudge: 'Look at the roles.',
    hint: 'Three roles and three operations make nine cases.',
    recipe: 'DELETE /labs/auth/reports as editor: 403.',
    caught: async ({ api, expect }) => {
      const headers = bearer((await tokensOf(api, people.editor)).access_token);
      const { status } = await api.send('DELETE', '/labs/auth/reports', { headers });
      expect(status).toBe(403);
    },
  }),
  defect('minute-of-grace', 'AUTHLAB-13', 'sneaky', 'boundaries', {
    file: 'apps/api/src/auth-lab/access-tokens.ts',
    from: 'currentDate: clock.now(),',
    to: `currentDate: clock.now(),
        clockTolerance: 60,`,
    seen: 'An access token is accepted for a minute after its end.',
    nudge: 'Look at how long an access token is valid.',
    hint: 'Look right behind its end, not an hour later.',
    recipe: 'Advance the clock by PT5M after the login: 401.',
    caught: async ({ api, expect }) => {
      const { access_token: token } = await tokensOf(api);
      await set(api, { advance: 'PT5M' });
      const { status } = await api.get('/labs/auth/tokens/me', bearer(token));
      expect(status).toBe(401);
    },
  }),
  defect('refresh-token-twice', 'AUTHLAB-14', 'hard', 'sequences', {
    file: 'apps/api/src/auth-lab/grants.ts',
    from: 'if (grant.refresh !== number) {',
    to: 'if (grant.refresh !== number && grant.refresh !== number + 1) {',
    seen: 'A refresh token that was just used gets new tokens once more.',
    nudge: 'Look at refresh tokens.',
    hint: 'Each is used once.',
    recipe: 'Send the same refresh token twice: the second gets 403.',
    caught: async ({ api, expect }) => {
      const { refresh_token: token } = await tokensOf(api);
      await refreshed(api, token);
      const { status } = await refreshed(api, token);
      expect(status).toBe(403);
    },
  }),
  defect('theft-ends-nothing', 'AUTHLAB-15', 'sneaky', 'security', {
    file: 'apps/api/src/auth-lab/grants.ts',
    from: `yield* rows.remove('grant', id);
    return 'reused';`,
    to: `return 'reused';`,
    seen: 'A refresh token that is used a second time is refused, but the other tokens of its login stay valid.',
    nudge: 'Look at refresh tokens.',
    hint: 'A used one that comes again was stolen, or its successor was.',
    recipe: 'Renew, send the old refresh token, then the new one: the new one gets 403 as well.',
    caught: async ({ api, expect }) => {
      const { refresh_token: token } = await tokensOf(api);
      const next = await refreshed(api, token);
      await refreshed(api, token);
      const { status } = await refreshed(api, next.body.refresh_token);
      expect(status).toBe(403);
    },
  }),
  defect('token-outlives-the-logout', 'AUTHLAB-16', 'hard', 'sequences', {
    file: 'apps/api/src/auth-lab/grants.ts',
    from: 'return grant ? proof :',
    to: 'return grant || !proof.client ? proof :',
    seen: 'An access token is valid after the logout until it expires.',
    nudge: 'Look at the logout.',
    hint: 'A login has two tokens.',
    recipe: 'Log out, then use the access token: 401.',
    caught: async ({ api, expect }) => {
      const headers = bearer((await tokensOf(api)).access_token);
      await api.send('DELETE', '/labs/auth/tokens', { headers });
      const { status } = await api.get('/labs/auth/tokens/me', headers);
      expect(status).toBe(401);
    },
  }),
];
