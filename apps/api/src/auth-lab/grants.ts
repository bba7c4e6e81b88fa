import { createHmac, randomBytes } from 'node:crypto';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import type { LabTokens } from '@sparring/contracts/auth-lab/token-endpoints';
import type { Work } from '../database/engine.ts';
import type { LabTokenProof } from '../request/proof.ts';
import type { AccessTokens } from './access-tokens.ts';
import { isSame } from '../http/read/compare.ts';
import type { Grant, LabRows, LabSecrets, LabContext } from './secrets.ts';

/** Why a refresh token gets no new tokens. */
export type RefreshRefusal = 'unknown' | 'reused';

export interface Grants {
  /** Stores a grant, as part of a transaction. Returns its id. */
  readonly added: (context: LabContext, rows: LabRows, grant: Grant) => Work<string>;
  readonly add: (context: LabContext, grant: Grant) => Promise<LabTokens>;
  /** The tokens of a stored grant. */
  readonly tokensOf: (context: LabContext, id: string, grant: Grant) => Promise<LabTokens>;
  /** Replaces a refresh token. One that was replaced before ends the grant. */
  readonly renew: (
    context: LabContext,
    token: string,
    client?: string,
  ) => Promise<LabTokens | RefreshRefusal>;
  /** Returns what an access token proves, or why it is not valid. */
  readonly read: (context: LabContext, token: string) => Promise<LabTokenProof | string>;
  /** The id of the grant of an access token or a refresh token that this API issued. */
  readonly idOf: (context: LabContext, token: string) => Promise<string | undefined>;
  /** The grant of a refresh token that is valid now. */
  readonly behind: (context: LabContext, token: string) => Promise<Grant | undefined>;
  /** Ends all tokens of a grant. */
  readonly end: (context: LabContext, id: string) => Promise<void>;
}

const expiry = ({ clock }: LabContext): number =>
  clock.now().getTime() + labLifetimes.refreshToken * 1000;

function* added(context: LabContext, rows: LabRows, grant: Grant): Work<string> {
  const id = randomBytes(12).toString('base64url');
  yield* rows.put('grant', id, expiry(context), grant);
  return id;
}

function* renewed(
  context: LabContext,
  rows: LabRows,
  { id, number }: { readonly id: string; readonly number: number },
  client: string | undefined,
): Work<Grant | RefreshRefusal> {
  const grant = yield* rows.get('grant', id);
  if (!grant || grant.client !== client) return 'unknown';
  if (grant.refresh !== number) {
    yield* rows.remove('grant', id);
    return 'reused';
  }
  const next = { ...grant, refresh: number + 1 };
  yield* rows.put('grant', id, expiry(context), next);
  return next;
}

/** Issues and renews tokens. A grant is one record, however often its tokens are renewed. */
export const createGrants = (secret: string, tokens: AccessTokens, secrets: LabSecrets): Grants => {
  const refreshToken = ({ workspace }: LabContext, id: string, number: number): string => {
    const text = `${id}.${number}`;
    const mac = createHmac('sha256', secret).update(`refresh ${workspace.name} ${text}`);
    return `${text}.${mac.digest('base64url')}`;
  };
  const readRefresh = (context: LabContext, token: string) => {
    const [id = '', number = ''] = token.split('.');
    const isOurs =
      /^\d{1,9}$/.test(number) && isSame(refreshToken(context, id, Number(number)), token);
    return isOurs ? { id, number: Number(number) } : undefined;
  };

  const tokensOf: Grants['tokensOf'] = async (context, id, grant) => ({
    access_token: await tokens.issue(context, id, grant),
    token_type: 'Bearer',
    expires_in: labLifetimes.accessToken,
    ...(grant.refresh !== undefined && { refresh_token: refreshToken(context, id, grant.refresh) }),
    scope: grant.scope,
  });

  return {
    added,
    tokensOf,
    add: async (context, grant) => {
      const id = await secrets.change(context, (rows) => added(context, rows, grant));
      return tokensOf(context, id, grant);
    },
    renew: async (context, token, client) => {
      const found = readRefresh(context, token);
      if (!found) return 'unknown';
      const next = await secrets.change(context, (rows) => renewed(context, rows, found, client));
      return typeof next === 'string' ? next : tokensOf(context, found.id, next);
    },
    read: async (context, token) => {
      const proof = await tokens.read(context, token);
      if (typeof proof === 'string') return proof;
      const grant = await secrets.find(context, 'grant', proof.grant);
      return grant ? proof : 'The token has ended: its login was logged out, revoked or reset';
    },
    idOf: async (context, token) => {
      const proof = await tokens.read(context, token);
      return typeof proof === 'string' ? readRefresh(context, token)?.id : proof.grant;
    },
    behind: async (context, token) => {
      const found = readRefresh(context, token);
      const grant = found && (await secrets.find(context, 'grant', found.id));
      return grant?.refresh === found?.number ? grant : undefined;
    },
    end: (context, id) => secrets.change(context, (rows) => rows.remove('grant', id)),
  };
};
