import type { LooksFacts } from '@sparring/contracts/lab-facts/looks';
import type { Chance } from '../../chance.ts';

export type Letter = LooksFacts['differing'][number];
export type Look = LooksFacts['whole'][number];

export const letters: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const looks: readonly Look[] = ['Sound', ...letters];

const differences = ['pixel', 'color', 'font', 'overlap'] as const;
const changes = [...differences, 'clock', 'picture'] as const;
export type PosterChange = (typeof changes)[number];

/** What each look changes. */
export const drawLooks = (chance: Chance): ReadonlyMap<Look, PosterChange> => {
  const drawn = chance.sample(changes, changes.length);
  return new Map(letters.flatMap((letter, at) => (drawn[at] ? [[letter, drawn[at]]] : [])));
};

/** What a person who looks closely can see; another hour on the clock is no defect, nor is a late picture. */
export const differingIn = (drawn: ReadonlyMap<Look, PosterChange>): readonly Letter[] =>
  letters.filter((letter) => differences.some((difference) => difference === drawn.get(letter)));
