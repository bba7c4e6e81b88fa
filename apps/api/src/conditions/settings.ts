import type { Conditions } from '@sparring/contracts/conditions';
import type { Workspace, WorkspaceSettings } from '@sparring/contracts/workspace';
import type { Clock } from '../request/clock.ts';
import type { ConditionsChange } from './change.ts';
import { changedClock, shownClock } from './clock.ts';

type Server = Pick<Clock, 'now'>;

/** The settings of PATCH /workspace that are conditions. */
export type ConditionSettings = Omit<WorkspaceSettings, 'seed' | 'chance'>;

export const settingsChange =
  ({ if_match, ...clockSettings }: ConditionSettings, server: Server): ConditionsChange =>
  (before) => ({
    ...before,
    ...(if_match && { if_match: if_match === 'required' ? if_match : undefined }),
    ...(Object.keys(clockSettings).length > 0 && {
      clock: changedClock(before.clock, clockSettings, server),
    }),
  });

/** The fields of GET /workspace about conditions. */
export const shownConditions = (
  { clock, if_match }: Conditions,
  server: Server,
): Pick<Workspace, 'now' | 'clock' | 'if_match'> => ({
  ...shownClock(clock, server),
  if_match: if_match ?? 'optional',
});
