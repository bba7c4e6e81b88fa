import type { NetworkFacts } from '@sparring/contracts/lab-facts/network';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { requests as listed, verdictOf } from './requests.ts';
import { drawFailures, unsteady, unsteadyVerdictOf } from './unsteady.ts';

export const judge = ({
  seed,
  requests,
  level = 1,
  unsteady_asked: asked = 0,
}: NetworkFacts): Judged => {
  if (level < 2) return verdictOf(requests);
  const titles = [...listed.map(({ title }) => title), unsteady.title];
  const judged = verdictOf(requests, titles);
  return judged.solved ? unsteadyVerdictOf(asked, drawFailures(createChance(seed))) : judged;
};
