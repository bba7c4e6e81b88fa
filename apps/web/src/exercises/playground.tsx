import {
  type ReactNode,
  Suspense,
  createElement,
  lazy,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Link } from 'react-router';
import { lazyChunk } from '../chunk.ts';
import { paths } from '../paths.ts';
import { Loading } from '../shell/loading.tsx';
import { LessonFrame } from '../ui/lesson-frame.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { exercises } from './all.ts';
import type { Exercise } from './exercise.ts';
import styles from './playground.module.css';
import { Sidebar } from './sidebar.tsx';

const pages = new Map<Exercise, ReactNode>(
  exercises.map((exercise) => [
    exercise,
    createElement(lazy(lazyChunk(exercise.slug, exercise.page))),
  ]),
);

/** Every exercise beside its list; choosing one does not change the address. */
export default function Playground() {
  const [chosen, setChosen] = useState<Exercise>();
  const [isLoading, startLoading] = useTransition();
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen) content.current?.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return (
    <div className={styles.playground}>
      <Sidebar chosen={chosen} onChoose={(exercise) => startLoading(() => setChosen(exercise))} />
      <div ref={content} className={styles.content} aria-busy={isLoading}>
        <Suspense fallback={<Loading />}>
          {chosen ? (
            <>
              <LessonFrame lesson={chosen}>{pages.get(chosen)}</LessonFrame>
              <p>
                On a page of its own:{' '}
                <Link {...testable('own-page')} to={chosen.path}>
                  {chosen.path}
                </Link>
              </p>
            </>
          ) : (
            <Introduction />
          )}
        </Suspense>
      </div>
    </div>
  );
}

function Introduction() {
  return (
    <>
      <PageHeading>Web Elements</PageHeading>
      <p>
        Choose an exercise from the list. It opens here, and the address stays the same; each one
        also has a page of its own, linked below it, for tests that want to start there.
      </p>
      <p>
        Seven of them in one place: the{' '}
        <Link {...testable('open-demo')} to={paths.webElementsDemo}>
          Web Elements Demo
        </Link>
        .
      </p>
    </>
  );
}
