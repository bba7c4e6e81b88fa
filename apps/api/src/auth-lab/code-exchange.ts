import { createHash } from 'node:crypto';
import type { LabTokens } from '@sparring/contracts/auth-lab/token-endpoints';
import type { Work } from '../database/engine.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { isSame } from '../http/read/compare.ts';
import type { Grants } from './grants.ts';
import type { Client } from './oauth-client.ts';
import type { AuthorizationCode, Grant, LabRows, LabSecrets, LabContext } from './secrets.ts';

/** How long a used or expired code is recognized. */
export const codeRemembered = 600_000;

interface CodeRequest {
  readonly code?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
}

const verifierPattern = /^[\w.~-]{43,128}$/;

const fits = (verifier: string, challenge: string): boolean =>
  isSame(createHash('sha256').update(verifier).digest('base64url'), challenge);

/** What is wrong with a code that was not used yet. */
const wrongWith = (
  code: AuthorizationCode,
  { redirect_uri: redirect, code_verifier: verifier = '' }: CodeRequest,
  client: Client,
  now: number,
): string | undefined => {
  if (code.client !== client.id) return `The code was issued to a client other than ${client.id}.`;
  if (now >= code.until) return 'The code has expired. Exchange it at once.';
  if (redirect !== code.redirect)
    return 'The redirect_uri is not the one of the request for authorization.';
  return verifierPattern.test(verifier) && fits(verifier, code.challenge)
    ? undefined
    : 'The code_verifier is missing, or its SHA-256 is not the code_challenge.';
};

/** Exchanges a code for tokens, once. A second use ends the tokens of the first. */
export const createExchange = (grants: Grants, secrets: LabSecrets) => {
  function* exchanged(
    context: LabContext,
    rows: LabRows,
    sent: CodeRequest,
    client: Client,
  ): Work<{ readonly id: string; readonly grant: Grant } | string> {
    const key = sent.code ?? '';
    const code = yield* rows.get('code', key);
    if (!code) return 'The code is unknown, or it has expired long ago.';
    if (code.grant !== undefined) {
      yield* rows.remove('grant', code.grant);
      return 'The code was used before. Someone may have stolen it, so the tokens of its first use have ended.';
    }
    const now = context.clock.now().getTime();
    const wrong = wrongWith(code, sent, client, now);
    if (wrong) return wrong;
    const grant: Grant = {
      subject: code.subject,
      client: client.id,
      scope: code.scope,
      refresh: 0,
    };
    const id = yield* grants.added(context, rows, grant);
    yield* rows.put('code', key, now + codeRemembered, { ...code, grant: id });
    return { id, grant };
  }

  return async (context: LabContext, sent: CodeRequest, client: Client): Promise<LabTokens> => {
    const done = await secrets.change(context, (rows) => exchanged(context, rows, sent, client));
    if (typeof done === 'string') throw new HttpProblem('oauth-invalid-grant', done);
    return grants.tokensOf(context, done.id, done.grant);
  };
};
