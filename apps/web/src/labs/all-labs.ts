import { labs } from './catalogue.ts';
import type { Lab, LabLesson } from './lab.ts';

const read = async (lab: Lab): Promise<Lab & LabLesson> => {
  const lesson: LabLesson = await import(`./${lab.slug}/lesson.ts`);
  return { ...lab, ...lesson };
};

/** Every lab with its lesson, for tests: the site loads only that of the page that it shows. */
export const labLessons: readonly (Lab & LabLesson)[] = await Promise.all(labs.map(read));
