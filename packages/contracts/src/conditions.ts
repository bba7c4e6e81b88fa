import { z } from 'zod';
import { faultRule } from './fault.ts';
import { storedLimit } from './limit.ts';
import { ownClock } from './own-clock.ts';
import { recording } from './recording.ts';

/** The faults of a workspace. The number of the script is another one after each PUT. */
export const storedFaults = z
  .object({ script: z.int(), rules: z.array(faultRule).readonly() })
  .readonly();
export type StoredFaults = z.infer<typeof storedFaults>;

/**
 * What is switched on in a workspace, and the member of a class whose workspace it is. Every entry is off until it is set. What a condition does to a call is a
 * Stage in the folder of its noun; stage-order.ts of the API gives it its place.
 */
export const conditions = z
  .object({
    clock: ownClock,
    limit: storedLimit,
    faults: storedFaults,
    if_match: z.literal('required'),
    recording,
    member: z.int(),
  })
  .partial()
  .readonly();
export type Conditions = z.infer<typeof conditions>;

/** The conditions of a new workspace. */
export const allOff: Conditions = Object.freeze({});
