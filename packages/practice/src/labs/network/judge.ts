import type { NetworkFacts } from '@sparring/contracts/lab-facts/network';
import type { Judged } from '../../judged.ts';
import { verdictOf } from './requests.ts';

export const judge = ({ requests }: NetworkFacts): Judged => verdictOf(requests);
