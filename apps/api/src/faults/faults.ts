import type { FaultReport, FaultScript } from '@sparring/contracts/fault';
import type { StoredFaults } from '@sparring/contracts/conditions';
import type { AllConditions } from '../conditions/conditions.ts';
import { rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import { all, listed, takeOf, type Count } from './count.ts';
import type { Decision } from './decide.ts';
import { matches } from './match.ts';
import { startFaultsOn } from './start-faults.ts';

/** Finds the rule that decides about a request, and takes its next outcome. */
export type TakeFault = (
  workspace: string,
  faults: StoredFaults,
  method: string,
  path: string,
) => Promise<Decision | undefined>;

export interface Faults {
  readonly take: TakeFault;
  readonly find: (workspace: string) => Promise<FaultReport>;
  /** Replaces the script and starts all counts at 0. */
  readonly put: (
    workspace: string,
    clientNumber: ClientNumber,
    script: FaultScript,
  ) => Promise<FaultReport>;
}

export const createFaults = (
  { read, write, nextVersion }: Pick<Engine, 'read' | 'write' | 'nextVersion'>,
  conditions: AllConditions,
): Faults => {
  const take: TakeFault = async (name, faults, method, path) => {
    const matching = faults.rules.flatMap((rule, at) => (matches(rule, method, path) ? [at] : []));
    return matching.length === 0 ? undefined : write(takeOf(name, faults, matching));
  };

  /** The counts of a script, by rule and outcome. */
  const countsOf = async (name: string, script: number): Promise<ReadonlyMap<string, number>> => {
    const found = await read(rows<Count>(sql(listed, name, script)));
    return new Map(found.map(({ rule, outcome, used }) => [`${rule} ${outcome}`, used]));
  };

  const reported = async (name: string, faults?: StoredFaults): Promise<FaultReport> => {
    if (!faults) return { rules: [] };
    const counts = await countsOf(name, faults.script);
    const countOf = (rule: number, outcome: number) => counts.get(`${rule} ${outcome}`) ?? 0;
    return {
      rules: faults.rules.map((rule, at) => ({
        ...rule,
        matched: countOf(at, all),
        used: rule.outcomes.map(({ kind }, outcome) => ({ kind, times: countOf(at, outcome) })),
        left: rule.share === undefined ? rule.outcomes.length - countOf(at, all) : null,
      })),
    };
  };

  const startFaults = startFaultsOn({ nextVersion });
  const put: Faults['put'] = async (name, clientNumber, { rules }) => {
    let started: StoredFaults | undefined;
    function* start(workspace: number): Work<void> {
      started = yield* startFaults(workspace, rules);
    }
    const { faults } = await conditions.change(
      name,
      clientNumber,
      (before) => ({ ...before, faults: started }),
      start,
    );
    return reported(name, faults);
  };

  const find = async (name: string) => reported(name, (await conditions.of(name))?.faults);

  return { take, find, put };
};
