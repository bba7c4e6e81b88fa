import type { ComponentType } from 'react';
import type { Dial } from '../practice/dial.ts';
import type { Difficulty } from '../practice/difficulty.ts';
import type { Lesson } from '../practice/lesson.ts';

/** What the labs train, in the order of the filter. */
export const skills = [
  'waiting',
  'locating',
  'frames',
  'files',
  'network',
  'lists',
  'typing',
  'clicking',
  'dialogs',
] as const;
export type Skill = (typeof skills)[number];

type Introduction = Pick<Lesson, 'title' | 'trains'>;

/** How a test usually fails in the lab. The tests themselves are in the folder `answers/` of the lab. */
export interface LabAnswer {
  /** Why the naive test fails, in a sentence or two. */
  readonly why: string;
  /** What the naive test prints when it fails for that reason, in Playwright and in Selenium. */
  readonly fails: { readonly playwright: RegExp; readonly selenium: RegExp };
}

/** Where the failing test of a lab in Playwright is weak: what `weak-line.ts` of a lab exports. */
export interface WeakLine {
  /** Each of these lines is weak, without its indentation. */
  readonly lines: readonly string[];
  /** The passing test has these lines, too, with a step between them or before them. */
  readonly lacksStep?: true;
  /** Three ways to mend the test, each with what it would do. */
  readonly mends: Readonly<Record<string, string>>;
  /** Which of them helps, from 1. */
  readonly helps: 1 | 2 | 3;
}

/** What `lesson.ts` of a lab exports. */
export interface LabLesson extends Omit<Lesson, keyof Introduction> {
  /** What to do, step by step. */
  readonly task: readonly string[];
  readonly dials: readonly Dial[];
  /** Whether the verdict tells a user from a script. If not, the page says so. */
  readonly asksForUser?: boolean;
  /** From a direction to look in to the way that works. */
  readonly hints: readonly string[];
  readonly answer: LabAnswer;
}

/** The module of a lab's page: the component of `page.tsx` and the exports of `lesson.ts`. */
interface Details extends LabLesson {
  /** Each lab has dials of its own; the frame passes it the values of exactly these. */
  readonly default: ComponentType<never>;
}

/** What the list shows of a lab without loading its page. */
export interface Lab extends Introduction {
  /** The name of its folder, which no exercise has. */
  readonly slug: string;
  readonly path: `/labs/${string}`;
  /** The index groups by the first one. */
  readonly skills: readonly [Skill, ...Skill[]];
  readonly difficulty: Difficulty;
  /** Whether ?level=2 makes it harder. */
  readonly hasSecondLevel?: true;
  readonly page: () => Promise<Details>;
}

/** What `listing.ts` of a lab exports. */
export type Listing = Omit<Lab, 'path'>;
