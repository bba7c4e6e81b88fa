import type { Plan } from '@sparring/contracts/desk/marks';
import type { Task } from '@sparring/contracts/tasks/task';
import type { TaskId } from '@sparring/contracts/tasks/task-ids';
import { catalog } from '@sparring/tasks/catalog';
import type { Clock } from '../request/clock.ts';
import type { Engine, Work } from '../database/engine.ts';
import { countTasks } from './count-tasks.ts';
import { findTaught, taughtIn } from './taught.ts';
import { planOf, putPlan } from './plan.ts';
import { lockOwner, noteDone, progressOf, setProgress } from './progress.ts';
import type { Settling } from './settle.ts';
import { shownTask } from './shown-task.ts';

function* tasksOfMember(ofClass: number, member: number): Work<readonly Task[]> {
  const plan = yield* planOf(ofClass);
  const progress = new Map((yield* progressOf({ member })).map((one) => [one.task, one]));
  return catalog.map((task) => shownTask(task, progress.get(task.id), plan));
}

function* setTick(member: number, task: TaskId, at: number | null, note: string | null) {
  yield lockOwner({ member });
  yield setProgress({ member }, task, { ticked_at: at, note });
  yield* noteDone(member);
}

/** The tasks of a class, as its teacher sees them. */
export const createClassTasks = (
  { read, readAtOnce, write }: Pick<Engine, 'read' | 'readAtOnce' | 'write'>,
  { clock, settle }: { readonly clock: Pick<Clock, 'now'>; readonly settle: Settling['settle'] },
) => {
  const ofMember = async (ofClass: number, member: number): Promise<readonly Task[]> => {
    await settle({ member });
    return readAtOnce(tasksOfMember(ofClass, member));
  };
  const tick = async (
    { ofClass, member, task }: Ticked,
    at: number | null,
    note: string | null,
  ): Promise<Task> => {
    await write(setTick(member, task, at, note));
    return (await ofMember(ofClass, member)).find(({ id }) => id === task)!;
  };

  return {
    plan: (ofClass: number) => read(planOf(ofClass)),
    putPlan: (ofClass: number, plan: Plan) => write(putPlan(ofClass, plan)),
    count: async (ofClass: number) => {
      await settle({ ofClass });
      return readAtOnce(countTasks(ofClass));
    },
    ofMember,
    tick: (ticked: Ticked, note: string | null) =>
      tick(ticked, clock.now().getTime(), note === '' ? null : note),
    untick: (ticked: Ticked) => tick(ticked, null, null),
    /** The data of the exports. */
    taught: async (ofClass: number) => {
      await settle({ ofClass });
      const found = await readAtOnce(findTaught(ofClass));
      return found && taughtIn(found);
    },
  };
};

interface Ticked {
  readonly ofClass: number;
  readonly member: number;
  readonly task: TaskId;
}

export type ClassTasks = ReturnType<typeof createClassTasks>;
