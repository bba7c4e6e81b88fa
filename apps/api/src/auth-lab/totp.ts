import { labAccounts, totp } from '@sparring/contracts/credentials/published';
import { schemeOf } from '@sparring/contracts/security';
import type { LabAccountProof, Scheme } from '../request/proof.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import { isSame } from '../http/read/compare.ts';
import { codeOf, fromBase32, stepAt } from './one-time-code.ts';
import type { LabContext, LabSecrets } from './secrets.ts';

const secret = fromBase32(totp.secret);

/** The steps whose codes pass now. */
const passing = (now: number): number[] =>
  Array.from({ length: 2 * totp.drift + 1 }, (_, at) => stepAt(now) - totp.drift + at);

/** Uses a one-time code of the published secret, each of which passes once. Returns why it is refused. */
export const useCode = async (
  secrets: LabSecrets,
  context: LabContext,
  sent: string,
): Promise<string | undefined> => {
  const now = context.clock.now();
  const step = passing(now.getTime()).find((one) => one >= 0 && isSame(codeOf(secret, one), sent));
  if (step === undefined)
    return `The code is not the one for the time of this workspace, ${now.toISOString()}, nor the one before or after it.`;
  const isFirst = await secrets.change(context, function* (rows) {
    if (yield* rows.get('totp', String(step))) return false;
    yield* rows.put('totp', String(step), (step + totp.drift + 2) * totp.period * 1000, true);
    return true;
  });
  if (isFirst) return undefined;
  return `The code was used before. Each code passes once: wait up to ${totp.period} seconds for the next.`;
};

export const oneTimeCode = (secrets: LabSecrets): Scheme<LabAccountProof> => ({
  sent: ({ headers }) => headers[schemeOf('totp').name.toLowerCase()]?.toString(),
  check: async (sent, { workspaceContext }) => {
    const refused = await useCode(secrets, workspaceContext, sent);
    if (refused !== undefined) throw refusedCredentials('totp', refused);
    return { username: labAccounts[0].username };
  },
  missing: () => missingCredentials('totp'),
});
