import { randomBytes } from 'node:crypto';
import { providerAt, type oauthLabEndpoints } from '@sparring/contracts/auth-lab/oauth-endpoints';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import { reply, type Handlers, type UrlBuilder } from '../request/handler.ts';
import { accountWith } from './accounts.ts';
import { addressWith, errorIn, scopeFor, wayBack, type Asking } from './authorization.ts';
import { authorizePage, pageHeaders } from './authorize-page.ts';
import { codeRemembered } from './code-exchange.ts';
import type { Grants } from './grants.ts';
import { requireClient } from './oauth-client.ts';
import { createTokenEndpoint } from './oauth-tokens.ts';
import type { LabSecrets } from './secrets.ts';
import { noStore, ownerOf } from './token-routes.ts';

const root = '/labs/auth/oauth';

const absoluteIn =
  ({ href, origin }: UrlBuilder) =>
  (path: string): string =>
    origin() + href(path);

const back = (Location: string) => reply(303, undefined, { Location });

/** What both methods of the page need. */
const readAsking = (asking: Asking, urls: UrlBuilder) => {
  const absolute = absoluteIn(urls);
  const way = wayBack(asking, absolute);
  const goBack = (parameters: Readonly<Record<string, string>>) =>
    back(addressWith(way.redirect, absolute(root), asking, parameters));
  return {
    way,
    goBack,
    action: urls.href(`${root}/authorize`),
    error: errorIn(asking, way.client),
  };
};

export const oauthRoutes = (
  grants: Grants,
  secrets: LabSecrets,
): Handlers<typeof oauthLabEndpoints> => {
  const tokensFor = createTokenEndpoint(grants, secrets);

  return {
    describeProvider: (call) => reply(200, providerAt(absoluteIn(call)(root))),
    askToAuthorize: (call) => {
      const { way, goBack, action, error } = readAsking(call.query, call);
      if (error) return goBack({ ...error });
      return reply(200, authorizePage({ asking: call.query, way, action }), pageHeaders(way));
    },
    authorize: async (call) => {
      const { username = '', password = '', decision, ...asking } = call.body;
      const { way, goBack, action, error } = readAsking(asking, call);
      if (error) return goBack({ ...error });
      if (decision !== 'allow')
        return goBack({ error: 'access_denied', error_description: 'The owner said no.' });
      const account = accountWith(username, password);
      if (!account) {
        const refusal = { reason: 'No account has this username and password.', username };
        const page = authorizePage({ asking, way, action, refusal });
        return reply(403, page, pageHeaders(way));
      }
      const found = scopeFor(asking.scope, account.scopes, ['read']);
      if ('error' in found) return goBack({ ...found });
      const code = randomBytes(24).toString('base64url');
      const now = call.clock.now().getTime();
      await secrets.change(call, (rows) =>
        rows.put('code', code, now + codeRemembered, {
          client: way.client.id,
          subject: account.username,
          scope: found.scope,
          challenge: asking.code_challenge!,
          ...(asking.redirect_uri !== undefined && { redirect: asking.redirect_uri }),
          until: now + labLifetimes.code * 1000,
        }),
      );
      return goBack({ code });
    },
    showCallback: ({ query }) => reply(200, query),
    exchange: async (call) => {
      const client = requireClient(call.proof, call.body);
      return reply(200, await tokensFor(call, call.body, client), noStore);
    },
    revoke: async (call) => {
      const client = requireClient(call.proof, call.body);
      const id = await grants.idOf(call, call.body.token);
      const grant = id === undefined ? undefined : await secrets.find(call, 'grant', id);
      if (id !== undefined && grant?.client === client.id) await grants.end(call, id);
      return reply(200, undefined);
    },
    introspect: async (call) => {
      requireClient(call.proof, {});
      const { token } = call.body;
      const proof = await grants.read(call, token);
      if (typeof proof !== 'string') {
        const { scope, client: client_id, subject: sub, expires: exp } = proof;
        return reply(
          200,
          { active: true, scope, ...(client_id && { client_id }), sub, exp, token_type: 'Bearer' },
          noStore,
        );
      }
      const grant = await grants.behind(call, token);
      if (!grant) return reply(200, { active: false }, noStore);
      const { scope, client: client_id, subject: sub } = grant;
      return reply(200, { active: true, scope, ...(client_id && { client_id }), sub }, noStore);
    },
    showOAuthOwner: ({ proof }) => ownerOf(proof),
  };
};
