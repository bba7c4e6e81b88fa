import type { RecordedRequest, RequestSummary } from '@sparring/contracts/recorded-request';
import { newWorkspace, type Workspace } from './test-client.ts';

export type Log = readonly RequestSummary[];

/** A page of the log. */
export const log = (workspace: Workspace, query = '') =>
  workspace.get<Log>(`/workspace/requests${query}`);
/** The newest request with its answer. */
export const last = async (workspace: Workspace): Promise<RecordedRequest> => {
  const [newest] = (await log(workspace)).body;
  return (await workspace.get<RecordedRequest>(`/workspace/requests/${newest?.id}`)).body;
};
export const pathsOf = ({ base }: Workspace, requests: Log) =>
  requests.map(({ path }) => path.replace(base, ''));
export const paths = async (workspace: Workspace, query?: string) =>
  pathsOf(workspace, (await log(workspace, query)).body);

/** A workspace that is recorded. */
export const recorded = async (): Promise<Workspace> => {
  const workspace = newWorkspace();
  await log(workspace);
  return workspace;
};
