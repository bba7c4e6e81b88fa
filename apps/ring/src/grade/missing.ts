import type { Outcome } from './outcome.ts';
import type { Part } from './parts.ts';

/** Tells which tests a green run without a defect has not named. Where it has named none, its results may not have been written, unless that is so again. */
export const missingTests = () => {
  let unnamed = 0;
  return (
    { green: known }: Pick<Part, 'green'>,
    { green, isGreen }: Outcome,
  ): readonly string[] => {
    if (!isGreen) return [];
    if (known.size > 0 && green.length === 0) unnamed += 1;
    const isSaid = green.length > 0 || unnamed > 1;
    return isSaid ? [...known].filter((name) => !green.includes(name)) : [];
  };
};
