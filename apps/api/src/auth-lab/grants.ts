import { createHmac, randomBytes } from 'node:crypto';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import type { LabTokens } from '@sparring/contracts/auth-lab/token-endpoints';
import type { Work } from '../database/engine.ts';
import type { LabTokenProof } from '../request/proof.ts';
import type { AccessTokens } from './access-tokens.ts';
import { isSame } from './compare.ts';
import type { Grant, LabRows, LabSecrets, LabContext } from './secrets.ts';

/** Why a refresh token gets no new tokens. */
export type RefreshRefusal = 'unknown' | 'reused';

export interface Grants {
  /** Stores a grant, as part of a transaction. Returns its id. */
  readonly added: (world: LabContext, rows: LabRows, grant: Grant) => Work<string>;
  readonly add: (world: LabContext, grant: Grant) => Promise<LabTokens>;
  /** The tokens of a stored grant. */
  readonly tokensOf: (world: LabContext, id: string, grant: Grant) => Promise<LabTokens>;
  /** Replaces a refresh token. One that was replaced before ends the grant. */
  readonly renew: (
    world: LabContext,
    token: string,
    client?: string,
  ) => Promise<LabTokens | RefreshRefusal>;
  /** Returns what an access token proves, or why it is not valid. */
  readonly read: (world: LabContext, token: string) => Promise<LabTokenProof | string>;
  /** The id of the grant of an access token or a refresh token that this API issued. */
  readonly idOf: (world: LabContext, token: string) => Promise<string | undefined>;
  /** The grant of a refresh token that is valid now. */
  readonly behind: (world: LabContext, token: string) => Promise<Grant | undefined>;
  /** Ends all tokens of a grant. */
  readonly end: (world: LabContext, id: string) => Promise<void>;
}

const expiry = ({ clock }: LabContext): number =>
  clock.now().getTime() + labLifetimes.refreshToken * 1000;

function* added(world: LabContext, rows: LabRows, grant: Grant): Work<string> {
  const id = randomBytes(12).toString('base64url');
  yield* rows.put('grant', id, expiry(world), grant);
  return id;
}

function* renewed(
  world: LabContext,
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
  yield* rows.put('grant', id, expiry(world), next);
  return next;
}

/** Issues and renews tokens. A grant is one record, however often its tokens are renewed. */
export const createGrants = (secret: string, tokens: AccessTokens, secrets: LabSecrets): Grants => {
  const refreshToken = ({ workspace }: LabContext, id: string, number: number): string => {
    const text = `${id}.${number}`;
    const mac = createHmac('sha256', secret).update(`refresh ${workspace.name} ${text}`);
    return `${text}.${mac.digest('base64url')}`;
  };
  const readRefresh = (world: LabContext, token: string) => {
    const [id = '', number = ''] = token.split('.');
    const isOurs =
      /^\d{1,9}$/.test(number) && isSame(refreshToken(world, id, Number(number)), token);
    return isOurs ? { id, number: Number(number) } : undefined;
  };

  const tokensOf: Grants['tokensOf'] = async (world, id, grant) => ({
    access_token: await tokens.issue(world, id, grant),
    token_type: 'Bearer',
    expires_in: labLifetimes.accessToken,
    ...(grant.refresh !== undefined && { refresh_token: refreshToken(world, id, grant.refresh) }),
    scope: grant.scope,
  });

  return {
    added,
    tokensOf,
    add: async (world, grant) => {
      const id = await secrets.change(world, (rows) => added(world, rows, grant));
      return tokensOf(world, id, grant);
    },
    renew: async (world, token, client) => {
      const found = readRefresh(world, token);
      if (!found) return 'unknown';
      const next = await secrets.change(world, (rows) => renewed(world, rows, found, client));
      return typeof next === 'string' ? next : tokensOf(world, found.id, next);
    },
    read: async (world, token) => {
      const proof = await tokens.read(world, token);
      if (typeof proof === 'string') return proof;
      const grant = await secrets.find(world, 'grant', proof.grant);
      return grant ? proof : 'The token has ended: its login was logged out, revoked or reset';
    },
    idOf: async (world, token) => {
      const proof = await tokens.read(world, token);
      return typeof proof === 'string' ? readRefresh(world, token)?.id : proof.grant;
    },
    behind: async (world, token) => {
      const found = readRefresh(world, token);
      const grant = found && (await secrets.find(world, 'grant', found.id));
      return grant?.refresh === found?.number ? grant : undefined;
    },
    end: (world, id) => secrets.change(world, (rows) => rows.remove('grant', id)),
  };
};
