import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { pathTitles } from '@sparring/contracts/tasks/path-titles';
import { type PathId, pathIds, type TaskId } from '@sparring/contracts/tasks/task-ids';
import { catalog, taskWith } from '@sparring/tasks/catalog';
import type { ClientNumber } from '../request/client-number.ts';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import type { LockRow } from '../request/lock-row.ts';
import { planIn } from './plan.ts';
import { lockOwner, progressOf, setProgress, type Owner, type Progress } from './progress.ts';
import type { Settling } from './settle.ts';
import { shownTask, type PlanOf } from './shown-task.ts';

/** The workspace of a call. */
interface Place {
  readonly workspace: string;
  readonly clientNumber: ClientNumber;
  readonly member: number | undefined;
}

interface OwnTaskParts {
  readonly ensureRow: LockRow;
  /** Begins to record the workspace, and writes what waits. */
  readonly openLog: (workspace: string, clientNumber: ClientNumber) => Promise<unknown>;
  readonly settle: Settling['settle'];
  readonly readsCards: boolean;
}

interface Mine {
  readonly title: string | null;
  readonly plan: PlanOf;
  readonly progress: ReadonlyMap<TaskId, Progress>;
}

function* classOf(member: number) {
  return yield* row<{ title: string; plan: string }>(
    sql(
      'SELECT class.title, class.plan FROM member JOIN class ON class.id = member.class WHERE member.id = $1',
      member,
    ),
  );
}

function* mine(owner: Owner): Work<Mine> {
  const found = 'member' in owner ? yield* classOf(owner.member) : undefined;
  const progress = yield* progressOf(owner);
  return {
    title: found?.title ?? null,
    plan: found && planIn(found.plan),
    progress: new Map(progress.map((one) => [one.task, one])),
  };
}

/** The tasks of whoever works in a workspace. */
export const createOwnTasks = (
  { readAtOnce, write }: Pick<Engine, 'readAtOnce' | 'write'>,
  { ensureRow, openLog, settle, readsCards }: OwnTaskParts,
) => {
  function* ask({ workspace, clientNumber, member }: Place): Work<Owner> {
    if (member !== undefined) {
      yield lockOwner({ member });
      return { member };
    }
    const { id } = yield* ensureRow(workspace, clientNumber);
    yield sql('UPDATE workspace SET asks_tasks = 1 WHERE id = $1 AND asks_tasks = 0', id);
    return { workspace: id };
  }

  const read = async (place: Place): Promise<Mine> => {
    const { workspace, clientNumber, member } = place;
    /* A member is recorded as long as the class is open, and not because somebody looks. */
    if (member === undefined) await openLog(workspace, clientNumber);
    const owner = member === undefined ? await write(ask(place)) : { member };
    await settle(owner);
    return readAtOnce(mine(owner));
  };

  const find = async (place: Place, id: TaskId): Promise<Task> => {
    const { plan, progress } = await read(place);
    return shownTask(taskWith(id), progress.get(id), plan);
  };

  function* takeHint(place: Place, id: TaskId): Work<void> {
    const owner = yield* ask(place);
    const { hints = 0 } = (yield* progressOf(owner)).find(({ task }) => task === id) ?? {};
    if (hints < taskWith(id).hints.length) yield setProgress(owner, id, { hints: hints + 1 });
  }

  return {
    list: async (place: Place, path?: PathId): Promise<TaskList> => {
      const { title, plan, progress } = await read(place);
      const shown = catalog.map((task) => shownTask(task, progress.get(task.id), plan));
      const inPath = (one: PathId) => shown.filter((task) => task.path === one);
      return {
        class_title: title,
        counts_until: plan?.counts_until ?? null,
        plan: [...(plan?.tasks ?? [])],
        reads_cards: readsCards,
        paths: pathIds.map((id) => ({
          id,
          title: pathTitles[id],
          tasks: inPath(id).length,
          done: inPath(id).filter(({ state }) => state === 'done').length,
        })),
        tasks: path === undefined ? shown : inPath(path),
      };
    },
    find,
    takeHint: async (place: Place, id: TaskId): Promise<Task> => {
      await write(takeHint(place, id));
      return find(place, id);
    },
  };
};

export type OwnTasks = ReturnType<typeof createOwnTasks>;
