import { Link } from 'react-router';
import type { Task } from '@sparring/contracts/tasks/task';
import { labPath, paths } from '../paths.ts';
import { TaskSteps } from '../practice/tasks/task-steps.tsx';
import {
  evidenceInWords,
  pointsInWords,
  proofInWords,
  stateInWords,
} from '../practice/tasks/task-words.ts';
import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import { TaskHints } from './task-hints.tsx';
import styles from './tasks.module.css';

interface TaskFoldProps {
  readonly task: Task;
  readonly isOpen: boolean;
  /** Why nothing can grade it, if nothing can. */
  readonly missing: string | undefined;
  readonly onTurn: (id: string, isOpen: boolean) => void;
  readonly onHint: (task: Task) => Promise<boolean>;
}

/** A task: closed it says its state, open also what was seen, what is missing, and its hints. */
export const TaskFold = ({ task, isOpen, missing, onTurn, onHint }: TaskFoldProps) => {
  const { id, title, text, kind, points, minutes, state, steps, proof } = task;
  const name = `task-${id}`;
  return (
    <details
      {...testable(name)}
      className={`box ${styles.task}`}
      data-state={state}
      open={isOpen}
      onToggle={({ currentTarget }) => onTurn(id, currentTarget.open)}
    >
      <summary {...testable(`${name}-toggle`)}>
        <h3>{title}</h3>{' '}
        <span {...testable(`${name}-state`)} className={`muted ${styles.state}`}>
          {stateInWords(task)}
        </span>{' '}
        <span className="small pushed">
          {pointsInWords(points)} · {minutes} min
        </span>
      </summary>
      <p>
        <Marked>{text}</Marked>
      </p>
      {kind === 'reported' && (
        <p>
          <Link {...testable(`${name}-lab`)} to={labPath(id)}>
            Open the lab of “{title}”
          </Link>
        </p>
      )}
      {proof && <p {...testable(`${name}-proof`)}>{proofInWords(proof)}</p>}
      <TaskSteps name={`${name}-steps`} title={title} steps={steps} />
      <TaskHints task={task} onHint={onHint} />
      <p className="small">
        {evidenceInWords[kind]} {missing} <RuleLinks task={task} />
      </p>
    </details>
  );
};

const RuleLinks = ({ task: { id, title, rules } }: { readonly task: Task }) => (
  <>
    {rules.length === 1 ? 'Rule: ' : 'Rules: '}
    {rules.map((rule, index) => (
      <span key={rule}>
        {index > 0 && ', '}
        <Link
          {...testable(`task-${id}-${rule.toLowerCase()}`)}
          to={`${paths.rules}#${rule}`}
          aria-label={`${rule}, for ${title}`}
        >
          {rule}
        </Link>
      </span>
    ))}
  </>
);
