import type { TaskRequest, TaskStep } from '@sparring/contracts/tasks/task';
import { Marked } from '../../ui/marked.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './task-steps.module.css';

interface TaskStepsProps {
  /** The id of the list. */
  readonly name: string;
  readonly title: string;
  readonly steps: readonly TaskStep[];
}

/** What was seen of a task so far, with its requests, and what is not yet seen. */
export const TaskSteps = ({ name, title, steps }: TaskStepsProps) => {
  const seen = steps.every(({ done }) => done) ? 'Done:' : 'So far:';
  return (
    <ol {...testable(name)} className={styles.steps} aria-label={`Steps of ${title}`}>
      {steps.map(({ say, done, request }) => (
        <li key={say} data-done={done}>
          <strong>{done ? seen : 'Not yet:'}</strong> <Marked>{say}</Marked>
          {request && <span className="small block">{requestInWords(request)}</span>}
        </li>
      ))}
    </ol>
  );
};

const requestInWords = ({ id, method, path, status, time }: TaskRequest): string =>
  `Request ${id}: ${method} ${path} ${status ?? 'no response'}, ${new Date(time).toLocaleTimeString('en-GB')}`;
