import { testable } from '../ui/testable.ts';

/** What the visitor has to do in the lab. */
export const Task = ({ steps }: { readonly steps: readonly string[] }) => (
  <section aria-labelledby="task-title">
    <h2 id="task-title">Your task</h2>
    <ol {...testable('task')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
