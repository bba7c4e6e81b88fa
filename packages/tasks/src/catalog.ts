import type { EndpointId } from './call.ts';
import { tasksByPath, type PathId, type TaskId } from '@sparring/contracts/tasks/task-ids';
import { apiBasics } from './paths/api-basics.ts';
import { endToEnd } from './paths/end-to-end.ts';
import { firstDay } from './paths/first-day.ts';
import { http } from './paths/http.ts';
import { locators } from './paths/locators.ts';
import { resilience } from './paths/resilience.ts';
import { security } from './paths/security.ts';
import { testDesign } from './paths/test-design.ts';
import { waits } from './paths/waits.ts';
import type { GradedTask, LoggedTask, Path, TaskData } from './task.ts';

/** Grows when a task asks for something else, so that marks of different times can be compared. */
export const tasksVersion = 2;

export const paths: { readonly [Id in PathId]: Path<Id> } = {
  'first-day': firstDay,
  'api-basics': apiBasics,
  http,
  resilience,
  security,
  waits,
  locators,
  'end-to-end': endToEnd,
  'test-design': testDesign,
};

type Placed<Data extends TaskData> = Data & {
  readonly id: TaskId;
  readonly path: PathId;
  readonly syllabus: Path['syllabus'];
};

export type TaskOf = Placed<LoggedTask> | Placed<GradedTask>;

/** Every task, in the order of the paths. */
export const catalog: readonly TaskOf[] = Object.entries(tasksByPath).flatMap(([path, ids]) => {
  const { tasks, syllabus } = paths[path as PathId];
  const data = tasks as Readonly<Record<string, TaskData>>;
  return ids.map((id) => ({ ...data[id]!, id, path: path as PathId, syllabus }));
});

const byId = new Map(catalog.map((task) => [task.id, task]));

export const taskWith = (id: TaskId): TaskOf => byId.get(id)!;

const isLogged = (task: TaskOf): task is Placed<LoggedTask> => task.kind !== 'graded';

export const loggedTasks = catalog.filter(isLogged);
export const gradedTasks = catalog.filter(
  (task): task is Placed<GradedTask> => task.kind === 'graded',
);

const everywhere = loggedTasks.filter(({ proof }) => proof.on === 'any');

const byEndpoint = Map.groupBy(
  loggedTasks.flatMap((task) =>
    task.proof.on === 'any' ? [] : task.proof.on.map((endpoint) => ({ task, endpoint })),
  ),
  ({ endpoint }) => endpoint,
);

/** The tasks that calls of these endpoints can move on. */
export const tasksOf = (endpoints: ReadonlySet<string | null>) => [
  ...new Set([
    ...everywhere,
    ...[...endpoints].flatMap((endpoint) =>
      (byEndpoint.get(endpoint as EndpointId) ?? []).map(({ task }) => task),
    ),
  ]),
];
