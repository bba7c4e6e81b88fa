import { bases } from '@sparring/contracts/paths';
import type { Stage } from '../request/compose.ts';
import type { Act } from './act.ts';
import type { TakeFault } from './faults.ts';

/** The path of the contracts, without the base and the query. */
const pathIn = (url: string): string => {
  const path = url.replace(/[?#].*/s, '').replace(/(.)\/$/, '$1');
  const base = bases.find((one) => path.startsWith(`${one}/`));
  return base === undefined ? path : path.slice(base.length);
};

/** Gives a call the fault that the script of its workspace has for it. */
export const faultStage =
  (take: TakeFault, act: Act): Stage =>
  async (context, next) => {
    const { request, workspaceContext } = context;
    const { faults } = workspaceContext.conditions;
    if (!faults) return next();
    const { method = '', url = '/' } = request;
    const decision = await take(workspaceContext.workspace.name, faults, method, pathIn(url));
    return decision ? act(context, decision, next) : next();
  };
