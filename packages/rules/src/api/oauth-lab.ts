import type { Area } from '../area.ts';

export const oauthLab = {
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
    {
      id: 'OAUTH-01',
      from: 'RFC 6749',
      where: ['oauthLab.askToAuthorize', 'oauthLab.authorize'],
      text: 'The page that asks for permission works without a script; for an unknown client or an address that is not exactly registered it replies 400 and never redirects.',
    },
    {
      id: 'OAUTH-02',
      from: 'RFC 6749',
      where: ['oauthLab.askToAuthorize', 'oauthLab.authorize'],
      text: 'Every other error of a request for authorization is a redirect with error, the unchanged state, and iss.',
    },
    {
      id: 'OAUTH-03',
      from: 'RFC 6749',
      where: ['oauthLab.authorize', 'oauthLab.exchange'],
      text: 'A code is valid for 60 seconds and works once; a second use gets invalid_grant and ends the tokens of the first.',
    },
    {
      id: 'OAUTH-04',
      from: 'RFC 7636',
      where: ['oauthLab.exchange'],
      text: 'A code is exchanged only by its client, with the same redirect_uri, and with a verifier whose SHA-256 is the challenge.',
    },
    {
      id: 'OAUTH-05',
      from: 'RFC 6749',
      where: ['oauthLab.exchange'],
      text: 'An error of the token endpoint is application/json with a code of RFC 6749 in error, and error_description; only invalid_client is a 401, with WWW-Authenticate.',
    },
    {
      id: 'OAUTH-06',
      from: 'RFC 6749',
      where: ['oauthLab.exchange'],
      text: 'A client with a secret gets a token for itself with the wanted scopes that it has, and no refresh token.',
    },
    {
      id: 'OAUTH-07',
      from: 'RFC 7009',
      where: ['oauthLab.revoke', 'oauthLab.introspect'],
      text: 'Revoking a token of a client ends all tokens of its grant; introspection then says only that they are not active.',
      isExact: true,
    },
    {
      id: 'OAUTH-08',
      from: 'RFC 8414',
      where: ['oauthLab.describeProvider'],
      text: 'The discovery document has the addresses at which the client reaches the provider, also behind a reverse proxy.',
    },
    {
      id: 'OAUTH-09',
      from: 'RFC 6749',
      where: ['oauthLab.showCallback'],
      text: 'The address to come back to replies with the parameters that the provider has put into the redirect.',
    },
    {
      id: 'OAUTH-10',
      from: 'RFC 6750',
      where: ['oauthLab.showOAuthOwner'],
      text: 'A token of the provider proves its owner, its client and its scopes; without one the reply is 401.',
    },
  ],
} as const satisfies Area;
