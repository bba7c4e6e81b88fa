import { type KnownDefect, readDefects } from '@sparring/defects/all';
import { staleOf } from './proven.ts';

const all = await readDefects();

/** The defects to prove: all of them, with PROOF_STALE those without a proof, with PROOF_SLICE=0/2 every other one. */
export const chosenDefects = (isHere: (defect: KnownDefect) => boolean): readonly KnownDefect[] => {
  const { PROOF_STALE, PROOF_SLICE = '0/1' } = process.env;
  const [turn, count] = PROOF_SLICE.split('/').map(Number);
  const here = (PROOF_STALE ? staleOf(all) : all).filter(isHere);
  // The defects of one file stay together: their checks are compared.
  const files = [...new Set(here.map(({ file }) => file))];
  return here.filter(({ file }) => files.indexOf(file) % (count ?? 1) === turn);
};
