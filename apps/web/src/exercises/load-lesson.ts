import type { ComponentType } from 'react';
import { lazyChunk } from '../hosting/chunk.ts';
import type { Lesson } from '../practice/lesson.ts';
import type { Exercise } from './exercise.ts';

interface LoadedLesson {
  readonly lesson: Lesson;
  readonly Page: ComponentType;
}

/** Loads the chunk of an exercise, which has its page and its table of elements. */
export const loadLesson = async (exercise: Exercise): Promise<LoadedLesson> => {
  const { default: Page, ...details } = await lazyChunk(exercise.slug, exercise.page)();
  return { lesson: { ...exercise, ...details }, Page };
};
