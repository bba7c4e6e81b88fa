import { z } from 'zod';
import { endpoint, formType } from '../endpoint.ts';
import { emptyReply, pageReply, reply } from '../reply.ts';
import { exampleHost, oauthRoot, shortText, text } from './oauth-text.ts';
import {
  callbackPath,
  labAccounts,
  labLifetimes,
  samplePkce,
  scopes,
} from '../credentials/published.ts';
import { noStore } from './token-endpoints.ts';

const [{ username, password }] = labAccounts;
const loopback = 'http://127.0.0.1:8765/callback';

/** The parameters of a request for authorization. The provider checks them, because it answers most errors with a redirect. */
const authorization = {
  response_type: shortText.optional().describe('Always `code`.'),
  client_id: shortText.optional().describe('A registered client, such as `lab-web`.'),
  redirect_uri: shortText
    .optional()
    .meta({
      description: 'Exactly a registered address. It may be left out if the client has only one.',
      examples: [loopback],
    }),
  scope: shortText.optional().describe(`One or more of ${scopes.join(', ')}, separated by spaces.`),
  state: shortText.optional().describe('Any text. The provider returns it unchanged.'),
  code_challenge: shortText
    .optional()
    .describe('The base64url of the SHA-256 of the verifier (PKCE).'),
  code_challenge_method: shortText.optional().describe('Always `S256`.'),
};

const example = {
  response_type: 'code',
  client_id: 'lab-web',
  scope: 'read',
  state: 'a1b2c3',
  code_challenge: samplePkce.challenge,
  code_challenge_method: 'S256',
};

const redirect = emptyReply({
  description: 'The browser goes back to the client, with `code` or `error`, `state` and `iss`.',
  headers: { Location: 'The redirect_uri with the parameters.' },
});
const page = (description: string) =>
  pageReply({
    description,
    headers: { 'Content-Security-Policy': 'Where the form of the page may lead.', ...noStore },
  });

const callback = z.object({
  code: shortText.optional().describe('The code to exchange for tokens.'),
  state: shortText.optional().describe('The text that the client sent. Compare it.'),
  iss: shortText
    .optional()
    .meta({
      description: 'The provider that sent this response.',
      examples: [exampleHost + oauthRoot],
    }),
  error: shortText
    .optional()
    .meta({ description: 'Why there is no code.', examples: ['access_denied'] }),
  error_description: shortText
    .optional()
    .meta({ description: 'The same in words.', examples: ['The owner said no.'] }),
});

/** The part of the provider that a browser uses. */
export const authorizeEndpoints = {
  askToAuthorize: endpoint({
    method: 'GET',
    path: `${oauthRoot}/authorize`,
    title: 'Ask to authorize',
    description: `Shows a page on which the owner of an account allows a client to act (RFC 6749 with PKCE). Open it in a browser; practice checking \`state\` and \`iss\` when you come back, and asserting that a wrong \`redirect_uri\` is never followed.`,
    query: z.object(authorization),
    replies: { 200: page('The page: log in, and allow or deny.'), 303: redirect },
    problems: ['redirect-refused'],
    example: { query: { ...example, client_id: 'lab-app', redirect_uri: loopback } },
  }),
  authorize: endpoint({
    method: 'POST',
    path: `${oauthRoot}/authorize`,
    title: 'Allow or deny',
    description: `What the form of that page sends. The code in the redirect is valid for ${labLifetimes.code} seconds and works once.`,
    bodyTypes: [formType],
    body: z
      .object({
        ...authorization,
        username: text.optional().describe('The account.'),
        password: text.optional().describe('Its password.'),
        decision: text.optional().describe('`allow` or `deny`.'),
      })
      .meta({ id: 'OAuthDecision' }),
    invalidBody: 'redirect-refused',
    replies: {
      303: redirect,
      403: page('The page again: no account has this username and password.'),
    },
    problems: ['redirect-refused', 'too-many-new-workspaces', 'store-unavailable'],
    example: { body: { ...example, username, password, decision: 'allow' } },
  }),
  showCallback: endpoint({
    method: 'GET',
    path: callbackPath,
    title: 'Come back to the client',
    description:
      'A place for a redirect to end: it returns the parameters that the provider sent. A real client compares `state` here and exchanges the code at once.',
    query: callback,
    replies: {
      200: reply(callback.meta({ id: 'OAuthCallback' }), {
        description: 'What the provider sent.',
        example: { code: 'Yzk5ZDczMzRl', state: 'a1b2c3', iss: exampleHost + oauthRoot },
      }),
    },
    problems: [],
    example: { query: { code: 'Yzk5ZDczMzRl', state: 'a1b2c3' } },
  }),
};
