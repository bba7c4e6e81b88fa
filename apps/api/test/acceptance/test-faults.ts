import type { FaultReport } from '@sparring/contracts/fault';
import { expect } from 'vitest';
import { newWorkspace, type Workspace } from './test-client.ts';

/** Scripts these rules. */
export const put = <Body = FaultReport>(workspace: Workspace, ...rules: readonly object[]) =>
  workspace.send<Body>('PUT', '/workspace/faults', { body: { rules } });

export const report = async (workspace: Workspace): Promise<FaultReport['rules']> =>
  (await workspace.get<FaultReport>('/workspace/faults')).body.rules;

export const status = (code: number, more: object = {}) => ({
  kind: 'status',
  status: code,
  ...more,
});

export const repeated = (count: number, outcome: object = { kind: 'pass' }): readonly object[] =>
  Array.from({ length: count }, () => outcome);

/** A workspace whose GET /ping has these outcomes. */
export const withOutcomes = async (...outcomes: readonly object[]): Promise<Workspace> => {
  const workspace = newWorkspace();
  expect((await put(workspace, { path: '/ping', outcomes })).status).toBe(200);
  return workspace;
};

/** What X-Chance says of requests one after the other. */
export const chancesOf = async (workspace: Workspace, count: number) => {
  const told: (string | null)[] = [];
  while (told.length < count) told.push((await workspace.get('/ping')).headers.get('X-Chance'));
  return told;
};
