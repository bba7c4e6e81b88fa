import type { Plan, TaskCount } from '@sparring/contracts/desk/marks';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './plan.module.css';

interface PlanOrderProps {
  readonly tasks: readonly TaskCount[];
  readonly onChange: (tasks: Plan['tasks']) => void;
}

/** The chosen tasks, which go up and down one by one. */
export const PlanOrder = ({ tasks, onChange }: PlanOrderProps) => {
  const move = (from: number, to: number) => {
    const ids = tasks.map(({ id }) => id) as Plan['tasks'];
    if (to < 0 || to >= ids.length) return;
    const [moved] = ids.splice(from, 1);
    onChange(ids.toSpliced(to, 0, moved!));
  };
  if (tasks.length === 0) return <p {...testable('plan-empty')}>No task is chosen.</p>;
  return (
    <ol {...testable('plan-order')} className={styles.order} aria-label="Order of the plan">
      {tasks.map(({ id, title }, index) => (
        <li key={id}>
          <span>
            {index + 1}. {title}
          </span>
          <Button
            name={`plan-${id}-up`}
            look="plain"
            aria-label={`Up: ${title}`}
            aria-disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            Up
          </Button>
          <Button
            name={`plan-${id}-down`}
            look="plain"
            aria-label={`Down: ${title}`}
            aria-disabled={index === tasks.length - 1}
            onClick={() => move(index, index + 1)}
          >
            Down
          </Button>
        </li>
      ))}
    </ol>
  );
};
