import type { Conditions } from '@sparring/contracts/conditions';
import type { Engine, Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';
import { changeConditions, type ConditionsChange } from './change.ts';
import type { ConditionsOf } from './reader.ts';

export interface AllConditions {
  readonly of: ConditionsOf;
  /** One transaction: runs `also` with the id of the workspace, then changes the conditions. */
  readonly change: (
    workspace: string,
    clientNumber: ClientNumber,
    change: ConditionsChange,
    also?: (id: number) => Work<void>,
  ) => Promise<Conditions>;
}

function* nothing(): Work<void> {}

/** The conditions of each workspace: what is switched on in it. */
export const createConditions = (
  { write }: Pick<Engine, 'write'>,
  { of, ensureRow }: { readonly of: ConditionsOf; readonly ensureRow: LockRow },
): AllConditions => {
  function* changed(
    name: string,
    clientNumber: ClientNumber,
    change: ConditionsChange,
    also: (id: number) => Work<void> = nothing,
  ): Work<Conditions> {
    const { id } = yield* ensureRow(name, clientNumber);
    yield* also(id);
    return yield* changeConditions(name, change);
  }
  return { of, change: (...args) => write(changed(...args)) };
};
