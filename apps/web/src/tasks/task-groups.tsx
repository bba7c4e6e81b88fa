import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { countDone } from '../practice/tasks/task-words.ts';
import { dayAndTime } from '../ui/day-and-time.ts';
import { testable } from '../ui/testable.ts';
import { useFragment } from '../ui/use-fragment.ts';
import { LessonFilter, useShownTasks } from './lesson-filter.tsx';
import { PathLinks, PathSection, pathsOf } from './path-section.tsx';
import { TaskFold } from './task-fold.tsx';
import { useOpened } from './use-opened.ts';

interface TaskGroupsProps {
  readonly list: TaskList;
  readonly onHint: (task: Task) => Promise<boolean>;
}

const noGrader = 'This API reads no cards of a grader, so nobody can do it here yet.';

const lesson = { id: 'lesson', title: 'This lesson' };

/** The tasks of the lesson in its order, or all, by path. */
export const TaskGroups = ({ list, onHint }: TaskGroupsProps) => {
  const { shown, hasPlan, ...filter } = useShownTasks(list);
  const { opened, turn } = useOpened([...filter.planned, ...list.tasks]);
  useFragment();

  const paths = filter.isAll ? pathsOf(list, shown) : [{ ...lesson, tasks: shown }];
  return (
    <>
      {hasPlan && <LessonFilter {...filter} all={list.tasks.length} />}
      <p {...testable('tasks-done')}>
        {countDone(shown)} of {shown.length} tasks done.
        {list.counts_until !== null && ` They count until ${dayAndTime(list.counts_until)}.`}
      </p>
      {filter.isAll && <PathLinks paths={paths} />}
      {paths.map((path) => (
        <PathSection key={path.id} path={path} isCounted={filter.isAll}>
          {(task) => (
            <TaskFold
              task={task}
              isOpen={opened.has(task.id)}
              missing={task.kind === 'graded' && !list.reads_cards ? noGrader : undefined}
              onTurn={turn}
              onHint={onHint}
            />
          )}
        </PathSection>
      ))}
    </>
  );
};
