import type { CardDefect } from '../card/card.ts';
import { type Evidence, unclearOf } from '../evidence/evidence.ts';

/** Whether each of these finds can be seen again in one run: no other one is suspected of the tests that are red by it. */
export const areRepeatable = (
  finds: readonly CardDefect[],
  redBy: (id: string) => readonly string[] | undefined,
  evidence: Evidence,
): boolean => {
  const isApart = ({ id }: CardDefect): boolean => {
    const others = finds
      .filter((other) => other.id !== id)
      .map((other) => unclearOf(evidence, other.id));
    return redBy(id)?.every((test) => !others.some((unclear) => unclear.has(test))) ?? false;
  };
  const files = new Set(finds.map(({ file }) => file));
  return files.size === finds.length && finds.every(isApart);
};
