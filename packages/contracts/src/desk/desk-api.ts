import type { EndpointGroup } from '../endpoint.ts';
import { classEndpoints } from './class-endpoints.ts';
import { memberEndpoints } from './member-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { startEndpoints } from './start-endpoints.ts';
import { watchEndpoints } from './watch-endpoints.ts';

/** Every endpoint of the teacher's desk, by noun. The documents of learners have none of them. */
export const deskApi = {
  session: sessionEndpoints,
  classes: classEndpoints,
  members: memberEndpoints,
  start: startEndpoints,
  watch: watchEndpoints,
} as const satisfies Record<string, EndpointGroup>;
