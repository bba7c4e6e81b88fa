import * as byLab from './by-lab.ts';
import type { FactsOf } from './facts.ts';

/** The facts of each lab, by the last part of its address. */
export const factsByLab = { ...byLab };

export type LabName = keyof typeof factsByLab;
export type FactsOfLab<Lab extends LabName = LabName> = FactsOf<(typeof factsByLab)[Lab]>;

export const labNames = Object.keys(factsByLab) as readonly LabName[];
