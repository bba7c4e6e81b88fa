import type { Critique, Verdict } from '@sparring/contracts/critique';
import type { faultRule } from '@sparring/contracts/fault';
import type { SentPolicy } from '@sparring/contracts/limit';
import type { RequestSummary } from '@sparring/contracts/recorded-request';
import type { Workspace, WorkspaceSettings } from '@sparring/contracts/workspace';
import type { Received, Client } from './client.ts';

/* What a learner switches on in a workspace. */

type Rule = (typeof faultRule)['_zod']['input'];

interface SentRule extends Omit<Rule, 'outcomes'> {
  readonly outcomes: readonly Rule['outcomes'][number][];
}

export const set = (api: Client, body: WorkspaceSettings): Promise<Received<Workspace>> =>
  api.send('PATCH', '/workspace', { body });

export const frozenAt = (api: Client, now: string): Promise<Received<Workspace>> =>
  set(api, { now, clock: 'frozen' });

export const limitTo = (api: Client, body: SentPolicy): Promise<Received<unknown>> =>
  api.send('PUT', '/workspace/limit', { body });

/** The status of a request that counts. */
export const pinged = async (api: Client): Promise<number> => (await api.get('/ping')).status;

export const script = (api: Client, ...rules: readonly SentRule[]): Promise<Received<unknown>> =>
  api.send('PUT', '/workspace/faults', { body: { rules } });

/** The log, the newest request first. The first call begins the recording. */
export const logged = async (api: Client, query = ''): Promise<readonly RequestSummary[]> =>
  (await api.get<readonly RequestSummary[]>(`/workspace/requests${query}`)).body;

/** What the critique says by one of its rules. The first call begins the recording. */
export const critiqueOf = async (api: Client, rule: string): Promise<Verdict | undefined> => {
  const { body } = await api.get<Critique>('/workspace/critique');
  return body.remarks.find((remark) => remark.rule === rule)?.verdict;
};
