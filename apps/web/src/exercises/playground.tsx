import { type ReactNode, Suspense, createElement, lazy, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { ChosenExercise } from './chosen-exercise.tsx';
import type { Exercise } from './exercise.ts';
import { loadLesson } from '../practice/load-lesson.ts';
import { Overview } from './overview.tsx';
import { exercises } from './packs.ts';
import styles from './playground.module.css';
import { Sidebar } from './sidebar.tsx';

const lazyExercise = (exercise: Exercise): ReactNode =>
  createElement(
    lazy(async () => {
      const { lesson, Page } = await loadLesson(exercise);
      return {
        default: () => (
          <ChosenExercise lesson={lesson}>
            <Page isInList />
          </ChosenExercise>
        ),
      };
    }),
  );

const pages = new Map(exercises.map((exercise) => [exercise, lazyExercise(exercise)]));

/** The list of exercises and the chosen exercise, which is in the history state, not in the address. */
const Playground = () => {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [isLoading, startLoading] = useTransition();
  const chosen = exercises.find(({ slug }) => slug === state?.exercise);

  const choose = (exercise: Exercise) =>
    startLoading(() =>
      navigate(
        { search },
        {
          state: { exercise: exercise.slug },
          replace: exercise === chosen,
          preventScrollReset: true,
        },
      ),
    );

  return (
    <div className={styles.playground}>
      <Sidebar chosen={chosen} onChoose={choose} />
      <div className={styles.content} aria-busy={isLoading}>
        <Suspense fallback={<Loading />}>{(chosen && pages.get(chosen)) ?? <Overview />}</Suspense>
      </div>
    </div>
  );
};

export default Playground;
