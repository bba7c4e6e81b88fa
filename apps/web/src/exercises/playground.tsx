import { type ReactNode, Suspense, createElement, lazy, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyChunk } from '../hosting/chunk.ts';
import { Loading } from '../ui/loading.tsx';
import { exercises } from './all.ts';
import { ChosenExercise } from './chosen-exercise.tsx';
import type { Exercise } from './exercise.ts';
import { Overview } from './overview.tsx';
import styles from './playground.module.css';
import { Sidebar } from './sidebar.tsx';

const pages = new Map<Exercise, ReactNode>(
  exercises.map((exercise) => [
    exercise,
    createElement(lazy(lazyChunk(exercise.slug, exercise.page))),
  ]),
);

/** Every exercise beside its list. The chosen one is kept in the history's state, not in the address. */
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
        <Suspense fallback={<Loading />}>
          {chosen ? (
            <ChosenExercise key={chosen.slug} exercise={chosen}>
              {pages.get(chosen)}
            </ChosenExercise>
          ) : (
            <Overview />
          )}
        </Suspense>
      </div>
    </div>
  );
};

export default Playground;
