import type { TaskCount } from '@sparring/contracts/desk/marks';
import type { Task } from '@sparring/contracts/tasks/task';
import { catalog } from '@sparring/tasks/catalog';
import { rows, sql, type Work } from '../database/engine.ts';
import { planOf } from './plan.ts';
import { columns, type Progress } from './progress.ts';
import { shownTask, textOfTask } from './shown-task.ts';

/** For each task, how many members of a class have started it and done it. */
export function* countTasks(ofClass: number): Work<readonly TaskCount[]> {
  const plan = yield* planOf(ofClass);
  const found = yield* rows<Progress>(
    sql(
      `SELECT ${columns} FROM task_progress
       WHERE member IN (SELECT id FROM member WHERE class = $1)`,
      ofClass,
    ),
  );
  const byTask = Map.groupBy(found, ({ task }) => task);
  return catalog.map((task) => {
    const own = (byTask.get(task.id) ?? []).map((one) => shownTask(task, one, plan));
    const countOf = (wanted: Task['state']) => own.filter(({ state }) => state === wanted).length;
    return {
      ...textOfTask(task),
      planned: plan.tasks.includes(task.id),
      started: countOf('started'),
      done: countOf('done'),
      late: own.filter(({ proof }) => proof?.late === true).length,
    };
  });
}
