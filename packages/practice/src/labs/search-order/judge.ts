import type { SearchOrderFacts } from '@sparring/contracts/lab-facts/search-order';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawWord, verdictOf } from './answers.ts';

export const judge = ({ seed, ...search }: SearchOrderFacts): Judged =>
  verdictOf(drawWord(createChance(seed)), search);
