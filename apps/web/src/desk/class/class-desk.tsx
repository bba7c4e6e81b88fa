import { useState, useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { testable } from '../../ui/testable.ts';
import { classPath, deskHome, sheetPath } from '../desk-paths.ts';
import { Drawer } from '../drawer/drawer.tsx';
import { Exports } from '../tasks/exports.tsx';
import { PlanForm } from '../tasks/plan-form.tsx';
import { TaskCounts } from '../tasks/task-counts.tsx';
import { useDeskCall } from '../use-desk-call.ts';
import { Actions } from './actions.tsx';
import { ClassSettings } from './class-settings.tsx';
import { type ClassParts, ClassStatus } from './class-status.tsx';
import { MemberGrid } from './member-grid.tsx';
import { nameIn } from './name-in.ts';
import { MessageForm } from './message-form.tsx';
import { RosterForm } from './roster-form.tsx';
import say from './say-now.module.css';
import { SayNow } from './say-now.tsx';
import { StartForm } from './start-form.tsx';
import { UnknownRequests } from './unknown-requests.tsx';
import type { MemberRow } from '@sparring/contracts/desk/watch';

/** The members for whom the next action is. Who leaves the class is no longer chosen. */
const useChosen = (rows: readonly MemberRow[]) => {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>(new Set());
  const choose = useCallback(
    (number: number) =>
      setNumbers((last) => {
        const next = new Set(last);
        if (!next.delete(number)) next.add(number);
        return next;
      }),
    [],
  );
  const forget = useCallback(() => setNumbers(new Set()), []);
  const chosen = useMemo(
    () => new Set(rows.map(({ number }) => number).filter((number) => numbers.has(number))),
    [rows, numbers],
  );
  return { chosen, choose, forget };
};

interface ClassDeskProps extends ClassParts {
  readonly change: (sent: Partial<SchoolClass>) => Promise<void>;
}

/** Everything that the teacher sees and does. */
export const ClassDesk = ({ found, live, plan, change }: ClassDeskProps) => {
  const { id } = found;
  const { chosen, choose, forget } = useChosen(live.rows);
  const [opened, setOpened] = useState<{ number: number; order: readonly number[] }>();
  const { run, problem } = useDeskCall();
  const open = (number: number) => setOpened({ number, order: live.rows.map((row) => row.number) });
  const hasNobody = !live.isEmpty && live.rows.length === 0;

  return (
    <>
      <ClassStatus found={found} live={live} />
      <p className="row middle gap-2-3">
        <Link {...testable('desk-all')} to={deskHome}>
          All classes
        </Link>
        <Link {...testable('desk-sheet')} to={sheetPath(id)}>
          Sheet of keys
        </Link>
        <Link {...testable('desk-projector')} to={`${classPath(id)}?view=projector`}>
          Projector
        </Link>
      </p>
      <output {...testable('desk-say-problem')} className="problem breakable">
        {problem}
      </output>
      <div className={say.sideBySide}>
        <SayNow
          causes={live.causes}
          rows={live.rows}
          nameOf={nameIn(live.rows)}
          onSay={(message) => void run(() => change({ message }))}
        />
        <UnknownRequests groups={live.unknown} hasTargets />
      </div>
      <h2>Members</h2>
      {hasNobody ? (
        <p {...testable('desk-nobody')}>Nobody is in the class yet: paste your list below.</p>
      ) : (
        <>
          <MemberGrid
            rows={live.rows}
            planned={plan.planned}
            chosen={chosen}
            onChoose={choose}
            onOpen={open}
          />
          <Actions id={id} chosen={chosen} onDone={forget} />
        </>
      )}
      <MessageForm message={found.message} change={change} />
      <TaskCounts planned={plan.planned} rows={live.rows} />
      <RosterForm id={id} hasNobody={hasNobody} />
      <StartForm id={id} />
      <PlanForm {...plan} />
      <Exports id={id} hasPlan={plan.planned.length > 0} />
      <ClassSettings found={found} change={change} />
      {opened && (
        <Drawer
          id={id}
          rows={live.rows}
          number={opened.number}
          order={opened.order}
          planned={plan.planned.map((task) => task.id)}
          onGo={(number) => setOpened({ ...opened, number })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
