import { chanceHeader, likelihood, type Chance, type NumberByChance } from '../chance.ts';
import { draw } from '../draw.ts';
import type { Endpoint } from '../endpoint.ts';
import { problemKinds } from '../problem.ts';
import { untouched } from '../workspace.ts';

/** The status of the endpoint's random error, if it has one. */
export const statusByChance = ({ chance }: Endpoint): number | undefined =>
  chance?.kind === 'error' ? problemKinds[chance.problem].status : undefined;

/** The first step of a new workspace at which the error happens, or does not happen. */
const firstStep = (p: number, happens: boolean): number => {
  let step = 0;
  while (draw(untouched.seed, step) < p !== happens) step += 1;
  return step;
};

const drawn = ({ min, max }: NumberByChance, step: number): number =>
  min + Math.floor(draw(untouched.seed, step) * (max - min + 1));

/** The step and outcome of a decision in a new workspace, so that a reader can reproduce the example. */
const decision = (chance: Chance, status: number) => {
  if (chance.kind === 'number') return { step: 0, outcome: drawn(chance, 0) };
  if (chance.kind === 'failure') return { step: firstStep(chance.p, false), outcome: 0 };
  const isError = status === problemKinds[chance.problem].status;
  return { step: firstStep(chance.p, isError), outcome: status };
};

/** The header that a random answer of this status has, with its description. */
export const chanceHeaders = (
  endpoint: Endpoint,
  status: number,
): Readonly<Record<string, string>> => {
  const { chance } = endpoint;
  if (!chance || !(status in endpoint.replies || status === statusByChance(endpoint))) return {};
  const decided = { ...untouched, p: likelihood(chance), ...decision(chance, status) };
  const { 'X-Chance': example } = chanceHeader(decided);
  return {
    'X-Chance': `The seed, step, probability and outcome of the random decision, such as \`${example}\`. The same seed and step give the same outcome.`,
  };
};
