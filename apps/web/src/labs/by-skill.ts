import { easyFirst } from '../practice/difficulty.ts';
import { type Lab, type Skill, skills } from './lab.ts';

/** The labs in groups by the first skill that they train, the easy ones first. */
export const bySkill = (labs: readonly Lab[]): readonly (readonly [Skill, readonly Lab[]])[] =>
  skills
    .map((skill) => [skill, labs.filter((lab) => lab.skills[0] === skill)] as const)
    .filter(([, group]) => group.length > 0)
    .map(([skill, group]) => [skill, easyFirst(group, ({ difficulty }) => difficulty)] as const);

export const titleOf = (skill: Skill): string => skill.charAt(0).toUpperCase() + skill.slice(1);
