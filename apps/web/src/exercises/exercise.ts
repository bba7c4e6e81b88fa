import type { ComponentType } from 'react';
import type { Lesson } from '../practice/lesson.ts';
import type { PageProps } from '../practice/page-props.ts';
import type { FirstTest } from '../practice/tools/first-test/first-test.ts';

type Introduction = Pick<Lesson, 'title' | 'trains'>;

/** The module of an exercise's page: the component of `page.tsx` and the exports of `lesson.ts`. */
export interface Details extends Omit<Lesson, keyof Introduction> {
  readonly default: ComponentType<PageProps>;
  readonly firstTest: FirstTest;
}

/** What the lists show of an exercise without loading its page. */
export interface Exercise extends Introduction {
  /** The name of its folder, and of its short address if it has no alias. */
  readonly slug: string;
  /** The name of its short address, where another exercise has that of the slug. */
  readonly alias?: string;
  readonly path: `/webelements/${string}`;
  /** Its name in the list of the playground, where that is not the title. */
  readonly listed?: string;
  /** The slug of the exercise before it, which trains much the same. The lists have this one inside the entry of that one. */
  readonly twinOf?: string;
  readonly page: () => Promise<Details>;
}

/** Exercises that share a folder and a list. */
export interface Pack {
  /** The name of its folder. */
  readonly name: string;
  readonly title: string;
  readonly exercises: readonly Exercise[];
}
