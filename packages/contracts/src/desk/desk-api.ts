import type { EndpointGroup } from '../endpoint.ts';
import { classEndpoints } from './class-endpoints.ts';
import { exportEndpoints } from './export-endpoints.ts';
import { memberEndpoints } from './member-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { startEndpoints } from './start-endpoints.ts';
import { deskTaskEndpoints } from './task-endpoints.ts';
import { watchEndpoints } from './watch-endpoints.ts';

/** Every endpoint of the teacher's desk, by noun. The documents of learners have none of them. */
export const deskApi = {
  session: sessionEndpoints,
  classes: classEndpoints,
  members: memberEndpoints,
  start: startEndpoints,
  watch: watchEndpoints,
  tasks: deskTaskEndpoints,
  exports: exportEndpoints,
} as const satisfies Record<string, EndpointGroup>;
