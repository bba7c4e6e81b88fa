import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { reply } from '../reply.ts';
import { labAccounts, labLifetimes, signingKey, totp } from '../credentials/published.ts';

const [{ username, password }] = labAccounts;

export const provenAccount = z
  .object({
    username: z.string().describe('The account that the credentials belong to.'),
    scheme: z.string().describe('The scheme that the API checked.'),
  })
  .meta({ id: 'ProvenAccount' });

const welcome = (scheme: string) =>
  ({
    200: reply(provenAccount, {
      description: 'The credentials are valid.',
      example: { username, scheme },
    }),
  }) as const;

const signedMessage = z
  .object({ message: line(200).describe('Any text.') })
  .meta({ id: 'SignedMessage' });

export const authLabEndpoints = {
  useBasic: endpoint({
    method: 'GET',
    path: '/labs/auth/basic',
    title: 'Basic authentication',
    description: `Takes a username and a password in every request (RFC 7617), such as \`${username}\` and \`${password}\`. Practice sending them, and asserting the 401 and its challenge when they are missing or wrong.`,
    security: { scheme: 'basic', required: true },
    replies: welcome('Basic'),
    problems: [],
    example: {},
  }),
  useDigest: endpoint({
    method: 'GET',
    path: '/labs/auth/digest',
    title: 'Digest authentication',
    description: `Takes the response to a challenge instead of the password (RFC 7616): SHA-256, or MD5 for old clients, with \`qop=auth\`. Practice a login with two requests: the nonce of the 401 is valid for ${labLifetimes.nonce} seconds (after that: \`stale=true\`), and \`nc\` must grow with each request.`,
    security: { scheme: 'digest', required: true },
    replies: welcome('Digest'),
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: {},
  }),
  useKeyInHeader: endpoint({
    method: 'GET',
    path: '/labs/auth/key-in-header',
    title: 'API key in a header',
    description:
      'Takes a fixed key in the header `X-API-Key`. Practice keeping a key out of the test code, and asserting that a key in the query does not count here.',
    security: { scheme: 'keyInHeader', required: true },
    replies: welcome('ApiKey'),
    problems: [],
    example: {},
  }),
  useKeyInQuery: endpoint({
    method: 'GET',
    path: '/labs/auth/key-in-query',
    title: 'API key in the query',
    description:
      'Takes the same key as the parameter `api_key`. See what a key in a URL costs: it is in every log, in the browser history and in every link that you paste.',
    security: { scheme: 'keyInQuery', required: true },
    replies: welcome('ApiKey'),
    problems: [],
    example: {},
  }),
  sendSigned: endpoint({
    method: 'POST',
    path: '/labs/auth/signed',
    title: 'Signed request',
    description: `Takes a signature of the request instead of a secret (RFC 9421, \`hmac-sha256\`, key id \`${signingKey.id}\`, secret \`${signingKey.secret}\`). Sign \`@method\`, \`@path\` and \`content-digest\` with \`created\` no more than ${labLifetimes.signature} seconds ago; a 401 says which step of the check failed and shows the lines that the API signed.`,
    security: { scheme: 'signature', required: true },
    headers: {
      'Signature-Input': z
        .string()
        .meta({
          description: 'What is signed, and with which key.',
          examples: [
            `sig1=("@method" "@path" "content-digest");created=1772442000;keyid="${signingKey.id}";alg="hmac-sha256"`,
          ],
        }),
      'Content-Digest': z
        .string()
        .meta({
          description: 'The hash of the body (RFC 9530).',
          examples: ['sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:'],
        }),
    },
    body: signedMessage,
    replies: {
      200: reply(
        z
          .object({
            message: z.string(),
            signature_base: z.string().describe('The lines that were signed.'),
          })
          .meta({ id: 'VerifiedMessage' }),
        {
          description: 'The signature is valid.',
          example: { message: 'Hello', signature_base: '"@method": POST\n…' },
        },
      ),
    },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: { body: { message: 'Hello' } },
  }),
  useTotp: endpoint({
    method: 'GET',
    path: '/labs/auth/totp',
    title: 'One-time code',
    description: `Takes a code of ${totp.digits} digits that changes every ${totp.period} seconds (RFC 6238, SHA-1, the secret is \`${totp.secret}\`). Practice computing it in a test: the codes just before and after pass as well, and each code passes once.`,
    security: { scheme: 'totp', required: true },
    replies: welcome('TOTP'),
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: {},
  }),
};
