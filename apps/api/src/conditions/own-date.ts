import type { Stage } from '../stage.ts';

/** The header Date of a workspace with a clock of its own is the time of that clock. */
export const ownDate: Stage = ({ response, world }, answer) => {
  if (world.conditions.clock) response.setHeader('Date', world.clock.now().toUTCString());
  return answer();
};
