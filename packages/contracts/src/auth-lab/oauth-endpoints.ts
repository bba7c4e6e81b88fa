import { z } from 'zod';
import { endpoint, formType } from '../endpoint.ts';
import { emptyReply, reply } from '../reply.ts';
import { authorizeEndpoints } from './authorize-endpoints.ts';
import { exampleHost, oauthRoot, text } from './oauth-text.ts';
import { scopes } from '../credentials/published.ts';
import { exampleOwner, exampleTokens, labTokens, noStore, tokenOwner } from './token-endpoints.ts';

const stores = ['too-many-new-workspaces', 'store-unavailable'] as const;

const tokenInput = z
  .object({
    grant_type: text.describe('`authorization_code`, `refresh_token` or `client_credentials`.'),
    code: text.optional().describe('The code from the redirect.'),
    redirect_uri: text.optional().describe('The same as in the request for authorization.'),
    code_verifier: text.optional().describe('The verifier of the code_challenge.'),
    refresh_token: text.optional().describe('The refresh token.'),
    scope: text.optional().describe('The wanted scopes; all of the client if left out.'),
    client_id: text.optional().describe('The client, if it is not in the Authorization header.'),
    client_secret: text
      .optional()
      .describe('Its secret, if it is not in the Authorization header.'),
  })
  .meta({ id: 'OAuthTokenRequest' });

const aToken = z
  .object({
    token: text.describe('An access token or a refresh token.'),
    token_type_hint: text.optional().describe('Is ignored: the provider finds out itself.'),
  })
  .meta({ id: 'OAuthTokenInput' });

const tokenOfClient = z
  .object({
    ...aToken.shape,
    client_id: tokenInput.shape.client_id,
    client_secret: tokenInput.shape.client_secret,
  })
  .meta({ id: 'OAuthRevocation' });

const metadata = z
  .object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    revocation_endpoint: z.string(),
    introspection_endpoint: z.string(),
    scopes_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    code_challenge_methods_supported: z.array(z.string()),
    authorization_response_iss_parameter_supported: z.boolean(),
  })
  .meta({ id: 'OAuthMetadata' });

const introspection = z
  .object({
    active: z.boolean().describe('Whether the token is valid now.'),
    scope: z.string().optional(),
    client_id: z.string().optional(),
    sub: z.string().optional(),
    token_type: z.string().optional(),
    exp: z.int().optional().describe('The seconds since 1970 at which it expires.'),
  })
  .meta({ id: 'OAuthIntrospection' });

/** The discovery document of the provider at this address. */
export const providerAt = (issuer: string): z.infer<typeof metadata> => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  revocation_endpoint: `${issuer}/revoke`,
  introspection_endpoint: `${issuer}/introspect`,
  scopes_supported: [...scopes],
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

const asClient = { scheme: 'client', required: false } as const;

export const oauthLabEndpoints = {
  describeProvider: endpoint({
    method: 'GET',
    path: `${oauthRoot}/.well-known/oauth-authorization-server`,
    title: 'Discover the provider',
    description:
      'Returns the endpoints and capabilities of the provider (RFC 8414). Practice configuring a client from this document alone.',
    replies: {
      200: reply(metadata, {
        description: 'The provider, with the addresses of this request.',
        example: providerAt(exampleHost + oauthRoot),
      }),
    },
    problems: [],
    example: {},
  }),
  ...authorizeEndpoints,
  exchange: endpoint({
    method: 'POST',
    path: `${oauthRoot}/token`,
    title: 'Get tokens from the provider',
    description:
      'Exchanges a code and its verifier, a refresh token, or the secret of a client for tokens. Practice the errors of RFC 6749: a second use of a code is rejected, and ends the tokens of the first use.',
    security: asClient,
    bodyTypes: [formType],
    body: tokenInput,
    invalidBody: 'oauth-invalid-request',
    replies: {
      200: reply(labTokens, {
        description: 'The tokens. Only a code or a refresh token gets a refresh token.',
        headers: noStore,
        example: { ...exampleTokens, scope: 'read write' },
      }),
    },
    problems: [
      'oauth-invalid-grant',
      'oauth-unauthorized-client',
      'oauth-unsupported-grant-type',
      'oauth-invalid-scope',
      ...stores,
    ],
    example: {
      body: {
        grant_type: 'client_credentials',
        scope: 'read write',
        client_id: 'lab-service',
        client_secret: 'silver-Anchor-86',
      },
    },
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${oauthRoot}/revoke`,
    title: 'Revoke a token',
    description:
      'Ends a token and all others of the same grant (RFC 7009). The response is 200 for an unknown token, too: practice asserting the effect, not the response.',
    security: asClient,
    bodyTypes: [formType],
    body: tokenOfClient,
    invalidBody: 'oauth-invalid-request',
    replies: { 200: emptyReply({ description: 'The token is not valid any more.' }) },
    problems: ['oauth-invalid-client', ...stores],
    example: { body: { token: 'any', client_id: 'lab-app' } },
  }),
  introspect: endpoint({
    method: 'POST',
    path: `${oauthRoot}/introspect`,
    title: 'Ask about a token',
    description:
      'Tells a client with a secret whether a token is valid, and for whom (RFC 7662). Practice asserting `active` before and after a revocation.',
    security: { scheme: 'client', required: true },
    bodyTypes: [formType],
    body: aToken,
    invalidBody: 'oauth-invalid-request',
    replies: {
      200: reply(introspection, {
        description: 'What the token allows. A token that is not valid has only `active`.',
        headers: noStore,
        example: { active: false },
      }),
    },
    problems: ['store-unavailable'],
    example: { body: { token: 'any' } },
  }),
  showOAuthOwner: endpoint({
    method: 'GET',
    path: `${oauthRoot}/me`,
    title: 'Send a token of the provider',
    description:
      'Returns for whom the access token was issued. Practice the whole flow: discover, authorize, exchange, send the token, and revoke it.',
    security: { scheme: 'oauth', required: true, scope: 'read' },
    replies: {
      200: reply(tokenOwner, { description: 'The token is valid.', example: exampleOwner }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),
};
