import type { FramesFacts } from '@sparring/contracts/lab-facts/frames';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { desksOf, verdictOf } from './desks.ts';

export const judge = ({ seed, foreign, sent }: FramesFacts): Judged =>
  verdictOf(desksOf(createChance(seed), foreign), sent);
