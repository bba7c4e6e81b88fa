import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import styles from './task.module.css';

/** What the visitor has to do in the lab. */
export const Task = ({ steps }: { readonly steps: readonly string[] }) => (
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
  </section>
);
