import type { ComponentType } from 'react';
import { lazyChunk } from '../hosting/chunk.ts';
import type { Lesson } from '../practice/lesson.ts';
import type { Exercise } from './exercise.ts';

interface LoadedLesson {
  readonly lesson: Lesson;
  readonly Page: ComponentType;
}

/** The whole lesson of an exercise: one chunk brings its elements and what there is to practise on. */
export const loadLesson = async (exercise: Exercise): Promise<LoadedLesson> => {
  const { default: Page, ...details } = await lazyChunk(exercise.slug, exercise.page)();
  return { lesson: { ...exercise, ...details }, Page };
};
