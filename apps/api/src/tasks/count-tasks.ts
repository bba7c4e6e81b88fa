import type { Plan, TaskCount } from '@sparring/contracts/desk/marks';
import { catalog } from '@sparring/tasks/catalog';
import { rows, sql, type Work } from '../database/engine.ts';
import { planOf } from './plan.ts';
import type { Progress } from './progress.ts';
import { isLate, textOfTask } from './shown-task.ts';

type Counted = Pick<Progress, 'task' | 'state' | 'done_at' | 'ticked_at'>;

const isDone = ({ done_at, ticked_at }: Counted): boolean => done_at !== null || ticked_at !== null;

const isBegun = (one: Counted): boolean => one.state !== null && !isDone(one);

const wasLate = ({ done_at, ticked_at }: Counted, plan: Plan): boolean =>
  ticked_at === null && done_at !== null && isLate(done_at, plan);

/** How many members of a class are how far with each task. */
export function* countTasks(ofClass: number): Work<readonly TaskCount[]> {
  const plan = yield* planOf(ofClass);
  const found = yield* rows<Counted>(
    sql(
      `SELECT task, state, done_at, ticked_at FROM task_progress
       WHERE member IN (SELECT id FROM member WHERE class = $1)`,
      ofClass,
    ),
  );
  const byTask = Map.groupBy(found, ({ task }) => task);
  return catalog.map((task) => {
    const own = byTask.get(task.id) ?? [];
    return {
      ...textOfTask(task),
      planned: plan.tasks.includes(task.id),
      started: own.filter(isBegun).length,
      done: own.filter(isDone).length,
      late: own.filter((one) => wasLate(one, plan)).length,
    };
  });
}
