import { useLearner } from '../session/learner.ts';
import { testable } from '../ui/testable.ts';
import type { Exercise } from './exercise.ts';
import styles from './visited.module.css';

/** The paths of the pages that this browser has visited. */
export const useVisited = (): ReadonlySet<string> => new Set(useLearner().visited);

/** Beside an exercise in the overview. */
export const Visited = ({ path }: { readonly path: string }) =>
  useVisited().has(path) && <p className={styles.visited}>✓ Visited</p>;

/** At the end of an exercise: how many of the list were visited. */
export const VisitedCount = ({ of: list }: { readonly of: readonly Exercise[] }) => {
  const visited = useVisited();
  const count = list.filter(({ path }) => visited.has(path)).length;
  return (
    <p {...testable('visited-count')} className={`apart ${styles.count}`}>
      ✓ {count} of {list.length} exercises visited
    </p>
  );
};
