import type { LateDialogsFacts } from '@sparring/contracts/lab-facts/late-dialogs';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawChain, verdictOf } from './chain.ts';

export const judge = ({ seed, confirmed, typed, closed_by }: LateDialogsFacts): Judged =>
  verdictOf(drawChain(createChance(seed)), { confirmed, typed, closedBy: closed_by });
