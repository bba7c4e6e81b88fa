import type { LabTokens } from '@sparring/contracts/auth-lab/token-endpoints';
import { HttpProblem } from '../problem/refusal.ts';
import { scopeFor } from './authorization.ts';
import { createExchange } from './code-exchange.ts';
import type { Grants } from './grants.ts';
import type { Client } from './oauth-client.ts';
import type { LabSecrets, LabContext } from './secrets.ts';

interface TokenRequest {
  readonly grant_type: string;
  readonly code?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
  readonly refresh_token?: string | undefined;
  readonly scope?: string | undefined;
}

type TokenIssuer = (context: LabContext, sent: TokenRequest, client: Client) => Promise<LabTokens>;

const requireParameter = (name: string, value: string | undefined): string => {
  if (value !== undefined) return value;
  throw new HttpProblem('oauth-invalid-request', `The parameter ${name} is missing.`);
};

/** The token endpoint issues tokens by one function for each grant_type. */
export const createTokenEndpoint = (grants: Grants, secrets: LabSecrets): TokenIssuer => {
  const exchange = createExchange(grants, secrets);
  const issuers: Readonly<Record<Client['grants'][number], TokenIssuer>> = {
    authorization_code: (context, sent, client) => {
      requireParameter('code', sent.code);
      return exchange(context, sent, client);
    },
    refresh_token: async (context, sent, client) => {
      const renewed = await grants.renew(
        context,
        requireParameter('refresh_token', sent.refresh_token),
        client.id,
      );
      if (typeof renewed !== 'string') return renewed;
      throw new HttpProblem(
        'oauth-invalid-grant',
        renewed === 'reused'
          ? 'The refresh token was used before. Two clients seem to have it, so all tokens of this grant have ended.'
          : 'The refresh token is unknown, has expired or ended, or belongs to another client.',
      );
    },
    client_credentials: async (context, { scope: requestedScope }, client) => {
      const found = scopeFor(requestedScope, client.scopes, client.scopes);
      if ('error' in found) throw new HttpProblem('oauth-invalid-scope', found.error_description);
      return grants.add(context, { subject: client.id, client: client.id, scope: found.scope });
    },
  };
  const isGrantType = (name: string): name is keyof typeof issuers => Object.hasOwn(issuers, name);

  return (context, sent, client) => {
    const { grant_type: type } = sent;
    if (!isGrantType(type))
      throw new HttpProblem(
        'oauth-unsupported-grant-type',
        `The grant_type '${type}' is not one of ${Object.keys(issuers).join(', ')}.`,
      );
    if (!client.grants.includes(type))
      throw new HttpProblem(
        'oauth-unauthorized-client',
        `The client ${client.id} may not use ${type}, only ${client.grants.join(', ')}.`,
      );
    return issuers[type](context, sent, client);
  };
};
