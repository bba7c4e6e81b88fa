import { chanceHeader, likelihood } from '../chance.ts';
import { draw } from '../draw.ts';
import type { Endpoint } from '../endpoint.ts';
import { problemKinds } from '../problem.ts';
import { untouched } from '../workspace.ts';

/** The status with which chance answers instead of the endpoint, if it does. */
export const statusByChance = ({ chance }: Endpoint): number | undefined =>
  chance?.kind === 'error' ? problemKinds[chance.problem].status : undefined;

/** The first decision of an untouched workspace that really comes out like this. */
const firstDecision = (endpoint: Endpoint, status: number) => {
  const { chance } = endpoint;
  const { seed } = untouched;
  const fails = status === statusByChance(endpoint);
  if (chance?.kind === 'number') {
    const { min, max } = chance;
    return { step: 0, outcome: min + Math.floor(draw(seed, 0) * (max - min + 1)) };
  }
  let step = 0;
  while (chance && draw(seed, step) < chance.p !== fails) step += 1;
  return { step, outcome: status };
};

/** What documents say of the header that chance adds to answers of this status. */
export const chanceHeaders = (
  endpoint: Endpoint,
  status: number,
): Readonly<Record<string, string>> => {
  const { chance } = endpoint;
  if (!chance) return {};
  const decided = { ...untouched, p: likelihood(chance), ...firstDecision(endpoint, status) };
  const { 'X-Chance': example } = chanceHeader(decided);
  return {
    'X-Chance': `How chance decided: \`${example}\`. The same seed and step give the same outcome.`,
  };
};
