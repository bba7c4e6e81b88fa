import type { StaleNodesFacts } from '@sparring/contracts/lab-facts/stale-nodes';
import type { Judged } from '../../judged.ts';
import { verdictOf } from './takes.ts';

export const judge = ({ reorders, takes }: StaleNodesFacts): Judged | undefined =>
  verdictOf(reorders > 0, takes);
