import type { TwinsFacts } from '@sparring/contracts/lab-facts/twins';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { drawTwins, sides, type Twins } from './twins.ts';

/** How many rules are in one list of a twin and not in the other one. A rule that is named twice counts once. */
const lacking = (all: Twins, others: Twins): number =>
  sides.flatMap((side) => [...new Set(all[side])].filter((flaw) => !others[side].includes(flaw)))
    .length;

export const judge = (named: TwinsFacts): Judged => {
  const twins = drawTwins(named.seed);
  const [missing, strange] = [lacking(twins, named), lacking(named, twins)];
  if (missing + strange > 0)
    return unsolved(`Not found: ${missing} broken but not named, ${strange} named but not broken.`);
  return solved('each broken rule is named, and no other.');
};
