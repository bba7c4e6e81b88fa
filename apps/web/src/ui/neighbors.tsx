import { Link } from 'react-router';
import styles from './neighbors.module.css';
import { testable } from './testable.ts';

interface Listed {
  readonly title: string;
  readonly path: string;
}

interface NeighborsProps {
  /** In the order of its index. */
  readonly list: readonly Listed[];
  /** The path of the shown page. */
  readonly of: string;
}

/** Links to the pages before and after a page in its list. */
export const Neighbors = ({ list, of }: NeighborsProps) => {
  const place = list.findIndex(({ path }) => path === of);
  const previous = list[place - 1];
  const next = list[place + 1];

  return (
    <nav className={`row ${styles.neighbors}`} aria-label="Previous and next">
      {previous && (
        <Link {...testable('previous-page')} className={styles.previous} to={previous.path}>
          Previous: {previous.title}
        </Link>
      )}
      {next && (
        <Link
          {...testable('next-page')}
          className={`pushed text-end ${styles.next}`}
          to={next.path}
        >
          Next: {next.title}
        </Link>
      )}
    </nav>
  );
};
