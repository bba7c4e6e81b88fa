import type { TaskCount } from '@sparring/contracts/desk/marks';
import type { MemberRow } from '@sparring/contracts/desk/watch';
import { testable } from '../../ui/testable.ts';
import styles from './task-counts.module.css';

interface TaskCountsProps {
  readonly planned: readonly TaskCount[];
  readonly rows: readonly MemberRow[];
}

/** How many members have done each task of the plan: without names, so that the projector shows it, too. */
export const TaskCounts = ({ planned, rows }: TaskCountsProps) =>
  planned.length > 0 && (
    <section aria-labelledby="task-counts-title">
      <h2 id="task-counts-title">Tasks</h2>
      <ol {...testable('task-counts')} className={`stack ${styles.counts}`}>
        {planned.map(({ id, title }) => {
          const done = rows.filter((row) => row.done.includes(id)).length;
          return (
            <li key={id} {...testable(`task-count-${id}`)}>
              <span>{title}</span>{' '}
              <strong>
                {done} of {rows.length}
              </strong>
              <progress value={done} max={Math.max(1, rows.length)} aria-label={`Done: ${title}`} />
            </li>
          );
        })}
      </ol>
    </section>
  );
