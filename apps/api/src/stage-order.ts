import { isSettingsPath } from '@sparring/contracts/paths';
import { ownDate } from './conditions/own-date.ts';
import type { Stage, StagesOf } from './stage.ts';

interface StageParts {
  readonly limit: Stage;
}

/** What the conditions of a workspace put around its calls, the outermost first. */
export const createStages =
  ({ limit }: StageParts): StagesOf =>
  ({ path }) =>
    isSettingsPath(path) ? [ownDate] : [ownDate, limit];
