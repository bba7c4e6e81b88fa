import type { taskEndpoints } from '@sparring/contracts/tasks/task-endpoints';
import { reply, type Handlers } from '../request/handler.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import type { OwnTasks } from './own-tasks.ts';

const placeOf = ({ workspace, clientNumber, conditions: { member } }: WorkspaceContext) => ({
  workspace: workspace.name,
  clientNumber,
  member,
});

export const taskRoutes = (tasks: OwnTasks): Handlers<typeof taskEndpoints> => ({
  listTasks: async (call) => reply(200, await tasks.list(placeOf(call), call.query.path)),
  getTask: async (call) => reply(200, await tasks.find(placeOf(call), call.params.task)),
  takeHint: async (call) => reply(200, await tasks.takeHint(placeOf(call), call.params.task)),
});
