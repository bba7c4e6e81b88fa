import type { SecurityScheme } from './scheme.ts';
import { apiKey, labAccounts, realm, scopes, signingKey, totp } from './published.ts';

const [{ username, password }] = labAccounts;

const problems = { missing: 'missing-credentials', invalid: 'refused-credentials' } as const;
const inAuthorization = { place: 'header', name: 'Authorization', problems } as const;
const account = { username, password };
const unchanged = (secret: string) => secret;
const challengeOf = (scheme: string) => `${scheme} realm="${realm}"`;

const accessToken = {
  ...inAuthorization,
  value: (secret: string) => `Bearer ${secret}`,
  secret: { variable: 'access_token' },
  challenge: challengeOf('Bearer'),
} as const;

/** The API key in one of its two places. */
const keyIn = <const Place extends 'header' | 'query'>(place: Place, name: string) => ({
  place,
  name,
  value: unchanged,
  secret: { published: apiKey },
  meaning: 'The API key.',
  challenge: challengeOf('ApiKey'),
  openApi: () => ({ type: 'apiKey', in: place, name, description: `The key ${apiKey}.` }),
  problems,
});

/** The scopes with their descriptions, as the flows of OpenAPI list them. */
const scopeTexts = Object.fromEntries(scopes.map((scope) => [scope, `May ${scope}.`]));

/** The kinds of credentials of the auth lab. */
export const labSchemes = {
  basic: {
    ...inAuthorization,
    value: (secret: string) => `Basic ${secret}`,
    secret: { published: btoa(`${username}:${password}`) },
    meaning: '`Basic` and the base64 of `username:password`.',
    challenge: `${challengeOf('Basic')}, charset="UTF-8"`,
    openApi: () => ({
      type: 'http',
      scheme: 'basic',
      description: `An account of the auth lab, such as ${username} with the password ${password}.`,
    }),
    postman: { type: 'basic', values: account },
  },
  digest: {
    ...inAuthorization,
    value: (secret: string) => `Digest ${secret}`,
    secret: { variable: 'digest' },
    meaning: '`Digest` and the response to the challenge, computed from the password (RFC 7616).',
    challenge: challengeOf('Digest'),
    openApi: () => ({
      type: 'http',
      scheme: 'digest',
      description: `Digest with SHA-256 or MD5 and qop=auth, with an account such as ${username} and the password ${password}.`,
    }),
    postman: { type: 'digest', values: account },
    curl: `--digest --user '${username}:${password}'`,
  },
  keyInHeader: keyIn('header', 'X-API-Key'),
  keyInQuery: keyIn('query', 'api_key'),
  signature: {
    place: 'header',
    name: 'Signature',
    value: unchanged,
    secret: { variable: 'signature' },
    meaning:
      'The signature of the lines that `Signature-Input` lists (RFC 9421), such as `sig1=:…:`.',
    challenge: challengeOf('Signature'),
    openApi: () => ({
      type: 'apiKey',
      in: 'header',
      name: 'Signature',
      description: `An HTTP message signature (RFC 9421) with hmac-sha256, the key id ${signingKey.id} and the secret ${signingKey.secret}.`,
    }),
    problems,
  },
  totp: {
    place: 'header',
    name: 'X-TOTP',
    value: unchanged,
    secret: { variable: 'code' },
    meaning: `The code of ${totp.digits} digits for the current time (RFC 6238).`,
    challenge: challengeOf('TOTP'),
    openApi: () => ({
      type: 'apiKey',
      in: 'header',
      name: 'X-TOTP',
      description: `The one-time code of the secret ${totp.secret}.`,
    }),
    problems,
  },
  accessToken: {
    ...accessToken,
    meaning: '`Bearer` and an access token of the lab.',
    openApi: () => ({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token that POST /labs/auth/tokens returned.',
    }),
  },
  session: {
    place: 'cookie',
    name: 'lab_session',
    value: unchanged,
    secret: { variable: 'session' },
    meaning: 'The cookie `lab_session` that the login set.',
    challenge: challengeOf('Cookie'),
    openApi: () => ({
      type: 'apiKey',
      in: 'cookie',
      name: 'lab_session',
      description: 'The cookie that POST /labs/auth/session set.',
    }),
    problems,
  },
  oauth: {
    ...accessToken,
    meaning: '`Bearer` and an access token of the OAuth provider.',
    openApi: (base: string) => ({
      type: 'oauth2',
      description: 'The OAuth 2 provider of the auth lab.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${base}/labs/auth/oauth/authorize`,
          tokenUrl: `${base}/labs/auth/oauth/token`,
          scopes: scopeTexts,
        },
        clientCredentials: { tokenUrl: `${base}/labs/auth/oauth/token`, scopes: scopeTexts },
      },
    }),
  },
  client: {
    ...inAuthorization,
    value: (secret: string) => `Basic ${secret}`,
    secret: { published: btoa('lab-service:silver-Anchor-86') },
    meaning: '`Basic` and the base64 of `client_id:client_secret`.',
    challenge: challengeOf('Basic'),
    openApi: () => ({
      type: 'http',
      scheme: 'basic',
      description: 'The id and the secret of a client of the OAuth provider.',
    }),
    postman: { type: 'basic', values: { username: 'lab-service', password: 'silver-Anchor-86' } },
    problems: { missing: 'oauth-invalid-client', invalid: 'oauth-invalid-client' },
  },
} as const satisfies Record<string, SecurityScheme>;
