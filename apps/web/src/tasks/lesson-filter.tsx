import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { useSearchParams } from 'react-router';
import { Choice } from '../ui/choice.tsx';

const parameter = 'show';

/** The tasks of the lesson, in its order. */
export const plannedIn = ({ tasks, plan }: TaskList): readonly Task[] =>
  plan.flatMap((id) => tasks.find((task) => task.id === id) ?? []);

/** The tasks that the address asks for: those of the lesson, if the class has a plan, or all. */
export const useShownTasks = (list: TaskList) => {
  const [search, setSearch] = useSearchParams();
  const planned = plannedIn(list);
  const hasPlan = planned.length > 0;
  const isAll = !hasPlan || search.get(parameter) === 'all';
  const showAll = (next: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(parameter, 'all');
        else after.delete(parameter);
        return after;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  return { shown: isAll ? list.tasks : planned, hasPlan, isAll, planned, showAll };
};

type LessonFilterProps = Pick<ReturnType<typeof useShownTasks>, 'isAll' | 'planned' | 'showAll'> & {
  readonly all: number;
};

/** The choice between the tasks of the plan and all. */
export const LessonFilter = ({ isAll, planned, showAll, all }: LessonFilterProps) => (
  <fieldset className="row gap-x-5">
    <legend>Show</legend>
    <Choice
      name="tasks-lesson"
      group="tasks-show"
      type="radio"
      checked={!isAll}
      onChange={() => showAll(false)}
    >
      This lesson: {planned.length} tasks
    </Choice>
    <Choice
      name="tasks-all"
      group="tasks-show"
      type="radio"
      checked={isAll}
      onChange={() => showAll(true)}
    >
      All: {all} tasks
    </Choice>
  </fieldset>
);
