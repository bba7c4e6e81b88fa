import type { ReactNode } from 'react';
import { ElementsTable } from './elements-table.tsx';
import { ExceptionList } from './exception-list.tsx';
import type { Lesson } from './lesson.ts';
import { ExerciseBox } from './exercise-box.tsx';
import { RuleFold } from './rule-fold.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

interface LessonFrameProps {
  readonly lesson: Lesson;
  /** At the end of the page. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The heading, the introduction and the table of elements around an exercise. */
export const LessonFrame = ({ lesson, after, children }: LessonFrameProps) => (
  <>
    <PageHeading>{lesson.title}</PageHeading>
    <p className="lead">{lesson.trains}</p>
    <ExerciseBox>{children}</ExerciseBox>
    {lesson.exceptions && <ExceptionList exceptions={lesson.exceptions} />}
    <ElementsTable rows={lesson.elements} />
    <RuleFold areas={[lesson.rules]} />
    {after}
  </>
);
