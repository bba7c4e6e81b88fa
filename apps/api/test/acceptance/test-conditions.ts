import { expect } from 'vitest';
import { newWorkspace, origin, type RequestOptions, type Workspace } from './test-client.ts';

interface Settings {
  readonly now: string;
  readonly clock: 'server' | 'frozen' | 'running';
  readonly if_match: string;
}

export const settingsOf = async (workspace: Workspace): Promise<Settings> =>
  (await workspace.get<Settings>('/workspace')).body;

/** Changes the settings, and returns all of them. */
export const set = async (workspace: Workspace, body: object): Promise<Settings> =>
  (await workspace.send<Settings>('PATCH', '/workspace', { body })).body;

export const advance = (workspace: Workspace, by: string) => set(workspace, { advance: by });

/** A full minute, so that a window of a minute begins there. */
export const start = '2030-01-01T00:00:00.000Z';

/** A workspace whose clock stands still. */
export const frozen = async (now = start): Promise<Workspace> => {
  const workspace = newWorkspace();
  await set(workspace, { now, clock: 'frozen' });
  return workspace;
};

export const statusOf = async (
  workspace: Workspace,
  path = '/ping',
  headers: RequestOptions['headers'] = {},
): Promise<number> => (await workspace.get(path, headers)).status;

/** The statuses of requests one after the other. */
export const statusesOf = async (workspace: Workspace, count: number, path?: string) => {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await statusOf(workspace, path));
  return statuses;
};

/** Holds the only place of a limit by a request that takes ten seconds, unless it is left before. */
export const slowRequest = async ({ base, get }: Workspace) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const address = `${origin}${base}/testing/latency-simulation?delay=10`;
  const left = fetch(address, { signal }).catch(() => undefined);
  // Not by requests that would take the place themselves.
  await expect
    .poll(async () => (await get<{ left: number }>('/workspace/limit')).body.left)
    .toBe(0);
  return async () => {
    leaving.abort();
    await left;
  };
};

export interface LimitState {
  readonly policy: object | null;
  readonly left: number | null;
}

export const putLimit = <Body = LimitState>(workspace: Workspace, body: object) =>
  workspace.send<Body>('PUT', '/workspace/limit', { body });

/** A workspace with a frozen clock and a limit. */
export const limited = async (policy: object, now = start): Promise<Workspace> => {
  const workspace = await frozen(now);
  expect((await putLimit(workspace, policy)).status).toBe(200);
  return workspace;
};
