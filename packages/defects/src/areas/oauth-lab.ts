import { samplePkce } from '@sparring/contracts/credentials/published';
import { type Defect, defect } from '../defect.ts';
import { asService, asked, bearer, callbackOf, codeOf, exchanged, revoked } from '../lab.ts';

export const defects: readonly Defect[] = [
  defect('address-by-its-beginning', 'OAUTH-01', 'sneaky', 'security', {
    file: 'apps/api/src/auth-lab/authorization.ts',
    from: '!registered.includes(redirect)',
    to: '!registered.some((one) => redirect.startsWith(one))',
    matters: `!registered.includes(redirect) &&
    registered.some((one) => redirect.startsWith(one))`,
    seen: 'The provider redirects to an address that only begins like the registered one.',
    nudge: 'Look at redirect_uri.',
    hint: 'Exactly registered: longer is not equal.',
    recipe: 'The registered address with /more behind it: 400.',
    caught: async ({ api, expect }) => {
      const { status } = await asked(api, { redirect_uri: `${callbackOf(api)}/more` });
      expect(status).toBe(400);
    },
  }),
  defect('code-works-twice', 'OAUTH-03', 'hard', 'sequences', {
    file: 'apps/api/src/auth-lab/code-exchange.ts',
    from: 'if (code.grant !== undefined) {',
    to: 'if (code.grant !== undefined && code.until < context.clock.now().getTime()) {',
    seen: 'A code can be exchanged several times within its minute.',
    nudge: 'Look at the code of the provider.',
    hint: 'It is meant for one exchange.',
    recipe: 'Exchange the same code twice: the second gets invalid_grant.',
    caught: async ({ api, expect }) => {
      const code = await codeOf(api);
      await exchanged(api, code);
      const { error } = await exchanged(api, code);
      expect(error).toBe('invalid_grant');
    },
  }),
  defect('discovery-without-the-workspace', 'OAUTH-08', 'hard', 'contract', {
    file: 'apps/api/src/auth-lab/oauth-routes.ts',
    from: 'providerAt(absoluteIn(call)(root))',
    to: 'providerAt(`${call.origin()}/v1/practice${root}`)',
    matters: 'absoluteIn(call)(root) !== `${call.origin()}/v1/practice${root}`',
    seen: 'The discovery document of a workspace leads to the provider of another one.',
    nudge: 'Look at the discovery document.',
    hint: 'A client goes wherever it says.',
    recipe: 'The issuer begins with the address under which you asked, /w/… included.',
    caught: async ({ api, expect }) => {
      const path = '/labs/auth/oauth/.well-known/oauth-authorization-server';
      const { body } = await api.get<{ issuer: string }>(path);
      expect(body.issuer).toBe(`${api.origin}${api.base}/labs/auth/oauth`);
    },
  }),
  defect('plain-verifier', 'OAUTH-04', 'sneaky', 'security', {
    file: 'apps/api/src/auth-lab/code-exchange.ts',
    from: "isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)",
    to: "isSame(createHash('sha256').update(verifier).digest('base64url'), challenge) || isSame(verifier, challenge)",
    pure: true,
    seen: 'The challenge itself is accepted as the verifier, so that whoever saw it can exchange the code.',
    nudge: 'Look at PKCE.',
    hint: 'The challenge is public, the verifier is not.',
    recipe: 'Exchange a code with the challenge as code_verifier: invalid_grant.',
    caught: async ({ api, expect }) => {
      const code = await codeOf(api);
      const { error } = await exchanged(api, code, { code_verifier: samplePkce.challenge });
      expect(error).toBe('invalid_grant');
    },
  }),
  defect('refresh-token-not-revoked', 'OAUTH-07', 'sneaky', 'sequences', {
    file: 'apps/api/src/auth-lab/grants.ts',
    from: "typeof proof === 'string' ? readRefresh(context, token)?.id : proof.grant",
    to: "typeof proof === 'string' ? undefined : proof.grant",
    matters: "typeof proof === 'string' && readRefresh(context, token) !== undefined",
    seen: 'Revoking a refresh token says yes and does nothing.',
    nudge: 'Look at revocation.',
    hint: 'There are two kinds of tokens to revoke.',
    recipe: 'Revoke the refresh token, then use the access token: 401.',
    caught: async ({ api, expect }) => {
      const pair = await exchanged(api, await codeOf(api));
      await revoked(api, pair.refresh_token);
      const { status } = await api.get('/labs/auth/oauth/me', bearer(pair.access_token));
      expect(status).toBe(401);
    },
  }),
  defect('scopes-not-narrowed', 'OAUTH-06', 'hard', 'contract', {
    file: 'apps/api/src/auth-lab/oauth-tokens.ts',
    from: 'scopeFor(requestedScope, client.scopes, client.scopes)',
    to: 'scopeFor(undefined, client.scopes, client.scopes)',
    matters: '(requestedScope ?? client.scopes) !== client.scopes',
    seen: 'A service that asks for one scope gets all that it may have.',
    nudge: 'Look at a client that gets a token for itself.',
    hint: 'It can ask for less than it may have.',
    recipe: 'client_credentials with the scope read: the token has only read.',
    caught: async ({ api, expect }) => {
      const { scope } = await asService(api, { scope: 'read' });
      expect(scope).toBe('read');
    },
  }),
  defect('service-can-refresh', 'OAUTH-06', 'medium', 'contract', {
    file: 'apps/api/src/auth-lab/oauth-tokens.ts',
    from: 'client: client.id, scope: found.scope }',
    to: 'client: client.id, scope: found.scope, refresh: 0 }',
    matters: 'true',
    seen: 'A service that logs in with its secret gets a refresh token, too.',
    nudge: 'Look at a client that gets a token for itself.',
    hint: 'What does it need, and what is too much?',
    recipe: 'client_credentials: the reply has no refresh_token.',
    caught: async ({ api, expect }) => {
      const reply = await asService(api);
      expect(Object.keys(reply)).not.toContain('refresh_token');
    },
  }),
  defect('state-lost-with-an-error', 'OAUTH-02', 'hard', 'contract', {
    file: 'apps/api/src/auth-lab/authorization.ts',
    from: '...(state !== undefined && { state })',
    to: "...(state !== undefined && 'code' in parameters && { state })",
    pure: true,
    seen: 'The redirect with an error does not have the state of the client.',
    nudge: 'Look at the errors of a request for authorization.',
    hint: 'The client has to know which of its requests failed.',
    recipe: 'response_type token with a state: the redirect has the state.',
    caught: async ({ api, expect }) => {
      const { headers } = await asked(api, { response_type: 'token', state: 'my-state' });
      expect(headers.get('Location')).toContain('state=my-state');
    },
  }),
];
