import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { countDone } from '../practice/tasks/task-words.ts';
import { testable } from '../ui/testable.ts';
import styles from './tasks.module.css';

export interface ShownPath {
  readonly id: string;
  readonly title: string;
  readonly tasks: readonly Task[];
}

/** The paths with a task to show, each with its tasks. */
export const pathsOf = ({ paths }: TaskList, shown: readonly Task[]): readonly ShownPath[] => {
  const inPath = Map.groupBy(shown, ({ path }) => path);
  return paths.flatMap(({ id, title }) => {
    const tasks = inPath.get(id);
    return tasks ? [{ id, title, tasks }] : [];
  });
};

const progressIn = ({ tasks }: ShownPath): string => `${countDone(tasks)} of ${tasks.length}`;

/** How much is done of each path. */
export const PathLinks = ({ paths }: { readonly paths: readonly ShownPath[] }) => (
  <nav aria-label="Paths">
    <ul className={`actions ${styles.paths}`}>
      {paths.map((path) => (
        <li key={path.id}>
          <Link
            {...testable(`to-path-${path.id}`)}
            to={{ hash: `path-${path.id}`, search: location.search }}
          >
            {path.title} <strong>{progressIn(path)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface PathSectionProps {
  readonly path: ShownPath;
  /** Whether it says how much is done. */
  readonly isCounted: boolean;
  readonly children: (task: Task) => ReactNode;
}

export const PathSection = ({ path, isCounted, children }: PathSectionProps) => (
  <section className="section" aria-labelledby={`path-${path.id}`}>
    <h2 id={`path-${path.id}`}>{path.title}</h2>
    {isCounted && (
      <p {...testable(`path-${path.id}-done`)} className={styles.progress}>
        {progressIn(path)} done
      </p>
    )}
    <ul className="stack">
      {path.tasks.map((task) => (
        <li key={task.id}>{children(task)}</li>
      ))}
    </ul>
  </section>
);
