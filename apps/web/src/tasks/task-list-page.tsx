import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { keyIn } from '@sparring/contracts/member-key';
import { paths } from '../paths.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { apiOf, nameOfTab } from '../session/workspace-name.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { OwnClass } from './own-class.tsx';
import { TaskGroups } from './task-groups.tsx';
import { useTasks } from './use-tasks.ts';

/** What to practice, and what was seen of it in the workspace of the tab. */
export const TaskListPage = () => {
  const { search } = useLocation();
  const [name] = useState(() => nameOfTab(search));
  const { list, problem, takeHintOf } = useTasks(apiOf(name));
  return (
    <>
      <PageHeading>Tasks</PageHeading>
      <p>
        Do a task in any tool, and this page says what the API has seen of it and what is missing.
        Requests count from the first visit of this page or of a path of /start on, in a class from
        its beginning. Send the requests to the base URL of your workspace:
      </p>
      <CodeBlock name="tasks-base" what="the base URL">
        {location.origin + apiOf(name)}
      </CodeBlock>
      {typeof list?.class_title === 'string' && <OwnClass memberKey={keyIn(name) ?? name} />}
      <p>
        The{' '}
        <Link {...testable('tasks-console')} to={paths.console}>
          console
        </Link>{' '}
        shows each request as it arrives, and{' '}
        <Link {...testable('tasks-sheet')} to={`${paths.tasks}/sheet${search}`}>
          the sheet
        </Link>{' '}
        has the tasks on paper.
      </p>
      <output {...testable('tasks-problem')} className="problem">
        {problem && `${problem} ${list ? 'What you see may be old; the' : 'The'} page tries again.`}
      </output>
      {list ? <TaskGroups list={list} onHint={takeHintOf} /> : !problem && <p>Loading…</p>}
    </>
  );
};
