import type { EveryInputFacts } from '@sparring/contracts/lab-facts/every-input';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { all, refusalOf, verdictOf } from './echo.ts';
import { fields } from './fields.ts';
import { drawMore, more } from './more.ts';
import { drawTasks } from './tasks.ts';

export const judge = (facts: EveryInputFacts): Judged => {
  const { seed, not_valid, sent } = facts;
  const invalid = fields.filter(({ name }) => not_valid.includes(name));
  if (invalid.length > 0) return refusalOf(invalid.map(({ label }) => label));
  const chance = createChance(seed);
  const tasks = drawTasks(chance);
  return (facts.level ?? 1) > 1
    ? verdictOf({ ...tasks, ...drawMore(chance) }, sent, [...all, ...more])
    : verdictOf(tasks, sent, all);
};
