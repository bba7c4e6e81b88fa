import { testable } from '../ui/testable.ts';

interface TaskProps {
  readonly steps: readonly string[];
  readonly asksForUser: boolean | undefined;
}

/** What the visitor has to do in the lab. */
export const Task = ({ steps, asksForUser = false }: TaskProps) => (
  <section aria-labelledby="task-title">
    <h2 id="task-title">Your task</h2>
    <ol {...testable('task')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {!asksForUser && (
      <p>The verdict does not ask who acts: clicks and values of a script count, too.</p>
    )}
  </section>
);
