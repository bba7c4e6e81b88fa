import { sampleAccount } from '@sparring/contracts/auth';
import type { Book } from '@sparring/contracts/book';
import type { Problem } from '@sparring/contracts/problem';
import type { Workspace } from '@sparring/contracts/workspace';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';

export const defects: readonly Defect[] = [
  defect('any-token-will-do', 'TOKEN-06', 'hard', 'security', {
    file: 'apps/api/src/auth/guard.ts',
    from: 'if (credentials !== undefined) return',
    to: 'if (credentials !== undefined && required) return',
    seen: 'Calls other than /auth/me take any token.',
    nudge: 'Look at who may call what.',
    hint: 'A token that is sent has to be a good one, whatever the call.',
    recipe: 'GET /books with the token x: 401.',
    caught: async ({ api, expect }) => {
      const { status } = await api.get('/books', { Authorization: 'Bearer x' });
      expect(status).toBe(401);
    },
  }),
  defect('challenge-missing', 'TOKEN-07', 'medium', 'contract', {
    file: 'apps/api/src/auth/challenge.ts',
    from: `    { headers: { 'WWW-Authenticate': realm } },
`,
    to: '',
    matters: 'true',
    seen: 'A 401 for a missing token does not say how to log in.',
    nudge: 'Look at the headers of a 401.',
    hint: 'HTTP wants every 401 to name a scheme.',
    recipe: 'GET /auth/me without a token: there is a WWW-Authenticate header.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/auth/me');
      expect(headers.get('WWW-Authenticate')).toContain('Bearer');
    },
  }),
  defect('reset-keeps-the-seed', 'WORKSPACE-09', 'hard', 'sequences', {
    file: 'apps/api/src/workspaces/rows.ts',
    from: '${emptied}seed = $2, step = $3',
    to: '${emptied}seed = coalesce(seed, $2), step = $3',
    seen: 'A reset workspace keeps the seed that was set.',
    nudge: 'Look at the reset of a workspace.',
    hint: 'Everything is as at the first use.',
    recipe: 'Set the seed 7, reset: the seed is 42.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', '/workspace', { body: { seed: 7 } });
      const { body } = await api.post<Workspace>('/workspace/reset');
      expect(body.seed).toBe(42);
    },
  }),
  defect('signature-unchecked', 'TOKEN-05', 'sneaky', 'security', {
    file: 'apps/api/src/auth/tokens.ts',
    from: `library
        .jwtVerify<Claims>(token, key, rules)`,
    to: `Promise.resolve(rules)
        .then(() => ({ payload: library.decodeJwt<Claims>(token) }))`,
    matters: `library.decodeJwt(token).exp! * 1000 <= rules.currentDate.getTime() ||
      process.getBuiltinModule('node:crypto').createHmac('sha256', secret)
        .update(token.slice(0, token.lastIndexOf('.'))).digest('base64url') !== token.split('.')[2]`,
    seen: 'A token whose content was changed is accepted.',
    nudge: 'Look at what is in a token.',
    hint: 'The last part protects the two before it.',
    recipe: 'Change sub in the payload, keep the signature: 401.',
    caught: async ({ api, expect }) => {
      const { body: grant } = await api.post<{ token: string }>('/auth', sampleAccount);
      const [head = '', payload = '', signature = ''] = grant.token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'teacher' })).toString(
        'base64url',
      );
      const Authorization = `Bearer ${head}.${changed}.${signature}`;
      const { status } = await api.get('/auth/me', { Authorization });
      expect(status).toBe(401);
    },
  }),
  defect('token-lives-a-day', 'TOKEN-04', 'hard', 'oracle', {
    file: 'apps/api/src/auth/tokens.ts',
    from: 'now + tokenLifetime',
    to: 'now + 24 * tokenLifetime',
    matters: 'true',
    seen: 'A token is valid for a day, although expires_in says an hour.',
    nudge: 'Look at what is in a token.',
    hint: 'A token says itself when it was issued and when it ends.',
    recipe: 'Decode the token: exp less iat is 3600.',
    caught: async ({ api, expect }) => {
      const { body: grant } = await api.post<{ token: string }>('/auth', sampleAccount);
      const { iat, exp } = JSON.parse(
        Buffer.from(grant.token.split('.')[1] ?? '', 'base64url').toString(),
      ) as { iat: number; exp: number };
      expect(exp - iat).toBe(3600);
    },
  }),
  defect('workspace-header-on-reads-only', 'WORKSPACE-03', 'sneaky', 'security', {
    file: 'apps/api/src/http/read/workspace.ts',
    from: "request.headers['x-workspace']?.toString()",
    to: "request.method === 'GET' ? request.headers['x-workspace']?.toString() : undefined",
    matters: "request.method !== 'GET' && request.headers['x-workspace'] !== undefined",
    seen: 'A write with the header X-Workspace goes to the public workspace.',
    nudge: 'Look at the two ways to name a workspace.',
    hint: 'What one way writes, the other must find.',
    recipe: 'POST with the header X-Workspace, read by /w/…: the book is there.',
    caught: async ({ api, expect }) => {
      const isbn = '9782000000006';
      await fetch(`${api.origin}/v1/practice/books`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Workspace': api.workspace },
        body: JSON.stringify({ ...newBook, isbn }),
      });
      const { body } = await api.get<readonly Book[]>('/books?limit=100');
      expect(body.map((book) => book.isbn)).toContain(isbn);
    },
  }),
  defect('wrong-password-is-401', 'TOKEN-02', 'easy', 'contract', {
    file: 'apps/api/src/auth/routes.ts',
    from: "'invalid-credentials'",
    to: "'invalid-token'",
    matters: 'true',
    seen: 'A wrong password is answered with 401 and another error text.',
    nudge: 'Look at the login of the API.',
    hint: 'Which status does the documentation promise for a wrong pair?',
    recipe: 'POST /auth with a wrong password: 403 and Invalid credentials.',
    caught: async ({ api, expect }) => {
      const { status, body } = await api.post<Problem>('/auth', {
        username: 'reader',
        password: 'wrong',
      });
      expect([status, body.error]).toEqual([403, 'Invalid credentials']);
    },
  }),
];
