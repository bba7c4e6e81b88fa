import type { TaskCount } from '@sparring/contracts/desk/marks';
import styles from './done-squares.module.css';

/** More squares do not fit into a row. */
const mostSquares = 12;

interface DoneSquaresProps {
  readonly planned: readonly Pick<TaskCount, 'id'>[];
  readonly done: readonly string[];
}

/** The tasks of the plan in its order, each as a square, and how many of them are done. */
export const DoneSquares = ({ planned, done }: DoneSquaresProps) => {
  const isDone = planned.map(({ id }) => done.includes(id));
  return (
    <span>
      {planned.length <= mostSquares && (
        <span className={styles.squares} aria-hidden="true">
          {isDone.map((one) => (one ? '■' : '□')).join('')}{' '}
        </span>
      )}
      <span className="nowrap">
        {isDone.filter(Boolean).length} of {planned.length}
      </span>
    </span>
  );
};
