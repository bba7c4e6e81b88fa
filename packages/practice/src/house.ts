import { type Chance, createChance } from './chance.ts';

/** Whose page it is: what is drawn for two learners differs. */
export interface House {
  readonly workspace: string;
  readonly seed: number;
}

/** A number from a text, which another letter changes (FNV-1a). */
const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );

export const chanceOf = ({ workspace, seed }: House, use: string): Chance =>
  createChance(hashOf(`${workspace}/${seed}/${use}`));

const inFourDigits = (chance: Chance): string => String(1000 + chance.integer(9000));

/** What the facts of a page have of their workspace and seed. */
export const pageOf = (house: House, lab: string): string => drawCode(house, `page of ${lab}`);

/** Four digits from a text. */
export const fourDigits = (text: string): string => inFourDigits(createChance(hashOf(text)));

/** Four digits, which another use, seed or workspace changes. */
export const drawCode = (house: House, use: string): string => inFourDigits(chanceOf(house, use));
