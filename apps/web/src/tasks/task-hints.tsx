import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Task } from '@sparring/contracts/tasks/task';
import { Button } from '../ui/button.tsx';
import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';

interface TaskHintsProps {
  readonly task: Task;
  /** Says whether the hint came. */
  readonly onHint: (task: Task) => Promise<boolean>;
}

/** The hints that were taken, and the button for the next one. */
export const TaskHints = ({ task, onHint }: TaskHintsProps) => {
  const { id, title, state, hints } = task;
  const list = useRef<HTMLOListElement>(null);
  const next = hints.given.length + 1;
  const all = hints.given.length + hints.left;

  const take = async () => {
    const isThere = await onHint(task);
    flushSync(() => undefined);
    /* The last hint takes the button away, and with it the focus. */
    if (isThere && hints.left === 1) list.current?.focus();
  };

  return (
    <>
      <ol
        {...testable(`task-${id}-hints`)}
        ref={list}
        tabIndex={-1}
        aria-live="polite"
        aria-label={`Hints for ${title}`}
        hidden={hints.given.length === 0}
      >
        {hints.given.map((hint) => (
          <li key={hint}>
            <Marked>{hint}</Marked>
          </li>
        ))}
      </ol>
      {hints.left > 0 && state !== 'done' && (
        <p>
          <Button
            name={`task-${id}-hint`}
            look="plain"
            aria-label={`Hint ${next} of ${all} for ${title}`}
            onClick={() => void take()}
          >
            Hint {next} of {all}
          </Button>
        </p>
      )}
    </>
  );
};
