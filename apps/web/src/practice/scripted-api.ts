import type { faultScript } from '@sparring/contracts/fault';
import type { input } from 'zod';
import { apiOf, nameOfTab } from '../session/workspace-name.ts';

export type Rules = input<typeof faultScript>['rules'];

/** The address of the API for a lab of this tab: a workspace of its own, so that its faults disturb no other. */
export const apiOfLab = (lab: string, search: string): string =>
  apiOf(`${nameOfTab(search).slice(0, 40)}-${lab}`);

/** Makes the API at this address fail as the rules say, in place of the rules before. */
export const scriptFaults = async (
  address: string,
  rules: Rules,
  signal?: AbortSignal,
): Promise<void> => {
  const response = await fetch(`${address}/workspace/faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
};
