import { withHeaders } from '../request/answer.ts';
import type { Stage } from '../request/compose.ts';

/** The header Date of a workspace with a clock of its own is the time of that clock. */
export const ownDate: Stage = async ({ workspaceContext: { conditions, clock } }, next) => {
  const answer = await next();
  return conditions.clock ? withHeaders(answer, { Date: clock.now().toUTCString() }) : answer;
};
