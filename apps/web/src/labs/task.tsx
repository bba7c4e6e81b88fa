import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import styles from './task.module.css';

interface TaskProps {
  readonly steps: readonly string[];
  readonly asksForUser: boolean | undefined;
}

/** What the visitor has to do in the lab. */
export const Task = ({ steps, asksForUser = false }: TaskProps) => (
  <section aria-labelledby="task-title">
    <h2 id="task-title" className={styles.title}>
      Your task
    </h2>
    <ol {...testable('task')} className={styles.task}>
      {steps.map((step) => (
        <li key={step}>
          <Marked>{step}</Marked>
        </li>
      ))}
    </ol>
    {!asksForUser && (
      <p>The verdict does not ask who acts: clicks and values of a script count, too.</p>
    )}
  </section>
);
