import type { Exercise } from './exercise.ts';
import * as registry from './registry.ts';

export const exercises: readonly Exercise[] = Object.values<Exercise>(registry).toSorted((a, b) =>
  a.title.localeCompare(b.title, 'en'),
);

export const exercisesOf = (group: Exercise['group']): readonly Exercise[] =>
  exercises.filter((exercise) => exercise.group === group);
