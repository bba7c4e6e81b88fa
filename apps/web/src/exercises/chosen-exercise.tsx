import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { LessonFrame } from '../practice/lesson-frame.tsx';
import type { Lesson } from '../practice/lesson.ts';
import { BreakPage } from '../practice/break-page.tsx';
import { aliasPath } from '../paths.ts';
import { useNotedVisit } from '../session/learner.ts';
import { testable } from '../ui/testable.ts';
import type { Details, Exercise } from './exercise.ts';
import { FirstTestFold } from './first-test-fold.tsx';
import { HarderLab } from './harder-lab.tsx';
import { VisitedCount } from './visited.tsx';
import { exercises } from './packs.ts';

interface ChosenExerciseProps {
  readonly lesson: Exercise & Lesson & Pick<Details, 'firstTest'>;
  readonly children: ReactNode;
}

/** An exercise beside the list. On a small screen it is below the list, so the page scrolls to it. */
export const ChosenExercise = ({ lesson, children }: ChosenExerciseProps) => {
  const { key } = useLocation();
  useEffect(bringHeadingIntoSight, [key]);
  useNotedVisit(lesson.path);

  return (
    <>
      <LessonFrame
        lesson={lesson}
        after={
          <>
            <FirstTestFold lesson={lesson} />
            <BreakPage page={aliasPath(lesson)} />
            <HarderLab exercise={lesson.slug} />
            <VisitedCount of={exercises} />
          </>
        }
      >
        {children}
      </LessonFrame>
      <p className="apart">
        This exercise on its own page:{' '}
        <Link {...testable('own-page')} to={lesson.path}>
          {lesson.path}
        </Link>
      </p>
    </>
  );
};

/** A heading in the upper half of the window stays where it is. */
const bringHeadingIntoSight = (): void => {
  const heading = document.querySelector('#page-title');
  const top = heading?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) heading?.scrollIntoView();
};
