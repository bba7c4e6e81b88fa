import { apiKey } from '@sparring/contracts/credentials/published';
import { type Defect, defect } from '../../defect.ts';
import { basic, codeAt, digest, nonceOf, people, sentSigned, signed } from '../../lab.ts';
import { frozenAt, set } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  defect('body-not-compared', 'AUTHLAB-08', 'sneaky', 'security', {
    file: 'apps/api/src/auth-lab/signature.ts',
    from: "if (sent?.split(',').some((one) => one.trim() === expected)) return;",
    to: 'if (sent !== undefined) return;',
    seen: 'A signed request is accepted with another body than the one that was signed.',
    nudge: 'Look at signed requests.',
    hint: 'The signature covers a header, and the header is about the body.',
    recipe: 'Sign one message and send another: 401.',
    caught: async ({ api, expect }) => {
      const headers = signed(api, '{"message":"Pay 10"}');
      const { status } = await sentSigned(api, headers, '{"message":"Pay 99"}');
      expect(status).toBe(401);
    },
  }),
  defect('code-a-minute-ahead', 'AUTHLAB-11', 'hard', 'boundaries', {
    file: 'apps/api/src/auth-lab/totp.ts',
    from: '{ length: 2 * totp.drift + 1 }',
    to: '{ length: 2 * totp.drift + 2 }',
    pure: true,
    seen: 'The one-time code of the next minute passes already.',
    nudge: 'Look at one-time codes.',
    hint: 'Some codes beside the current one pass. Try the first that must not.',
    recipe: 'With a frozen clock, the code of 60 seconds later: 401.',
    caught: async ({ api, expect }) => {
      const now = '2030-01-01T00:00:00Z';
      await frozenAt(api, now);
      const code = codeAt(Date.parse(now) + 60_000);
      const { status } = await api.get('/labs/auth/totp', { 'X-TOTP': code });
      expect(status).toBe(401);
    },
  }),
  defect('code-passes-twice', 'AUTHLAB-12', 'medium', 'security', {
    file: 'apps/api/src/auth-lab/totp.ts',
    from: `if (yield* rows.get('totp', String(step))) return false;
`,
    to: '',
    seen: 'A one-time code passes as often as it is sent.',
    nudge: 'Look at one-time codes.',
    hint: 'Their name says it.',
    recipe: 'Send the same code twice: the second gets 401.',
    caught: async ({ api, expect }) => {
      const now = '2030-01-01T00:00:00Z';
      await frozenAt(api, now);
      const headers = { 'X-TOTP': codeAt(Date.parse(now)) };
      await api.get('/labs/auth/totp', headers);
      const { status } = await api.get('/labs/auth/totp', headers);
      expect(status).toBe(401);
    },
  }),
  defect('key-in-any-place', 'AUTHLAB-07', 'medium', 'negative', {
    file: 'apps/api/src/auth-lab/api-key.ts',
    from: 'readers[scheme](request, schemeOf(scheme).name),',
    to: `readers[scheme](request, schemeOf(scheme).name) ??
    readers.keyInQuery(request, schemeOf('keyInQuery').name),`,
    matters: `readers[scheme](request, schemeOf(scheme).name) === undefined &&
      readers.keyInQuery(request, schemeOf('keyInQuery').name) !== undefined`,
    seen: 'The operation that wants the API key in a header takes it from the address as well.',
    nudge: 'Look at the API key.',
    hint: 'It has two places, and each operation wants it in one of them.',
    recipe: 'GET key-in-header with ?api_key= and no header: 401.',
    caught: async ({ api, expect }) => {
      const { status } = await api.get(`/labs/auth/key-in-header?api_key=${apiKey}`);
      expect(status).toBe(401);
    },
  }),
  defect('password-ends-at-a-colon', 'AUTHLAB-03', 'sneaky', 'security', {
    file: 'apps/api/src/auth-lab/basic.ts',
    from: '[text.slice(0, colon), text.slice(colon + 1)]',
    to: "[text.slice(0, colon), text.split(':')[1]!]",
    pure: true,
    seen: 'Behind the right password and a colon, any text is accepted.',
    nudge: 'Look at Basic.',
    hint: 'A username has no colon. A password may have one.',
    recipe: 'reader with its password and :more behind it: 401.',
    caught: async ({ api, expect }) => {
      const { username, password } = people.reader;
      const { status } = await api.get('/labs/auth/basic', basic(username, `${password}:more`));
      expect(status).toBe(401);
    },
  }),
  defect('same-count-again', 'AUTHLAB-06', 'hard', 'security', {
    file: 'apps/api/src/auth-lab/digest.ts',
    from: 'if (count <= (',
    to: 'if (count < (',
    seen: 'A request with Digest can be sent again as it is.',
    nudge: 'Look at Digest.',
    hint: 'Whoever records a request can send it once more.',
    recipe: 'Send the same Authorization header twice: the second gets 401.',
    caught: async ({ api, expect }) => {
      const headers = digest(api, await nonceOf(api));
      await api.get('/labs/auth/digest', headers);
      const { status } = await api.get('/labs/auth/digest', headers);
      expect(status).toBe(401);
    },
  }),
  defect('signed-in-the-future', 'AUTHLAB-10', 'hard', 'boundaries', {
    file: 'apps/api/src/auth-lab/signature.ts',
    from: 'return age < -1 || age > labLifetimes.signature',
    to: 'return age > labLifetimes.signature',
    seen: 'A signature is accepted before the time when it was created.',
    nudge: 'Look at signed requests.',
    hint: 'A time can be too old. Can it be too new?',
    recipe: 'created one hour from now: 401.',
    caught: async ({ api, expect }) => {
      const body = '{"message":"Hello"}';
      const inAnHour = Math.floor(Date.now() / 1000) + 3600;
      const { status } = await sentSigned(api, signed(api, body, inAnHour), body);
      expect(status).toBe(401);
    },
  }),
  defect('stale-unsaid', 'AUTHLAB-05', 'hard', 'timing', {
    file: 'apps/api/src/auth-lab/digest.ts',
    from: `Respond to the new nonce.',
          true,`,
    to: `Respond to the new nonce.',`,
    matters: 'true',
    seen: 'A right answer to an old nonce is refused like a wrong password.',
    nudge: 'Look at Digest.',
    hint: 'A client with the right password must be able to tell that only its nonce is too old.',
    recipe: 'Advance the clock by PT5M before you answer: 401 with stale=true.',
    caught: async ({ api, expect }) => {
      const nonce = await nonceOf(api);
      await set(api, { advance: 'PT5M' });
      const { headers } = await api.get('/labs/auth/digest', digest(api, nonce));
      expect(headers.get('WWW-Authenticate')).toContain('stale=true');
    },
  }),
];
