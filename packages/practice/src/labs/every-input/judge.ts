import type { EveryInputFacts } from '@sparring/contracts/lab-facts/every-input';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { refusalOf, verdictOf } from './echo.ts';
import { fields } from './fields.ts';
import { drawTasks } from './tasks.ts';

export const judge = ({ seed, not_valid, sent }: EveryInputFacts): Judged => {
  const invalid = fields.filter(({ name }) => not_valid.includes(name));
  return invalid.length > 0
    ? refusalOf(invalid.map(({ label }) => label))
    : verdictOf(drawTasks(createChance(seed)), sent);
};
