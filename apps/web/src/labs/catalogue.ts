import { labPath } from '../paths.ts';
import * as byLab from './by-lab.ts';
import { easyFirst } from '../practice/difficulty.ts';
import { type Lab, type Listing, skills } from './lab.ts';

/* Labs are no exercises of the playground, whose list belongs to the specification. */
const listed: readonly Listing[] = Object.values(byLab);

const inSkills: readonly Listing[] = skills.flatMap((skill) =>
  easyFirst(
    listed.filter(({ skills: [first] }) => first === skill),
    ({ difficulty }) => difficulty,
  ),
);

/** In groups by the first skill that they train, the easy ones of a group first. */
export const labs: readonly Lab[] = inSkills.map((lab) => ({ ...lab, path: labPath(lab.slug) }));
