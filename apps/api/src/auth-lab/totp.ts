import { labAccounts, totp } from '@sparring/contracts/credentials/published';
import { schemeOf } from '@sparring/contracts/security';
import type { LabAccountProof, Scheme } from '../request/proof.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import { isSame } from '../http/compare.ts';
import { codeOf, fromBase32, stepAt } from './one-time-code.ts';
import type { LabSecrets } from './secrets.ts';

const secret = fromBase32(totp.secret);

/** The steps whose codes pass now. */
const passing = (now: number): number[] =>
  Array.from({ length: 2 * totp.drift + 1 }, (_, at) => stepAt(now) - totp.drift + at);

/** One-time codes of the published secret. Each passes once. */
export const oneTimeCode = (secrets: LabSecrets): Scheme<LabAccountProof> => ({
  sent: ({ headers }) => headers[schemeOf('totp').name.toLowerCase()]?.toString(),
  check: async (sent, { workspaceContext }) => {
    const now = workspaceContext.clock.now().getTime();
    const step = passing(now).find((one) => one >= 0 && isSame(codeOf(secret, one), sent));
    if (step === undefined)
      throw refusedCredentials(
        'totp',
        `The code is not the one for the time of this workspace, ${workspaceContext.clock.now().toISOString()}, nor the one before or after it.`,
      );
    const isFirst = await secrets.change(workspaceContext, function* (rows) {
      if (yield* rows.get('totp', String(step))) return false;
      yield* rows.put('totp', String(step), (step + totp.drift + 2) * totp.period * 1000, true);
      return true;
    });
    if (!isFirst)
      throw refusedCredentials(
        'totp',
        `The code was used before. Each code passes once: wait up to ${totp.period} seconds for the next.`,
      );
    return { username: labAccounts[0].username };
  },
  missing: () => missingCredentials('totp'),
});
