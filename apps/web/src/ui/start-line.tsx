import { Link } from 'react-router';
import styles from './start-line.module.css';
import { testable } from './testable.ts';

interface StartLineProps {
  /** One of the paths of /start. */
  readonly path: string;
  readonly children: string;
}

/** Leads a stranger from an index to the path that begins there. */
export const StartLine = ({ path, children }: StartLineProps) => (
  <p className={styles.startLine}>
    New here?{' '}
    <Link {...testable('start-line')} to={path}>
      {children}
    </Link>
  </p>
);
