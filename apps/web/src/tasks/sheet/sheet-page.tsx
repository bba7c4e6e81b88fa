import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { paths } from '../../paths.ts';
import { apiOf, nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { testable } from '../../ui/testable.ts';
import { LessonFilter, useShownTasks } from '../lesson-filter.tsx';
import { useTasks } from '../use-tasks.ts';
import { SheetTask } from './sheet-task.tsx';
import sheet from './sheet.module.css';

/** The tasks on paper: those that the address names in its order, those of the lesson, or all. With the names, a teacher prints a plan without the key of a learner. */
export const SheetPage = () => {
  const { search } = useLocation();
  const [name] = useState(() => nameOfTab(search));
  const { list, problem } = useTasks(apiOf(name));
  return (
    <>
      <PageHeading>Sheet of tasks</PageHeading>
      <p className={`row middle screen-only ${sheet.screen}`}>
        <Button name="sheet-print" onClick={() => print()}>
          Print
        </Button>
        <Link {...testable('sheet-tasks')} to={paths.tasks}>
          All tasks, with what was seen of them
        </Link>
      </p>
      <output {...testable('sheet-problem')} className="problem">
        {problem}
      </output>
      {list ? <Sheet list={list} base={location.origin + apiOf(name)} /> : !problem && 'Loading…'}
    </>
  );
};

const named = (tasks: readonly Task[], text: string): readonly Task[] =>
  [...new Set(text.split(','))].flatMap((id) => tasks.find((task) => task.id === id) ?? []);

const Sheet = ({ list, base }: { readonly list: TaskList; readonly base: string }) => {
  const [search] = useSearchParams();
  const { shown, hasPlan, ...filter } = useShownTasks(list);
  const ids = search.get('tasks');
  const tasks = ids === null ? shown : named(list.tasks, ids);
  return (
    <>
      {ids === null && (
        <>
          <p>
            Base URL: <code {...testable('sheet-base')}>{base}</code>
          </p>
          {hasPlan && (
            <div className="screen-only">
              <LessonFilter {...filter} all={list.tasks.length} />
            </div>
          )}
        </>
      )}
      <ol {...testable('sheet-list')} className={sheet.list} aria-label="Tasks">
        {tasks.map((task, index) => (
          <SheetTask key={task.id} task={task} number={index + 1} />
        ))}
      </ol>
    </>
  );
};
