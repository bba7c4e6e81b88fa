import type { Conditions } from '@sparring/contracts/conditions';
import {
  shownPolicy,
  type LimitState,
  type SentPolicy,
  type StoredLimit,
} from '@sparring/contracts/limit';
import type { Clock } from '../request/clock.ts';
import type { AllConditions } from '../conditions/conditions.ts';
import type { Engine, Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import { countAlone } from './count-alone.ts';
import { countShared } from './count-shared.ts';
import type { Counter } from './counter.ts';
import { inSeconds } from './headers.ts';
import { standingOf } from './standing.ts';
import { startLimitOn } from './start-limit.ts';

export interface Limit {
  readonly counter: Counter;
  readonly stateOf: (
    workspace: string,
    conditions: Conditions,
    clock: Pick<Clock, 'now'>,
  ) => Promise<LimitState>;
  /** Replaces the policy, whose count begins anew. Without a policy the limit is off. */
  readonly set: (
    workspace: string,
    clientNumber: ClientNumber,
    clock: Pick<Clock, 'now'>,
    sent: SentPolicy | undefined,
  ) => Promise<Conditions>;
}

/** The limits of the workspaces. Several APIs count in their common database, a single one in memory. */
export const createLimit = (engine: Engine, conditions: AllConditions): Limit => {
  const isShared = engine.dialect === 'postgres';
  const isLimited = (name: string, number: number): boolean => {
    const found = conditions.of(name);
    return found instanceof Promise || found?.limit?.number === number;
  };
  const counter = isShared ? countShared(engine) : countAlone(isLimited);

  const stateOf: Limit['stateOf'] = async (name, { limit }, clock) => {
    if (!limit) return { policy: null, left: null, more_after: null };
    const { policy } = limit;
    const figures = await counter.figures(name, limit, clock.now().getTime());
    const { left, moreAfter } = standingOf(policy, figures);
    return {
      policy: shownPolicy(policy),
      left,
      more_after: moreAfter === undefined ? null : inSeconds(moreAfter),
    };
  };

  const startLimit = startLimitOn(engine);
  const set: Limit['set'] = (name, clientNumber, clock, sent) => {
    let limit: StoredLimit | undefined;
    function* start(workspace: number): Work<void> {
      limit = sent && (yield* startLimit(workspace, clock.now().getTime(), sent));
    }
    return conditions.change(name, clientNumber, (before) => ({ ...before, limit }), start);
  };

  return { counter, stateOf, set };
};
