import { createHash, createHmac } from 'node:crypto';
import { labLifetimes, signingKey } from '@sparring/contracts/credentials/published';
import { schemeOf } from '@sparring/contracts/security';
import type { Scheme, SignatureProof } from '../request/proof.ts';
import type { HttpProblem } from '../problem/refusal.ts';
import type { EndpointContext } from '../request/context.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import { isSame } from '../http/read/compare.ts';
import type { LabSecrets } from './secrets.ts';
import { signatureBase, signatureInput, type SignatureInput } from './signature-input.ts';

const requiredParts = ['@method', '@path', 'content-digest'];

const refused = (reason: string): HttpProblem => refusedCredentials('signature', reason);

/** The base64 of the HMAC-SHA256 of the lines. */
export const signed = (base: string): string =>
  createHmac('sha256', signingKey.secret).update(base).digest('base64');

/** What is wrong with the parameters, before anything is computed. */
const wrongIn = (
  { components, keyid, alg, created }: SignatureInput,
  target: string,
  now: number,
): string | undefined => {
  if (keyid !== signingKey.id) return `Step 2, the key: the keyid is not "${signingKey.id}".`;
  if (alg !== undefined && alg !== 'hmac-sha256')
    return 'Step 2, the key: the alg is not "hmac-sha256".';
  const wanted = target.includes('?') ? [...requiredParts, '@query'] : requiredParts;
  const unsigned = wanted.filter((name) => !components.includes(name));
  if (unsigned.length > 0)
    return `Step 3, the components: ${unsigned.map((name) => `"${name}"`).join(', ')} must be signed too.`;
  if (new Set(components).size < components.length)
    return 'Step 3, the components: one is listed twice.';
  const age = now / 1000 - (created ?? -Infinity);
  return age < -1 || age > labLifetimes.signature
    ? `Step 4, the time: created must be at most ${labLifetimes.signature} seconds before the time of this workspace, ${Math.floor(now / 1000)}.`
    : undefined;
};

const checkedInput = ({ request, target, workspaceContext }: EndpointContext) => {
  const header = (name: string) => request.headers[name]?.toString();
  const input = signatureInput(header('signature-input') ?? '');
  if (!input)
    throw refused(
      'Step 1, the headers: Signature-Input is missing or not like sig1=("@method" "@path" "content-digest");created=…;keyid="…".',
    );
  const { method = '' } = request;
  const wrong = wrongIn(input, target, workspaceContext.clock.now().getTime());
  if (wrong) throw refused(wrong);
  const made = signatureBase(input, { method, target, header });
  if ('unknown' in made)
    throw refused(`Step 3, the components: the request has no "${made.unknown}".`);
  return { input, base: made.base };
};

/** HTTP message signatures with a shared secret (a part of RFC 9421). A refusal says which step differs. */
export const signature = (secrets: LabSecrets): Scheme<SignatureProof> => ({
  sent: ({ headers }) => headers[schemeOf('signature').name.toLowerCase()]?.toString(),
  check: async (sent, context) => {
    const { input, base } = checkedInput(context);
    if (!isSame(sent.trim(), `${input.label}=:${signed(base)}:`))
      throw refused(
        `Step 5, the signature: Signature must be ${input.label}=:…: with the base64 of the HMAC-SHA256 of these lines, which the API signed:\n${base}\n`,
      );
    const expires = (input.created! + labLifetimes.signature + 1) * 1000;
    const key = createHash('sha256').update(sent).digest('base64url');
    const isFirst = await secrets.change(context.workspaceContext, function* (rows) {
      if (yield* rows.get('signature', key)) return false;
      yield* rows.put('signature', key, expires, true);
      return true;
    });
    if (!isFirst)
      throw refused('Step 6, the replay: this signature was used before. Sign each request again.');
    return { base };
  },
  missing: () => missingCredentials('signature'),
});

/** Throws 401 if the body is not the one whose digest was signed (RFC 9530). */
export const requireDigest = (sent: string | undefined, body: Buffer): void => {
  const expected = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  if (sent?.split(',').some((one) => one.trim() === expected)) return;
  throw refused(
    `Step 7, the body: Content-Digest is not the SHA-256 of the body that arrived, ${expected}`,
  );
};
