import { area } from '../area.ts';

export const oauthLab = area({
  slug: 'oauth-lab',
  title: 'OAuth lab',
  place: {
    endpoints: [
      'oauthLab.describeProvider',
      'oauthLab.askToAuthorize',
      'oauthLab.authorize',
      'oauthLab.showCallback',
      'oauthLab.exchange',
      'oauthLab.revoke',
      'oauthLab.introspect',
      'oauthLab.showOAuthOwner',
    ],
  },
  rules: [
    'OAUTH-01 RFC 6749: The page that asks for permission works without a script; for an unknown client or an address that is not exactly registered it replies 400 and never redirects.',
    'OAUTH-02 RFC 6749: Every other error of a request for authorization is a redirect with error, the unchanged state, and iss.',
    'OAUTH-03 RFC 6749: A code is valid for 60 seconds and works once; a second use gets invalid_grant and ends the tokens of the first.',
    'OAUTH-04 RFC 7636: A code is exchanged only by its client, with the same redirect_uri, and with a verifier whose SHA-256 is the challenge.',
    'OAUTH-05 RFC 6749: An error of the token endpoint is application/json with a code of RFC 6749 in error, and error_description; only invalid_client is a 401, with WWW-Authenticate.',
    'OAUTH-06 RFC 6749: A client with a secret gets a token for itself with the wanted scopes that it has, and no refresh token.',
    'OAUTH-07 RFC 7009: Revoking a token of a client ends all tokens of its grant; introspection then says only that they are not active.',
    'OAUTH-08 RFC 8414: The discovery document has the addresses at which the client reaches the provider, also behind a reverse proxy.',
    'OAUTH-09 RFC 6749: The address to come back to returns the parameters that the provider has put into the redirect.',
    'OAUTH-10 RFC 6750: A token of the provider proves its owner, its client and its scopes; without one the response is 401.',
  ],
  where: {
    'OAUTH-01': ['oauthLab.askToAuthorize', 'oauthLab.authorize'],
    'OAUTH-02': ['oauthLab.askToAuthorize', 'oauthLab.authorize'],
    'OAUTH-03': ['oauthLab.authorize', 'oauthLab.exchange'],
    'OAUTH-04': ['oauthLab.exchange'],
    'OAUTH-05': ['oauthLab.exchange'],
    'OAUTH-06': ['oauthLab.exchange'],
    'OAUTH-07': ['oauthLab.revoke', 'oauthLab.introspect'],
    'OAUTH-08': ['oauthLab.describeProvider'],
    'OAUTH-09': ['oauthLab.showCallback'],
    'OAUTH-10': ['oauthLab.showOAuthOwner'],
  },
  exact: ['OAUTH-07'],
});
