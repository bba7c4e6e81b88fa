import type { ComponentType } from 'react';
import type { Lesson } from '../practice/lesson.ts';

type Introduction = Pick<Lesson, 'title' | 'trains'>;

/** What comes with the page of an exercise: its `page.tsx`, and what its `lesson.ts` says. */
export interface Details extends Omit<Lesson, keyof Introduction> {
  readonly default: ComponentType;
}

/** What the lists say about an exercise before its page is loaded. */
export interface Exercise extends Introduction {
  /** The name of its folder. */
  readonly slug: string;
  readonly path: `/webelements/${string}`;
  readonly page: () => Promise<Details>;
}

/** Exercises that stand together, in a folder as in a list. */
export interface Pack {
  /** The name of its folder. */
  readonly name: string;
  readonly title: string;
  readonly exercises: readonly Exercise[];
}
