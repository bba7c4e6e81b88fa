import type { Details, Exercise, Pack } from './exercise.ts';
import { packs } from './packs.ts';

interface ListedLesson extends Exercise, Omit<Details, 'default'> {
  /** The title of its pack. */
  readonly group: string;
}

const read = async ({ name, title }: Pack, exercise: Exercise): Promise<ListedLesson> => {
  const details: Omit<Details, 'default'> = await import(`./${name}/${exercise.slug}/lesson.ts`);
  return { ...exercise, ...details, group: title };
};

/** Every exercise with its elements, for tests: the site loads only those of the page that it shows. */
export const lessons: readonly ListedLesson[] = await Promise.all(
  packs.flatMap((pack) => pack.exercises.map((exercise) => read(pack, exercise))),
);
