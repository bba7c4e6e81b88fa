import { type ReactNode, useRef, useState, type Ref } from 'react';
import { ExceptionList } from '../practice/exception-list.tsx';
import { ExerciseBox } from '../practice/exercise-box.tsx';
import { LabContext } from '../practice/verdict.tsx';
import { Marked } from '../ui/marked.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Fold } from '../practice/fold.tsx';
import type { Lab, LabLesson } from './lab.ts';
import { testable } from '../ui/testable.ts';
import styles from './workbench.module.css';

/** What the visitor has to do in the lab. */
const Task = ({ steps }: { readonly steps: readonly string[] }) => (
  <section aria-labelledby="task-title">
    <h2 id="task-title" className="apart subtitle">
      Your task
    </h2>
    <ol {...testable('task')} className={styles.task}>
      {steps.map((step) => (
        <li key={step}>
          <Marked>{step}</Marked>
        </li>
      ))}
    </ol>
  </section>
);

interface HintsProps {
  readonly list: Ref<HTMLDivElement>;
  readonly hints: readonly string[];
}

/** The column of the hints scrolls by itself. */
const show = (hint: Element | null): void => hint?.scrollIntoView({ block: 'nearest' });

/** Each hint has a fold of its own, so that a visitor reads only as much as is needed. */
const Hints = ({ list, hints }: HintsProps) => (
  <div ref={list} className={`row ${styles.hints}`}>
    {hints.map((hint, index) => (
      <Fold key={hint} name={`hint-${index + 1}`} title={`Hint ${index + 1} of ${hints.length}`}>
        {() => (
          <p ref={show} className="breakable">
            <Marked>{hint}</Marked>
          </p>
        )}
      </Fold>
    ))}
  </div>
);

interface WorkbenchProps {
  readonly lesson: Lab & LabLesson;
  /** The lab after this one. */
  readonly next: { readonly title: string; readonly path: string };
  readonly onSolved: () => void;
  readonly settings: ReactNode;
  /** The exercise. */
  readonly children: ReactNode;
}

/** On a wide screen, the task, the hints and the verdict stay in sight beside the exercise. */
export const Workbench = ({ lesson, next, onSolved, settings, children }: WorkbenchProps) => {
  const isWide = useMedia('(width >= 70rem)');
  const [place, setPlace] = useState<Element | null>(null);
  const { slug, title, trains, task, asksForUser, hints, exceptions } = lesson;
  const hintList = useRef<HTMLDivElement>(null);
  const shownHints = <Hints list={hintList} hints={hints} />;
  const openHint = () => {
    const first = hintList.current?.querySelector('details');
    if (!first) return;
    first.open = true;
    first.querySelector('summary')?.focus();
  };

  return (
    <div className={styles.workbench}>
      <div className={styles.side}>
        <div className={`scrolls ${styles.reading}`}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.trains}>
            <Marked>{trains}</Marked>
          </p>
          <Task steps={task} />
          {isWide && shownHints}
        </div>
        {isWide && <div ref={setPlace} className={styles.verdict} />}
      </div>
      <div>
        {settings}
        <ExerciseBox>
          <LabContext value={{ slug, next, place: place ?? undefined, openHint, onSolved }}>
            {children}
          </LabContext>
        </ExerciseBox>
        {!asksForUser && (
          <p>Who acts does not matter: your own clicks, and values from a script, count as well.</p>
        )}
        {!isWide && shownHints}
        {exceptions && <ExceptionList exceptions={exceptions} />}
      </div>
    </div>
  );
};
