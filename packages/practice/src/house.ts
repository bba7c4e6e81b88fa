import { createChance } from './chance.ts';

/** Whose codes they are: the codes of two learners differ. */
export interface House {
  readonly workspace: string;
  readonly seed: number;
}

/** A number from a text, which another letter changes (FNV-1a). */
export const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );

/** Four digits from a text. */
export const fourDigits = (text: string): string =>
  String(1000 + createChance(hashOf(text)).integer(9000));
