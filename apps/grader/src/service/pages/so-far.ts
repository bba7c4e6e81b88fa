import type { Share } from '../../card/counts.ts';
import type { CardState } from '../state.ts';

/** At the end the numbers of the report, before that the sum of what each level has so far. */
export const foundSoFar = ({ numbers, found }: CardState): Share =>
  numbers?.found ?? {
    part: found.reduce((sum, { part }) => sum + part, 0),
    of: found.reduce((sum, { of }) => sum + of, 0),
  };
