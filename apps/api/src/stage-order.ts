import { isSettingsPath } from '@sparring/contracts/paths';
import { ownDate } from './conditions/own-date.ts';
import { requireMatch } from './conditions/require-match.ts';
import type { Stage } from './request/compose.ts';
import type { StagesOf } from './http/endpoint/implement.ts';

export interface StageParts {
  readonly faults: Stage;
  readonly limit: Stage;
}

/**
 * What the conditions of a workspace put around its calls, the outermost first. The limit sees the answers that faults
 * make, so that each answer tells it. Inside all of these, around the handler, an Idempotency-Key is applied (`handlerOf`
 * in app.ts); outside of them, the recording sees the whole call.
 */
export const createStages =
  ({ faults, limit }: StageParts): StagesOf =>
  ({ path }) =>
    isSettingsPath(path) ? [ownDate] : [ownDate, limit, faults, requireMatch];
