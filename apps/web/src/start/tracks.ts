import { apiTrack } from './api.ts';
import { firstTestTrack } from './first-test.ts';
import type { Track } from './step.ts';
import { toolsTrack } from './tools.ts';

/** The paths of /start, in the order of the page. */
export const tracks: readonly Track[] = [firstTestTrack, toolsTrack, apiTrack];
