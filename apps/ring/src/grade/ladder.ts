import type { CardDefect } from '../card/card.ts';
import type { Sound } from './sound.ts';
import { missed } from './verdict.ts';

/** What the sound runs foretell: a defect that made no difference there needs no bout. */
export const foretell = (
  defects: readonly CardDefect[],
  { reached, different }: Sound['reach'],
): readonly CardDefect[] =>
  defects.map((one) => {
    if (!reached.has(one.id)) return { ...one, verdict: missed('not visited') };
    return different.has(one.id) ? one : { ...one, verdict: missed('too tame') };
  });
