import type { tokenLabEndpoints } from '@sparring/contracts/auth-lab/token-endpoints';
import { reply, type Handlers } from '../request/handler.ts';
import type { LabTokenProof } from '../request/proof.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { requireAccount } from './accounts.ts';
import type { Grants, RefreshRefusal } from './grants.ts';

/** The headers of an answer with secrets. */
export const noStore = { 'Cache-Control': 'no-store' };

const refusals: Readonly<Record<RefreshRefusal, () => HttpProblem>> = {
  unknown: () =>
    new HttpProblem(
      'refresh-token-refused',
      'This API did not issue the refresh token in this workspace, or it has expired, or its login has ended. Log in again.',
    ),
  reused: () =>
    new HttpProblem(
      'refresh-token-reused',
      'This refresh token was used before. Two clients seem to have it, so all tokens of this login have just ended. Log in again, and always store the newest refresh token.',
    ),
};

/** What an access token says. */
export const ownerOf = ({ subject, scope, expires }: LabTokenProof) =>
  reply(200, { subject, scope, expires_at: new Date(expires * 1000).toISOString() });

const allowed = (message: string, scope: string) => () => reply(200, { message, scope });

export const tokenRoutes = (grants: Grants): Handlers<typeof tokenLabEndpoints> => ({
  getLabTokens: async (call) => {
    const { username, password, refresh_token: refresh } = call.body;
    if (refresh !== undefined) {
      const renewed = await grants.renew(call, refresh);
      if (typeof renewed === 'string') throw refusals[renewed]();
      return reply(200, renewed, noStore);
    }
    const { username: subject, scopes } = requireAccount(username, password);
    const grant = { subject, scope: scopes.join(' '), refresh: 0 };
    return reply(200, await grants.add(call, grant), noStore);
  },
  showTokenOwner: ({ proof }) => ownerOf(proof),
  endLabTokens: async (call) => {
    await grants.end(call, call.proof.grant);
    return reply(200, { message: 'Logged out' });
  },
  readReport: allowed('You may read the report.', 'read'),
  writeReport: allowed('You may write the report.', 'write'),
  deleteReport: allowed('You may delete the report.', 'admin'),
});
