import type { Task } from '@sparring/contracts/tasks/task';
import { testable } from '../../ui/testable.ts';
import { useDeskValue } from '../use-desk-value.ts';
import { MemberTask } from './member-task.tsx';
import styles from './drawer.module.css';

interface MemberTasksProps {
  readonly path: string;
  /** The tasks of the plan, in its order. */
  readonly planned: readonly string[];
  /** Changes with each request and each task that is done. */
  readonly version: string;
}

/** The tasks of the plan in its order, then all others, each with its proof. */
export const MemberTasks = ({ path, planned, version }: MemberTasksProps) => {
  const { value, problem, show } = useDeskValue<readonly Task[]>(`${path}/tasks#${version}`);
  if (!value) return <p>{problem ?? 'Loading…'}</p>;
  const place = ({ id }: Task) => planned.indexOf(id);
  const ofPlan = value.filter((task) => place(task) >= 0).toSorted((a, b) => place(a) - place(b));
  const beside = value.filter((task) => place(task) < 0);
  const change = (next: Task) => show(value.map((task) => (task.id === next.id ? next : task)));
  const list = (tasks: readonly Task[]) =>
    tasks.map((task) => <MemberTask key={task.id} path={path} task={task} onChange={change} />);
  return (
    <>
      {ofPlan.length > 0 && (
        <ul {...testable('drawer-tasks')} className={styles.list} aria-label="Tasks of the plan">
          {list(ofPlan)}
        </ul>
      )}
      <h3>Beside the plan</h3>
      <ul {...testable('drawer-other-tasks')} className={styles.list} aria-label="Other tasks">
        {list(beside)}
      </ul>
    </>
  );
};
