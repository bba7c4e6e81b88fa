import type { ActionabilityFacts } from '@sparring/contracts/lab-facts/actionability';
import type { Judged } from '../../judged.ts';
import { verdictOf } from './round.ts';

export const judge = ({ uses, cover_clicks, level }: ActionabilityFacts): Judged | undefined =>
  verdictOf({ uses, coverClicks: cover_clicks }, level);
