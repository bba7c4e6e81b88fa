import type { TrustedEventsFacts } from '@sparring/contracts/lab-facts/trusted-events';
import type { Judged } from '../../judged.ts';
import { verdictOf } from './ways.ts';

export const judge = ({ ways }: TrustedEventsFacts): Judged => verdictOf(ways);
