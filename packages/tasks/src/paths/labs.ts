import type { LabName } from '@sparring/contracts/lab-facts/all';
import { membersOf, type Call } from '../call.ts';
import { forTwo, type Single } from '../proofs/all.ts';

type Facts = Readonly<Record<string, unknown>>;

/** The facts of a lab that it calls solved; undefined if the call reports something else. */
const solvedIn = ({ status, answer }: Call, lab: LabName): Facts | undefined => {
  const { lab: named, solved, facts } = membersOf(answer);
  const isSolved = status === 200 && named === lab && solved === true;
  return isSolved && typeof facts === 'object' ? (facts as Facts) : undefined;
};

export const solved = (lab: LabName, say: string, is: (facts: Facts) => boolean): Single => ({
  say,
  on: ['putLabVerdict'],
  is: (call) => {
    const facts = solvedIn(call, lab);
    return facts !== undefined && is(facts);
  },
});

/** A lab that is solved with two different seeds, so that no value in the test is a constant. */
export const solvedWithTwoSeeds = (lab: LabName) =>
  forTwo({
    says: ['The page says “Solved”.', 'It says so again with another `?seed=`.'],
    on: ['putLabVerdict'],
    what: (call) => {
      const seed = solvedIn(call, lab)?.['seed'];
      return typeof seed === 'number' ? String(seed) : undefined;
    },
  });
