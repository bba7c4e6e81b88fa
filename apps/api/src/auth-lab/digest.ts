import { realm } from '@sparring/contracts/credentials/published';
import type { LabAccountProof, Scheme } from '../request/proof.ts';
import type { HttpProblem } from '../problem/refusal.ts';
import { accountNamed } from './accounts.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import { isSame } from '../http/read/compare.ts';
import {
  algorithms,
  digestFields,
  digestResponse,
  isAlgorithm,
  type DigestFields,
} from './digest-fields.ts';
import type { Nonces } from './nonces.ts';
import type { LabSecrets, LabContext } from './secrets.ts';

const required = ['username', 'realm', 'nonce', 'uri', 'response', 'qop', 'nc', 'cnonce'] as const;

/** What is wrong with the parameters, before anything is computed. */
const wrongIn = (fields: DigestFields, target: string): string | undefined => {
  const missing = required.filter((name) => fields[name] === undefined);
  if (missing.length > 0) return `The header has no ${missing.join(', ')}.`;
  if (fields['realm'] !== realm) return `The realm is not "${realm}".`;
  if (fields['qop'] !== 'auth') return 'The qop is not auth.';
  if (!/^[0-9a-f]{8}$/i.test(fields['nc']!))
    return 'The nc is not a hexadecimal number of 8 digits.';
  if (fields['uri'] !== target) return `The uri is not the target of the request, ${target}.`;
  const { algorithm = 'MD5' } = fields;
  return isAlgorithm(algorithm)
    ? undefined
    : `The algorithm is not one of ${Object.keys(algorithms).join(', ')}.`;
};

/** The answer to a challenge (RFC 7616). The challenge is signed; the store keeps only how often a nonce was used. */
export const digest = (nonces: Nonces, secrets: LabSecrets): Scheme<LabAccountProof> => {
  const challenge = (context: LabContext, isStale = false): string[] => {
    const nonce = nonces.issue(context);
    const stale = isStale ? ', stale=true' : '';
    return Object.keys(algorithms).map(
      (algorithm) =>
        `Digest realm="${realm}", qop="auth", algorithm=${algorithm}, nonce="${nonce}"${stale}`,
    );
  };
  const refused = (context: LabContext, reason: string, isStale = false): HttpProblem =>
    refusedCredentials('digest', reason, challenge(context, isStale));

  /** Whether the nc is higher than all before it with this nonce. */
  const isNewCount = (context: LabContext, { nonce = '', nc = '' }: DigestFields, expiry: number) =>
    secrets.change(context, function* (rows) {
      const count = Number.parseInt(nc, 16);
      if (count <= ((yield* rows.get('nonce', nonce)) ?? 0)) return false;
      yield* rows.put('nonce', nonce, expiry, count);
      return true;
    });

  return {
    sent: ({ headers }) => headers.authorization,
    check: async (sent, { request, target, workspaceContext: context }) => {
      const fields = digestFields(sent);
      if (!fields) throw refused(context, 'The Authorization header is not a valid Digest.');
      const wrong = wrongIn(fields, target);
      if (wrong) throw refused(context, wrong);
      const account = accountNamed(fields['username']!);
      const expected = account && digestResponse(account, request.method ?? '', fields);
      if (!account || !expected || !isSame(expected, fields['response']!))
        throw refused(
          context,
          'The response does not match the username, the password and the request.',
        );
      const expiry = nonces.expiryOf(fields['nonce']!, context);
      if (expiry === undefined)
        throw refused(
          context,
          'The response is right, but the nonce has expired or is not one of this workspace. Respond to the new nonce.',
          true,
        );
      if (!(await isNewCount(context, fields, expiry)))
        throw refused(
          context,
          `The nc ${fields['nc']} is not higher than the last one with this nonce: the request is a replay.`,
        );
      return { username: account.username };
    },
    missing: ({ workspaceContext }) => missingCredentials('digest', challenge(workspaceContext)),
  };
};
